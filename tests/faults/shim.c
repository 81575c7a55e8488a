/* Stands between a program and the C library, and watches what the program does to one folder.
 *
 * To be preloaded (LD_PRELOAD). What it does is chosen by the environment:
 *
 *   QUINTO_FAULTS_FOLDER   the absolute path of the folder; everything below it is watched
 *   QUINTO_FAULTS_JOURNAL  a file elsewhere to which every change is appended; see journal.py
 *   QUINTO_FAULTS_FULL     a file elsewhere: while it exists the disk is full, so that a write gets
 *                          half of what it has on the disk and the next one nothing; if the file is
 *                          not empty, nothing new can be made either
 *   QUINTO_FAULTS_SYNC_MS  how many milliseconds longer the disk takes for every fsync
 *
 * and by functions that the program can call:
 *
 *   faults_arm(call, half)  kill the process at this call from now, before it does anything; with
 *                           half, a write has written half of what it was given
 *   faults_calls()          how many calls there have been since
 *   faults_note(text)       put a line into the journal
 *
 * A watched call is one that changes something in the folder, forces it to the disk, or opens or
 * closes a file there. A program killed at any other call leaves what the next one of these finds.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define MOST_FILES 4096

struct record {
    uint8_t kind;
    uint8_t is_new;
    uint16_t unused;
    int32_t process;
    int32_t file;
    int32_t thread;
    int64_t nanoseconds;
    int64_t offset;
    uint32_t first;
    uint32_t second;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char is_watched[MOST_FILES];
static const char *folder, *full;
static size_t folder_length;
static int journal = -1;
static long sync_ms;
static volatile long calls, kill_at;
static volatile int is_half;

#define REAL(name) \
    static __typeof__(&name) real; \
    if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static ssize_t real_write(int file, const void *data, size_t length) {
    REAL(write);
    return real(file, data, length);
}

__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("QUINTO_FAULTS_JOURNAL"), *wait = getenv("QUINTO_FAULTS_SYNC_MS");
    folder = getenv("QUINTO_FAULTS_FOLDER");
    folder_length = folder ? strlen(folder) : 0;
    full = getenv("QUINTO_FAULTS_FULL");
    sync_ms = wait ? atol(wait) : 0;
    if (name) {
        int (*really_open)(const char *, int, ...) =
            (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
        journal = really_open(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    }
}

static int is_inside(const char *path) {
    return folder && path && !strncmp(path, folder, folder_length) &&
           (path[folder_length] == '/' || !path[folder_length]);
}

static int has(int file) { return file >= 0 && file < MOST_FILES && is_watched[file]; }

static void keep(char kind, int is_new, int file, int64_t offset, const void *first,
                 size_t first_length, const void *second, size_t second_length) {
    struct timespec now;
    int before = errno;
    if (journal >= 0) {
        clock_gettime(CLOCK_MONOTONIC, &now);
        struct record record = {
            .kind = (uint8_t)kind, .is_new = (uint8_t)is_new, .process = getpid(), .file = file,
            .thread = gettid(), .nanoseconds = now.tv_sec * 1000000000LL + now.tv_nsec,
            .offset = offset, .first = (uint32_t)first_length, .second = (uint32_t)second_length};
        struct iovec parts[3] = {{&record, sizeof record},
                                 {(void *)first, first_length},
                                 {(void *)second, second_length}};
        static ssize_t (*really)(int, const struct iovec *, int);
        if (!really) really = (ssize_t(*)(int, const struct iovec *, int))dlsym(RTLD_NEXT, "writev");
        if (really(journal, parts, 3) < 0) abort();
    }
    errno = before;
}

static void keep_paths(char kind, const char *first, const char *second) {
    keep(kind, 0, -1, 0, first, strlen(first), second, second ? strlen(second) : 0);
}

/* A watched call begins; it returns whether the process is to end after half a write. */
static int begins(void) {
    if (!kill_at && !calls) return 0; /* never armed */
    long number = __atomic_add_fetch(&calls, 1, __ATOMIC_SEQ_CST) - 1;
    if (number != kill_at) return 0;
    if (!is_half) kill(getpid(), SIGKILL);
    return 1;
}

