"""One Quinto for each user folder: a later start hands what it wants to the first one."""