static void end_here(void) { kill(getpid(), SIGKILL); }

static int is_full(int for_new) {
    struct stat status;
    static int (*really)(const char *, struct stat *);
    int before = errno;
    if (!full) return 0;
    if (!really) really = (int (*)(const char *, struct stat *))dlsym(RTLD_NEXT, "stat");
    int found = !really(full, &status);
    errno = before;
    return found && (!for_new || status.st_size);
}

static int no_room(void) {
    errno = ENOSPC;
    return -1;
}

void faults_arm(long call, int half) {
    is_half = half;
    kill_at = call;
    calls = 1;
}

long faults_calls(void) { return calls - 1; }

void faults_note(const char *text) { keep_paths('n', text, NULL); }

/* ------------------------------------------------------------------ files */
static int opened(int file, const char *path, int flags, int is_new) {
    if (file >= 0 && file < MOST_FILES) {
        is_watched[file] = 1;
        keep('o', is_new, file, flags & O_TRUNC ? 1 : 0, path, strlen(path), NULL, 0);
    }
    return file;
}

#define OPEN(name, parameters, arguments) \
    int name parameters { \
        REAL(name); \
        mode_t mode = 0; \
        if (flags & (O_CREAT | __O_TMPFILE)) { \
            va_list rest; \
            va_start(rest, flags); \
            mode = va_arg(rest, mode_t); \
            va_end(rest); \
        } \
        if (!is_inside(path)) return real arguments; \
        if (begins()) end_here(); \
        pthread_mutex_lock(&lock); \
        int is_new = flags & O_CREAT && access(path, F_OK); \
        int file = is_new && is_full(1) ? no_room() : real arguments; \
        opened(file, path, flags, is_new); \
        pthread_mutex_unlock(&lock); \
        return file; \
    }

OPEN(open, (const char *path, int flags, ...), (path, flags, mode))
OPEN(open64, (const char *path, int flags, ...), (path, flags, mode))
OPEN(openat, (int at, const char *path, int flags, ...), (at, path, flags, mode))
OPEN(openat64, (int at, const char *path, int flags, ...), (at, path, flags, mode))

int close(int file) {
    REAL(close);
    if (!has(file)) return real(file);
    if (begins()) end_here();
    pthread_mutex_lock(&lock);
    is_watched[file] = 0;
    keep('c', 0, file, 0, NULL, 0, NULL, 0);
    int result = real(file);
    pthread_mutex_unlock(&lock);
    return result;
}

static ssize_t wrote(int file, const void *data, ssize_t length, int64_t offset) {
    if (length > 0) keep('w', 0, file, offset, data, (size_t)length, NULL, 0);
    return length;
}

ssize_t write(int file, const void *data, size_t length) {
    if (!has(file)) return real_write(file, data, length);
    int ends = begins();
    if (is_full(0) && length < 2) return no_room();
    pthread_mutex_lock(&lock);
    ssize_t result = is_full(0) && length > 64 ? real_write(file, data, length / 2)
                     : is_full(0)              ? no_room()
                                               : real_write(file, data, ends ? length / 2 : length);
    if (result > 0) wrote(file, data, result, lseek(file, 0, SEEK_CUR) - result);
    if (ends) end_here();
    pthread_mutex_unlock(&lock);
    return result;
}

#define PWRITE(name, type) \
    ssize_t name(int file, const void *data, size_t length, type offset) { \
        REAL(name); \
        if (!has(file)) return real(file, data, length, offset); \
        int ends = begins(); \
        if (is_full(0)) return no_room(); \
        pthread_mutex_lock(&lock); \
        ssize_t result = real(file, data, ends ? length / 2 : length, offset); \
        wrote(file, data, result, offset); \
        if (ends) end_here(); \
        pthread_mutex_unlock(&lock); \
        return result; \
    }

PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

/* What copies from file to file is answered as by a system that cannot: Python then reads and
 * writes. */
ssize_t sendfile(int to, int from, off_t *offset, size_t length) {
    REAL(sendfile);
    if (!has(to)) return real(to, from, offset, length);
    errno = EINVAL;
    return -1;
}

ssize_t sendfile64(int to, int from, off64_t *offset, size_t length) {
    REAL(sendfile64);
    if (!has(to)) return real(to, from, offset, length);
    errno = EINVAL;
    return -1;
}

ssize_t copy_file_range(int from, off64_t *from_offset, int to, off64_t *to_offset, size_t length,
                        unsigned int flags) {
    REAL(copy_file_range);
    if (!has(to)) return real(from, from_offset, to, to_offset, length, flags);
    errno = EXDEV;
    return -1;
}

#define TRUNCATE(name, type) \
    int name(int file, type length) { \
        REAL(name); \
        if (!has(file)) return real(file, length); \
        if (begins()) end_here(); \
        pthread_mutex_lock(&lock); \
        int result = real(file, length); \
        if (!result) keep('t', 0, file, length, NULL, 0, NULL, 0); \
        pthread_mutex_unlock(&lock); \
        return result; \
    }

TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

/* What was done before the disk is asked is certain when it has answered; nobody waits meanwhile. */
#define SYNC(name) \
    int name(int file) { \
        REAL(name); \
        if (!has(file)) return real(file); \
        if (begins()) end_here(); \
        pthread_mutex_lock(&lock); \
        keep('s', 0, file, 0, NULL, 0, NULL, 0); \
        pthread_mutex_unlock(&lock); \
        if (sync_ms) usleep((useconds_t)(1000 * sync_ms)); \
        int result = real(file); \
        pthread_mutex_lock(&lock); \
        if (!result) keep('e', 0, file, 0, NULL, 0, NULL, 0); \
        pthread_mutex_unlock(&lock); \
        return result; \
    }

SYNC(fsync)
SYNC(fdatasync)

/* ------------------------------------------------------------------ names */
#define NAMES(name, kind, makes, parameters, arguments, first, second) \
    int name parameters { \
        REAL(name); \
        if (!is_inside(first) && !is_inside(second)) return real arguments; \
        if (begins()) end_here(); \
        if (makes && is_full(1)) return no_room(); \
        pthread_mutex_lock(&lock); \
        int result = real arguments; \
        if (!result) keep_paths(kind, first, second); \
        pthread_mutex_unlock(&lock); \
        return result; \
    }

NAMES(rename, 'r', 0, (const char *from, const char *to), (from, to), from, to)
NAMES(renameat, 'r', 0, (int a, const char *from, int b, const char *to), (a, from, b, to), from, to)
NAMES(renameat2, 'r', 0, (int a, const char *from, int b, const char *to, unsigned int how),
      (a, from, b, to, how), from, to)
NAMES(link, 'l', 1, (const char *from, const char *to), (from, to), from, to)
NAMES(linkat, 'l', 1, (int a, const char *from, int b, const char *to, int how),
      (a, from, b, to, how), from, to)
NAMES(mkdir, 'd', 1, (const char *path, mode_t mode), (path, mode), path, NULL)
NAMES(mkdirat, 'd', 1, (int at, const char *path, mode_t mode), (at, path, mode), path, NULL)
NAMES(rmdir, 'x', 0, (const char *path), (path), path, NULL)
NAMES(unlink, 'u', 0, (const char *path), (path), path, NULL)
NAMES(unlinkat, 'u', 0, (int at, const char *path, int how), (at, path, how), path, NULL)
NAMES(chmod, 'm', 0, (const char *path, mode_t mode), (path, mode), path, NULL)
NAMES(fchmodat, 'm', 0, (int at, const char *path, mode_t mode, int how), (at, path, mode, how),
      path, NULL)
