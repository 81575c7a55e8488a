<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Quinto</source>
        <translation>Über Quinto</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>&amp;Fair play…</source>
        <translation>&amp;Fair Play…</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Lizenzen…</translation>
    </message>
    <message>
        <source>Quinto’s logo: a crown on a card</source>
        <translation>Quintos Logo: eine Krone auf einer Karte</translation>
    </message>
    <message>
        <source>Quinto</source>
        <translation>Quinto</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>&amp;Homepage</source>
        <translation>&amp;Homepage</translation>
    </message>
    <message>
        <source>Quinto is a trick-taking game for two to four, played with 53 cards. Angelo Lewis, who wrote about games and conjuring as Professor Hoffmann, invented it around 1900; Goodall &amp; Son of London published his booklet in 1907.</source>
        <translation>Quinto ist ein Stichspiel für zwei bis vier mit 53 Karten. Angelo Lewis, der als Professor Hoffmann über Spiele und Zauberkunst schrieb, hat es um 1900 erfunden; Goodall &amp; Son in London verlegten 1907 sein Büchlein darüber.</translation>
    </message>
    <message>
        <source>Quinto works offline: no network, no account, no adverts, no telemetry. Computer players know only what their own seat may see.</source>
        <translation>Dieses Programm arbeitet ohne Netz: keine Verbindung, kein Konto, keine Werbung, keine Datensammlung. Die Computerspieler wissen, was man an ihrem Platz sehen darf, und nicht mehr.</translation>
    </message>
    <message>
        <source>The cards were drawn for this program.</source>
        <translation>Die Karten wurden für dieses Programm gezeichnet.</translation>
    </message>
    <message>
        <source>Quinto is free software: you may use it, look into it, change it and pass it on by the terms of its licence, {licence}. It comes without any warranty.</source>
        <translation>Quinto ist freie Software: Sie dürfen es nach den Bedingungen seiner Lizenz, {licence}, benutzen, untersuchen, ändern und weitergeben. Eine Gewährleistung gibt es nicht.</translation>
    </message>
    <message>
        <source>This installation lacks the compiled search, so Club and Master play a little less well. To get it back, install a C compiler, then reinstall Quinto.</source>
        <translation>In dieser Installation fehlt die kompilierte Suche, daher spielen Klub und Meister etwas schwächer. Um sie zurückzuholen, installieren Sie einen C-Compiler und danach Quinto neu.</translation>
    </message>
</context>
<context>
    <name>AllHands</name>
    <message>
        <source>{title}, {line}: {cards}.</source>
        <translation>{title}, {line}: {cards}.</translation>
    </message>
    <message>
        <source>{whose}: {cards}.</source>
        <translation>{whose}: {cards}.</translation>
    </message>
    <message>
        <source>The hands as dealt</source>
        <translation>So wurde gegeben</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>{prompt}.</source>
        <translation>{prompt}.</translation>
    </message>
    <message>
        <source>{call}: {help}</source>
        <translation>{call}: {help}</translation>
    </message>
    <message>
        <source>You can play: {cards}.</source>
        <translation>Erlaubt sind: {cards}.</translation>
    </message>
    <message>
        <source>No trick is in progress.</source>
        <translation>Gerade läuft kein Stich.</translation>
    </message>
    <message>
        <source>{who}: {card}</source>
        <translation>{who}: {card}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Trick {number}. {cards}.</source>
        <translation>Stich {number}. {cards}.</translation>
    </message>
    <message>
        <source>Quint points in it: {points}.</source>
        <translation>Quinten darin: {points}.</translation>
    </message>
    <message>
        <source>{whose}: no cards.</source>
        <translation>{whose}: keine Karten.</translation>
    </message>
    <message>
        <source>{whose}: {count}, hidden.</source>
        <translation>{whose}: {count}, verdeckt.</translation>
    </message>
    <message>
        <source>{whose}, {count}: {cards}.</source>
        <translation>{whose}, {count}: {cards}.</translation>
    </message>
    <message>
        <source>The Quint Royal is still out.</source>
        <translation>Der Quint Royal steht noch aus.</translation>
    </message>
    <message>
        <source>The Quint Royal is not out.</source>
        <translation>Der Quint Royal steht nicht mehr aus.</translation>
    </message>
    <message>
        <source>Trick {number}: no cards yet. To lead: {who}.</source>
        <translation>Stich {number}: noch keine Karte. Ausspiel: {who}.</translation>
    </message>
    <message>
        <source>Winning so far: {who}.</source>
        <translation>Bisher vorn: {who}.</translation>
    </message>
    <message>
        <source>Nobody has doubled or passed yet.</source>
        <translation>Noch hat niemand angesagt.</translation>
    </message>
    <message>
        <source>Tricks this deal: {a} to {b}, worth {value} points each.</source>
        <translation>Stiche in diesem Spiel: {a} zu {b}, zu je {value} Punkten.</translation>
    </message>
    <message>
        <source>{high} to {low}</source>
        <translation>{high} bis {low}</translation>
    </message>
    <message>
        <source>{suit}, {count} out: {ranks}.</source>
        <translation>{suit}, noch {count}: {ranks}.</translation>
    </message>
    <message>
        <source>{suit}: none out.</source>
        <translation>{suit}: keine steht aus.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Quints</source>
        <translation>Quinten</translation>
    </message>
    <message>
        <source>{side} +{points}</source>
        <translation>{side} +{points}</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>{quint}, {points}, {state}</source>
        <translation>{quint}, {points}, {state}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>{card} on the table</source>
        <translation>{card} auf dem Tisch</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>split</source>
        <translation>getrennt</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>unsere</translation>
    </message>
    <message>
        <source>on the table, goes to us as it stands</source>
        <translation>auf dem Tisch, nach jetzigem Stand für uns</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>on the table, goes to them as it stands</source>
        <translation>auf dem Tisch, nach jetzigem Stand für die Gegner</translation>
    </message>
    <message>
        <source>and {points} for the trick</source>
        <translation>und {points} für den Stich</translation>
    </message>
    <message>
        <source>{points} each = {all}</source>
        <translation>je {points} = {all}</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>je {points}</translation>
    </message>
    <message>
        <source>on the table, as it stands: {side}</source>
        <translation>auf dem Tisch, nach jetzigem Stand: {side}</translation>
    </message>
    <message>
        <source>taken: {side}</source>
        <translation>gewonnen: {side}</translation>
    </message>
    <message>
        <source>The Quint Royal, {points}: {side}</source>
        <translation>Der Quint Royal, {points}: {side}</translation>
    </message>
    <message>
        <source>The Quint Royal, {points} for us: {who}</source>
        <translation>Der Quint Royal, {points} für uns: {who}</translation>
    </message>
    <message>
        <source>The Quint Royal, {points} for them: {who}</source>
        <translation>Der Quint Royal, {points} für die Gegner: {who}</translation>
    </message>
    <message>
        <source>The cachette, {points} points: {side}</source>
        <translation>Die Cachette, {points} Punkte: {side}</translation>
    </message>
    <message>
        <source>The cachette, won with: {card}</source>
        <translation>Die Cachette – {card} gewinnt sie</translation>
    </message>
    <message>
        <source>{side}: {tricks}, {each}</source>
        <translation>{side}: {tricks}, {each}</translation>
    </message>
    <message>
        <source>{claim}, and the trick</source>
        <translation>{claim}, und der Stich</translation>
    </message>
</context>
<context>
    <name>BookText</name>
    <message>
        <source>The rule book</source>
        <translation>Das Regelbuch</translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message>
        <source>You are playing on in “{name}”. The original game stays as it was; {key} takes you back to it.</source>
        <translation>Sie spielen in „{name}“ weiter. Das Original bleibt, wie es war; {key} führt zurück.</translation>
    </message>
    <message>
        <source>Original game</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>{name} ({number})</source>
        <translation>{name} ({number})</translation>
    </message>
    <message>
        <source>Deal {deal}, trick {trick}</source>
        <translation>Spiel {deal}, Stich {trick}</translation>
    </message>
    <message>
        <source>Deal {deal}, doubling</source>
        <translation>Spiel {deal}, Ansagen</translation>
    </message>
    <message>
        <source>Game {game}, deal {deal}, trick {trick}</source>
        <translation>Partie {game}, Spiel {deal}, Stich {trick}</translation>
    </message>
    <message>
        <source>Game {game}, deal {deal}, doubling</source>
        <translation>Partie {game}, Spiel {deal}, Ansagen</translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>noch nicht beendet</translation>
    </message>
    <message>
        <source>{own}–{other}</source>
        <translation>{own}:{other}</translation>
    </message>
    <message>
        <source>The game as first played; only this counts in the statistics.</source>
        <translation>Die zuerst gespielte Partie; nur sie zählt in der Statistik.</translation>
    </message>
    <message>
        <source>{where}: {here} here, {first} in the original game; {gain}.</source>
        <translation>{where}: hier {here}, im Original {first}; {gain}.</translation>
    </message>
    <message>
        <source>{where}: the deal is not over yet.</source>
        <translation>{where}: Das Spiel ist noch nicht beendet.</translation>
    </message>
    <message>
        <source>{where}: {here} here.</source>
        <translation>{where}: hier {here}.</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>kein Unterschied</translation>
    </message>
    <message>
        <source>{points} better for {side}</source>
        <translation>{points} besser für {side}</translation>
    </message>
    <message>
        <source>{points} worse for {side}</source>
        <translation>{points} schlechter für {side}</translation>
    </message>
    <message>
        <source>There are no branches yet. “Play on from here” in a replay starts one.</source>
        <translation>Noch gibt es keine Varianten. „Von hier weiterspielen“ in einer Wiedergabe beginnt eine.</translation>
    </message>
</context>
<context>
    <name>BranchesDialog</name>
    <message>
        <source>&amp;Continue here</source>
        <translation>Hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Wieder&amp;gabe</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{name}, on the table</source>
        <translation>{name}, auf dem Tisch</translation>
    </message>
    <message>
        <source>“{name}” deleted. You can bring it back while this window is open.</source>
        <translation>„{name}“ gelöscht. Solange dieses Fenster offen ist, können Sie sie zurückholen.</translation>
    </message>
</context>
<context>
    <name>CallMade</name>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation>Rekontra</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Quint Royal</source>
        <translation>Quint Royal</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>in a card’s name</comment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>in a card’s name</comment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>in a card’s name</comment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>in a card’s name</comment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>two and three of {suit}</source>
        <translation>{suit}-Zwei und -Drei</translation>
    </message>
    <message>
        <source>ace and four of {suit}</source>
        <translation>{suit}-Ass und -Vier</translation>
    </message>
    <message>
        <source>the two and three of {suit}</source>
        <translation>{suit}-Zwei und -Drei</translation>
    </message>
    <message>
        <source>the ace and four of {suit}</source>
        <translation>{suit}-Ass und -Vier</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>{suit}-Ass</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>{suit}-König</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>{suit}-Dame</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>{suit}-Bube</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>{suit}-Zehn</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>{suit}-Neun</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>{suit}-Acht</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>{suit}-Sieben</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>{suit}-Sechs</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>{suit}-Fünf</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>{suit}-Vier</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>{suit}-Drei</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation>{suit}-Zwei</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>{suit}-Ass</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>{suit}-König</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>{suit}-Dame</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>{suit}-Bube</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>{suit}-Zehn</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>{suit}-Neun</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>{suit}-Acht</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>{suit}-Sieben</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>{suit}-Sechs</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>{suit}-Fünf</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>{suit}-Vier</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>{suit}-Drei</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>{suit}-Zwei</translation>
    </message>
    <message>
        <source>the Quint Royal</source>
        <translation>Quint Royal</translation>
    </message>
</context>
<context>
    <name>CardsPane</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>F&amp;ill</source>
        <translation>Auffülle&amp;n</translation>
    </message>
    <message>
        <source>Take back the last change (Ctrl+Z)</source>
        <translation>Die letzte Änderung zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Put all cards back into the pack</source>
        <translation>Alle Karten zurück in den Stapel legen</translation>
    </message>
    <message>
        <source>Deal the remaining cards at random</source>
        <translation>Die übrigen Karten zufällig verteilen</translation>
    </message>
</context>
<context>
    <name>Chain</name>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>left unfinished</source>
        <translation>unvollendet verlassen</translation>
    </message>
    <message>
        <source>left at once, unplayed</source>
        <translation>sofort verlassen, ungespielt</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>wieder aufgenommen</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>You have not begun a fair game yet.</source>
        <translation>Noch hat keine faire Partie begonnen.</translation>
    </message>
    <message>
        <source>Fair games begun: {count}. The chain is broken: part of its file has been lost or changed.</source>
        <translation>Begonnene faire Partien: {count}. Die Kette ist unterbrochen: In ihrer Datei ist etwas verloren gegangen oder geändert worden.</translation>
    </message>
    <message>
        <source>{count} fair games begun; the chain is unbroken.</source>
        <translation>{count} faire Partien begonnen; die Kette ist lückenlos.</translation>
    </message>
    <message>
        <source>1 fair game begun.</source>
        <translation>1 faire Partie begonnen.</translation>
    </message>
</context>
<context>
    <name>ChainDialog</name>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Siegel</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>You can take the remaining tricks on your turn to play.</source>
        <translation>Die übrigen Stiche können Sie nehmen, wenn Sie am Zug sind.</translation>
    </message>
    <message>
        <source>Take the remaining tricks?</source>
        <translation>Die übrigen Stiche nehmen?</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Nehmen</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>The rest is yours, whatever the others hold: {key} takes it.</source>
        <translation>Der Rest gehört Ihnen, was die anderen auch haben: {key} nimmt ihn.</translation>
    </message>
    <message>
        <source>Proved: the rest is yours, whatever the others hold.</source>
        <translation>Bewiesen: Der Rest gehört Ihnen, was die anderen auch haben.</translation>
    </message>
    <message>
        <source>Very likely, but not proved: no trick was lost in any of {count} possible deals.</source>
        <translation>Sehr wahrscheinlich, aber nicht bewiesen: In keiner von {count} möglichen Verteilungen ging ein Stich verloren.</translation>
    </message>
    <message>
        <source>There are still too many possibilities to check. Try again in a trick or two.</source>
        <translation>Noch sind zu viele Möglichkeiten zu prüfen. Versuchen Sie es ein, zwei Stiche später noch einmal.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>The rest is no longer certain to be yours. Play on.</source>
        <translation>Der Rest ist Ihnen nicht mehr sicher. Spielen Sie weiter.</translation>
    </message>
    <message>
        <source>The rest is not all yours: {who} may hold {card} and take trick {number}.</source>
        <translation>Nicht der ganze Rest gehört Ihnen: {who} kann {card} haben und damit Stich {number} machen.</translation>
    </message>
    <message>
        <source>The rest is not all yours: {who} has {card} and can take trick {number}.</source>
        <translation>Nicht der ganze Rest gehört Ihnen: {who} hat {card} und kann Stich {number} machen.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Save the picture of the table</source>
        <translation>Bild vom Tisch speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>You have won {won} of the last 10 games against {level}: try {next}?</source>
        <translation>Sie haben {won} der letzten 10 Partien gegen {level} gewonnen: {next} versuchen?</translation>
    </message>
    <message>
        <source>Try {level}</source>
        <translation>{level} versuchen</translation>
    </message>
</context>
<context>
    <name>ContextMenu</name>
    <message>
        <source>Table &amp;colours</source>
        <translation>&amp;Farben des Tisches</translation>
    </message>
    <message>
        <source>&amp;Why can’t I play this card?</source>
        <translation>Warum ist diese Karte nicht &amp;erlaubt?</translation>
    </message>
    <message>
        <source>&amp;Play {card}</source>
        <translation>{card} spiele&amp;n</translation>
    </message>
    <message>
        <source>About the c&amp;achette</source>
        <translation>Über die &amp;Cachette</translation>
    </message>
    <message>
        <source>&amp;About {name}</source>
        <translation>Ü&amp;ber {name}</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>Sp&amp;ieler</translation>
    </message>
    <message>
        <source>{name} ({seat})</source>
        <translation>{name} ({seat})</translation>
    </message>
    <message>
        <source>The &amp;cachette</source>
        <translation>Die &amp;Cachette</translation>
    </message>
    <message>
        <source>Rules f&amp;or this</source>
        <translation>&amp;Regeln dazu</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>1 trick</source>
        <translation>1 Stich</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hint</source>
        <translation>1 Tipp</translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message>
        <source>1 counter</source>
        <translation>1 Marke</translation>
    </message>
    <message numerus="yes">
        <source>%n counters</source>
        <translation>
            <numerusform>%n Marke</numerusform>
            <numerusform>%n Marken</numerusform>
        </translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 Spiel</translation>
    </message>
    <message numerus="yes">
        <source>{count} deals</source>
        <translation>
            <numerusform>{count} Spiel</numerusform>
            <numerusform>{count} Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 Partie</translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <translation>
            <numerusform>{count} Partie</numerusform>
            <numerusform>{count} Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards to place; next: {place}.</source>
        <translation>
            <numerusform>%n Karte zu verteilen; als Nächstes: {place}.</numerusform>
            <numerusform>%n Karten zu verteilen; als Nächstes: {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card to place; next: {place}.</source>
        <translation>1 Karte zu verteilen; als Nächstes: {place}.</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the last trick</source>
        <translation>Den letzten Stich nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Take the last %n tricks</source>
        <translation>
            <numerusform>Den letzten %n Stich nehmen</numerusform>
            <numerusform>Die letzten %n Stiche nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards can beat {card}</source>
        <translation>
            <numerusform>%n Karten können {card} schlagen</numerusform>
            <numerusform>%n Karten können {card} schlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen cards beat {card}</source>
        <translation>
            <numerusform>%n verdeckte Karten schlagen {card}</numerusform>
            <numerusform>%n verdeckte Karten schlagen {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen cards are higher than {card}</source>
        <translation>
            <numerusform>%n verdeckte Karten sind höher als {card}</numerusform>
            <numerusform>%n verdeckte Karten sind höher als {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{best} beats {card}; %n more cards can</source>
        <translation>
            <numerusform>{best} schlägt {card}; %n weitere können es</numerusform>
            <numerusform>{best} schlägt {card}; %n weitere können es</numerusform>
        </translation>
    </message>
    <message>
        <source>You made 1 mistake</source>
        <translation>Sie machten 1 Fehler</translation>
    </message>
    <message numerus="yes">
        <source>You made %n mistakes</source>
        <translation>
            <numerusform>Sie machten %n Fehler</numerusform>
            <numerusform>Sie machten %n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>We made 1 mistake</source>
        <translation>Wir machten 1 Fehler</translation>
    </message>
    <message numerus="yes">
        <source>We made %n mistakes</source>
        <translation>
            <numerusform>Wir machten %n Fehler</numerusform>
            <numerusform>Wir machten %n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <translation>1 Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>1 choice</source>
        <translation>1 Entscheidung</translation>
    </message>
    <message numerus="yes">
        <source>{count} choices</source>
        <translation>
            <numerusform>{count} Entscheidung</numerusform>
            <numerusform>{count} Entscheidungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>You can play the deal of {date} on that day.</source>
        <translation>Das Spiel vom {date} kann an diesem Tag gespielt werden.</translation>
    </message>
    <message>
        <source>You have not played today’s deal yet.</source>
        <translation>Das heutige Spiel haben Sie noch nicht gespielt.</translation>
    </message>
    <message>
        <source>Quinto {day}: {ours} to {theirs}, {level}</source>
        <translation>Quinto {day}: {ours} zu {theirs}, {level}</translation>
    </message>
    <message>
        <source>Quinto {day}: {ours} to {theirs}, {level} (played again)</source>
        <translation>Quinto {day}: {ours} zu {theirs}, {level} (noch einmal gespielt)</translation>
    </message>
    <message>
        <source>different levels</source>
        <translation>verschiedene Stufen</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date, as Qt writes it</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>Your first result counts: {ours} to {theirs} ({level}).</source>
        <translation>Ihr erstes Ergebnis zählt: {ours} zu {theirs} ({level}).</translation>
    </message>
    <message>
        <source>Copied, to paste into a message: {result}</source>
        <translation>Kopiert, zum Einfügen in eine Nachricht: {result}</translation>
    </message>
    <message>
        <source>{count} days in a row.</source>
        <translation>{count} Tage hintereinander.</translation>
    </message>
    <message>
        <source>The same cards for all</source>
        <translation>Für alle dieselben Karten</translation>
    </message>
    <message>
        <source>{compared}: equally good</source>
        <translation>{compared}: gleichauf</translation>
    </message>
    <message>
        <source>{compared}: well done</source>
        <translation>{compared}: gut gemacht</translation>
    </message>
    <message>
        <source>You {own}, the best computer players {others} on average</source>
        <translation>Sie {own}, die besten Computerspieler im Schnitt {others}</translation>
    </message>
    <message>
        <source>{ours} to {theirs}</source>
        <translation>{ours} zu {theirs}</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>One choice is best: which?</source>
        <translation>Eine Wahl ist die beste: welche?</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <source>The best computer players get these cards too: who makes more?</source>
        <translation>Die besten Computerspieler bekommen dieselben Karten: Wer macht mehr daraus?</translation>
    </message>
    <message>
        <source>{result}; the best computer players {points}</source>
        <translation>{result}; die besten Computerspieler {points}</translation>
    </message>
    <message>
        <source>The best computer players are still playing these cards</source>
        <translation>Die besten Computerspieler sind noch bei diesen Karten</translation>
    </message>
    <message>
        <source>Points: one side’s minus the other’s.</source>
        <translation>Punkte: die einer Seite minus die der anderen.</translation>
    </message>
    <message>
        <source>{south} and {north} against {west} and {east}</source>
        <translation>{south} und {north} gegen {west} und {east}</translation>
    </message>
    <message>
        <source>{who} · level: {level}</source>
        <translation>{who} · Stufe: {level}</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Solved. Another one comes tomorrow.</source>
        <translation>Gelöst. Morgen kommt eine neue.</translation>
    </message>
</context>
<context>
    <name>DealCheck</name>
    <message>
        <source>the seal matches the secret</source>
        <translation>das Siegel passt zum Geheimnis</translation>
    </message>
    <message>
        <source>the first dealer</source>
        <translation>der erste Geber</translation>
    </message>
    <message>
        <source>the cards drawn for partners and deal</source>
        <translation>die für Partner und Geben gezogenen Karten</translation>
    </message>
    <message>
        <source>the pack of deal {deal}</source>
        <translation>die Karten von Spiel {deal}</translation>
    </message>
    <message>
        <source>{claim}, in branch {branch}</source>
        <translation>{claim}, in Variante {branch}</translation>
    </message>
    <message>
        <source>the seal is in the chain of your games</source>
        <translation>das Siegel ist in der Kette Ihrer Partien</translation>
    </message>
    <message>
        <source>it contains the previous seal</source>
        <translation>es enthält das Siegel davor</translation>
    </message>
    <message>
        <source>Correct: {claim}</source>
        <translation>Stimmt: {claim}</translation>
    </message>
    <message>
        <source>WRONG: {claim}</source>
        <translation>STIMMT NICHT: {claim}</translation>
    </message>
    <message>
        <source>The secret stays sealed until the game is over. Come back then.</source>
        <translation>Das Geheimnis bleibt versiegelt, bis die Partie zu Ende ist. Kommen Sie dann wieder.</translation>
    </message>
    <message>
        <source>{held} of {count} correct. If this is the seal you saw before the first card, nobody chose the cards.</source>
        <translation>{held} von {count} stimmen. Wenn dies das Siegel ist, das Sie vor der ersten Karte gesehen haben, hat niemand die Karten ausgesucht.</translation>
    </message>
    <message>
        <source>{held} of {count} correct. These cards were not dealt as the file says: do not trust it.</source>
        <translation>{held} von {count} stimmen. Diese Karten wurden nicht so gegeben, wie die Datei sagt: Trauen Sie ihr nicht.</translation>
    </message>
    <message>
        <source>{held} of {count} correct, but this is a shared game: others may have known its cards.</source>
        <translation>{held} von {count} stimmen, aber dies ist eine geteilte Partie: Andere können die Karten gekannt haben.</translation>
    </message>
    <message>
        <source>Previous seal: {digits}</source>
        <translation>Siegel davor: {digits}</translation>
    </message>
    <message>
        <source>Secret: {digits}</source>
        <translation>Geheimnis: {digits}</translation>
    </message>
    <message>
        <source>No words were added.</source>
        <translation>Es wurden keine Wörter hinzugefügt.</translation>
    </message>
    <message>
        <source>Words: “{words}”</source>
        <translation>Wörter: „{words}“</translation>
    </message>
</context>
<context>
    <name>DealCheckDialog</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;Save this game…</source>
        <translation>Diese Partie &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Save the scr&amp;ipt…</source>
        <translation>Sk&amp;ript speichern…</translation>
    </message>
    <message>
        <source>Check a &amp;file…</source>
        <translation>Eine &amp;Datei prüfen…</translation>
    </message>
    <message>
        <source>&amp;All your games…</source>
        <translation>Alle Ihre &amp;Partien…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Checks a saved game on any computer that has Python</source>
        <translation>Prüft eine gespeicherte Partie auf jedem Rechner mit Python</translation>
    </message>
    <message>
        <source>Check “{file}”</source>
        <translation>„{file}“ prüfen</translation>
    </message>
    <message>
        <source>Quinto games (*.quinto)</source>
        <translation>Quinto-Partien (*.quinto)</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Diese Partie speichern</translation>
    </message>
    <message>
        <source>Save the script</source>
        <translation>Das Skript speichern</translation>
    </message>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Python-Skripte (*.py)</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Check a file</source>
        <translation>Eine Datei prüfen</translation>
    </message>
</context>
<context>
    <name>DealEditing</name>
    <message>
        <source>Save a game that begins with this deal</source>
        <translation>Eine Partie speichern, die mit diesem Spiel beginnt</translation>
    </message>
    <message>
        <source>Deal of my own</source>
        <translation>Mein eigenes Spiel</translation>
    </message>
</context>
<context>
    <name>DealEntryDialog</name>
    <message>
        <source>Deal code, deal in one line, or game number</source>
        <translation>Kartencode, Spiel in einer Zeile oder Nummer einer Partie</translation>
    </message>
    <message>
        <source>&amp;Dealer</source>
        <translation>&amp;Geber</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>S&amp;tart game</source>
        <translation>&amp;Partie beginnen</translation>
    </message>
    <message>
        <source>The text does not say who deals. The player on the dealer’s left leads.</source>
        <translation>Der Text sagt nicht, wer gibt. Der Spieler links vom Geber spielt aus.</translation>
    </message>
    <message>
        <source>Game number {number}, by the rules of your last game.</source>
        <translation>Partie Nummer {number}, nach den Regeln Ihrer letzten Partie.</translation>
    </message>
    <message>
        <source>The deal of {date}.</source>
        <translation>Das Spiel vom {date}.</translation>
    </message>
    <message>
        <source>A saved game. It continues where you left it.</source>
        <translation>Eine gespeicherte Partie. Sie geht dort weiter, wo sie verlassen wurde.</translation>
    </message>
    <message>
        <source>The file “{file}”.</source>
        <translation>Die Datei „{file}“.</translation>
    </message>
    <message>
        <source>{seat} deals.</source>
        <translation>{seat} gibt.</translation>
    </message>
    <message>
        <source>{seat} deals; {dummy} is dummy.</source>
        <translation>{seat} gibt; {dummy} ist Strohmann.</translation>
    </message>
    <message>
        <source>{side} has {score}</source>
        <translation>{side} hat {score}</translation>
    </message>
    <message>
        <source>{sides}.</source>
        <translation>{sides}.</translation>
    </message>
    <message>
        <source>{form} · {rules}</source>
        <translation>{form} · {rules}</translation>
    </message>
    <message>
        <source>Players: {names}.</source>
        <translation>Spieler: {names}.</translation>
    </message>
    <message>
        <source>A deal code, a deal written out in one line, or the number of a game. A friend can copy one for you with Game &gt; Other deals &gt; Copy this deal.</source>
        <translation>Ein Kartencode, ein Spiel in einer Zeile oder die Nummer einer Partie. Ein Freund kann sie mit Partie &gt; Andere Spiele &gt; Dieses Spiel kopieren für Sie kopieren.</translation>
    </message>
</context>
<context>
    <name>Drops</name>
    <message>
        <source>Drop it here to play this deal</source>
        <translation>Hier loslassen, um dieses Spiel zu spielen</translation>
    </message>
    <message>
        <source>Drop the file here to open it</source>
        <translation>Die Datei hier loslassen, um sie zu öffnen</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>{place} {count}</source>
        <translation>{place} {count}</translation>
    </message>
    <message>
        <source>{count} of {size}</source>
        <translation>{count} von {size}</translation>
    </message>
    <message>
        <source>N</source>
        <comment>North in one letter, also a key</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <comment>East in one letter, also a key</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>S</source>
        <comment>South in one letter, also a key</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <comment>West in one letter, also a key</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>C</source>
        <comment>the cachette in one letter, also a key</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>not placed yet</source>
        <translation>noch nicht verteilt</translation>
    </message>
    <message>
        <source>{place}, {count} of {size}: {cards}.</source>
        <translation>{place}, {count} von {size}: {cards}.</translation>
    </message>
    <message>
        <source>{place}, no cards yet.</source>
        <translation>{place}, noch keine Karten.</translation>
    </message>
    <message>
        <source>Dummy’s opponents start with {handicap}, so the game must be played to more than that.</source>
        <translation>Die Gegner des Strohmanns beginnen mit {handicap}; die Partie muss also bis zu einer höheren Punktzahl gehen.</translation>
    </message>
    <message>
        <source>The cachette has {count} cards instead of {size}. Take {more} away.</source>
        <translation>Die Cachette hat {count} statt {size} Karten. Nehmen Sie {more} weg.</translation>
    </message>
    <message>
        <source>{place} has {count} cards instead of {size}. Take {more} away.</source>
        <translation>{place} hat {count} statt {size} Karten. Nehmen Sie {more} weg.</translation>
    </message>
    <message>
        <source>All scores are multiples of 5, so {side} cannot have {score}.</source>
        <translation>Alle Stände sind Vielfache von 5, also kann {side} nicht {score} haben.</translation>
    </message>
    <message>
        <source>With {score}, {side} would already have won: the game is to {target}. Enter less.</source>
        <translation>Mit {score} hätte {side} gewonnen: Eine Partie geht bis {target}. Geben Sie weniger ein.</translation>
    </message>
    <message>
        <source>Click cards to fill the hands in turn, drag them, or type N, E, S, W, C or 1 to 5.</source>
        <translation>Klicken Sie Karten an, um die Blätter der Reihe nach zu füllen, ziehen Sie sie, oder tippen Sie N, O, S, W, C oder 1 bis 5.</translation>
    </message>
    <message>
        <source>Ready. {seat} calls first; you play {yours}.</source>
        <translation>Fertig. {seat} sagt zuerst an; Sie spielen {yours}.</translation>
    </message>
    <message>
        <source>Ready. {seat} leads; you play {yours}.</source>
        <translation>Fertig. {seat} spielt aus; Sie spielen {yours}.</translation>
    </message>
    <message>
        <source>Ready. {seat} calls first.</source>
        <translation>Fertig. {seat} sagt zuerst an.</translation>
    </message>
    <message>
        <source>Ready. {seat} leads.</source>
        <translation>Fertig. {seat} spielt aus.</translation>
    </message>
    <message>
        <source>Three players, {seat} is dummy</source>
        <translation>Drei Spieler, {seat} ist Strohmann</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Noch offen</translation>
    </message>
    <message>
        <source>{seat} doubles</source>
        <translation>{seat} sagt Kontra</translation>
    </message>
    <message>
        <source>{seat} redoubles</source>
        <translation>{seat} sagt Rekontra</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Alle passen</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>double</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>redouble</source>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>Both sides level</source>
        <translation>Beide Seiten gleich</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side} {points}</translation>
    </message>
    <message>
        <source>From the first lead, with all cards face up and best play.</source>
        <translation>Vom ersten Ausspiel an, mit offenen Karten und bestem Spiel auf beiden Seiten.</translation>
    </message>
    <message>
        <source>No puzzle in this deal</source>
        <translation>Keine Aufgabe in diesem Spiel</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>Eine Aufgabe</translation>
    </message>
    <message>
        <source>A puzzle needs a decision with one right answer, at least 15 points better than any other. Move a few cards, and try again.</source>
        <translation>Eine Aufgabe braucht eine Entscheidung mit einer richtigen Antwort, die um mindestens 15 Punkte besser ist als alle anderen. Legen Sie ein paar Karten um, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>{seat} has to find the right card in trick {trick}.</source>
        <translation>{seat} muss in Stich {trick} die richtige Karte finden.</translation>
    </message>
    <message>
        <source>{seat} has to find the right call.</source>
        <translation>{seat} muss die richtige Ansage finden.</translation>
    </message>
    <message>
        <source>Even Novices find it.</source>
        <translation>Das finden sogar Anfänger.</translation>
    </message>
    <message>
        <source>Casual players find it.</source>
        <translation>Das finden Freizeitspieler.</translation>
    </message>
    <message>
        <source>Club players find it.</source>
        <translation>Das finden Klubspieler.</translation>
    </message>
    <message>
        <source>Only Masters find it.</source>
        <translation>Das finden nur Meister.</translation>
    </message>
    <message>
        <source>Even Masters often miss it.</source>
        <translation>Das verfehlen oft sogar Meister.</translation>
    </message>
    <message>
        <source>{seat} may lead any card.</source>
        <translation>{seat} kann jede Karte ausspielen.</translation>
    </message>
    <message>
        <source>{count} of {seat}’s {all} possible leads are equally good.</source>
        <translation>{count} der {all} Karten, die {seat} ausspielen kann, sind gleich gut.</translation>
    </message>
    <message>
        <source>{seat} leads {cards}.</source>
        <translation>{seat} spielt {cards} aus.</translation>
    </message>
    <message>
        <source>Other leads cost {least} to {most}.</source>
        <translation>Andere Karten kosten {least} bis {most}.</translation>
    </message>
    <message>
        <source>Other leads cost {most}.</source>
        <translation>Andere Karten kosten {most}.</translation>
    </message>
    <message>
        <source>For {seat}, given what {seat} may see.</source>
        <translation>Für {seat}, nach dem, was {seat} sehen darf.</translation>
    </message>
</context>
<context>
    <name>EditorDialog</name>
    <message>
        <source>Copied as one line; a deal code needs a whole deal.</source>
        <translation>Als eine Zeile kopiert; ein Kartencode braucht ein ganzes Spiel.</translation>
    </message>
    <message>
        <source>Quinto deal {code}</source>
        <translation>Quinto-Spiel {code}</translation>
    </message>
    <message>
        <source>Deal {code} copied.</source>
        <translation>Spiel {code} kopiert.</translation>
    </message>
    <message>
        <source>The deal in one line, or a deal code</source>
        <translation>Das Spiel in einer Zeile oder ein Kartencode</translation>
    </message>
    <message>
        <source>Paste a deal code or a deal in one line</source>
        <translation>Kartencode oder Spiel in einer Zeile hier einfügen</translation>
    </message>
</context>
<context>
    <name>EditorFooter</name>
    <message>
        <source>Sol&amp;ve</source>
        <translation>Lö&amp;sen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Pu&amp;zzle</source>
        <translation>A&amp;ufgabe</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Sav&amp;e…</source>
        <translation>Spei&amp;chern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>What the deal is worth with all cards face up and best play</source>
        <translation>Was das Spiel mit offenen Karten und bestem Spiel wert ist</translation>
    </message>
    <message>
        <source>The best call or card for the player to act, given what that player can know</source>
        <translation>Was der Spieler am Zug tun sollte, nach allem, was er wissen kann</translation>
    </message>
    <message>
        <source>Look for a puzzle in this deal and add it to your own</source>
        <translation>In diesem Spiel nach einer Aufgabe suchen und sie in Ihre eigenen aufnehmen</translation>
    </message>
    <message>
        <source>Copy the deal as a code and as one line</source>
        <translation>Das Spiel als Code und als eine Zeile kopieren</translation>
    </message>
    <message>
        <source>Save a game that begins with this deal</source>
        <translation>Eine Partie speichern, die mit diesem Spiel beginnt</translation>
    </message>
    <message>
        <source>Back to the game; the cards stay here</source>
        <translation>Zurück zur Partie; die Karten bleiben hier</translation>
    </message>
    <message>
        <source>Play a game that begins with this deal</source>
        <translation>Eine Partie spielen, die mit diesem Spiel beginnt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Versuchen</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{how}. {word}</source>
        <translation>{how}. {word}</translation>
    </message>
    <message>
        <source>Congratulations, {who}.</source>
        <translation>Glückwunsch, {who}.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Sie gewinnen</translation>
    </message>
    <message>
        <source>on tricks in deal {deal}</source>
        <translation>durch die Stiche in Spiel {deal}</translation>
    </message>
    <message>
        <source>on tricks in deal {deal}, in which both sides reached {target}</source>
        <translation>durch die Stiche in Spiel {deal}, in dem beide Seiten auf {target} kamen</translation>
    </message>
    <message>
        <source>with {quint}, in trick {trick} of deal {deal}</source>
        <translation>mit {quint} in Stich {trick} von Spiel {deal}</translation>
    </message>
    <message>
        <source>with {quint}, in the last trick of deal {deal}</source>
        <translation>mit {quint} im letzten Stich von Spiel {deal}</translation>
    </message>
    <message>
        <source>with {quint}, in the cachette of deal {deal}</source>
        <translation>mit {quint} in der Cachette von Spiel {deal}</translation>
    </message>
    <message>
        <source>with {quint}, in deal {deal}</source>
        <translation>mit {quint} in Spiel {deal}</translation>
    </message>
    <message>
        <source>It was close.</source>
        <translation>Es war knapp.</translation>
    </message>
    <message>
        <source>You were ahead until the tricks were counted.</source>
        <translation>Sie führten, bis die Stiche gezählt wurden.</translation>
    </message>
    <message>
        <source>You were ahead when the deal began.</source>
        <translation>Zu Beginn des Spiels führten Sie noch.</translation>
    </message>
    <message>
        <source>You were ahead until the cachette was turned up.</source>
        <translation>Sie führten, bis die Cachette aufgedeckt wurde.</translation>
    </message>
    <message>
        <source>Quints, in the order won</source>
        <translation>Quinten, der Reihe nach</translation>
    </message>
    <message>
        <source>{who} wins</source>
        <translation>{who} gewinnt</translation>
    </message>
    <message>
        <source>You win game {number}</source>
        <translation>Sie gewinnen Partie {number}</translation>
    </message>
    <message>
        <source>{who} wins game {number}</source>
        <translation>{who} gewinnt Partie {number}</translation>
    </message>
    <message>
        <source>You and {other} win</source>
        <translation>Sie und {other} gewinnen</translation>
    </message>
    <message>
        <source>{who} and {other} win</source>
        <translation>{who} und {other} gewinnen</translation>
    </message>
    <message>
        <source>You and {other} win game {number}</source>
        <translation>Sie und {other} gewinnen Partie {number}</translation>
    </message>
    <message>
        <source>{who} and {other} win game {number}</source>
        <translation>{who} und {other} gewinnen Partie {number}</translation>
    </message>
    <message>
        <source>tricks of deal {deal}</source>
        <translation>Stiche von Spiel {deal}</translation>
    </message>
    <message>
        <source>{quint}, deal {deal}</source>
        <translation>{quint}, Spiel {deal}</translation>
    </message>
    <message>
        <source>You were ahead until trick {trick}.</source>
        <translation>Sie führten bis Stich {trick}.</translation>
    </message>
    <message>
        <source>It turned in trick {trick} of deal {deal}.</source>
        <translation>Die Wende kam in Stich {trick} von Spiel {deal}.</translation>
    </message>
    <message>
        <source>It turned with the cachette of deal {deal}.</source>
        <translation>Die Wende kam mit der Cachette von Spiel {deal}.</translation>
    </message>
    <message>
        <source>It turned as the tricks of deal {deal} were counted.</source>
        <translation>Die Wende kam, als die Stiche von Spiel {deal} gezählt wurden.</translation>
    </message>
    <message>
        <source>The last quints, in the order won</source>
        <translation>Die letzten Quinten, der Reihe nach</translation>
    </message>
    <message>
        <source>{quint}, {points}: {side}</source>
        <translation>{quint}, {points}: {side}</translation>
    </message>
    <message>
        <source>{head}: {quints}.</source>
        <translation>{head}: {quints}.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Deal {deal}: {won} to {lost}.</source>
        <comment>both totals after a deal</comment>
        <translation>Spiel {deal}: {won} zu {lost}.</translation>
    </message>
    <message>
        <source>{own} to {other}</source>
        <comment>a score: “265 to 210”</comment>
        <translation>{own} zu {other}</translation>
    </message>
    <message>
        <source>The trick that ended it</source>
        <translation>Der Stich, der es entschied</translation>
    </message>
    <message>
        <source>The cachette that ended it</source>
        <translation>Die Cachette, die es entschied</translation>
    </message>
    <message>
        <source>Tricks of deal {deal}, {points} points each</source>
        <translation>Stiche von Spiel {deal}, je {points} Punkte</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Spiel {deal}</translation>
    </message>
    <message>
        <source>{who}: {games} games of {count}. For the rubber: {bonus}.</source>
        <translation>{who}: {games} von {count} Partien. Für den Robber: {bonus}.</translation>
    </message>
    <message>
        <source>{side}: {total}.</source>
        <comment>what a side has in the end</comment>
        <translation>{side}: {total}.</translation>
    </message>
    <message>
        <source>{side}: {games}, and {bonus} for the rubber: {total}.</source>
        <translation>{side}: {games}, und {bonus} für den Robber: {total}.</translation>
    </message>
    <message>
        <source>The rubber is ours by {points} points</source>
        <translation>Der Robber gehört uns, mit {points} Punkten Vorsprung</translation>
    </message>
    <message>
        <source>The rubber is theirs by {points} points</source>
        <translation>Der Robber geht an die Gegner, mit {points} Punkten Vorsprung</translation>
    </message>
    <message>
        <source>Rubber won: {side}, by {points} points</source>
        <translation>Robber gewonnen: {side}, mit {points} Punkten Vorsprung</translation>
    </message>
    <message>
        <source>The rubber is ours, 2 games to {games}</source>
        <translation>Der Robber gehört uns, mit 2 zu {games} Partien</translation>
    </message>
    <message>
        <source>The rubber is theirs, 2 games to {games}</source>
        <translation>Der Robber geht an die Gegner, mit 2 zu {games} Partien</translation>
    </message>
    <message>
        <source>Rubber won: {side}, 2 games to {games}</source>
        <translation>Robber gewonnen: {side}, mit 2 zu {games} Partien</translation>
    </message>
    <message>
        <source>The rubber is ours, {won} to {lost}</source>
        <translation>Der Robber gehört uns, {won} zu {lost}</translation>
    </message>
    <message>
        <source>The rubber is theirs, {won} to {lost}</source>
        <translation>Der Robber geht an die Gegner, {won} zu {lost}</translation>
    </message>
    <message>
        <source>Rubber won: {side}, {won} to {lost}</source>
        <translation>Robber gewonnen: {side}, {won} zu {lost}</translation>
    </message>
    <message>
        <source>Round shared: {who}</source>
        <translation>Runde geteilt: {who}</translation>
    </message>
    <message>
        <source>{who} wins the round by {points} points</source>
        <translation>{who} gewinnt die Runde mit {points} Punkten Vorsprung</translation>
    </message>
    <message>
        <source>You win the round by {points} points</source>
        <translation>Sie gewinnen die Runde mit {points} Punkten Vorsprung</translation>
    </message>
    <message>
        <source>{who} wins the round, {total}</source>
        <translation>{who} gewinnt die Runde, {total}</translation>
    </message>
    <message>
        <source>{who}: {total}.</source>
        <comment>what a player has won or lost</comment>
        <translation>{who}: {total}.</translation>
    </message>
    <message>
        <source>{who} pays {points}.</source>
        <translation>{who} zahlt {points}.</translation>
    </message>
    <message>
        <source>{who} receives {points}.</source>
        <translation>{who} bekommt {points}.</translation>
    </message>
    <message>
        <source>{side} won</source>
        <translation>Gewonnen: {side}</translation>
    </message>
    <message>
        <source>with dummy: {who}</source>
        <translation>mit Strohmann: {who}</translation>
    </message>
    <message>
        <source>You were last ahead in deal {deal}.</source>
        <translation>Zuletzt lagen Sie in Spiel {deal} vorn.</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>This evening in all</source>
        <translation>Heute Abend insgesamt</translation>
    </message>
    <message>
        <source>Over the years</source>
        <translation>Über die Jahre</translation>
    </message>
    <message>
        <source>Nothing has been finished yet.</source>
        <translation>Noch ist nichts zu Ende gespielt.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>There is no deal to copy yet.</source>
        <translation>Es gibt noch kein Spiel zum Kopieren.</translation>
    </message>
    <message>
        <source>You can copy this deal when it is over; now it would give away the hidden cards.</source>
        <translation>Dieses Spiel können Sie kopieren, wenn es zu Ende ist; jetzt würde es die verdeckten Karten verraten.</translation>
    </message>
    <message>
        <source>Quinto deal {code}</source>
        <translation>Quinto-Spiel {code}</translation>
    </message>
    <message>
        <source>Deal {code} copied.</source>
        <translation>Spiel {code} kopiert.</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Eine Kopie der Partie speichern</translation>
    </message>
    <message>
        <source>Quinto games (*.quinto)</source>
        <translation>Quinto-Partien (*.quinto)</translation>
    </message>
    <message>
        <source>{game}, copy</source>
        <translation>{game}, Kopie</translation>
    </message>
    <message>
        <source>Save the score as text</source>
        <translation>Den Spielstand als Text speichern</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textdateien (*.txt)</translation>
    </message>
    <message>
        <source>{game}, score</source>
        <translation>{game}, Spielstand</translation>
    </message>
</context>
<context>
    <name>FairDeal</name>
    <message>
        <source>The cards of the next game follow from a secret that Quinto has drawn and from the player’s words. This number seals the secret. When the game is over, its file contains the secret and the words, and anyone can check that they lead to this number and to the cards.</source>
        <translation>Die Karten der nächsten Partie folgen aus einem Geheimnis, das Quinto gezogen hat, und aus den Wörtern des Spielers. Diese Zahl versiegelt das Geheimnis. Wenn die Partie zu Ende ist, enthält ihre Datei Geheimnis und Wörter, und jeder kann prüfen, dass sie zu dieser Zahl und zu den Karten führen.</translation>
    </message>
    <message>
        <source>Printed {time}</source>
        <translation>Gedruckt {time}</translation>
    </message>
    <message>
        <source>Quinto: a fair deal</source>
        <translation>Quinto: faire Karten</translation>
    </message>
    <message>
        <source>Seal {digits}</source>
        <translation>Siegel {digits}</translation>
    </message>
    <message>
        <source>One of these characters is incomplete. Type the words again.</source>
        <translation>Eines dieser Zeichen ist unvollständig. Geben Sie die Wörter neu ein.</translation>
    </message>
    <message>
        <source>That is {count} characters; use {greatest} at most.</source>
        <translation>Das sind {count} Zeichen; lassen Sie höchstens {greatest} stehen.</translation>
    </message>
</context>
<context>
    <name>FairDealChoice</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copies the seal</source>
        <translation>Kopiert das Siegel</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Prints the seal</source>
        <translation>Druckt das Siegel</translation>
    </message>
    <message>
        <source>Anything, or nothing</source>
        <translation>Irgendetwas oder nichts</translation>
    </message>
    <message>
        <source>&amp;Your words</source>
        <translation>&amp;Ihre Wörter</translation>
    </message>
    <message>
        <source>How to check it</source>
        <translation>So prüfen Sie es</translation>
    </message>
    <message>
        <source>With a number, others can know the cards, so nothing is proved.</source>
        <translation>Zu einer Nummer können andere die Karten kennen; sie beweist nichts.</translation>
    </message>
    <message>
        <source>Copied. Keep it until the game is over.</source>
        <translation>Kopiert. Heben Sie es auf, bis die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Faire Karten</translation>
    </message>
    <message>
        <source>They go into the shuffle, so nobody can have chosen your cards.</source>
        <translation>Sie werden mitgemischt; so kann niemand Ihre Karten ausgesucht haben.</translation>
    </message>
    <message>
        <source>The cards of the next game follow from a secret that has already been drawn, and from your words, if you add any. This long number seals the secret: it can no longer be changed. When the game is over the secret is shown, and anyone can check every card. Copy the number first if you want to be sure.</source>
        <translation>Die Karten der nächsten Partie folgen aus einem Geheimnis, das schon gezogen ist, und aus Ihren Wörtern, falls Sie welche hinzufügen. Diese lange Zahl versiegelt das Geheimnis: Es kann nicht mehr geändert werden. Wenn die Partie zu Ende ist, wird das Geheimnis gezeigt, und jeder kann jede Karte prüfen. Wenn Sie sichergehen wollen, kopieren Sie die Zahl vorher.</translation>
    </message>
</context>
<context>
    <name>FairPlay</name>
    <message>
        <source>Checked {asked} of {count} decisions…</source>
        <translation>{asked} von {count} Entscheidungen geprüft…</translation>
    </message>
    <message>
        <source>Stopped after {asked} of {count} decisions.</source>
        <translation>Angehalten nach {asked} von {count} Entscheidungen.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>No computer player has had to decide anything yet. Play on a little, then try again.</source>
        <translation>Noch hatte kein Computerspieler etwas zu entscheiden. Spielen Sie ein wenig weiter und fragen Sie dann noch einmal.</translation>
    </message>
    <message>
        <source>No proof: a computer player failed ({error}). Please save the game and report it.</source>
        <translation>Kein Beweis: Bei einem Computerspieler ist ein Fehler aufgetreten ({error}). Bitte speichern Sie die Partie und melden Sie ihn.</translation>
    </message>
    <message>
        <source>1 decision checked again with the hidden cards swapped: the same answer every time.</source>
        <translation>1 Entscheidung mit vertauschten verdeckten Karten noch einmal geprüft: dieselbe Antwort.</translation>
    </message>
    <message>
        <source>{count} decisions checked again with the hidden cards swapped: the same answer every time.</source>
        <translation>{count} Entscheidungen mit vertauschten verdeckten Karten noch einmal geprüft: jedes Mal dieselbe Antwort.</translation>
    </message>
    <message>
        <source>Decisions checked again with the hidden cards swapped: {count}. None depended on them.</source>
        <translation>Mit vertauschten verdeckten Karten noch einmal geprüfte Entscheidungen: {count}. Keine hing von ihnen ab.</translation>
    </message>
    <message>
        <source>With more thinking time, {count} came out differently.</source>
        <translation>Mit mehr Zeit fielen {count} anders aus.</translation>
    </message>
    <message>
        <source>{changed} of {count} decisions changed with the hidden cards. That should never happen: please save the game and report it.</source>
        <translation>Entscheidungen, die sich mit den verdeckten Karten änderten: {changed} von {count}. Das darf nicht sein. Bitte speichern Sie die Partie und melden Sie es.</translation>
    </message>
</context>
<context>
    <name>FairPlayDialog</name>
    <message>
        <source>Fair play</source>
        <translation>Fair Play</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Prove it</source>
        <translation>&amp;Beweisen</translation>
    </message>
    <message>
        <source>Proof progress</source>
        <translation>Fortschritt des Beweises</translation>
    </message>
    <message>
        <source>The rules: who may know what</source>
        <translation>Die Regeln sagen, wer was wissen darf</translation>
    </message>
    <message>
        <source>A computer player is told only what its own seat may know: its cards, dummy’s once face up, the calls, the cards played, the scores and who deals. It never gets the hidden cards, so it could not peek even if it wanted to.</source>
        <translation>Ein Computerspieler erfährt, was man an seinem Platz wissen darf: die eigenen Karten, die des Strohmanns, sobald sie offen liegen, die Ansagen, die gespielten Karten, die Punkte und wer gibt. Verdeckte Karten bekommt er gar nicht erst, sodass er sie nicht ansehen kann, selbst wenn er wollte.</translation>
    </message>
    <message>
        <source>The cards are fixed before any player acts: in a fair game by a secret that you can check afterwards, in a shared one by its number. No level is dealt better cards than another: a stronger player just thinks better.</source>
        <translation>Die Karten liegen fest, bevor irgendjemand handelt: in einer fairen Partie durch ein Geheimnis, das Sie nachher prüfen können, in einer geteilten durch ihre Nummer. Keine Stufe bekommt bessere Karten als eine andere: Ein stärkerer Spieler denkt nur besser.</translation>
    </message>
    <message>
        <source>You need not take our word for it. Quinto can go back over the computer players’ decisions in this deal, swap the cards each could not see, and ask again. A player who does not know them must answer the same. You are told how many did, and no card is shown.</source>
        <translation>Sie müssen es uns nicht glauben. Quinto kann die Entscheidungen der Computerspieler in diesem Spiel noch einmal durchgehen, die Karten vertauschen, die jeder nicht sehen konnte, und erneut fragen. Wer jene Karten nicht kennt, muss dasselbe antworten. Sie erfahren, wie viele es taten, aber keine Karte.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>“{path}” does not exist. Choose another file.</source>
        <translation>„{path}“ existiert nicht. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>“{name}” is a folder. Choose a saved game.</source>
        <translation>„{name}“ ist ein Ordner. Wählen Sie eine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>“{name}” is not a regular file. Choose a saved game.</source>
        <translation>„{name}“ ist keine reguläre Datei. Wählen Sie eine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved game (over {limit} MB). Choose a file saved by Quinto.</source>
        <translation>„{name}“ ist zu groß für eine gespeicherte Partie (über {limit} MB). Wählen Sie eine Datei, die Quinto gespeichert hat.</translation>
    </message>
    <message>
        <source>You lack permission to read “{name}”. Change that or choose another file.</source>
        <translation>Ihnen fehlt das Recht, „{name}“ zu lesen. Ändern Sie die Zugriffsrechte, oder wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>“{name}” could not be read: {reason}. Choose another file.</source>
        <translation>„{name}“ konnte nicht gelesen werden: {reason}. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>“{name}” is not a regular file. Choose another name.</source>
        <translation>„{name}“ ist keine reguläre Datei. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: the disk is full. Free some space or choose another folder.</source>
        <translation>„{name}“ wurde nicht gespeichert: Der Datenträger ist voll. Schaffen Sie Platz, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: you cannot write to the file or its folder. Choose another folder.</source>
        <translation>„{name}“ wurde nicht gespeichert: Sie können nicht in die Datei oder ihren Ordner schreiben. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: the folder “{folder}” does not exist. Choose another one.</source>
        <translation>„{name}“ wurde nicht gespeichert: Den Ordner „{folder}“ gibt es nicht. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: the name is too long. Choose a shorter one.</source>
        <translation>„{name}“ wurde nicht gespeichert: Der Name ist zu lang. Wählen Sie einen kürzeren.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: {reason}. Choose another name or folder.</source>
        <translation>„{name}“ wurde nicht gespeichert: {reason}. Wählen Sie einen anderen Namen oder Ordner.</translation>
    </message>
    <message>
        <source>Quinto is already running and autosaves to the same place. Close one of the two, or save this game yourself.</source>
        <translation>Quinto läuft bereits und sichert seine Partie am selben Ort. Schließen Sie eines der beiden, oder speichern Sie diese Partie selbst.</translation>
    </message>
    <message>
        <source>Quinto is already running and autosaves to the same place. This window does not autosave: save the game yourself.</source>
        <translation>Quinto läuft bereits und sichert seine Partie am selben Ort. Dieses Fenster sichert nicht automatisch: Speichern Sie die Partie selbst.</translation>
    </message>
    <message>
        <source>Quinto cannot autosave the game in “{folder}”: {reason}. Make the folder writable, or save the game yourself.</source>
        <translation>Quinto kann die Partie nicht automatisch in „{folder}“ sichern: {reason}. Machen Sie den Ordner beschreibbar, oder speichern Sie die Partie selbst.</translation>
    </message>
    <message>
        <source>You lack permission to read the autosaved game, so it stays where it is and autosave is off. Make “{path}” readable or move it elsewhere, then restart Quinto.</source>
        <translation>Ihnen fehlt das Recht, die automatisch gesicherte Partie zu lesen; sie bleibt, wo sie ist, und nichts wird automatisch gesichert. Machen Sie „{path}“ lesbar, oder verschieben Sie die Datei; starten Sie Quinto dann neu.</translation>
    </message>
    <message>
        <source>The autosaved game could not be opened and was set aside as {names} in “{folder}”. {details}. A new game begins.</source>
        <translation>Die automatisch gesicherte Partie konnte nicht geöffnet werden; sie liegt als {names} in „{folder}“. {details}. Eine neue Partie beginnt.</translation>
    </message>
    <message>
        <source>The autosaved game could not be opened and was set aside as {names} in “{folder}”. {fault} A new game begins.</source>
        <translation>Die automatisch gesicherte Partie konnte nicht geöffnet werden; sie liegt als {names} in „{folder}“. {fault} Eine neue Partie beginnt.</translation>
    </message>
    <message>
        <source>The autosave was damaged, so the game resumes from an earlier point. Damaged data was set aside as {files}.</source>
        <translation>Die automatische Sicherung war beschädigt; die Partie geht von einem früheren Zeitpunkt weiter. Was beschädigt war, liegt in {files}.</translation>
    </message>
    <message>
        <source>The autosaved game cannot be continued in this version: {fault} It has been kept as “{file}”; open that file afterwards.</source>
        <translation>Die automatisch gesicherte Partie kann in dieser Version nicht weitergehen: {fault} Sie ist als „{file}“ gespeichert; öffnen Sie danach diese Datei.</translation>
    </message>
    <message>
        <source>“{path}” could be neither opened nor set aside: {reason}. Move it yourself.</source>
        <translation>„{path}“ konnte weder geöffnet noch beiseitegelegt werden: {reason}. Verschieben Sie die Datei selbst.</translation>
    </message>
    <message>
        <source>“{path}” could not be deleted: {reason}. Delete it yourself.</source>
        <translation>„{path}“ konnte nicht gelöscht werden: {reason}. Löschen Sie die Datei selbst.</translation>
    </message>
    <message>
        <source>“{path}” is Quinto’s own autosave. Choose another file.</source>
        <translation>„{path}“ ist Quintos eigene automatische Sicherung. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>The unfinished game cannot be kept: “{folder}” could not be created ({reason}). Make its parent folder writable.</source>
        <translation>Die unvollendete Partie kann nicht gespeichert werden: „{folder}“ ließ sich nicht anlegen ({reason}). Machen Sie den Ordner darüber beschreibbar.</translation>
    </message>
    <message>
        <source>The settings in “{path}” could not be read, so the defaults are used. Please choose your settings again; the damaged file is kept as a backup ending in “~”.</source>
        <translation>Die Einstellungen in „{path}“ sind nicht lesbar, also gelten die Standardwerte. Wählen Sie Ihre Einstellungen bitte neu; die beschädigte Datei bleibt als Sicherung mit „~“ am Ende des Namens erhalten.</translation>
    </message>
    <message>
        <source>The settings in “{path}” could not be read: {reason}. Quinto uses the defaults until you put that right and restart it.</source>
        <translation>Die Einstellungen in „{path}“ konnten nicht gelesen werden: {reason}. Es gelten die Standardwerte, bis Sie das beheben und Quinto neu starten.</translation>
    </message>
    <message>
        <source>The settings in “{path}” were damaged, so those of the backup are used. Your last change may be missing.</source>
        <translation>Die Einstellungen in „{path}“ waren beschädigt; es gelten die der Sicherung. Ihre letzte Änderung fehlt vielleicht.</translation>
    </message>
    <message>
        <source>Your settings were not saved: the folder “{folder}” does not exist and could not be created ({reason}). Make its parent folder writable.</source>
        <translation>Ihre Einstellungen wurden nicht gespeichert: Den Ordner „{folder}“ gibt es nicht, und er ließ sich nicht anlegen ({reason}). Machen Sie den Ordner darüber beschreibbar.</translation>
    </message>
    <message>
        <source>The setting “{name}” cannot be {value}; the default is used. Choose it again under Preferences.</source>
        <translation>Die Einstellung „{name}“ kann nicht {value} sein; es gilt der Standardwert. Wählen Sie sie in den Einstellungen neu.</translation>
    </message>
    <message>
        <source>The setting “{name}” cannot be {value}; the default is used. Choose it again for your next game.</source>
        <translation>Die Einstellung „{name}“ kann nicht {value} sein; es gilt der Standardwert. Wählen Sie sie für Ihre nächste Partie neu.</translation>
    </message>
    <message>
        <source>The setting “{name}” cannot be {value} in a game with form={form}; the default is used. Choose it again for your next game.</source>
        <translation>Die Einstellung „{name}“ kann in einer Partie mit form={form} nicht {value} sein; es gilt der Standardwert. Wählen Sie sie für Ihre nächste Partie neu.</translation>
    </message>
    <message>
        <source>The setting “{name}” cannot be {value}; the default is used.</source>
        <translation>Die Einstellung „{name}“ kann nicht {value} sein; es gilt der Standardwert.</translation>
    </message>
    <message>
        <source>“{name}” cannot be a player’s name. Choose one of 1 to 40 characters on one line.</source>
        <translation>„{name}“ ist kein Name für einen Spieler. Geben Sie ihm einen von 1 bis 40 Zeichen auf einer Zeile.</translation>
    </message>
    <message>
        <source>“{level}” is not the name of a level. Choose one from the list.</source>
        <translation>„{level}“ ist nicht der Name einer Stufe. Wählen Sie eine aus der Liste.</translation>
    </message>
    <message>
        <source>The game’s number is negative or too large. Choose one from 0 to {greatest}.</source>
        <translation>Die Nummer der Partie ist negativ oder zu groß. Wählen Sie eine von 0 bis {greatest}.</translation>
    </message>
    <message>
        <source>{name}: this version of Quinto has no level “{level}”. Update Quinto, or change the level in the file to one of {levels}.</source>
        <translation>{name}: Diese Version von Quinto kennt die Stufe „{level}“ nicht. Aktualisieren Sie Quinto, oder ändern Sie die Stufe in der Datei zu einer von {levels}.</translation>
    </message>
    <message>
        <source>This is not a Quinto game. Choose a file saved by Quinto.</source>
        <translation>Das ist keine Quinto-Partie. Wählen Sie eine Datei, die Quinto gespeichert hat.</translation>
    </message>
    <message>
        <source>This game was saved by a newer Quinto (file version {version}; this one reads up to {known}). Update Quinto to open it.</source>
        <translation>Diese Partie wurde mit einem neueren Quinto gespeichert (Dateiformat {version}; dieses liest bis {known}). Aktualisieren Sie Quinto, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>{details}. Open its backup (the file of the same name ending in “~”) or another saved game.</source>
        <translation>{details}. Öffnen Sie die Sicherung (die Datei gleichen Namens mit „~“ am Ende) oder eine andere gespeicherte Partie.</translation>
    </message>
    <message>
        <source>The file is damaged or incomplete: line {number} cannot be read</source>
        <translation>Die Datei ist beschädigt oder unvollständig: Zeile {number} ist nicht lesbar</translation>
    </message>
    <message>
        <source>The saved game has no version number</source>
        <translation>Die gespeicherte Partie hat keine Versionsnummer</translation>
    </message>
    <message>
        <source>The saved game (version {version}) is damaged</source>
        <translation>Die gespeicherte Partie (Version {version}) ist beschädigt</translation>
    </message>
    <message>
        <source>The saved game (version {version}) is damaged: {details}</source>
        <translation>Die gespeicherte Partie (Version {version}) ist beschädigt: {details}</translation>
    </message>
    <message>
        <source>The game is for {wanted} players, but the file names {named}</source>
        <translation>Die Partie ist für {wanted} Spieler, aber die Datei nennt {named}</translation>
    </message>
    <message>
        <source>The file names a first dealer, but its rules call for a draw</source>
        <translation>Die Datei nennt einen ersten Geber, aber nach ihren Regeln wird gezogen</translation>
    </message>
    <message>
        <source>The file names no first dealer, and its rules have no draw</source>
        <translation>Die Datei nennt keinen ersten Geber, und ihre Regeln sehen kein Ziehen vor</translation>
    </message>
    <message>
        <source>The file has North deal first, but with three players that is dummy’s seat in the first game</source>
        <translation>In der Datei gibt Nord zuerst, doch zu dritt sitzt dort in der ersten Partie der Strohmann</translation>
    </message>
    <message>
        <source>The file gives the scores as {told}, but the cards played give {true}</source>
        <translation>In der Datei steht es {told}, aber ihre Karten ergeben {true}</translation>
    </message>
    <message>
        <source>The file must say in exactly one way where its packs come from: “seed”, “fair” or “code”</source>
        <translation>Die Datei muss auf genau eine Weise sagen, woher die Karten kommen: „seed“, „fair“ oder „code“</translation>
    </message>
    <message>
        <source>The file must hold the secret of its fair deals exactly once, sealed or open</source>
        <translation>Die Datei muss das Geheimnis der fairen Karten genau einmal enthalten, versiegelt oder offen</translation>
    </message>
    <message>
        <source>The seal in the file does not match its secret</source>
        <translation>Das Siegel in der Datei passt nicht zu ihrem Geheimnis</translation>
    </message>
    <message>
        <source>The words for the fair deals are too long, or are not text</source>
        <translation>Die Wörter für die fairen Karten sind zu lang oder kein Text</translation>
    </message>
    <message>
        <source>“{code}” is not a deal code</source>
        <translation>„{code}“ ist kein Kartencode</translation>
    </message>
    <message>
        <source>The rules or the first dealer are not those of the deal code</source>
        <translation>Die Regeln oder der erste Geber sind nicht die des Kartencodes</translation>
    </message>
    <message>
        <source>Branch {number} starts from a point that does not exist</source>
        <translation>Variante {number} zweigt an einer Stelle ab, die es nicht gibt</translation>
    </message>
    <message>
        <source>The file continues in branch {number}, which does not exist</source>
        <translation>Die Datei geht in Variante {number} weiter, die es nicht gibt</translation>
    </message>
    <message>
        <source>The rules contradict each other: {details}</source>
        <translation>Die Regeln widersprechen sich: {details}</translation>
    </message>
    <message>
        <source>{place}: {details}</source>
        <translation>{place}: {details}</translation>
    </message>
    <message>
        <source>it contains unexpected data</source>
        <translation>sie enthält unerwartete Daten</translation>
    </message>
    <message>
        <source>it contains an invalid character</source>
        <translation>sie enthält ein ungültiges Zeichen</translation>
    </message>
    <message>
        <source>“{name}” appears twice in one place</source>
        <translation>„{name}“ kommt an einer Stelle zweimal vor</translation>
    </message>
    <message>
        <source>at “{where}”, {details}</source>
        <translation>„{where}“ – {details}</translation>
    </message>
    <message>
        <source>there is no “{name}”</source>
        <translation>„{name}“ fehlt</translation>
    </message>
    <message>
        <source>there is an unknown entry “{name}”</source>
        <translation>unbekannter Eintrag „{name}“</translation>
    </message>
    <message>
        <source>“{value}” is unknown</source>
        <translation>„{value}“ ist unbekannt</translation>
    </message>
    <message>
        <source>expected {expected}</source>
        <translation>erwartet wird {expected}</translation>
    </message>
    <message>
        <source>expected {expected}, got {found}</source>
        <translation>erwartet wird {expected}, gefunden wurde {found}</translation>
    </message>
    <message>
        <source>with form={form}, match must be one of {matches}, not “{match}”</source>
        <translation>Bei form={form} sind für match nur {matches} möglich, nicht „{match}“</translation>
    </message>
    <message>
        <source>the target is {target}, but dummy’s opponents start with {handicap} points</source>
        <translation>Das Ziel ist {target}, aber die Gegner des Strohmanns beginnen mit {handicap} Punkten</translation>
    </message>
    <message>
        <source>“{word}” is not a card</source>
        <translation>„{word}“ ist keine Karte</translation>
    </message>
    <message>
        <source>the players hold the cards</source>
        <translation>die Spieler halten die Karten selbst</translation>
    </message>
    <message>
        <source>the cards are not real</source>
        <translation>es wird nicht mit echten Karten gespielt</translation>
    </message>
    <message>
        <source>all twelve tricks are in</source>
        <translation>alle zwölf Stiche sind eingetragen</translation>
    </message>
    <message>
        <source>tricks are missing</source>
        <translation>es fehlen Stiche</translation>
    </message>
    <message>
        <source>the quint is taken</source>
        <translation>die Quint ist schon vergeben</translation>
    </message>
    <message>
        <source>the quint is split</source>
        <translation>die Quint ist gespalten</translation>
    </message>
    <message>
        <source>a single card is never split</source>
        <translation>eine einzelne Karte kann nicht gespalten werden</translation>
    </message>
    <message>
        <source>it has not been entered</source>
        <translation>es ist nicht eingetragen</translation>
    </message>
    <message>
        <source>a quint has won the game</source>
        <translation>eine Quint hat die Partie gewonnen</translation>
    </message>
    <message>
        <source>the cards may not be drawn: {reason}</source>
        <translation>Die Karten dürfen nicht gezogen werden: {reason}</translation>
    </message>
    <message>
        <source>the pack may not be dealt: {reason}</source>
        <translation>Die Karten dürfen nicht gegeben werden: {reason}</translation>
    </message>
    <message>
        <source>{call} is not allowed: {reason}</source>
        <translation>{call} ist nicht erlaubt: {reason}</translation>
    </message>
    <message>
        <source>{play} may not be played: {reason}</source>
        <translation>{play} darf nicht gespielt werden: {reason}</translation>
    </message>
    <message>
        <source>a pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>a redouble</source>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>a pack has {wanted} cards, not {count}</source>
        <translation>ein Kartenspiel hat {wanted} Karten, nicht {count}</translation>
    </message>
    <message>
        <source>{players} players draw one card each, not {count} in all</source>
        <translation>{players} Spieler ziehen je eine Karte, nicht {count} insgesamt</translation>
    </message>
    <message>
        <source>the card {card} appears twice</source>
        <translation>Die Karte {card} kommt zweimal vor</translation>
    </message>
    <message>
        <source>the rules of this game have no draw</source>
        <translation>Die Regeln dieser Partie sehen kein Ziehen vor</translation>
    </message>
    <message>
        <source>the match is already over</source>
        <translation>Da ist das Match schon zu Ende</translation>
    </message>
    <message>
        <source>{suit} were led and must be followed</source>
        <translation>{suit} wurde ausgespielt und muss bedient werden</translation>
    </message>
    <message>
        <source>the game is already over</source>
        <translation>Da ist die Partie schon zu Ende</translation>
    </message>
    <message>
        <source>no cards have been drawn for partners and deal</source>
        <translation>Um Partner und Geber ist noch nicht gezogen worden</translation>
    </message>
    <message>
        <source>they have been drawn already</source>
        <translation>Sie sind schon gezogen worden</translation>
    </message>
    <message>
        <source>they are not a draw</source>
        <translation>So wird nicht gezogen</translation>
    </message>
    <message>
        <source>no cards have been dealt</source>
        <translation>Es ist noch nicht gegeben worden</translation>
    </message>
    <message>
        <source>the previous deal is not finished</source>
        <translation>Das vorige Spiel ist nicht zu Ende</translation>
    </message>
    <message>
        <source>it is not a pack</source>
        <translation>Das sind nicht die Karten des Spiels</translation>
    </message>
    <message>
        <source>it is another seat’s turn</source>
        <translation>Ein anderer Platz ist an der Reihe</translation>
    </message>
    <message>
        <source>all four must call first</source>
        <translation>Erst müssen alle vier ansagen</translation>
    </message>
    <message>
        <source>all four have called</source>
        <translation>Alle vier haben angesagt</translation>
    </message>
    <message>
        <source>partner has doubled</source>
        <translation>Der Partner hat kontriert</translation>
    </message>
    <message>
        <source>the opponents have doubled</source>
        <translation>Die Gegner haben kontriert</translation>
    </message>
    <message>
        <source>no one has doubled</source>
        <translation>Niemand hat kontriert</translation>
    </message>
    <message>
        <source>the double is their own side’s</source>
        <translation>Das Kontra kommt von der eigenen Seite</translation>
    </message>
    <message>
        <source>someone has redoubled already</source>
        <translation>Es ist schon rekontriert worden</translation>
    </message>
    <message>
        <source>the card is not in that hand</source>
        <translation>Die Karte ist nicht in diesem Blatt</translation>
    </message>
    <message>
        <source>the suit led must be followed</source>
        <translation>Die ausgespielte Farbe muss bedient werden</translation>
    </message>
    <message>
        <source>the Quint Royal may not be led</source>
        <translation>Der Quint Royal darf nicht ausgespielt werden</translation>
    </message>
    <message>
        <source>the Quint Royal must be played now</source>
        <translation>Der Quint Royal muss jetzt gespielt werden</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>“{words}” is not a call, a card, an entry, a deal or a draw</source>
        <translation>„{words}“ ist keine Ansage, keine Karte, kein Eintrag, kein Geben und kein Ziehen</translation>
    </message>
    <message>
        <source>“{entry}” may not be entered: {reason}</source>
        <translation>„{entry}“ darf nicht eingetragen werden: {reason}</translation>
    </message>
    <message>
        <source>a decimal number</source>
        <translation>eine Zahl mit Nachkommastellen</translation>
    </message>
    <message>
        <source>text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch (true, false)</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a group in braces</source>
        <translation>eine Gruppe in geschweiften Klammern</translation>
    </message>
    <message>
        <source>nothing (null)</source>
        <translation>nichts (null)</translation>
    </message>
    <message>
        <source>{kind} or nothing (null)</source>
        <translation>{kind} oder nichts (null)</translation>
    </message>
    <message>
        <source>a whole number of at least {least}</source>
        <translation>eine ganze Zahl ab {least}</translation>
    </message>
    <message>
        <source>a whole number of at most {greatest}</source>
        <translation>eine ganze Zahl bis {greatest}</translation>
    </message>
    <message>
        <source>a list of at least {least} entries</source>
        <translation>eine Liste von mindestens {least} Einträgen</translation>
    </message>
    <message>
        <source>a list of at most {greatest} entries</source>
        <translation>eine Liste von höchstens {greatest} Einträgen</translation>
    </message>
    <message>
        <source>a list of {number} entries</source>
        <translation>eine Liste von {number} Einträgen</translation>
    </message>
    <message>
        <source>a version such as 1.0</source>
        <translation>eine Version wie 1.0</translation>
    </message>
    <message>
        <source>one of N, E, S and W</source>
        <translation>N, E, S oder W</translation>
    </message>
    <message>
        <source>the name of a level in lower case</source>
        <translation>der Name einer Stufe in Kleinbuchstaben</translation>
    </message>
    <message>
        <source>a name of 1 to 40 characters on one line</source>
        <translation>ein Name von 1 bis 40 Zeichen auf einer Zeile</translation>
    </message>
    <message>
        <source>64 digits from 0 to f</source>
        <translation>64 Ziffern von 0 bis f</translation>
    </message>
    <message>
        <source>text of at most {greatest} characters</source>
        <translation>ein Text von höchstens {greatest} Zeichen</translation>
    </message>
    <message>
        <source>text in another format</source>
        <translation>ein Text in anderem Format</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>kein Platz auf dem Datenträger</translation>
    </message>
    <message>
        <source>you lack permission</source>
        <translation>fehlende Zugriffsrechte</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>schreibgeschützter Datenträger</translation>
    </message>
    <message>
        <source>part of its path does not exist</source>
        <translation>unvollständiger Pfad</translation>
    </message>
    <message>
        <source>part of its path is not a folder</source>
        <translation>kein Ordner an einer Stelle des Pfads</translation>
    </message>
    <message>
        <source>something else already has that name</source>
        <translation>schon vergebener Name</translation>
    </message>
    <message>
        <source>a folder already has that name</source>
        <translation>ein Ordner desselben Namens</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>zu langer Name</translation>
    </message>
    <message>
        <source>no file can have that name</source>
        <translation>kein zulässiger Dateiname</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>Fehler des Datenträgers</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>Verknüpfungen, die im Kreis führen</translation>
    </message>
    <message>
        <source>the drive is not connected</source>
        <translation>nicht verbundenes Laufwerk</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>von einem anderen Programm belegt</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>zu viele offene Dateien</translation>
    </message>
    <message>
        <source>system error {number}</source>
        <translation>Systemfehler {number}</translation>
    </message>
    <message>
        <source>the draw</source>
        <translation>das Ziehen</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>call {number}</source>
        <translation>Ansage {number}</translation>
    </message>
    <message>
        <source>play {number}</source>
        <translation>Karte {number}</translation>
    </message>
    <message>
        <source>undone action {number}</source>
        <translation>zurückgenommene Aktion {number}</translation>
    </message>
    <message>
        <source>branch {number}</source>
        <translation>Variante {number}</translation>
    </message>
    <message>
        <source>action {number}</source>
        <translation>Aktion {number}</translation>
    </message>
    <message>
        <source>Part of what Club and Master have learnt is missing or damaged, so they and the hints are weaker. To get it back, reinstall Quinto.</source>
        <translation>Ein Teil dessen, was Klub und Meister gelernt haben, fehlt oder ist beschädigt; darum sind sie und die Tipps schwächer. Installieren Sie Quinto neu, dann ist es wieder da.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
    <message>
        <source>“{name}” is a folder. Choose another name.</source>
        <translation>„{name}“ ist ein Ordner. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>Die Datei ist leer</translation>
    </message>
    <message>
        <source>The saved game is damaged: {details}</source>
        <translation>Die gespeicherte Partie ist beschädigt: {details}</translation>
    </message>
    <message>
        <source>The file is damaged: {details}</source>
        <translation>Die Datei ist beschädigt: {details}</translation>
    </message>
    <message>
        <source>Replace “{file}”?</source>
        <translation>„{file}“ ersetzen?</translation>
    </message>
    <message>
        <source>There is already a file of that name in “{folder}”.</source>
        <translation>In „{folder}“ gibt es schon eine Datei dieses Namens.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Fin&amp;d:</source>
        <translation>Su&amp;chen:</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>“{word}” was not found.</source>
        <translation>„{word}“ steht nicht im Buch.</translation>
    </message>
    <message>
        <source>A word, a command, or a key such as Ctrl+U</source>
        <translation>Ein Wort, ein Befehl oder eine Taste wie Strg+U</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Find a name or a number</source>
        <translation>Namen oder Nummer suchen</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Wer gespielt hat</translation>
    </message>
    <message>
        <source>&amp;Who owes whom…</source>
        <translation>&amp;Wer schuldet wem…</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Spielform</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>Alles &amp;zeigen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Any partner</source>
        <translation>Alle Partner</translation>
    </message>
    <message>
        <source>Any type</source>
        <translation>Alle Spielformen</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>first attempts &amp;only</source>
        <translation>nur &amp;erste Versuche</translation>
    </message>
    <message>
        <source>first attempts only</source>
        <translation>nur erste Versuche</translation>
    </message>
    <message>
        <source>Leaves out games with undo or hints, games played again or opened from a file, and lessons.</source>
        <translation>Lässt aus, was zurückgenommen, noch einmal, mit Tipps oder in einer Lektion gespielt oder aus einer Datei geöffnet wurde.</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Working through every way to play these cards. This may take a few seconds.</source>
        <translation>Quinto geht alle Möglichkeiten durch, diese Karten zu spielen. Das kann einige Sekunden dauern.</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>Wird gelöst…</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Quinto überlegt…</translation>
    </message>
    <message>
        <source>Four Master players play these cards, and every choice is looked at. This may take a few seconds.</source>
        <translation>Vier Meister spielen diese Karten, und jede Entscheidung wird analysiert. Das kann einige Sekunden dauern.</translation>
    </message>
    <message>
        <source>Looking for a puzzle…</source>
        <translation>Eine Aufgabe wird gesucht…</translation>
    </message>
    <message>
        <source>{basis} Trying every lead now.</source>
        <translation>{basis} Jetzt wird jedes Ausspiel versucht.</translation>
    </message>
    <message>
        <source>That did not work ({fault}). Try again.</source>
        <translation>Das ging nicht ({fault}). Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>{action} {points}</source>
        <translation>{action} {points}</translation>
    </message>
    <message>
        <source>Perhaps just as good: {actions}.</source>
        <translation>Vielleicht genauso gut: {actions}.</translation>
    </message>
    <message>
        <source>Perhaps just as good: {count} others, such as {actions}.</source>
        <translation>Vielleicht genauso gut: {count} andere, etwa {actions}.</translation>
    </message>
    <message>
        <source>{action} loses {points} ({between}).</source>
        <translation>{action} verliert {points} ({between}).</translation>
    </message>
    <message>
        <source>Possible deals: {count}.</source>
        <translation>Mögliche Verteilungen: {count}.</translation>
    </message>
</context>
<context>
    <name>GameChoices</name>
    <message>
        <source>&amp;Rules</source>
        <translation>Re&amp;geln</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <translation>&amp;Einzelheiten…</translation>
    </message>
    <message>
        <source>Each rule separately</source>
        <translation>Jede Regel für sich</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>Fair de&amp;al…</source>
        <translation>&amp;Faire Karten…</translation>
    </message>
    <message>
        <source>The number that seals the cards, and words of your own</source>
        <translation>Die Zahl, die die Karten versiegelt, und eigene Wörter</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Unfinished game {number}</source>
        <translation>Unvollendete Partie {number}</translation>
    </message>
    <message>
        <source>Save the game elsewhere first, or abandon it.</source>
        <translation>Speichern Sie die Partie erst anderswo, oder geben Sie sie auf.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>The game could not be set aside</source>
        <translation>Die Partie konnte nicht beiseitegelegt werden</translation>
    </message>
    <message>
        <source>Quinto games and their backups (*.quinto *.quinto~)</source>
        <translation>Quinto-Partien und ihre Sicherungen (*.quinto *.quinto~)</translation>
    </message>
    <message>
        <source>{details}.</source>
        <translation>{details}.</translation>
    </message>
    <message>
        <source>Choose another saved game.</source>
        <translation>Wählen Sie eine andere gespeicherte Partie.</translation>
    </message>
    <message>
        <source>An earlier state of the game is in its backup, “{file}”.</source>
        <translation>Ein früherer Stand der Partie liegt in der Sicherung „{file}“.</translation>
    </message>
    <message>
        <source>Open its &amp;backup</source>
        <translation>&amp;Sicherung öffnen</translation>
    </message>
    <message>
        <source>“{file}” could not be opened</source>
        <translation>„{file}“ konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>“{file}” has changed</source>
        <translation>„{file}“ hat sich geändert</translation>
    </message>
    <message>
        <source>Something else has been saved in this file since you opened it or last saved your game there. You can overwrite it, or keep both by saving your game under another name.</source>
        <translation>In dieser Datei ist etwas anderes gespeichert worden, seit Sie sie geöffnet oder Ihre Partie zuletzt darin gespeichert haben. Sie können sie überschreiben oder beides behalten, indem Sie Ihre Partie unter einem anderen Namen speichern.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Überschreiben</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>“{file}” was not saved</source>
        <translation>„{file}“ wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Game saved.</source>
        <translation>Die Partie ist gespeichert.</translation>
    </message>
    <message>
        <source>Quinto games (*.quinto)</source>
        <translation>Quinto-Partien (*.quinto)</translation>
    </message>
    <message>
        <source>{title}: {seen}</source>
        <translation>{title}: {seen}</translation>
    </message>
    <message>
        <source>{date}, {form}, {people}: {own}–{other}</source>
        <translation>{date}, {form}, {people}, {own}:{other}</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date, as Qt writes it</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>vier Spieler</translation>
    </message>
    <message>
        <source>three with dummy</source>
        <translation>drei mit Strohmann</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>zwei Spieler</translation>
    </message>
    <message>
        <source>only computer players</source>
        <translation>nur Computerspieler</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>mit {name}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>gegen {name}</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a day, as Qt writes it</comment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>Quinto, {day}, with {names}</source>
        <translation>Quinto, {day}, mit {names}</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>{word}: {meaning} (F1 for more)</source>
        <translation>{word}: {meaning} (mehr mit F1)</translation>
    </message>
    <message>
        <source>Cachette</source>
        <translation>Cachette</translation>
    </message>
    <message>
        <source>five cards nobody holds. The winner of the last trick takes them as a thirteenth trick.</source>
        <translation>fünf Karten, die niemand hat. Der Gewinner des letzten Stichs nimmt auch sie, als dreizehnten Stich.</translation>
    </message>
    <message>
        <source>Quint</source>
        <translation>Quint</translation>
    </message>
    <message>
        <source>a five, or ace and four, or two and three of one suit in the same trick. The side that wins the trick scores it at once.</source>
        <translation>eine Fünf oder Ass und Vier oder Zwei und Drei einer Farbe im selben Stich. Die Seite, die den Stich macht, schreibt sie sofort an.</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Strohmann</translation>
    </message>
    <message>
        <source>the face-up hand, played by the player opposite.</source>
        <translation>das offene Blatt; es spielt, wer gegenübersitzt.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>one card from each hand; the highest wins. Tricks are counted after the deal.</source>
        <translation>eine Karte aus jedem Blatt; die höchste gewinnt ihn. Gezählt werden Stiche nach dem Spiel.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>From highest to lowest, with gaps: {cards}.</source>
        <translation>Von der höchsten zur niedrigsten, mit Lücken: {cards}.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
    <message>
        <source>{quint}: {points} points.</source>
        <translation>{quint}: {points} Punkte.</translation>
    </message>
    <message>
        <source>and one more trick for the winner of the twelfth</source>
        <translation>und ein Stich mehr für den Gewinner des zwölften</translation>
    </message>
    <message>
        <source>The cachette holds {cards}.</source>
        <translation>In der Cachette liegen {cards}.</translation>
    </message>
    <message>
        <source>Whole: {quints}, {points} points.</source>
        <translation>Ganz darin: {quints}, {points} Punkte.</translation>
    </message>
    <message>
        <source>Split, and worth nothing: {cards}.</source>
        <translation>Getrennt und nichts wert: {cards}.</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>ganz</translation>
    </message>
    <message>
        <source>split</source>
        <translation>getrennt</translation>
    </message>
    <message>
        <source>{who}’s hand: playable cards are raised</source>
        <translation>Das Blatt von {who}: Erlaubte Karten stehen höher</translation>
    </message>
    <message>
        <source>{who} holds {cards}.</source>
        <translation>{who} hat {cards}.</translation>
    </message>
    <message>
        <source>{who} can play {cards}.</source>
        <translation>{who} darf spielen: {cards}.</translation>
    </message>
    <message>
        <source>{who} has two cards left, {other} and {royal}.</source>
        <translation>{who} hat noch zwei Karten, {other} und {royal}.</translation>
    </message>
    <message>
        <source>{rule}: either card may be played.</source>
        <translation>{rule}: Jede der beiden Karten darf gespielt werden.</translation>
    </message>
    <message>
        <source>{rule}: {card} must be played.</source>
        <translation>{rule}: {card} muss gespielt werden.</translation>
    </message>
    <message>
        <source>Dummy, face up for all to see</source>
        <translation>Der Strohmann, offen für alle</translation>
    </message>
    <message>
        <source>The Dummy-player’s own hand</source>
        <translation>Das eigene Blatt des Strohmannspielers</translation>
    </message>
    <message>
        <source>Dummy lies face up, sorted by suit: {cards}.</source>
        <translation>Der Strohmann liegt nach Farben offen: {cards}.</translation>
    </message>
    <message>
        <source>The Dummy-player holds {cards}.</source>
        <translation>Der Strohmannspieler hat {cards}.</translation>
    </message>
    <message>
        <source>Strict form</source>
        <translation>Strenge Form</translation>
    </message>
    <message>
        <source>Milder form</source>
        <translation>Mildere Form</translation>
    </message>
    <message>
        <source>See the last trick again; Left and Right show the others</source>
        <translation>Den letzten Stich noch einmal ansehen; Links und Rechts zeigen die anderen</translation>
    </message>
    <message>
        <source>Take back the last thing you did</source>
        <translation>Den letzten eigenen Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Redo it</source>
        <translation>Ihn wiederholen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Copy the deal, as a code and written out, when it is over</source>
        <translation>Das Spiel kopieren, als Code und ausgeschrieben, wenn es zu Ende ist</translation>
    </message>
    <message>
        <source>Watch finished deals again, trick by trick, with all hands if you like</source>
        <translation>Beendete Spiele noch einmal ansehen, Stich für Stich, auf Wunsch mit allen Karten</translation>
    </message>
    <message>
        <source>Play what was copied: a deal code, a game’s number, a saved game</source>
        <translation>Spielen, was kopiert wurde: ein Kartencode, die Nummer einer Partie, eine gespeicherte Partie</translation>
    </message>
    <message>
        <source>The original game and the branches you began in a replay</source>
        <translation>Das Original und die Varianten, die Sie in einer Wiedergabe begonnen haben</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Eine gespeicherte Partie öffnen</translation>
    </message>
    <message>
        <source>Every game you have played</source>
        <translation>Jede Partie, die Sie gespielt haben</translation>
    </message>
    <message>
        <source>What you have won and lost, in figures</source>
        <translation>Was Sie gewonnen und verloren haben, in Zahlen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Die Partie speichern</translation>
    </message>
    <message>
        <source>Save it under another name</source>
        <translation>Unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>Copy the seal on the cards, or the number or code of a shared game</source>
        <translation>Das Siegel der Karten kopieren, oder Nummer oder Code einer geteilten Partie</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Take all the remaining tricks, if they are certainly yours</source>
        <translation>Alle übrigen Stiche nehmen, wenn sie sicher Ihre sind</translation>
    </message>
    <message>
        <source>Show or hide the score sheet</source>
        <translation>Das Anschreibeblatt zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ton an oder aus</translation>
    </message>
    <message>
        <source>Copy the score sheet, as text and as a table</source>
        <translation>Das Anschreibeblatt kopieren, als Text und als Tabelle</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Das Anschreibeblatt drucken</translation>
    </message>
    <message>
        <source>Full screen on or off</source>
        <translation>Vollbild und zurück</translation>
    </message>
    <message>
        <source>A hint: the best card; again: what every card is worth</source>
        <translation>Ein Tipp: die beste Karte; noch einmal: was jede Karte wert ist</translation>
    </message>
    <message>
        <source>What every choice in the last deal was worth, and where the result came from</source>
        <translation>Was jede Ansage und Karte des letzten Spiels wert war, und was das Ergebnis ausmachte</translation>
    </message>
    <message>
        <source>Put a deal together, to play it, solve it or pass it on</source>
        <translation>Ein Spiel zusammenstellen, um es zu spielen, zu lösen oder weiterzugeben</translation>
    </message>
    <message>
        <source>Try again what you got wrong, until you find the better play</source>
        <translation>Noch einmal versuchen, was misslungen ist, bis Sie etwas Besseres finden</translation>
    </message>
    <message>
        <source>Puzzles by theme: find the best card</source>
        <translation>In Aufgaben die beste Karte finden, nach Themen</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>Dieses Buch</translation>
    </message>
    <message>
        <source>Quit, keeping the game</source>
        <translation>Beenden; die Partie bleibt erhalten</translation>
    </message>
    <message>
        <source>New cards, same players and rules</source>
        <translation>Neue Karten, gleiche Spieler und Regeln</translation>
    </message>
    <message>
        <source>The same cards again, from the start</source>
        <translation>Dieselben Karten noch einmal, von der ersten Ansage an</translation>
    </message>
    <message>
        <source>Whose turn it is, and what to do</source>
        <translation>Wer am Zug ist und was gefragt ist</translation>
    </message>
    <message>
        <source>Which cards you can play, or what doubling does</source>
        <translation>Welche Karten Sie spielen dürfen oder was Kontra bedeutet</translation>
    </message>
    <message>
        <source>The trick so far, and who is winning it</source>
        <translation>Der Stich bisher und wer darin führt</translation>
    </message>
    <message>
        <source>Your hand, suit by suit</source>
        <translation>Ihr Blatt, Farbe für Farbe</translation>
    </message>
    <message>
        <source>The other hands: their cards if you can see them, else how many</source>
        <translation>Die anderen Blätter: ihre Karten, wo Sie sie sehen, sonst wie viele</translation>
    </message>
    <message>
        <source>The cards you have not seen yet, suit by suit</source>
        <translation>Die Karten, die Sie noch nicht gesehen haben, Farbe für Farbe</translation>
    </message>
    <message>
        <source>Who has doubled or passed, and what a trick is worth</source>
        <translation>Die Ansagen und was ein Stich zählt</translation>
    </message>
    <message>
        <source>The score, and the tricks of this deal</source>
        <translation>Der Punktestand und die Stiche dieses Spiels</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>How to play Quinto</source>
        <translation>So wird Quinto gespielt</translation>
    </message>
    <message>
        <source>Quinto · page {number} of {pages}</source>
        <translation>Quinto · Seite {number} von {pages}</translation>
    </message>
    <message>
        <source>&lt;b&gt;yes&lt;/b&gt;</source>
        <translation>&lt;b&gt;ja&lt;/b&gt;</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>teils</translation>
    </message>
    <message>
        <source>in the menu</source>
        <translation>im Menü</translation>
    </message>
    <message>
        <source>{who} drew {card}.</source>
        <translation>{who} hat {card} gezogen.</translation>
    </message>
    <message>
        <source>{rule}: {dealer} deals, and plays with {partner}.</source>
        <translation>{rule}: {dealer} gibt und spielt mit {partner}.</translation>
    </message>
    <message>
        <source>{who} deals</source>
        <translation>{who} gibt</translation>
    </message>
    <message>
        <source>and plays with {who}</source>
        <translation>und spielt mit {who}</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>höher</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>niedrigste</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweite</translation>
    </message>
    <message>
        <source>The calls go round in this order: {seats}.</source>
        <translation>Angesagt wird in dieser Reihenfolge: {seats}.</translation>
    </message>
    <message>
        <source>All pass: a trick is worth {value}.</source>
        <translation>Alle passen: Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>{doubler} doubles and {redoubler} redoubles: a trick is worth {value}.</source>
        <translation>{doubler} kontriert, und {redoubler} rekontriert: Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>{doubler} doubles, the others pass: a trick is worth {value}.</source>
        <translation>{doubler} kontriert, alle anderen passen: Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <translation>zählt {value}</translation>
    </message>
    <message>
        <source>A trick: {value}</source>
        <translation>Ein Stich: {value}</translation>
    </message>
    <message>
        <source>{points} for all thirteen</source>
        <translation>{points} für alle dreizehn</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>As in play</source>
        <translation>Wie im Spiel</translation>
    </message>
    <message>
        <source>Ace low</source>
        <translation>Mit niedrigem Ass</translation>
    </message>
    <message>
        <source>Ace high</source>
        <translation>Mit hohem Ass</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>{who} leads {card}.</source>
        <translation>{who} spielt {card} aus.</translation>
    </message>
    <message>
        <source>{who} follows with {card}.</source>
        <translation>{who} bedient mit {card}.</translation>
    </message>
    <message>
        <source>{who} trumps with {card}.</source>
        <translation>{who} trumpft mit {card}.</translation>
    </message>
    <message>
        <source>{who} overtrumps with {card}.</source>
        <translation>{who} übertrumpft mit {card}.</translation>
    </message>
    <message>
        <source>{who} discards {card}.</source>
        <translation>{who} wirft {card} ab.</translation>
    </message>
    <message>
        <source>{who} plays {card}.</source>
        <translation>{who} spielt {card}.</translation>
    </message>
    <message>
        <source>{who} takes the trick.</source>
        <translation>{who} macht den Stich.</translation>
    </message>
    <message>
        <source>{who} takes the trick; {side} score {quints}.</source>
        <translation>{who} macht den Stich; {side} schreiben {quints} an.</translation>
    </message>
    <message>
        <source>{who} takes the trick; {side} score {quints}, {points} in all.</source>
        <translation>{who} macht den Stich; {side} schreiben {quints} an, zusammen {points}.</translation>
    </message>
    <message>
        <source>{points} for {quint}</source>
        <translation>{points} für {quint}</translation>
    </message>
    <message>
        <source>{who} takes it</source>
        <translation>{who} macht ihn</translation>
    </message>
    <message>
        <source>no quints</source>
        <translation>keine Quint darin</translation>
    </message>
    <message>
        <source>{points}: {quint}</source>
        <translation>{points}: {quint}</translation>
    </message>
    <message>
        <source>for {side}</source>
        <translation>für {side}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>spielt aus</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>bedient</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>trumpft</translation>
    </message>
    <message>
        <source>overtrumps</source>
        <translation>übertrumpft</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>wirft ab</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>The unseen cards that beat the card you are at; again: no longer</source>
        <translation>Die verdeckten Karten, die Ihre Karte schlagen; noch einmal: nicht mehr</translation>
    </message>
    <message>
        <source>{menu} &gt; {title}</source>
        <translation>{menu} &gt; {title}</translation>
    </message>
    <message>
        <source>{purpose} ({menu})</source>
        <translation>{purpose} ({menu})</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to play Quinto</source>
        <translation>So wird Quinto gespielt</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Play {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>What each card is worth</source>
        <translation>Was jede Karte wert ist</translation>
    </message>
    <message>
        <source>{what} is best: {why}</source>
        <translation>{what} ist am besten – {why}</translation>
    </message>
    <message>
        <source>{card} wins this trick.</source>
        <translation>{card} gewinnt diesen Stich.</translation>
    </message>
    <message>
        <source>{card} wins this trick and {points} for quints.</source>
        <translation>{card} gewinnt diesen Stich und {points} für Quinten.</translation>
    </message>
    <message>
        <source>{card} is highest so far: {points} for quints if it stays so.</source>
        <translation>{card} ist bisher am höchsten: {points} für Quinten, wenn es so bleibt.</translation>
    </message>
    <message>
        <source>{what} will do; {count} others may be just as good.</source>
        <translation>{what} ist in Ordnung; {count} andere sind vielleicht genauso gut.</translation>
    </message>
    <message>
        <source>{told}; no single reason stands out.</source>
        <translation>{told}; kein Grund allein gibt den Ausschlag.</translation>
    </message>
    <message>
        <source>{told}; {card} may be just as good.</source>
        <translation>{told}; {card} ist vielleicht genauso gut.</translation>
    </message>
    <message>
        <source>Only a pass is possible.</source>
        <translation>Nur Passen ist möglich.</translation>
    </message>
    <message>
        <source>Only {card} may be played.</source>
        <translation>Nur {card} darf gespielt werden.</translation>
    </message>
    <message>
        <source>{turn}. Hold your own key, then ask for a hint.</source>
        <translation>{turn}. Halten Sie Ihre eigene Taste und bitten Sie dann um einen Tipp.</translation>
    </message>
    <message>
        <source>points from here</source>
        <translation>Punkte ab hier</translation>
    </message>
    <message>
        <source>to win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>{cards}: {points}; winning chance {chance}.</source>
        <translation>{cards}: {points}; Gewinnchance {chance}.</translation>
    </message>
    <message>
        <source>{what} is best</source>
        <translation>{what} ist am besten</translation>
    </message>
    <message>
        <source>Comparing the choices…</source>
        <translation>Die Möglichkeiten werden verglichen…</translation>
    </message>
    <message>
        <source>{card} adds a quint to a trick already won: {points} for quints.</source>
        <translation>{card} gibt eine Quint zu einem sicheren Stich: {points} für Quinten.</translation>
    </message>
    <message>
        <source>Whatever you play, they win the game with this trick.</source>
        <translation>Was Sie auch spielen: Die Gegenseite gewinnt mit diesem Stich die Partie.</translation>
    </message>
    <message>
        <source>{card} is best; if they take this trick, they may win the game.</source>
        <translation>{card} ist am besten; macht die Gegenseite diesen Stich, kann sie die Partie gewinnen.</translation>
    </message>
    <message>
        <source>{card} is best; if they take this trick, they win the game.</source>
        <translation>{card} ist am besten; macht die Gegenseite diesen Stich, gewinnt sie die Partie.</translation>
    </message>
    <message>
        <source>It hardly matters: {what} will do as well as the rest.</source>
        <translation>Es ist fast egal: {what} ist so gut wie die übrigen.</translation>
    </message>
    <message>
        <source>{what} or {other}: either will do.</source>
        <translation>{what} oder {other}: Beides geht.</translation>
    </message>
    <message>
        <source>{told}; two others may be just as good.</source>
        <translation>{told}; zwei andere sind vielleicht genauso gut.</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Jetzt gibt es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Points: yours minus theirs, from now to the end of the deal.</source>
        <translation>Punkte: Ihre minus die der Gegner, von jetzt bis zum Ende des Spiels.</translation>
    </message>
    <message>
        <source>To win: your chance to win this game.</source>
        <translation>Sieg: Ihre Chance, diese Partie zu gewinnen.</translation>
    </message>
    <message>
        <source>double {for_hand}, or pass?</source>
        <translation>{for_hand}: Kontra oder nicht?</translation>
    </message>
    <message>
        <source>trick {number}, your card {from_hand}</source>
        <translation>Stich {number}, Ihre Karte {from_hand}</translation>
    </message>
    <message>
        <source>Chance of winning the rubber: {chance}</source>
        <translation>Chance auf den Robber: {chance}</translation>
    </message>
    <message>
        <source>≈ perhaps as good as {best}</source>
        <translation>≈ vielleicht so gut wie {best}</translation>
    </message>
    <message>
        <source>{turn}. Ask for a hint when it is your turn.</source>
        <translation>{turn}. Bitten Sie um einen Tipp, wenn Sie am Zug sind.</translation>
    </message>
    <message>
        <source>double, or pass?</source>
        <translation>Kontra oder nicht?</translation>
    </message>
    <message>
        <source>trick {number}, your card</source>
        <translation>Stich {number}, Ihre Karte</translation>
    </message>
    <message>
        <source>{card} gives the other side no quint.</source>
        <translation>{card} schenkt der Gegenseite keine Quint.</translation>
    </message>
    <message>
        <source>{card} gives the other side no further quint.</source>
        <translation>{card} schenkt der Gegenseite keine weitere Quint.</translation>
    </message>
    <message>
        <source>{card} gives the other side no quint; {risky} might.</source>
        <translation>{card} schenkt der Gegenseite keine Quint; {risky} vielleicht doch.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>All playable cards are worth the same.</source>
        <translation>Alle erlaubten Karten sind gleich viel wert.</translation>
    </message>
    <message>
        <source>Compare all cards</source>
        <translation>Alle Karten vergleichen</translation>
    </message>
    <message>
        <source>Compare both</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Close hint</source>
        <translation>Tipp schließen</translation>
    </message>
    <message>
        <source>Sorry, no hint this time: press the key again.</source>
        <translation>Diesmal gibt es leider keinen Tipp: Drücken Sie die Taste noch einmal.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>There is no history yet; it begins with your first finished deal.</source>
        <translation>Es gibt noch keine Chronik; sie beginnt mit Ihrem ersten beendeten Spiel.</translation>
    </message>
    <message>
        <source>The history “{path}” was written by a newer Quinto and stays as it is; update Quinto.</source>
        <translation>Die Chronik „{path}“ wurde von einem neueren Quinto geschrieben und bleibt, wie sie ist; aktualisieren Sie Quinto.</translation>
    </message>
    <message>
        <source>The history “{path}” was written by an older Quinto; restart Quinto to bring it up to date.</source>
        <translation>Die Chronik „{path}“ wurde von einem älteren Quinto geschrieben; starten Sie Quinto neu, um sie auf den neuen Stand zu bringen.</translation>
    </message>
    <message>
        <source>Another program is using the history “{path}”; close it and try again.</source>
        <translation>Ein anderes Programm benutzt die Chronik „{path}“; schließen Sie es und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The history “{path}” cannot be written; make the file and its folder writable.</source>
        <translation>Die Chronik „{path}“ lässt sich nicht schreiben; machen Sie die Datei und ihren Ordner beschreibbar.</translation>
    </message>
    <message>
        <source>The disk with the history “{path}” is full; free some space.</source>
        <translation>Der Datenträger mit der Chronik „{path}“ ist voll; schaffen Sie Platz.</translation>
    </message>
    <message>
        <source>The history “{path}” could not be opened; check that you may read and write the file.</source>
        <translation>Die Chronik „{path}“ ließ sich nicht öffnen; sehen Sie nach, ob es eine Datei ist, die Sie lesen und schreiben dürfen.</translation>
    </message>
    <message>
        <source>The history “{path}” is damaged; restart Quinto to have it repaired.</source>
        <translation>Die Chronik „{path}“ ist beschädigt; starten Sie Quinto neu, damit sie repariert wird.</translation>
    </message>
    <message>
        <source>The history “{path}” could not be brought up to date and is as it was; “{backup}” is a copy. Go back to the previous version of Quinto, and report this.</source>
        <translation>Die Chronik „{path}“ ließ sich nicht auf den neuen Stand bringen und ist, wie sie war; „{backup}“ ist eine Kopie. Kehren Sie zur vorigen Version von Quinto zurück, und melden Sie es uns.</translation>
    </message>
    <message>
        <source>The history “{path}” is damaged and could not be set aside; move it elsewhere yourself.</source>
        <translation>Die Chronik „{path}“ ist beschädigt und ließ sich nicht beiseitelegen; verschieben Sie sie selbst.</translation>
    </message>
    <message>
        <source>The history “{path}” was damaged. Games recovered: {matches}. The old file is kept as “{aside}”.</source>
        <translation>Die Chronik „{path}“ war beschädigt. Gerettete Partien: {matches}. Die alte Datei ist als „{aside}“ aufbewahrt.</translation>
    </message>
    <message>
        <source>The history “{path}” was damaged, so a new one begins; the old file is kept as “{aside}”.</source>
        <translation>Die Chronik „{path}“ war beschädigt und beginnt von vorn; die alte Datei ist als „{aside}“ aufbewahrt.</translation>
    </message>
    <message>
        <source>The record of this game is damaged, so it cannot be shown; its result still counts.</source>
        <translation>Die Aufzeichnung dieser Partie ist beschädigt; sie lässt sich nicht zeigen, ihr Ergebnis zählt aber weiter.</translation>
    </message>
    <message>
        <source>The history “{path}” could not be written ({reason}); what you play is kept, and entered when Quinto starts next.</source>
        <translation>Die Chronik „{path}“ konnte nicht geschrieben werden ({reason}); was Sie spielen, wird aufbewahrt und beim nächsten Start von Quinto eingetragen.</translation>
    </message>
    <message>
        <source>The history needs SQLite {least} or later, but this is {version}; update Python or the system.</source>
        <translation>Die Chronik braucht SQLite {least} oder neuer, und dies ist {version}; aktualisieren Sie Python oder das System.</translation>
    </message>
    <message>
        <source>The history needs Python’s module sqlite3, which is not installed; install it.</source>
        <translation>Die Chronik braucht das Python-Modul sqlite3, das nicht installiert ist; installieren Sie es.</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>&amp;Noch einmal spielen</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik…</translation>
    </message>
    <message>
        <source>{count} games deleted. They can be brought back until you quit Quinto.</source>
        <translation>{count} Partien gelöscht. Bis Sie Quinto beenden, können Sie sie zurückholen.</translation>
    </message>
    <message>
        <source>Game deleted. It can be brought back until you quit Quinto.</source>
        <translation>Partie gelöscht. Bis Sie Quinto beenden, können Sie sie zurückholen.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Game brought back.</source>
        <translation>Partie zurückgeholt.</translation>
    </message>
    <message>
        <source>{count} games brought back.</source>
        <translation>{count} Partien zurückgeholt.</translation>
    </message>
    <message>
        <source>Save as a ga&amp;me…</source>
        <translation>Als &amp;Partie speichern…</translation>
    </message>
    <message>
        <source>Save as &amp;text…</source>
        <translation>Als &amp;Text speichern…</translation>
    </message>
    <message>
        <source>&amp;Undo deleting</source>
        <translation>Löschen &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>As a &amp;game…</source>
        <translation>Als &amp;Partie…</translation>
    </message>
    <message>
        <source>As &amp;text…</source>
        <translation>Als &amp;Text…</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>Keeper</name>
    <message>
        <source>{who} deals. Double, or tap what is won: then all have passed.</source>
        <translation>{who} gibt. Kontra ansagen oder antippen, was gewonnen ist: Dann haben alle gepasst.</translation>
    </message>
    <message>
        <source>Enough to win: {side}. Count, and the game is over.</source>
        <translation>Genug zum Sieg: {side}. Zählen, und die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The cachette: {side}. Tap its quints, then count.</source>
        <translation>Die Cachette: {side}. Deren Quinten antippen, dann zählen.</translation>
    </message>
    <message>
        <source>Tap each quint on its winner’s half, and each trick below.</source>
        <translation>Jede Quint auf der Hälfte des Gewinners antippen, jeden Stich darunter.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>Hand</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>&amp;Blatt</translation>
    </message>
    <message>
        <source>&amp;My hand</source>
        <translation>&amp;Mein Blatt</translation>
    </message>
    <message>
        <source>An&amp;y hand</source>
        <translation>Bel&amp;iebiges Blatt</translation>
    </message>
    <message>
        <source>Type hearts, diamonds, clubs and spades, high to low, with dots between them and + for the Quint Royal, such as AKJT7.84.762.AT; T is the ten.</source>
        <translation>Schreiben Sie Herz, Karo, Kreuz und Pik, von hoch nach niedrig, mit Punkten dazwischen und + für den Quint Royal, etwa AKJT7.84.762.AT; T ist die Zehn.</translation>
    </message>
    <message>
        <source>Cards so far: {count}; a hand has {wanted}.</source>
        <translation>Karten bisher: {count}; ein Blatt hat {wanted}.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>an interval</comment>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{label}: {value}, likely range (95%) {interval}.</source>
        <translation>{label}: {value}, 95-%-Bereich {interval}.</translation>
    </message>
    <message>
        <source>{label}: {value}, likely range (95%) {interval}; among the best.</source>
        <translation>{label}: {value}, 95-%-Bereich {interval}; unter den besten.</translation>
    </message>
    <message>
        <source>On average the cachette is worth {worth} points undoubled: {trick} for the trick, and {quints} for the quints in it.</source>
        <translation>Im Durchschnitt ist die Cachette ohne Kontra {worth} Punkte wert: {trick} für den Stich und {quints} für Quinten, die in ihr liegen.</translation>
    </message>
    <message>
        <source>Lead {card}.</source>
        <translation>Spielen Sie {card} aus.</translation>
    </message>
    <message>
        <source>Lead {card}, or one of {count} others that seem just as good.</source>
        <translation>Spielen Sie {card} aus oder eine von {count} anderen, die ebenso gut scheinen.</translation>
    </message>
    <message>
        <source>{cards} seem equally good.</source>
        <translation>{cards} scheinen gleich gut.</translation>
    </message>
    <message>
        <source>What it gains</source>
        <translation>Was es bringt</translation>
    </message>
    <message>
        <source>Double: it pays off in {share} of deals, and gains {points} on average.</source>
        <translation>Kontra: Es lohnt sich in {share} der Spiele und bringt im Durchschnitt {points} Punkte.</translation>
    </message>
    <message>
        <source>Redouble: it pays off in {share} of deals, and gains {points} on average.</source>
        <translation>Rekontra: Es lohnt sich in {share} der Spiele und bringt im Durchschnitt {points} Punkte.</translation>
    </message>
    <message>
        <source>Pass: a double pays off in only {share} of deals, and costs {points} on average.</source>
        <translation>Passen: Ein Kontra lohnt sich nur in {share} der Spiele und kostet im Durchschnitt {points} Punkte.</translation>
    </message>
    <message>
        <source>Pass: a redouble pays off in only {share} of deals, and costs {points} on average.</source>
        <translation>Passen: Ein Rekontra lohnt sich nur in {share} der Spiele und kostet im Durchschnitt {points} Punkte.</translation>
    </message>
    <message>
        <source>It hardly matters: it pays off in {share} of deals.</source>
        <translation>Es macht kaum etwas aus: Erhöhen lohnt sich in {share} der Spiele.</translation>
    </message>
    <message>
        <source>Any quint</source>
        <translation>Irgendeine Quint</translation>
    </message>
    <message>
        <source>A quint of {suit}</source>
        <translation>Eine Quint in {suit}</translation>
    </message>
    <message>
        <source>The Quint Royal</source>
        <translation>Der Quint Royal</translation>
    </message>
    <message>
        <source>Taken by the side that leads first</source>
        <translation>Geht an die Seite, die zuerst ausspielt</translation>
    </message>
    <message>
        <source>How often it is in the cachette, with the likely range (95%).</source>
        <translation>Wie oft es in der Cachette liegt, mit 95-%-Bereich.</translation>
    </message>
    <message>
        <source>Points your side gains on theirs by the end of the deal, with the likely range (95%).</source>
        <translation>Punkte, die Ihre Seite bis zum Ende des Spiels mehr macht als die andere, mit 95-%-Bereich.</translation>
    </message>
    <message>
        <source>Points your side gains on theirs if nobody calls after you, with the likely range (95%).</source>
        <translation>Punkte, die Ihre Seite mehr macht als die andere, wenn nach Ihnen niemand etwas ansagt, mit 95-%-Bereich.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>LabDialog</name>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;Frage</translation>
    </message>
    <message>
        <source>&amp;Calls before yours</source>
        <translation>&amp;Ansagen vor Ihrer</translation>
    </message>
    <message>
        <source>&amp;We have</source>
        <translation>&amp;Wir haben</translation>
    </message>
    <message>
        <source>&amp;They have</source>
        <translation>Sie &amp;haben</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>S&amp;piele</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>Schli&amp;eßen</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Los</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Anha&amp;lten</translation>
    </message>
    <message>
        <source>Ask, and Quinto plays thousands of deals to find out.</source>
        <translation>Fragen Sie, und Quinto spielt Tausende von Spielen, um es herauszufinden.</translation>
    </message>
    <message>
        <source>{deals} of {wanted} deals</source>
        <translation>{deals} von {wanted} Spielen</translation>
    </message>
    <message>
        <source>{deals} deals</source>
        <translation>{deals} Spiele</translation>
    </message>
    <message>
        <source>The deals could not be played: {fault}. Ask again.</source>
        <translation>Die Spiele konnten nicht gespielt werden: {fault}. Fragen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Which lead?</source>
        <translation>Was ausspielen?</translation>
    </message>
    <message>
        <source>You lead to the first trick, and nobody has doubled.</source>
        <translation>Sie spielen zum ersten Stich aus, und niemand hat Kontra gesagt.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>Kontra oder nicht?</translation>
    </message>
    <message>
        <source>How often does a double pay off with this hand?</source>
        <translation>Wie oft ist ein Kontra mit diesem Blatt richtig?</translation>
    </message>
    <message>
        <source>What is the cachette worth?</source>
        <translation>Was ist die Cachette wert?</translation>
    </message>
    <message>
        <source>What is in it, and who takes it?</source>
        <translation>Was liegt darin, und wer bekommt sie?</translation>
    </message>
    <message>
        <source>You are first</source>
        <translation>Sie sind zuerst dran</translation>
    </message>
    <message>
        <source>On the dealer’s left.</source>
        <translation>Links vom Geber.</translation>
    </message>
    <message>
        <source>Two have passed</source>
        <translation>Zwei haben gepasst</translation>
    </message>
    <message>
        <source>The dealer decides after you.</source>
        <translation>Nach Ihnen sagt nur noch der Geber an.</translation>
    </message>
    <message>
        <source>All have passed</source>
        <translation>Alle haben gepasst</translation>
    </message>
    <message>
        <source>You are the dealer.</source>
        <translation>Sie sind der Geber.</translation>
    </message>
    <message>
        <source>An opponent has doubled</source>
        <translation>Ein Gegner hat Kontra gesagt</translation>
    </message>
    <message>
        <source>Will you redouble? A trick would count 20.</source>
        <translation>Sagen Sie Rekontra? Ein Stich zählte dann 20.</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Trick {number} · won by {who}</source>
        <translation>Stich {number} · Gewinner: {who}</translation>
    </message>
    <message>
        <source>led and won</source>
        <translation>Ausspiel, Gewinner</translation>
    </message>
    <message>
        <source>won</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>led</source>
        <translation>Ausspiel</translation>
    </message>
    <message>
        <source>{quint}, {points} points</source>
        <translation>{quint}, {points} Punkte</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>The Quint Royal came first: the opponents’ higher card took the trick.</source>
        <translation>Der Quint Royal wurde ausgespielt: Die höhere Karte der Gegner nimmt den Stich.</translation>
    </message>
    <message>
        <source>The Quint Royal came first: the highest of the other cards took the trick.</source>
        <translation>Der Quint Royal wurde ausgespielt: Die höchste der anderen Karten nimmt den Stich.</translation>
    </message>
    <message>
        <source>Trick {number}: {a} led {card_a}, {b} played {card_b}, {c} {card_c} and {d} {card_d}; {winner} won it.</source>
        <translation>Stich {number}, Ausspiel {a}: {card_a}; {b}: {card_b}; {c}: {card_c}; {d}: {card_d}. Gewinner: {winner}.</translation>
    </message>
    <message>
        <source>{quint}, worth {points}</source>
        <translation>{quint}, {points} Punkte</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Quints: {quints}.</source>
        <translation>Quinten: {quints}.</translation>
    </message>
</context>
<context>
    <name>LastTrickView</name>
    <message>
        <source>Earlier trick</source>
        <translation>Früherer Stich</translation>
    </message>
    <message>
        <source>Later trick</source>
        <translation>Späterer Stich</translation>
    </message>
    <message>
        <source>Left and Right show other tricks. Any other key or a click goes back.</source>
        <translation>Links und Rechts: die anderen Stiche. Jede andere Taste oder ein Klick führt zurück.</translation>
    </message>
    <message>
        <source>Any key or click goes back.</source>
        <translation>Jede Taste oder ein Klick führt zurück.</translation>
    </message>
</context>
<context>
    <name>LaterStarts</name>
    <message>
        <source>The new game begins as soon as this dialog is closed.</source>
        <translation>Die neue Partie beginnt, sobald dieser Dialog geschlossen ist.</translation>
    </message>
    <message>
        <source>“{file}” opens as soon as this dialog is closed.</source>
        <translation>„{file}“ wird geöffnet, sobald dieser Dialog geschlossen ist.</translation>
    </message>
</context>
<context>
    <name>Ledge</name>
    <message>
        <source>What can be done</source>
        <translation>Was man tun kann</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Take all</source>
        <translation>Alle nehmen</translation>
    </message>
    <message>
        <source>Close sheet</source>
        <translation>Blatt schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Part {number} of {all}</source>
        <translation>Teil {number} von {all}</translation>
    </message>
    <message>
        <source>End lesson</source>
        <translation>Lektion beenden</translation>
    </message>
    <message>
        <source>Back to your game</source>
        <translation>Zu Ihrer Partie</translation>
    </message>
    <message>
        <source>Your own game waits meanwhile.</source>
        <translation>Ihre eigene Partie wartet so lange.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Faster cards</source>
        <translation>Schnellere Karten</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lektion: {title}</translation>
    </message>
    <message>
        <source>Arrow keys lead to: {buttons}.</source>
        <translation>Mit den Pfeiltasten erreichen Sie: {buttons}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Finish this deal</source>
        <translation>Spiel zu Ende spielen</translation>
    </message>
    <message>
        <source>Warn me before a mistake</source>
        <translation>Vor Fehlern warnen</translation>
    </message>
    <message>
        <source>Warn me</source>
        <translation>Warnen</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>From now on you are warned before a mistake.</source>
        <translation>Von jetzt an werden Sie vor Fehlern gewarnt.</translation>
    </message>
    <message>
        <source>From now on cards move faster.</source>
        <translation>Von jetzt an geht es schneller.</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lektion: {title}</translation>
    </message>
    <message>
        <source>Quints</source>
        <translation>Quinten</translation>
    </message>
    <message>
        <source>Cachette</source>
        <translation>Cachette</translation>
    </message>
    <message>
        <source>{card} was your only choice, so it was played for you.</source>
        <translation>{card} war Ihre einzige Möglichkeit und wurde darum für Sie gespielt.</translation>
    </message>
    <message>
        <source>You play on without the lesson. It is in the menu Learn.</source>
        <translation>Sie spielen ohne die Lektion weiter und finden sie im Menü Lernen wieder.</translation>
    </message>
</context>
<context>
    <name>LessonView</name>
    <message>
        <source>{title}. {more}</source>
        <translation>{title}. {more}</translation>
    </message>
    <message>
        <source>The game is waiting for you: choose one of the lesson’s buttons.</source>
        <translation>Das Spiel wartet auf Sie: Wählen Sie einen Knopf der Lektion.</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>How stron&amp;g?</source>
        <translation>Wie star&amp;k?</translation>
    </message>
    <message>
        <source>Novice is the easiest; Casual remembers the cards; Club also plans ahead; Master is the hardest.</source>
        <translation>Anfänger ist am leichtesten; Freizeit merkt sich die Karten; Klub plant auch voraus; Meister ist am schwersten.</translation>
    </message>
</context>
<context>
    <name>LevelSetting</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Replacing Qt</source>
        <translation>Qt austauschen</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Parts of Quinto</source>
        <translation>Bestandteile von Quinto</translation>
    </message>
    <message>
        <source>This text is missing from the installation; please reinstall Quinto.</source>
        <translation>Dieser Text fehlt in der Installation; bitte installieren Sie Quinto neu.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Quinto</source>
        <translation>Quinto</translation>
    </message>
    <message>
        <source>Your unfinished game is kept under “Open recent” in the Game menu.</source>
        <translation>Ihre angefangene Partie ist gespeichert; Sie finden sie im Menü „Partie“ unter „Zuletzt geöffnet“.</translation>
    </message>
    <message>
        <source>{file} – Quinto</source>
        <translation>{file} – Quinto</translation>
    </message>
    <message>
        <source>Before you play</source>
        <translation>Bevor Sie spielen</translation>
    </message>
</context>
<context>
    <name>MatchFields</name>
    <message>
        <source>Playe&amp;rs</source>
        <translation>Spiel&amp;form</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Spielform</translation>
    </message>
    <message>
        <source>&amp;Dealer</source>
        <translation>&amp;Geber</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>&amp;Calls</source>
        <translation>&amp;Ansagen</translation>
    </message>
    <message>
        <source>Calls made</source>
        <translation>Gemachte Ansagen</translation>
    </message>
    <message>
        <source>&amp;Game to</source>
        <translation>&amp;Partie bis</translation>
    </message>
    <message>
        <source>Points that win the game</source>
        <translation>Punkte, die die Partie gewinnen</translation>
    </message>
    <message>
        <source>{side}, points before the deal</source>
        <translation>{side}, Punkte vor dem Spiel</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>The difference is too small for a payment.</source>
        <translation>Der Unterschied ist zu klein, als dass etwas zu zahlen wäre.</translation>
    </message>
    <message>
        <source>{who} pay {counters} each to {whom}.</source>
        <translation>{who} zahlen je {counters} an {whom}.</translation>
    </message>
    <message>
        <source>{who} pay {whom} {counters} each.</source>
        <translation>{who} zahlen an {whom} je {counters}.</translation>
    </message>
    <message>
        <source>You pay {whom} {counters} each.</source>
        <translation>Sie zahlen an {whom} je {counters}.</translation>
    </message>
    <message>
        <source>You pay {whom} {counters}.</source>
        <translation>Sie zahlen an {whom} {counters}.</translation>
    </message>
    <message>
        <source>{who} pays {whom} {counters} each.</source>
        <translation>{who} zahlt an {whom} je {counters}.</translation>
    </message>
    <message>
        <source>{who} pays {whom} {counters}.</source>
        <translation>{who} zahlt an {whom} {counters}.</translation>
    </message>
    <message>
        <source>The settlement</source>
        <translation>Die Abrechnung</translation>
    </message>
    <message>
        <source>The rubber</source>
        <translation>Der Robber</translation>
    </message>
    <message>
        <source>Rubber points</source>
        <translation>Robberpunkte</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>{label}, {remark}</source>
        <translation>{label}, {remark}</translation>
    </message>
    <message>
        <source>won by {who}</source>
        <translation>Gewinner: {who}</translation>
    </message>
    <message>
        <source>For the rubber</source>
        <translation>Für den Robber</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>single</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>treble</source>
        <translation>dreifach</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>{winners} {won}, {losers} {lost}</source>
        <translation>{winners} {won}, {losers} {lost}</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>{who} {figure}</source>
        <translation>{who} {figure}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{label}: {told}</source>
        <translation>{label}: {told}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>New game, same &amp;people</source>
        <translation>Neue P&amp;artie, selbe Runde</translation>
    </message>
    <message>
        <source>Play this deal a&amp;gain</source>
        <translation>Dieses Spiel noch ein&amp;mal</translation>
    </message>
    <message>
        <source>Copy the day’s &amp;result</source>
        <translation>E&amp;rgebnis des Tages kopieren</translation>
    </message>
    <message>
        <source>Copy th&amp;is deal</source>
        <translation>Di&amp;eses Spiel kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste a deal</source>
        <translation>Ein Spiel ein&amp;fügen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Games pla&amp;yed…</source>
        <translation>Gespielte &amp;Partien…</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>Stat&amp;istik…</translation>
    </message>
    <message>
        <source>T&amp;he evening so far</source>
        <translation>De&amp;r Abend bisher</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Copy score sheet</source>
        <translation>Anschreibeblatt &amp;kopieren</translation>
    </message>
    <message>
        <source>Cop&amp;y seal</source>
        <translation>&amp;Siegel kopieren</translation>
    </message>
    <message>
        <source>Copy of the &amp;game…</source>
        <translation>Kopie der &amp;Partie…</translation>
    </message>
    <message>
        <source>Score as te&amp;xt…</source>
        <translation>Spielstand als Te&amp;xt…</translation>
    </message>
    <message>
        <source>Score sheet as &amp;PDF…</source>
        <translation>Anschreibe&amp;blatt als PDF…</translation>
    </message>
    <message>
        <source>Pict&amp;ure of the table…</source>
        <translation>Bi&amp;ld des Tisches…</translation>
    </message>
    <message>
        <source>Cop&amp;y deal code</source>
        <translation>Kartencode k&amp;opieren</translation>
    </message>
    <message>
        <source>Cop&amp;y game number</source>
        <translation>Nummer der Partie kop&amp;ieren</translation>
    </message>
    <message>
        <source>Prin&amp;t score sheet…</source>
        <translation>Anschreibeblatt &amp;drucken…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>W&amp;eiter</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>T&amp;on</translation>
    </message>
    <message>
        <source>Sho&amp;w everything (rarely needed)</source>
        <translation>A&amp;lles zeigen (selten nötig)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Review the deal</source>
        <translation>Spiel a&amp;nalysieren</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Aufgaben…</translation>
    </message>
    <message>
        <source>&amp;Doubling</source>
        <translation>&amp;Kontra</translation>
    </message>
    <message>
        <source>The last tricks and the &amp;cachette</source>
        <translation>Die &amp;letzten Stiche und die Cachette</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Vier Farben</translation>
    </message>
    <message>
        <source>&amp;Large figures on cards</source>
        <translation>&amp;Große Zeichen auf den Karten</translation>
    </message>
    <message>
        <source>Crowns on &amp;quint cards</source>
        <translation>&amp;Kronen auf Quintkarten</translation>
    </message>
    <message>
        <source>&amp;Computer players think longer</source>
        <translation>&amp;Computerspieler denken länger</translation>
    </message>
    <message>
        <source>&amp;Whose turn?</source>
        <translation>&amp;Wer ist am Zug?</translation>
    </message>
    <message>
        <source>What &amp;may I play?</source>
        <translation>Was &amp;darf ich spielen?</translation>
    </message>
    <message>
        <source>&amp;Trick so far?</source>
        <translation>Der &amp;Stich bisher?</translation>
    </message>
    <message>
        <source>My &amp;hand?</source>
        <translation>Mein &amp;Blatt?</translation>
    </message>
    <message>
        <source>&amp;Other hands?</source>
        <translation>Die &amp;anderen Blätter?</translation>
    </message>
    <message>
        <source>What is still o&amp;ut?</source>
        <translation>Was s&amp;teht noch aus?</translation>
    </message>
    <message>
        <source>Who &amp;doubled?</source>
        <translation>Wer hat ko&amp;ntriert?</translation>
    </message>
    <message>
        <source>&amp;Score?</source>
        <translation>Der &amp;Punktestand?</translation>
    </message>
    <message>
        <source>Learn from &amp;mistakes</source>
        <translation>Aus &amp;Fehlern lernen</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;So wird gespielt</translation>
    </message>
    <message>
        <source>When to play &amp;quints</source>
        <translation>Wann man &amp;Quinten spielt</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Fair play…</source>
        <translation>&amp;Fair Play…</translation>
    </message>
    <message>
        <source>&amp;About Quinto</source>
        <translation>Ü&amp;ber Quinto</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Geschwindigkeit</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>&amp;2 points: any mistake</source>
        <translation>&amp;2 Punkte: jeder Fehler</translation>
    </message>
    <message>
        <source>&amp;5 points</source>
        <translation>&amp;5 Punkte</translation>
    </message>
    <message>
        <source>&amp;15 points: blunders only</source>
        <translation>&amp;15 Punkte: nur grobe Fehler</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Sp&amp;rache (Language)</translation>
    </message>
    <message>
        <source>Car&amp;ds</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Rückseite</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>&amp;Nacht</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Court letters</source>
        <translation>&amp;Buchstaben der Bilder</translation>
    </message>
    <message>
        <source>Follow the lan&amp;guage</source>
        <translation>Wie die &amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;K Q J</source>
        <translation>&amp;K Q J</translation>
    </message>
    <message>
        <source>K &amp;D B</source>
        <translation>K &amp;D B</translation>
    </message>
    <message>
        <source>&amp;R D V</source>
        <translation>&amp;R D V</translation>
    </message>
    <message>
        <source>&amp;We and they</source>
        <translation>&amp;Wir und Gegner</translation>
    </message>
    <message>
        <source>Co&amp;ver the hands</source>
        <translation>Blätter &amp;verdecken</translation>
    </message>
    <message>
        <source>&amp;North–South and East–West</source>
        <translation>&amp;Nord–Süd und Ost–West</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation>&amp;Zügig</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>Sof&amp;ort</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>&amp;Reduziert</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <translation>&amp;Volle</translation>
    </message>
    <message>
        <source>&amp;Navy blue</source>
        <translation>&amp;Marineblau</translation>
    </message>
    <message>
        <source>&amp;Crimson</source>
        <translation>&amp;Karmesinrot</translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <translation>&amp;Grün</translation>
    </message>
    <message>
        <source>&amp;Violet</source>
        <translation>&amp;Violett</translation>
    </message>
    <message>
        <source>&amp;Keys of our own</source>
        <translation>&amp;Jedem seine Taste</translation>
    </message>
    <message>
        <source>By &amp;rank of suit</source>
        <translation>Nach dem &amp;Rang der Farben</translation>
    </message>
    <message>
        <source>Al&amp;ternating colours</source>
        <translation>Rot und Schwarz im &amp;Wechsel</translation>
    </message>
    <message>
        <source>On the &amp;left</source>
        <translation>&amp;Links</translation>
    </message>
    <message>
        <source>On the &amp;right</source>
        <translation>&amp;Rechts</translation>
    </message>
    <message>
        <source>&amp;Pause after a trick</source>
        <translation>&amp;Pause nach einem Stich</translation>
    </message>
    <message>
        <source>Until I &amp;click</source>
        <translation>Bis zum &amp;Klick</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Lang</translation>
    </message>
    <message>
        <source>&amp;Short</source>
        <translation>K&amp;urz</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>K&amp;eine</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Green baize</source>
        <translation>&amp;Grünes Tuch</translation>
    </message>
    <message>
        <source>&amp;Undo: not in this game</source>
        <translation>&amp;Zurücknehmen: nicht in dieser Partie</translation>
    </message>
    <message>
        <source>This game is played without undo.</source>
        <translation>In dieser Partie wird nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>What &amp;beats this card</source>
        <translation>Was &amp;schlägt diese Karte</translation>
    </message>
    <message>
        <source>&amp;Short lessons</source>
        <translation>&amp;Kurze Lektionen</translation>
    </message>
    <message>
        <source>Honest &amp;shuffling</source>
        <translation>Ehrlich &amp;gemischt</translation>
    </message>
    <message>
        <source>&amp;Type in a deal…</source>
        <translation>Ein Spiel ein&amp;geben…</translation>
    </message>
    <message>
        <source>S&amp;tep through it</source>
        <translation>&amp;Schritt für Schritt</translation>
    </message>
    <message>
        <source>&amp;Other ways to play it…</source>
        <translation>Anders &amp;weiterspielen…</translation>
    </message>
    <message>
        <source>Gi&amp;ve up this game</source>
        <translation>Partie auf&amp;geben</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Einste&amp;llungen…</translation>
    </message>
    <message>
        <source>Ta&amp;ke the remaining tricks</source>
        <translation>Die übrigen Stiche &amp;nehmen</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>&amp;Anschreibeblatt</translation>
    </message>
    <message>
        <source>&amp;Your sealed games…</source>
        <translation>Ihre &amp;versiegelten Partien…</translation>
    </message>
    <message>
        <source>&amp;Warn me before a mistake</source>
        <translation>Vor &amp;Fehlern warnen</translation>
    </message>
    <message>
        <source>Set up a &amp;deal…</source>
        <translation>Ein Spiel zusammens&amp;tellen…</translation>
    </message>
    <message>
        <source>Try out a &amp;question…</source>
        <translation>Eine Frage aus&amp;probieren…</translation>
    </message>
    <message>
        <source>&amp;Guided deal</source>
        <translation>&amp;Geführtes Spiel</translation>
    </message>
    <message>
        <source>O&amp;ther deals</source>
        <translation>Andere Spi&amp;ele</translation>
    </message>
    <message>
        <source>Print and &amp;copy</source>
        <translation>&amp;Drucken und kopieren</translation>
    </message>
    <message>
        <source>&amp;Ask aloud</source>
        <translation>&amp;Vorlesen lassen</translation>
    </message>
    <message>
        <source>Chec&amp;k a deal…</source>
        <translation>Ein Spiel &amp;prüfen…</translation>
    </message>
    <message>
        <source>Pu&amp;zzle of the day</source>
        <translation>Aufgabe &amp;des Tages</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <translation>Spiel des &amp;Tages</translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>You can play on. If something looks wrong, close Quinto and start it again. The report helps us fix this; it contains no names of your files or folders.</source>
        <translation>Sie können weiterspielen. Wenn etwas nicht stimmt, schließen Sie Quinto und starten Sie es neu. Der Bericht hilft dabei, den Fehler zu beheben; er nennt keine Ihrer Dateien und Ordner.</translation>
    </message>
    <message>
        <source>Something went wrong in Quinto</source>
        <translation>In Quinto ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>Your game could not be saved just now: {reason}</source>
        <translation>Ihre Partie konnte eben nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>Your game could not be saved just now, but it is safe as it was after the last action.</source>
        <translation>Ihre Partie konnte eben nicht gespeichert werden, ist aber auf dem Stand nach der letzten Aktion erhalten.</translation>
    </message>
    <message>
        <source>Your game is safe: it has just been saved.</source>
        <translation>Ihre Partie ist sicher: Sie wurde eben gespeichert.</translation>
    </message>
    <message>
        <source>It has happened {count} times.</source>
        <translation>Es ist {count}-mal passiert.</translation>
    </message>
    <message>
        <source>It has happened at least {count} times.</source>
        <translation>Es ist mindestens {count}-mal passiert.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>Bericht kopiert</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Partners are drawn for, so the seats may still change.</source>
        <translation>Die Partner werden gezogen, die Plätze können sich also noch ändern.</translation>
    </message>
    <message>
        <source>Whoever draws the lowest card has dummy.</source>
        <translation>Wer die niedrigste Karte zieht, hat den Strohmann.</translation>
    </message>
    <message>
        <source>Talk is allowed. The game counts in no statistics.</source>
        <translation>Reden ist erlaubt. Die Partie zählt in keiner Statistik.</translation>
    </message>
    <message>
        <source>Nobody sees another’s cards: curtain or keys (Preferences).</source>
        <translation>Niemand sieht fremde Karten: Vorhang oder Tasten (Einstellungen).</translation>
    </message>
    <message>
        <source>Chance decides who has dummy.</source>
        <translation>Wer den Strohmann hat, bestimmt der Zufall.</translation>
    </message>
    <message>
        <source>You have dummy.</source>
        <translation>Sie haben den Strohmann.</translation>
    </message>
    <message>
        <source>{name} has dummy.</source>
        <translation>{name} hat den Strohmann.</translation>
    </message>
    <message>
        <source>All computer players: you just watch.</source>
        <translation>Nur Computerspieler: Sie sehen zu.</translation>
    </message>
    <message>
        <source>Then it rotates, game by game.</source>
        <translation>Danach geht er Partie für Partie reihum.</translation>
    </message>
    <message>
        <source>If in doubt, choose these.</source>
        <translation>Im Zweifel wählen Sie diese.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>&amp;Back to players</source>
        <translation>Zurück zu den &amp;Spielern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rules in detail: {preset}</source>
        <translation>Die Regeln im Einzelnen: {preset}</translation>
    </message>
    <message>
        <source>Fewer &amp;choices</source>
        <translation>Weniger &amp;Auswahl</translation>
    </message>
    <message>
        <source>More &amp;choices…</source>
        <translation>Mehr &amp;Auswahl…</translation>
    </message>
    <message>
        <source>{rules}.</source>
        <translation>{rules}.</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>S&amp;tarten</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>N&amp;umber</source>
        <translation>Nu&amp;mmer</translation>
    </message>
    <message>
        <source>Blank: a fair deal</source>
        <translation>Leer: fair</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Nummer der Partie</translation>
    </message>
    <message>
        <source>Enter a whole number from 0 to {greatest}, or leave it blank.</source>
        <translation>Geben Sie eine ganze Zahl von 0 bis {greatest} ein, oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>With a friend’s number you get the same cards. Leave it blank for a fair deal.</source>
        <translation>Mit der Nummer eines Freundes bekommen Sie dieselben Karten. Für faire Karten lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>A shared game: whoever knows the number can know the cards.</source>
        <translation>Eine geteilte Partie: Wer die Nummer kennt, kann die Karten kennen.</translation>
    </message>
</context>
<context>
    <name>PastGames</name>
    <message>
        <source>The game cannot be shown</source>
        <translation>Die Partie lässt sich nicht zeigen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Die Partie speichern</translation>
    </message>
    <message>
        <source>Quinto games (*.quinto)</source>
        <translation>Quinto-Partien (*.quinto)</translation>
    </message>
    <message>
        <source>Save the score as text</source>
        <translation>Den Spielstand als Text speichern</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textdateien (*.txt)</translation>
    </message>
    <message>
        <source>Quinto, {date}</source>
        <translation>Quinto, {date}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Spielform</translation>
    </message>
    <message>
        <source>With</source>
        <comment>the partner</comment>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Vermerke</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>{column}: none</source>
        <translation>{column}: nichts</translation>
    </message>
    <message>
        <source>{column}: {text}</source>
        <translation>{column}: {text}</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date, as Qt writes it</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>Robber</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>{form}, {match}</source>
        <translation>{form}, {match}</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>players</comment>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>players</comment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Two</source>
        <comment>players</comment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>Strohmann</translation>
    </message>
    <message>
        <source>People</source>
        <comment>as opponents, instead of computer players</comment>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>{own}–{other}</source>
        <translation>{own}:{other}</translation>
    </message>
    <message>
        <source>{own}–{other} games</source>
        <translation>{own}:{other} Partien</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unvollendet</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>a game in which nobody was “we”</comment>
        <translation>beendet</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>undo used</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>kept by hand</source>
        <translation>von Hand geführt</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>deal of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>your mistakes cost few points</source>
        <translation>Ihre Fehler kosteten wenige Punkte</translation>
    </message>
    <message>
        <source>costly mistakes</source>
        <translation>teure Fehler</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two notes on a game</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{date}: {form} against {names}, {score}, {result}</source>
        <translation>{date}: {form} gegen {names}, {score}, {result}</translation>
    </message>
    <message>
        <source>{date}: {form} with {partner} against {names}, {score}, {result}</source>
        <translation>{date}: {form} mit {partner} gegen {names}, {score}, {result}</translation>
    </message>
    <message>
        <source>opened again</source>
        <translation>wieder geöffnet</translation>
    </message>
    <message>
        <source>{names} · level: {level}</source>
        <translation>{names} · Stufe: {level}</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>all hands open</source>
        <translation>alle Karten offen</translation>
    </message>
    <message>
        <source>no mistakes of yours</source>
        <translation>keine Fehler von Ihnen</translation>
    </message>
    <message>
        <source>Mistakes cost {points} points in every ten choices; {deals} reviewed</source>
        <translation>Fehler kosten {points} Punkte auf zehn Entscheidungen; {deals} analysiert</translation>
    </message>
    <message>
        <source>{games}, {deals}</source>
        <translation>{games}, {deals}</translation>
    </message>
    <message>
        <source>{games}, {deals} · {chosen} selected</source>
        <translation>{games}, {deals} · {chosen} ausgewählt</translation>
    </message>
    <message>
        <source>No games match. “Clear” shows them all again.</source>
        <translation>Keine Partie passt dazu. „Alles zeigen“ zeigt wieder alle.</translation>
    </message>
    <message>
        <source>Your games will appear here.
Finish a deal and it is listed here, to look at or play again.</source>
        <translation>Hier erscheinen Ihre Partien.
Spielen Sie ein Spiel zu Ende, dann steht es in dieser Liste, zum Ansehen oder Nachspielen.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>{result}, {score}</source>
        <comment>of the last game</comment>
        <translation>{result}, {score}</translation>
    </message>
    <message>
        <source>{count} games won in a row</source>
        <translation>{count} Siege in Folge</translation>
    </message>
</context>
<context>
    <name>Paste</name>
    <message>
        <source>This is neither a deal nor a game. Paste a deal code, a deal written out in one line, the number of a game, or a saved game.</source>
        <translation>Das ist weder ein Spiel noch eine Partie. Fügen Sie einen Kartencode ein, ein in einer Zeile geschriebenes Spiel, die Nummer einer Partie oder eine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a deal code or a game’s number first.</source>
        <translation>Es gibt keinen Text zum Einfügen. Kopieren Sie zuerst einen Kartencode oder die Nummer einer Partie.</translation>
    </message>
    <message>
        <source>No game has such a number. Enter one from 0 to {greatest}.</source>
        <translation>Keine Partie hat so eine Nummer. Geben Sie eine von 0 bis {greatest} ein.</translation>
    </message>
    <message>
        <source>The text has {count} different deals. Copy only the one you want.</source>
        <translation>Der Text enthält {count} verschiedene Spiele. Kopieren Sie nur das eine, das Sie wollen.</translation>
    </message>
    <message>
        <source>{text} is not a date. Write it like 2026-11-22.</source>
        <translation>Einen Tag {text} gibt es nicht. Schreiben Sie das Datum wie in 2026-11-22.</translation>
    </message>
    <message>
        <source>Quinto opens no web pages. Download the game first, then open the file; or copy the deal code from the page.</source>
        <translation>Quinto öffnet keine Webseiten. Laden Sie die Partie zuerst herunter und öffnen Sie dann die Datei; oder kopieren Sie den Kartencode von der Seite.</translation>
    </message>
    <message>
        <source>These are {count} files. Quinto opens one game at a time.</source>
        <translation>Das sind {count} Dateien. Quinto öffnet immer nur eine Partie.</translation>
    </message>
    <message>
        <source>“{name}” is neither a saved game nor a text file. Choose another file.</source>
        <translation>„{name}“ ist weder eine gespeicherte Partie noch ein Text. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>“{letter}” is not used in deal codes: they consist of digits and letters, but no U.</source>
        <translation>„{letter}“ kommt in Kartencodes nicht vor: Sie haben Ziffern und Buchstaben, aber kein U.</translation>
    </message>
    <message>
        <source>Characters so far: {count}; a deal code has at least {least}. Check that you copied all of it.</source>
        <translation>Zeichen bisher: {count}; ein Kartencode hat mindestens {least}. Sehen Sie nach, ob Sie ihn ganz kopiert haben.</translation>
    </message>
    <message>
        <source>Something in this deal code is wrong. Compare it character by character, or copy it again.</source>
        <translation>Etwas an diesem Kartencode stimmt nicht. Vergleichen Sie ihn Zeichen für Zeichen, oder kopieren Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>This deal code comes from a newer Quinto. Update Quinto to play it.</source>
        <translation>Dieser Kartencode kommt von einem neueren Quinto. Aktualisieren Sie Quinto, um ihn zu spielen.</translation>
    </message>
    <message>
        <source>The score cannot be {ns} to {ew} before a deal of a game to {target}. Enter lower multiples of 5.</source>
        <translation>Vor einem Spiel einer Partie bis {target} kann niemand {ns} zu {ew} haben. Geben Sie Vielfache von 5 darunter ein.</translation>
    </message>
    <message>
        <source>A deal in one line has four hands, a slash and the cachette: N:&lt;N&gt; &lt;E&gt; &lt;S&gt; &lt;W&gt; / &lt;cachette&gt;. Something is missing here.</source>
        <translation>Ein Spiel in einer Zeile hat vier Blätter, einen Schrägstrich und die Cachette: N:&lt;N&gt; &lt;E&gt; &lt;S&gt; &lt;W&gt; / &lt;cachette&gt;. Hier fehlt etwas.</translation>
    </message>
    <message>
        <source>“{text}” is not a hand. Write hearts, diamonds, clubs and spades with dots between them, as in AQ4.KT.J87.52.</source>
        <translation>„{text}“ ist kein Blatt. Schreiben Sie Herz, Karo, Kreuz und Pik mit Punkten dazwischen, wie in AQ4.KT.J87.52.</translation>
    </message>
    <message>
        <source>“{letter}” in “{text}” is not a rank. The ranks are AKQJT98765432.</source>
        <translation>„{letter}“ in „{text}“ ist kein Rang. Die Ränge sind AKQJT98765432.</translation>
    </message>
    <message>
        <source>Write the ranks in “{text}” from high to low, each of them once.</source>
        <translation>Schreiben Sie die Ränge in „{text}“ von oben nach unten, jeden nur einmal.</translation>
    </message>
    <message>
        <source>The card {card} is in the deal twice. Correct one of them.</source>
        <translation>Die Karte {card} kommt zweimal vor. Berichtigen Sie eine davon.</translation>
    </message>
    <message>
        <source>A deal has four hands of twelve cards and a cachette of five. Add the rest.</source>
        <translation>Ein Spiel hat vier Blätter zu zwölf Karten und eine Cachette von fünf. Fügen Sie den Rest hinzu.</translation>
    </message>
</context>
<context>
    <name>Plaque</name>
    <message>
        <source>Show the score sheet (F9)</source>
        <translation>Das Anschreibeblatt zeigen (F9)</translation>
    </message>
</context>
<context>
    <name>PlayerBox</name>
    <message>
        <source>The key to hold to see the hand</source>
        <translation>Die Taste, die man hält, um das Blatt zu sehen</translation>
    </message>
    <message>
        <source>Name: {seat}</source>
        <translation>Name: {seat}</translation>
    </message>
    <message>
        <source>Person or computer player: {seat}</source>
        <translation>Mensch oder Computerspieler: {seat}</translation>
    </message>
    <message>
        <source>Key: {seat}</source>
        <translation>Taste: {seat}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Someone at this screen plays.</source>
        <translation>Jemand an diesem Bildschirm spielt.</translation>
    </message>
    <message>
        <source>Club players guess the hidden hands and plan ahead.</source>
        <translation>Klubspieler erraten die verdeckten Blätter und planen voraus.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Freizeit</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Novices see only the trick on the table.</source>
        <translation>Anfänger sehen nur den Stich auf dem Tisch.</translation>
    </message>
    <message>
        <source>Casual players remember the cards and help their partner.</source>
        <translation>Freizeitspieler merken sich die Karten und helfen ihrem Partner.</translation>
    </message>
    <message>
        <source>Masters think longest and look furthest ahead.</source>
        <translation>Meister denken am längsten und am weitesten voraus.</translation>
    </message>
</context>
<context>
    <name>PlayersChoice</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>All hands open, &amp;visible to all</source>
        <translation>Alle Karten offen: alle se&amp;hen alles</translation>
    </message>
    <message>
        <source>Real cards: only &amp;keep the score</source>
        <translation>E&amp;chte Karten: nur Punkte zählen</translation>
    </message>
    <message>
        <source>&amp;First to deal</source>
        <translation>&amp;Zuerst gibt</translation>
    </message>
    <message>
        <source>&amp;First with dummy</source>
        <translation>&amp;Zuerst Strohmann</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>The puzzles cannot be read: {fault}. Reinstall Quinto.</source>
        <translation>Die Aufgaben lassen sich nicht lesen: {fault}. Installieren Sie Quinto neu.</translation>
    </message>
    <message>
        <source>Nothing to practise today. Your mistakes come back when it is time to try them again.</source>
        <translation>Heute steht nichts an. Ihre Fehler kommen wieder dran, wenn es Zeit ist.</translation>
    </message>
    <message>
        <source>There are no mistakes to learn from yet. Review a deal and try its mistakes again.</source>
        <translation>Es gibt noch keine Fehler, aus denen Sie lernen könnten. Analysieren Sie ein Spiel, und versuchen Sie dessen Fehler noch einmal.</translation>
    </message>
    <message>
        <source>A deal could not be searched for puzzles: {fault}.</source>
        <translation>Ein Spiel konnte nicht nach Aufgaben durchsucht werden: {fault}.</translation>
    </message>
    <message>
        <source>Added to your own puzzles.</source>
        <translation>In Ihre eigenen Aufgaben aufgenommen.</translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation>Ihre eigene Aufgabe</translation>
    </message>
    <message>
        <source>Your practice log was damaged. Lines lost: {unread}. The old file is kept as “{aside}”.</source>
        <translation>Das Protokoll Ihrer Übungen war beschädigt. Verlorene Zeilen: {unread}. Die alte Datei ist als „{aside}“ aufbewahrt.</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Aus Fehlern lernen</translation>
    </message>
    <message>
        <source>Save the Quint Royal</source>
        <translation>Den Quint Royal retten</translation>
    </message>
    <message>
        <source>Win the game now</source>
        <translation>Die Partie jetzt gewinnen</translation>
    </message>
    <message>
        <source>Feed your partner</source>
        <translation>Dem Partner schmieren</translation>
    </message>
    <message>
        <source>Withhold the quint</source>
        <translation>Die Quint zurückhalten</translation>
    </message>
    <message>
        <source>The last five tricks</source>
        <translation>Die letzten fünf Stiche</translation>
    </message>
    <message>
        <source>Double, or not</source>
        <translation>Kontra oder nicht</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>A quint is easily given away: keep it.</source>
        <translation>Eine Quint ist leicht verschenkt: Behalten Sie sie.</translation>
    </message>
    <message>
        <source>Before the first trick: do you double?</source>
        <translation>Vor dem ersten Stich: Lohnt sich ein Kontra?</translation>
    </message>
    <message>
        <source>Double, or pass: which is best?</source>
        <translation>Kontra oder nicht: Was ist das Beste?</translation>
    </message>
    <message>
        <source>Which card gives you the best chance of winning the game?</source>
        <translation>Mit welcher Karte gewinnen Sie die Partie am ehesten?</translation>
    </message>
    <message>
        <source>Trick {number}; you have {us}, they have {them}</source>
        <translation>Stich {number}; Sie haben {us}, die Gegner {them}</translation>
    </message>
    <message>
        <source>Before the first trick; you have {us}, they have {them}</source>
        <translation>Vor dem ersten Stich; Sie haben {us}, die Gegner {them}</translation>
    </message>
    <message>
        <source>{action} is best.</source>
        <translation>{action} ist am besten.</translation>
    </message>
    <message>
        <source>Right: {action} is best.</source>
        <translation>Richtig: {action} ist am besten.</translation>
    </message>
    <message>
        <source>Right: nothing is better than {action}.</source>
        <translation>Richtig: Nichts ist besser als {action}.</translation>
    </message>
    <message>
        <source>Close: {action} costs {loss}.</source>
        <translation>Knapp daneben: {action} kostet {loss}.</translation>
    </message>
    <message>
        <source>Not that one: {action} costs {loss}.</source>
        <translation>Nein: {action} kostet {loss}.</translation>
    </message>
    <message>
        <source>1 game in {number}</source>
        <translation>1 von {number} Partien</translation>
    </message>
    <message>
        <source>{number} games in 10</source>
        <translation>{number} von 10 Partien</translation>
    </message>
    <message>
        <source>less than a point</source>
        <translation>weniger als einen Punkt</translation>
    </message>
    <message>
        <source>Rating {rating} ± {reach}</source>
        <translation>Wertung {rating} ± {reach}</translation>
    </message>
    <message>
        <source>One possible deal, after {action}: {points} points from here.</source>
        <translation>Eine mögliche Verteilung, nach {action}: {points} Punkte von hier an.</translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation>Sie gewinnen die Partie.</translation>
    </message>
    <message>
        <source>You lose the game.</source>
        <translation>Sie verlieren die Partie.</translation>
    </message>
    <message>
        <source>Make the Quint Royal count for your side.</source>
        <translation>Holen Sie den Quint Royal für Ihre Seite.</translation>
    </message>
    <message>
        <source>The score is close: what wins you the game?</source>
        <translation>Es steht knapp: Womit gewinnen Sie die Partie?</translation>
    </message>
    <message>
        <source>Add a quint to your partner’s trick.</source>
        <translation>Schmieren Sie Ihrem Gegenüber eine Quint.</translation>
    </message>
    <message>
        <source>Few cards are left: who takes the cachette?</source>
        <translation>Nur noch wenige Karten: Wer bekommt die Cachette?</translation>
    </message>
    <message>
        <source>Which card is best?</source>
        <translation>Welche Karte ist am besten?</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{solved} von {count} gelöst</translation>
    </message>
    <message>
        <source>One choice is best: find it.</source>
        <translation>Eine Möglichkeit ist die beste: Finden Sie sie.</translation>
    </message>
    <message>
        <source>{solved} of {count}</source>
        <translation>{solved} von {count}</translation>
    </message>
    <message>
        <source>{count} new</source>
        <translation>{count} neu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Four players only</source>
        <translation>Nur zu viert</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Zu viert</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Also with 2 and 3 players</source>
        <translation>Auch zu zweit und dritt</translation>
    </message>
    <message>
        <source>Look in my games</source>
        <translation>In meinen Partien suchen</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>Start: {course}</source>
        <translation>Beginnen: {course}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>{done} of {count} deals searched; you can keep playing meanwhile.</source>
        <translation>{done} von {count} Spielen durchsucht; spielen Sie ruhig weiter.</translation>
    </message>
    <message>
        <source>Puzzles from your own games so far: {count}.</source>
        <translation>Aufgaben aus Ihren eigenen Partien bisher: {count}.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>PracticeView</name>
    <message>
        <source>The rest of the play could not be worked out: {fault}.</source>
        <translation>Was folgt, konnte nicht gefunden werden: {fault}.</translation>
    </message>
    <message>
        <source>That is all for now.</source>
        <translation>Das ist vorerst alles.</translation>
    </message>
    <message>
        <source>Your mistakes come back in a day or two.</source>
        <translation>Ihre Fehler kommen in ein, zwei Tagen wieder dran.</translation>
    </message>
    <message>
        <source>From your own games. Any card as good as the best counts as right.</source>
        <translation>Aus Ihren eigenen Partien. Jede Karte, die so gut ist wie die beste, ist richtig.</translation>
    </message>
    <message>
        <source>{standing}.</source>
        <translation>{standing}.</translation>
    </message>
    <message>
        <source>And my answer?</source>
        <translation>Und meine Antwort?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Watch it played out</source>
        <translation>Zu Ende ansehen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Not {card}.</source>
        <translation>Nicht {card}.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Hilfen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Table &amp;colours</source>
        <translation>Fa&amp;rben des Tisches</translation>
    </message>
    <message>
        <source>“Follow system” switches between light and dark.</source>
        <translation>„Wie das System“ wechselt mit ihm zwischen Hell und Dunkel.</translation>
    </message>
    <message>
        <source>&amp;Several people</source>
        <translation>&amp;Mehrere Personen</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>Rü&amp;ckseiten der Karten</translation>
    </message>
    <message>
        <source>What you see of hands that are hidden from you.</source>
        <translation>Das sehen Sie von Blättern, die Ihnen verdeckt sind.</translation>
    </message>
    <message>
        <source>&amp;Court letters</source>
        <translation>&amp;Buchstaben der Bilder</translation>
    </message>
    <message>
        <source>The letters of king, queen and jack, as on cards of other countries.</source>
        <translation>Die Buchstaben von König, Dame und Bube wie auf Karten anderer Länder.</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Vier Farben</translation>
    </message>
    <message>
        <source>Diamonds blue, clubs green: easier to tell apart.</source>
        <translation>Karo ist blau und Kreuz grün: Farben auf einen Blick.</translation>
    </message>
    <message>
        <source>&amp;Large figures on cards</source>
        <translation>&amp;Große Zeichen auf den Karten</translation>
    </message>
    <message>
        <source>Makes the rank and suit in the corner easier to read.</source>
        <translation>Rang und Farbe in der Ecke sind leichter zu lesen.</translation>
    </message>
    <message>
        <source>Crowns on &amp;quint cards</source>
        <translation>&amp;Kronen auf Quintkarten</translation>
    </message>
    <message>
        <source>Fives show a whole crown; aces, twos, threes and fours, half.</source>
        <translation>Fünfen tragen eine ganze Krone; Ass und Vier, Zwei und Drei eine halbe.</translation>
    </message>
    <message>
        <source>&amp;Names of the sides</source>
        <translation>&amp;Namen der Seiten</translation>
    </message>
    <message>
        <source>Card &amp;speed</source>
        <translation>&amp;Geschwindigkeit der Karten</translation>
    </message>
    <message>
        <source>How fast cards move and computer players act.</source>
        <translation>Wie schnell sich Karten bewegen und Computer spielen.</translation>
    </message>
    <message>
        <source>&amp;Pause after a trick</source>
        <translation>&amp;Pause nach einem Stich</translation>
    </message>
    <message>
        <source>How long a finished trick stays on the table.</source>
        <translation>Wie lange ein vollständiger Stich auf dem Tisch bleibt.</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>Reduced: cards simply appear in place.</source>
        <translation>Reduziert: Karten erscheinen gleich an ihrem Platz.</translation>
    </message>
    <message>
        <source>&amp;Lift a card first</source>
        <translation>Karte erst &amp;heben</translation>
    </message>
    <message>
        <source>Choose it again to play it, so a slip costs nothing.</source>
        <translation>Erst beim zweiten Mal wird sie gespielt; ein Versehen kostet nichts.</translation>
    </message>
    <message>
        <source>Play the &amp;only card</source>
        <translation>&amp;Einzige Karte von selbst spielen</translation>
    </message>
    <message>
        <source>How several people at one screen keep their hands from each other.</source>
        <translation>Wie mehrere an einem Bildschirm ihre Blätter voreinander verbergen.</translation>
    </message>
    <message>
        <source>Your only possible card plays itself if no quint falls. The last always does.</source>
        <translation>Die einzige erlaubte Karte wird von selbst gespielt, wenn keine Quint fällt; die letzte immer.</translation>
    </message>
    <message>
        <source>&amp;Computer players think longer</source>
        <translation>&amp;Computerspieler denken länger</translation>
    </message>
    <message>
        <source>Club and Master play slightly better but take longer.</source>
        <translation>Klub und Meister spielen etwas besser, brauchen dafür aber länger.</translation>
    </message>
    <message>
        <source>Review deals in the &amp;background</source>
        <translation>Spiele im Hintergr&amp;und analysieren</translation>
    </message>
    <message>
        <source>A finished deal’s review is ready when you ask for it. Turn it off to save battery.</source>
        <translation>Die Analyse eines beendeten Spiels ist da, wenn Sie sie wollen. Ausschalten schont den Akku.</translation>
    </message>
    <message>
        <source>Suit &amp;order</source>
        <translation>&amp;Reihenfolge der Farben</translation>
    </message>
    <message>
        <source>By rank: hearts, diamonds, clubs, spades.</source>
        <translation>Nach Rang: Herz, Karo, Kreuz, Pik.</translation>
    </message>
    <message>
        <source>&amp;High cards</source>
        <translation>&amp;Hohe Karten</translation>
    </message>
    <message>
        <source>The end of your hand where high cards go.</source>
        <translation>An welchem Ende Ihres Blattes die höchsten Karten liegen.</translation>
    </message>
    <message>
        <source>Asks “Are you sure?” before a mistake, and says why if you like.</source>
        <translation>Fragt vor einem Fehler „Sind Sie sicher?“ und sagt auf Wunsch, warum.</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Klänge</translation>
    </message>
    <message>
        <source>Soft card sounds; everything you hear is also shown.</source>
        <translation>Leise Kartenklänge; alles, was sie sagen, ist auch zu sehen.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>How loud they are.</source>
        <translation>Wie laut sie sind.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache des Fensters</translation>
    </message>
    <message>
        <source>If yours is missing, “Follow system” uses English.</source>
        <translation>„Wie das System“ nimmt Englisch, wenn Quinto dessen Sprache nicht kann.</translation>
    </message>
    <message>
        <source>What &amp;beats a card</source>
        <translation>Was eine &amp;Karte schlägt</translation>
    </message>
    <message>
        <source>Rest the pointer on a card of yours to see which unseen cards beat it.</source>
        <translation>Ruht der Zeiger auf einer Ihrer Karten, sehen Sie, welche verdeckten sie schlagen.</translation>
    </message>
    <message>
        <source>What the scores call you and your opponents.</source>
        <translation>So heißen Sie und Ihre Gegner beim Spielstand.</translation>
    </message>
    <message>
        <source>Other &amp;tables</source>
        <translation>Andere &amp;Tische</translation>
    </message>
    <message>
        <source>On the score sheet: how four of the best computer players did with your cards.</source>
        <translation>Auf dem Anschreibeblatt: wie vier der besten Computerspieler mit Ihren Karten abgeschnitten haben.</translation>
    </message>
    <message>
        <source>&amp;Warn me before a mistake</source>
        <translation>Vor Fehlern &amp;warnen</translation>
    </message>
    <message>
        <source>Warn &amp;from</source>
        <translation>Warnen &amp;ab</translation>
    </message>
    <message>
        <source>How much a mistake must cost before you are warned.</source>
        <translation>Wie viel ein Fehler kosten muss, ehe Sie gewarnt werden.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Takes effect at once</source>
        <translation>Gilt sofort</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Printing needs a part of Qt that is missing. Install the PySide6 package that includes QtPrintSupport, then try again.</source>
        <translation>Diesem System fehlt der Teil von Qt, der druckt. Installieren Sie das Paket von PySide6, das QtPrintSupport enthält, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Sent to the printer “{printer}”.</source>
        <translation>An den Drucker „{printer}“ geschickt.</translation>
    </message>
    <message>
        <source>Printed to “{printer}”.</source>
        <translation>In die Datei „{printer}“ gedruckt.</translation>
    </message>
    <message>
        <source>No printer found. Connect one, or print to a file instead.</source>
        <translation>Es wurde kein Drucker gefunden. Schließen Sie einen an, oder drucken Sie in eine Datei, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>“{printer}” did not accept the job. Check that it is switched on and connected, or print to a file instead.</source>
        <translation>„{printer}“ hat den Druckauftrag nicht angenommen. Prüfen Sie, ob er eingeschaltet und verbunden ist, oder drucken Sie in eine Datei.</translation>
    </message>
    <message>
        <source>“{printer}” could not be written. Choose another name or folder, and try again.</source>
        <translation>Die Datei „{printer}“ konnte nicht geschrieben werden. Wählen Sie einen anderen Namen oder Ordner, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Als „{file}“ gespeichert.</translation>
    </message>
    <message>
        <source>“{file}” could not be written. Choose another name or folder, and try again.</source>
        <translation>„{file}“ konnte nicht geschrieben werden. Wählen Sie einen anderen Namen oder Ordner, und versuchen Sie es noch einmal.</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>Race to {target}: {own} {ours}, {other} {theirs}</source>
        <translation>Wettlauf bis {target}: {own} {ours}, {other} {theirs}</translation>
    </message>
    <message>
        <source>Race to {target}: {own} {ours}, {other} {theirs}; this deal {our_deal} and {their_deal}</source>
        <translation>Wettlauf bis {target}: {own} {ours}, {other} {theirs}; in diesem Spiel {our_deal} und {their_deal}</translation>
    </message>
    <message>
        <source>games: {games}</source>
        <translation>Partien: {games}</translation>
    </message>
    <message>
        <source>{points} to go</source>
        <translation>noch {points}</translation>
    </message>
    <message>
        <source>{points} with tricks</source>
        <translation>{points} mit Stichen</translation>
    </message>
    <message>
        <source>{side}: {points}, {left}</source>
        <translation>{side}: {points}, {left}</translation>
    </message>
    <message>
        <source>{side}: {points}</source>
        <translation>{side}: {points}</translation>
    </message>
    <message>
        <source>Each hole is {points} points. Hollow pegs stand where this deal began.</source>
        <translation>Jedes Loch zählt {points} Punkte. Hohle Stifte stehen, wo dieses Spiel begann.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{statement}.</source>
        <translation>{statement}.</translation>
    </message>
    <message>
        <source>{subject} {statement}</source>
        <translation>{subject} {statement}</translation>
    </message>
    <message>
        <source>with {subject} {statement}</source>
        <translation>{subject}: {statement}</translation>
    </message>
    <message>
        <source>{quint} ({points} points)</source>
        <translation>{quint} ({points} Punkte)</translation>
    </message>
    <message>
        <source>less often</source>
        <comment>after what a card does</comment>
        <translation>seltener</translation>
    </message>
    <message>
        <source>rarely</source>
        <comment>before what a card does</comment>
        <translation>selten</translation>
    </message>
    <message>
        <source>nearly always</source>
        <comment>before what a card does</comment>
        <translation>fast immer</translation>
    </message>
    <message>
        <source>usually</source>
        <comment>before what a card does</comment>
        <translation>meist</translation>
    </message>
    <message>
        <source>{statement} than {other}</source>
        <translation>{statement} als {other}</translation>
    </message>
    <message>
        <source>{whom} {often} score its {points} points {compared}</source>
        <translation>{whom} bekommt {often} {compared} die {points} Punkte dieser Karte</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>die Gegenseite</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Ihre Seite</translation>
    </message>
    <message>
        <source>they</source>
        <comment>the other side</comment>
        <translation>die Gegenseite</translation>
    </message>
    <message>
        <source>cannot be beaten in this trick</source>
        <translation>ist in diesem Stich nicht zu schlagen</translation>
    </message>
    <message>
        <source>wins the trick unless a higher suit falls</source>
        <translation>macht den Stich, wenn keine höhere Farbe fällt</translation>
    </message>
    <message>
        <source>saves {card} for later; the trick is already won</source>
        <translation>lässt {card} für später im Blatt; der Stich ist schon gewonnen</translation>
    </message>
    <message>
        <source>keeps {card} for a quint of {points} later</source>
        <translation>lässt {card} für eine spätere Quint zu {points} im Blatt</translation>
    </message>
    <message>
        <source>keeps {card} to win a later trick</source>
        <translation>lässt {card} für einen späteren Stich im Blatt</translation>
    </message>
    <message>
        <source>can win this trick, {card} a later one</source>
        <translation>kann diesen Stich machen, {card} einen späteren</translation>
    </message>
    <message>
        <source>{whom} {often} win the last trick and the cachette {compared}</source>
        <translation>{whom} macht {often} {compared} den letzten Stich mit der Cachette</translation>
    </message>
    <message>
        <source>{whom} {often} win the game at once {compared}</source>
        <translation>{whom} gewinnt {often} {compared} sofort die Partie</translation>
    </message>
    <message>
        <source>{whom} {often} win the game in this deal {compared}</source>
        <translation>{whom} gewinnt {often} {compared} in diesem Spiel die Partie</translation>
    </message>
    <message>
        <source>{whom} {often} lose the game at once {compared}</source>
        <translation>{whom} verliert {often} {compared} sofort die Partie</translation>
    </message>
    <message>
        <source>{whom} {often} lose the game in this deal {compared}</source>
        <translation>{whom} verliert {often} {compared} in diesem Spiel die Partie</translation>
    </message>
    <message>
        <source>is not needed: the trick is already won</source>
        <translation>ist nicht nötig: Der Stich ist schon gewonnen</translation>
    </message>
    <message>
        <source>can win a later trick if kept</source>
        <translation>kann später noch einen Stich machen, wenn man damit wartet</translation>
    </message>
    <message>
        <source>can score later if kept</source>
        <translation>kann später noch zählen, wenn man damit wartet</translation>
    </message>
    <message>
        <source>can make {quint} later if kept</source>
        <translation>kann später noch {quint} ergeben, wenn man damit wartet</translation>
    </message>
    <message>
        <source>{statement} than with {other}</source>
        <translation>{statement} als mit {other}</translation>
    </message>
    <message>
        <source>is safer: {card} could be lost now</source>
        <translation>ist sicherer: {card} könnte jetzt verloren gehen</translation>
    </message>
    <message>
        <source>its players</source>
        <translation>die eigene Seite</translation>
    </message>
    <message>
        <source>they</source>
        <translation>die eigene Seite</translation>
    </message>
    <message>
        <source>{often} wins the trick {compared}</source>
        <translation>macht {often} {compared} den Stich</translation>
    </message>
    <message>
        <source>wins the trick unless a higher card falls</source>
        <translation>macht den Stich, wenn keine höhere fällt</translation>
    </message>
    <message>
        <source>wins the trick unless one goes higher</source>
        <translation>macht den Stich, wenn keine noch höhere Karte fällt</translation>
    </message>
    <message>
        <source>{often} lets {partner} win the trick {compared}</source>
        <translation>bringt der eigenen Seite {often} {compared} den Stich ({partner})</translation>
    </message>
    <message>
        <source>{often} lets {partner} win by another suit {compared}</source>
        <translation>lässt die eigene Seite {often} {compared} mit einer anderen Farbe gewinnen ({partner})</translation>
    </message>
    <message>
        <source>{whom} {often} win the trick {compared}</source>
        <translation>{whom} macht {often} {compared} den Stich</translation>
    </message>
    <message>
        <source>{often} loses the trick {compared}</source>
        <translation>verliert {often} {compared} den Stich</translation>
    </message>
    <message>
        <source>{often} lets the other side win by another suit {compared}</source>
        <translation>lässt die Gegenseite {often} {compared} mit einer anderen Farbe gewinnen</translation>
    </message>
    <message>
        <source>{whom} {often} score {quint} {compared}</source>
        <translation>{whom} bekommt {often} {compared} {quint}</translation>
    </message>
    <message>
        <source>{others} {often} win {quint} {compared}</source>
        <translation>{others} gewinnt {often} {compared} {quint}</translation>
    </message>
    <message>
        <source>is safer: {card} could give away {points} points</source>
        <translation>ist sicherer: {card} könnte {points} Punkte verschenken</translation>
    </message>
    <message>
        <source>keeps {card} to score later</source>
        <translation>lässt {card} für später im Blatt</translation>
    </message>
    <message>
        <source>expect {least} or {most} tricks, enough for {subject}</source>
        <translation>etwa {least} oder {most} Stiche, genug für {subject}</translation>
    </message>
    <message>
        <source>expect {least} or {most} tricks, too few for {subject}</source>
        <translation>etwa {least} oder {most} Stiche, zu wenige für {subject}</translation>
    </message>
    <message>
        <source>{whom} win more tricks</source>
        <translation>{whom} macht mehr Stiche</translation>
    </message>
    <message>
        <source>{whom} win more quints</source>
        <translation>{whom} gewinnt mehr Quinten</translation>
    </message>
    <message>
        <source>{whom} win fewer tricks</source>
        <translation>{whom} macht weniger Stiche</translation>
    </message>
    <message>
        <source>{whom} win fewer quints</source>
        <translation>{whom} gewinnt weniger Quinten</translation>
    </message>
    <message>
        <source>a pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>more often</source>
        <comment>after what a card does</comment>
        <translation>öfter</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>a redouble</source>
        <translation>Rekontra</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>There is nothing to replay until a deal is over.</source>
        <translation>Es gibt nichts wiederzugeben, bevor ein Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Vor dem ersten Spiel</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Game {game}, deal {number}</source>
        <translation>Partie {game}, Spiel {number}</translation>
    </message>
    <message>
        <source>{title}: {own}–{other}</source>
        <translation>{title}: {own}:{other}</translation>
    </message>
    <message>
        <source>the doubling</source>
        <translation>das Kontrieren</translation>
    </message>
    <message>
        <source>the cachette</source>
        <translation>die Cachette</translation>
    </message>
    <message>
        <source>trick {number} of {all}</source>
        <translation>Stich {number} von {all}</translation>
    </message>
    <message>
        <source>{place} · {own}–{other}</source>
        <translation>{place} · {own}:{other}</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Wie Sie es sahen</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Wie {name} es sah</translation>
    </message>
    <message>
        <source>All hands are shown.</source>
        <translation>Alle Karten werden gezeigt.</translation>
    </message>
    <message>
        <source>Only what you knew is shown.</source>
        <translation>Nur was Sie wussten, wird gezeigt.</translation>
    </message>
    <message>
        <source>Only what {name} knew is shown.</source>
        <translation>Nur was {name} wusste, wird gezeigt.</translation>
    </message>
    <message>
        <source>{title}, {place}.</source>
        <translation>{title}, {place}.</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>Cachette</source>
        <translation>Cachette</translation>
    </message>
    <message>
        <source>Trick {number}, taken by {who} with {card}</source>
        <translation>Stich {number}, gemacht von {who} mit {card}</translation>
    </message>
    <message>
        <source>{quints}: {points}</source>
        <translation>{quints}: {points}</translation>
    </message>
    <message>
        <source>{title}: {cards}</source>
        <translation>{title}: {cards}</translation>
    </message>
</context>
<context>
    <name>ReplayPlayer</name>
    <message>
        <source>Replay. Left and Right step through it, Space plays it, Escape closes it.</source>
        <translation>Wiedergabe. Links und Rechts gehen Schritt für Schritt, die Leertaste spielt ab, Esc schließt.</translation>
    </message>
</context>
<context>
    <name>ReplayView</name>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>All four hands (A)</source>
        <translation>Alle vier Blätter (A)</translation>
    </message>
    <message>
        <source>Deals…</source>
        <translation>Spiele…</translation>
    </message>
    <message>
        <source>Choose a deal (Page Up, Page Down)</source>
        <translation>Ein Spiel wählen (Bild auf, Bild ab)</translation>
    </message>
    <message>
        <source>Branches…</source>
        <translation>Varianten…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Play on from here, with the same hidden hands (Ctrl+Enter)</source>
        <translation>Von hier aus weiterspielen, mit denselben verdeckten Karten (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Step back (Left)</source>
        <translation>Schritt zurück (Links)</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>Schritt vor (Rechts)</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>There is nothing to review until a deal is over.</source>
        <translation>Zu analysieren gibt es erst etwas, wenn ein Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>{who}: {what}, {where}, {figure}.</source>
        <translation>{who}: {what}, {where}, {figure}.</translation>
    </message>
    <message>
        <source>doubling</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>{count} too close to call</source>
        <translation>{count} unklar</translation>
    </message>
    <message>
        <source>{told}.</source>
        <translation>{told}.</translation>
    </message>
    <message>
        <source>All choices looked at; now with all cards face up…</source>
        <translation>Alle Entscheidungen geprüft; nun mit offenen Karten…</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>{count} good</source>
        <translation>{count} gut</translation>
    </message>
    <message>
        <source>{count} good, one of them unlucky</source>
        <translation>{count} gut, eine davon mit Pech</translation>
    </message>
    <message>
        <source>{count} good, {unlucky} of them unlucky</source>
        <translation>{count} gut, {unlucky} davon mit Pech</translation>
    </message>
    <message>
        <source>Four of the best computer players with these cards: {results}.</source>
        <translation>Vier der besten Computerspieler mit diesen Karten: {results}.</translation>
    </message>
    <message>
        <source>= {points}</source>
        <translation>= {points}</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Looking at every choice…</source>
        <translation>Jede Entscheidung wird geprüft…</translation>
    </message>
    <message>
        <source>that cost about {points}</source>
        <translation>das kostete etwa {points}</translation>
    </message>
    <message>
        <source>They were {who}’s, not yours.</source>
        <translation>Sie sind von {who}, nicht von Ihnen.</translation>
    </message>
    <message>
        <source>It was {who}’s, not yours.</source>
        <translation>Er ist von {who}, nicht von Ihnen.</translation>
    </message>
    <message>
        <source>{count} of the {all} that all players made…</source>
        <translation>{count} von {all} Entscheidungen aller Spieler…</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>they</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>{word} {figure}</source>
        <translation>{word} {figure}</translation>
    </message>
    <message>
        <source>{parts} {result}.</source>
        <translation>{parts} {result}.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Cards: what four of the best computer players score with them.</source>
        <translation>Karten: was vier der besten Computerspieler damit machen.</translation>
    </message>
    <message>
        <source>They: what their mistakes cost them, given what they could know.</source>
        <translation>Die Gegner: was ihre Fehler sie kosteten, nach dem, was sie wissen konnten.</translation>
    </message>
    <message>
        <source>Quinto: review of {deal}</source>
        <translation>Quinto: Analyse von {deal}</translation>
    </message>
    <message>
        <source>Mistakes, largest first:</source>
        <translation>Fehler nach Größe:</translation>
    </message>
    <message>
        <source>All choices:</source>
        <translation>Alle Entscheidungen:</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>&amp;Print the review…</source>
        <translation>Analyse &amp;drucken…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Save as &amp;text…</source>
        <translation>Als &amp;Text speichern…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textdateien (*.txt)</translation>
    </message>
    <message>
        <source>The review has been copied.</source>
        <translation>Die Analyse ist kopiert.</translation>
    </message>
    <message>
        <source>Quinto review {deal}</source>
        <comment>the name of a file</comment>
        <translation>Quinto-Analyse {deal}</translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Analyse speichern</translation>
    </message>
    <message>
        <source>Mistakes, and about what each cost</source>
        <translation>Fehler, und was jeder etwa gekostet hat</translation>
    </message>
    <message>
        <source>{title}: {figure}.</source>
        <translation>{title}: {figure}.</translation>
    </message>
    <message>
        <source>Learn from this mistake</source>
        <translation>Aus diesem Fehler lernen</translation>
    </message>
    <message>
        <source>With {who}’s hand</source>
        <translation>Mit dem Blatt von {who}</translation>
    </message>
    <message>
        <source>Your turn to double</source>
        <translation>Ihre Ansage</translation>
    </message>
    <message>
        <source>{who}’s turn to double</source>
        <translation>Ansage von {who}</translation>
    </message>
    <message>
        <source>Your card, trick {trick}</source>
        <translation>Ihre Karte, Stich {trick}</translation>
    </message>
    <message>
        <source>Your lead, trick {trick}</source>
        <translation>Ihr Ausspiel, Stich {trick}</translation>
    </message>
    <message>
        <source>{who}’s card, trick {trick}</source>
        <translation>Karte von {who}, Stich {trick}</translation>
    </message>
    <message>
        <source>{who}’s lead, trick {trick}</source>
        <translation>Ausspiel von {who}, Stich {trick}</translation>
    </message>
    <message>
        <source>{who}’s card from dummy, trick {trick}</source>
        <translation>Karte von {who} vom Strohmann, Stich {trick}</translation>
    </message>
    <message>
        <source>{verdict}: {action} is usually better</source>
        <translation>{verdict}: {action} ist meist besser</translation>
    </message>
    <message>
        <source>Given what you knew</source>
        <translation>Nach dem, was Sie wussten</translation>
    </message>
    <message>
        <source>Given what {who} knew</source>
        <translation>Nach dem, was {who} wusste</translation>
    </message>
    <message>
        <source>not judged by itself, as the side called again</source>
        <translation>nicht für sich beurteilt, da die Seite noch einmal ansagte</translation>
    </message>
    <message>
        <source>hardly anything lost</source>
        <translation>kaum etwas verloren</translation>
    </message>
    <message>
        <source>This time</source>
        <translation>Diesmal</translation>
    </message>
    <message>
        <source>Not yet analysed</source>
        <translation>Noch nicht analysiert</translation>
    </message>
    <message>
        <source>perhaps no mistake; {points} lost at most</source>
        <translation>vielleicht kein Fehler; höchstens {points} verloren</translation>
    </message>
    <message>
        <source>{better} wins the game more often</source>
        <translation>{better} gewinnt die Partie öfter</translation>
    </message>
    <message>
        <source>{label}: {cost}</source>
        <translation>{label}: {cost}</translation>
    </message>
    <message>
        <source>Perhaps better</source>
        <translation>Vielleicht besser</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Rest: losses too small to count as mistakes, and chance in the play.</source>
        <translation>Rest: Verluste, die zu klein sind, um als Fehler zu zählen, und Zufälle im Spiel.</translation>
    </message>
    <message>
        <source>Luck: what the hidden cards, as they lay, gave or took.</source>
        <translation>Glück: was die verdeckten Karten, so wie sie saßen, gebracht oder genommen haben.</translation>
    </message>
    <message>
        <source>{made}; {costs}</source>
        <translation>{made}; {costs}</translation>
    </message>
    <message>
        <source>The other side’s mistakes cost them about {points}.</source>
        <translation>Die Fehler der Gegenseite kosteten sie etwa {points}.</translation>
    </message>
    <message>
        <source>We made no mistakes</source>
        <translation>Wir machten keine Fehler</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>keine Fehler</translation>
    </message>
    <message>
        <source>{who}: {told}</source>
        <translation>{who}: {told}</translation>
    </message>
    <message>
        <source>Your own: {count}, about {points}.</source>
        <translation>Davon Ihre: {count}, etwa {points}.</translation>
    </message>
    <message>
        <source>Given what was known</source>
        <translation>Nach dem, was man wusste</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>trick {trick}</source>
        <translation>Stich {trick}</translation>
    </message>
    <message>
        <source>{verdict}: {action} was better</source>
        <translation>{verdict}: {action} war besser</translation>
    </message>
    <message>
        <source>{verdict}: as the cards lay, {action} was better</source>
        <translation>{verdict}: So, wie die Karten saßen, war {action} besser</translation>
    </message>
    <message>
        <source>{verdict}: {action} may have been better</source>
        <translation>{verdict}: {action} war vielleicht besser</translation>
    </message>
    <message>
        <source>{better} brings {points} more on average</source>
        <translation>{better} bringt im Schnitt {points} mehr</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>nichts verloren</translation>
    </message>
    <message>
        <source>{cost} lost</source>
        <translation>{cost} verloren</translation>
    </message>
    <message>
        <source>as the cards lay, no other card would have done better</source>
        <translation>So, wie die Karten saßen, hätte keine andere mehr gebracht</translation>
    </message>
    <message>
        <source>{cost} lost, but nobody could know it</source>
        <translation>{cost} verloren, aber niemand konnte es wissen</translation>
    </message>
    <message>
        <source>there was no choice</source>
        <translation>es gab keine Wahl</translation>
    </message>
    <message>
        <source>Your turn to double {for_hand}</source>
        <translation>Ihre Ansage {for_hand}</translation>
    </message>
    <message>
        <source>Your card {from_hand}, trick {trick}</source>
        <translation>Ihre Karte {from_hand}, Stich {trick}</translation>
    </message>
    <message>
        <source>every choice was worth the same</source>
        <translation>jede Wahl war gleich viel wert</translation>
    </message>
    <message>
        <source>nothing better was found</source>
        <translation>nichts Besseres gefunden</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>…thinking it over</source>
        <translation>…noch am Überlegen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Play it again from here</source>
        <translation>Von hier neu spielen</translation>
    </message>
    <message>
        <source>Play on from here, with the same hidden hands (Ctrl+Enter)</source>
        <translation>Von hier weiterspielen, mit denselben verdeckten Karten (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Next choice</source>
        <translation>Nächste Entscheidung</translation>
    </message>
    <message>
        <source>&amp;See the table</source>
        <translation>Den Ti&amp;sch zeigen</translation>
    </message>
    <message>
        <source>&amp;See the paper</source>
        <translation>Die Analy&amp;se zeigen</translation>
    </message>
</context>
<context>
    <name>ReviewPaper</name>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>ReviewScene</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>ReviewView</name>
    <message>
        <source>Review. Left and Right go through the choices, Up and Down through the mistakes by size; Space shows the table, Escape closes the review.</source>
        <translation>Analyse. Links und Rechts gehen durch die Entscheidungen, Auf und Ab durch die Fehler nach Größe; Leertaste zeigt den Tisch, Escape schließt die Analyse.</translation>
    </message>
</context>
<context>
    <name>RuleChoices</name>
    <message>
        <source>Tak&amp;e-backs</source>
        <translation>Zurück&amp;nehmen</translation>
    </message>
    <message>
        <source>Undo as often as you like.</source>
        <translation>Zurücknehmen, so oft Sie wollen.</translation>
    </message>
    <message>
        <source>No undo. The saved game says so.</source>
        <translation>Kein Zurücknehmen. Das wird mit der Partie gespeichert.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>{field}: {name} — {meaning}</source>
        <translation>{field}: {name} – {meaning}</translation>
    </message>
    <message>
        <source>{field}: {name}</source>
        <translation>{field}: {name}</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Wie viele spielen</translation>
    </message>
    <message>
        <source>&amp;Play to</source>
        <translation>Gespielt &amp;bis</translation>
    </message>
    <message>
        <source>Quint Royal &amp;led</source>
        <translation>Ausgespie&amp;lter Quint Royal</translation>
    </message>
    <message>
        <source>C&amp;achette</source>
        <translation>&amp;Cachette</translation>
    </message>
    <message>
        <source>Sta&amp;kes</source>
        <translation>E&amp;insatz</translation>
    </message>
    <message>
        <source>&amp;Four players</source>
        <translation>&amp;Vier Spieler</translation>
    </message>
    <message>
        <source>T&amp;hree with dummy</source>
        <translation>&amp;Drei mit Strohmann</translation>
    </message>
    <message>
        <source>Tw&amp;o players</source>
        <translation>&amp;Zwei Spieler</translation>
    </message>
    <message>
        <source>the highest card wins</source>
        <translation>die höchste Karte gewinnt</translation>
    </message>
    <message>
        <source>The other three may then play any card; the highest takes the trick.</source>
        <translation>Die anderen drei dürfen dann jede Karte zugeben, und die höchste nimmt den Stich.</translation>
    </message>
    <message>
        <source>the opponents win</source>
        <translation>die Gegner gewinnen</translation>
    </message>
    <message>
        <source>The other three may then play any card; the higher of the two opponents’ cards takes the trick.</source>
        <translation>Die anderen drei dürfen dann jede Karte zugeben, und die höhere der beiden Karten der Gegner nimmt den Stich.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>Not while its holder has another card; a player who follows to the eleventh trick with it must play it.</source>
        <translation>Nicht, solange man noch eine andere Karte hat; wer zum elften Stich zugibt und ihn hat, muss ihn dann spielen.</translation>
    </message>
    <message>
        <source>not allowed, milder form</source>
        <translation>nicht erlaubt, die mildere Form</translation>
    </message>
    <message>
        <source>Not while its holder has another card; a player who follows to the eleventh trick must play it if the other card would be the highest so far.</source>
        <translation>Nicht, solange man noch eine andere Karte hat; wer zum elften Stich zugibt, muss ihn spielen, wenn die andere Karte bis dahin die höchste wäre.</translation>
    </message>
    <message>
        <source>the first five cards</source>
        <translation>die ersten fünf Karten</translation>
    </message>
    <message>
        <source>Set aside from the top before the deal.</source>
        <translation>Vor dem Geben von oben beiseitegelegt.</translation>
    </message>
    <message>
        <source>the last five cards</source>
        <translation>die letzten fünf Karten</translation>
    </message>
    <message>
        <source>Left over when everyone has twelve cards.</source>
        <translation>Übrig, wenn jeder zwölf Karten hat.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>yes, as in play</source>
        <translation>ja, wie im Spiel</translation>
    </message>
    <message>
        <source>yes, ace low</source>
        <translation>ja, das Ass ist niedrig</translation>
    </message>
    <message>
        <source>yes, ace high</source>
        <translation>ja, das Ass ist hoch</translation>
    </message>
    <message>
        <source>The players sit as chosen, and chance picks the first dealer.</source>
        <translation>Die Spieler sitzen wie gewählt, und der Zufall bestimmt den ersten Geber.</translation>
    </message>
    <message>
        <source>Chance picks who has dummy first.</source>
        <translation>Wer zuerst den Strohmann hat, bestimmt der Zufall.</translation>
    </message>
    <message>
        <source>Chance picks the first dealer.</source>
        <translation>Der Zufall bestimmt den ersten Geber.</translation>
    </message>
    <message>
        <source>The two lowest cards play against the two highest, and the lowest deals.</source>
        <translation>Die beiden niedrigsten Karten spielen gegen die beiden höchsten, und die niedrigste gibt.</translation>
    </message>
    <message>
        <source>Whoever draws the lowest card has dummy first.</source>
        <translation>Wer die niedrigste Karte zieht, hat zuerst den Strohmann.</translation>
    </message>
    <message>
        <source>Whoever draws the lower card deals first.</source>
        <translation>Wer die niedrigere Karte zieht, gibt zuerst.</translation>
    </message>
    <message>
        <source>The suit counts first, as in play, so there are no ties.</source>
        <translation>Zuerst zählt die Farbe wie im Spiel, darum gibt es keinen Gleichstand.</translation>
    </message>
    <message>
        <source>The rank counts, and the ace is lowest.</source>
        <translation>Der Rang zählt, und das Ass ist am niedrigsten.</translation>
    </message>
    <message>
        <source>The rank counts, and the ace is highest.</source>
        <translation>Der Rang zählt, und das Ass ist am höchsten.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Eine Partie</translation>
    </message>
    <message>
        <source>Whoever wins one game has won.</source>
        <translation>Eine einzige Partie entscheidet.</translation>
    </message>
    <message>
        <source>A rubber: best of three</source>
        <translation>Robber: zwei von drei</translation>
    </message>
    <message>
        <source>Two games win it and add 100 points; the points of all games are added up.</source>
        <translation>Wer zwei Partien gewinnt, gewinnt den Robber und 100 Punkte dazu; die Punkte aller Partien werden zusammengezählt.</translation>
    </message>
    <message>
        <source>Single, double, treble (ours)</source>
        <translation>Einfach bis dreifach</translation>
    </message>
    <message>
        <source>A game counts 3 if the losers have nothing, 2 if under half the target, else 1; a rubber adds 2.</source>
        <translation>Eine Partie zählt 3, wenn die Verlierer nichts haben, 2 bei weniger als der Hälfte, sonst 1; ein Robber bringt 2.</translation>
    </message>
    <message>
        <source>A round of three games</source>
        <translation>Runde zu drei Partien</translation>
    </message>
    <message>
        <source>Each player has dummy for one game, which is settled separately.</source>
        <translation>Jeder Spieler hat für eine Partie den Strohmann, und sie wird für sich abgerechnet.</translation>
    </message>
    <message>
        <source>Usually 250. Dummy’s opponents start with 25, so the least is 30.</source>
        <translation>Meist 250. Die Gegner des Strohmanns beginnen mit 25, also sind 30 das Mindeste.</translation>
    </message>
    <message>
        <source>Usually 250, which takes one to four deals.</source>
        <translation>Meist 250; das dauert ein bis vier Spiele.</translation>
    </message>
    <message>
        <source>{target} points</source>
        <translation>{target} Punkte</translation>
    </message>
    <message>
        <source>Nothing is paid.</source>
        <translation>Es wird nichts gezahlt.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>After each game dummy’s opponents settle with the Dummy-player: an agreed number of counters per ten points, an odd five dropped.</source>
        <translation>Nach jeder Partie rechnen die Gegner des Strohmanns mit dem Strohmannspieler ab: eine vereinbarte Zahl von Marken für je zehn Punkte, ein überzähliger Fünfer fällt weg.</translation>
    </message>
    <message>
        <source>The losers pay an agreed number of counters for each game point they are behind.</source>
        <translation>Die Verlierer zahlen eine vereinbarte Zahl von Marken für jede einfache, doppelte oder dreifache Partie, um die sie zurückliegen.</translation>
    </message>
    <message>
        <source>The losers pay an agreed number of counters for every ten points they are behind, an odd five dropped.</source>
        <translation>Die Verlierer zahlen eine vereinbarte Zahl von Marken für je zehn Punkte, um die sie zurückliegen, ein überzähliger Fünfer fällt weg.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>How &amp;many games</source>
        <translation>&amp;Umfang</translation>
    </message>
    <message>
        <source>D&amp;raw for seats</source>
        <translation>&amp;Plätze auslosen</translation>
    </message>
    <message>
        <source>Two against two, as partners.</source>
        <translation>Zwei gegen zwei, als Partner.</translation>
    </message>
    <message>
        <source>One player has two hands against two others, who start with 25.</source>
        <translation>Einer spielt zwei Blätter gegen zwei, die mit 25 beginnen.</translation>
    </message>
    <message>
        <source>Each plays two opposite hands.</source>
        <translation>Jeder spielt zwei Blätter, die einander gegenüberliegen.</translation>
    </message>
</context>
<context>
    <name>SampleView</name>
    <message>
        <source>Sample cards</source>
        <translation>Einige Karten, wie sie jetzt aussehen</translation>
    </message>
    <message>
        <source>Sample hand</source>
        <translation>Ein Blatt, wie es jetzt sortiert ist</translation>
    </message>
</context>
<context>
    <name>ScoreKeeper</name>
    <message>
        <source>The score</source>
        <translation>Der Stand</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>{quint}: to {side}</source>
        <translation>{quint}: an {side}</translation>
    </message>
    <message>
        <source>A trick: {side}, {tricks} so far</source>
        <translation>Ein Stich: {side}, bisher {tricks}</translation>
    </message>
    <message>
        <source>The rest of the tricks: {side}</source>
        <translation>Die übrigen Stiche: {side}</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>Der Rest</translation>
    </message>
    <message>
        <source>One trick less: {side}, {tricks} so far</source>
        <translation>Einen Stich weniger: {side}, bisher {tricks}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Anschreibeblatt</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>Regeln: {name}</translation>
    </message>
    <message>
        <source>{who} is the dealer.</source>
        <translation>{who} gibt.</translation>
    </message>
    <message>
        <source>You are the dealer.</source>
        <translation>Sie geben.</translation>
    </message>
    <message>
        <source>A trick is worth {value}.</source>
        <translation>Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>{side}, {members}: {score} of {target}.</source>
        <translation>{side}, {members}: {score} von {target}.</translation>
    </message>
    <message>
        <source>{side}: {score} of {target}.</source>
        <translation>{side}: {score} von {target}.</translation>
    </message>
    <message>
        <source>{quint}, {points} points</source>
        <translation>{quint}, {points} Punkte</translation>
    </message>
    <message>
        <source>Only this one deal is played</source>
        <translation>Gespielt wird nur dieses eine Spiel</translation>
    </message>
    <message>
        <source>{first} to go for {side}, {second} for {other}</source>
        <translation>{side}: noch {first}; {other}: noch {second}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>At the start: {first} and {second}.</source>
        <translation>Zu Beginn: {first} und {second}.</translation>
    </message>
    <message>
        <source>tricks {count}, {points} points</source>
        <translation>Stiche {count}, {points} Punkte</translation>
    </message>
    <message>
        <source>{quint}, trick {trick}, {points} points</source>
        <translation>{quint}, Stich {trick}, {points} Punkte</translation>
    </message>
    <message>
        <source>{quint}, cachette, {points} points</source>
        <translation>{quint}, Cachette, {points} Punkte</translation>
    </message>
    <message>
        <source>{side}: {score} of {target}</source>
        <translation>{side}: {score} von {target}</translation>
    </message>
    <message>
        <source>QUINTO</source>
        <translation>QUINTO</translation>
    </message>
    <message>
        <source>The cards of a lesson are always the same; there is no number.</source>
        <translation>Die Karten einer Lektion sind immer dieselben; es gibt keine Nummer.</translation>
    </message>
    <message>
        <source>The game is over: click to check that nobody chose the cards.</source>
        <translation>Die Partie ist zu Ende: Klicken Sie, um zu prüfen, dass niemand die Karten ausgesucht hat.</translation>
    </message>
    <message>
        <source>Real cards, with the score kept by hand</source>
        <translation>Echte Karten, der Stand von Hand geführt</translation>
    </message>
    <message>
        <source>Fixed before the first card. Click to copy all of it; it proves that nobody chose the cards.</source>
        <translation>Vor der ersten Karte festgelegt. Klicken Sie, um es ganz zu kopieren; es beweist, dass niemand die Karten ausgesucht hat.</translation>
    </message>
    <message>
        <source>Seal copied. Compare it when the game is over.</source>
        <translation>Siegel kopiert. Vergleichen Sie es, wenn die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>Shared game no. {number}</source>
        <translation>Geteilte Partie Nr. {number}</translation>
    </message>
    <message>
        <source>Shared game number {number}</source>
        <translation>Geteilte Partie Nummer {number}</translation>
    </message>
    <message>
        <source>Anyone with the number can know the cards. Click to copy it; you can enter it in New game.</source>
        <translation>Wer die Nummer hat, kann die Karten kennen. Klicken Sie, um sie zu kopieren; „Neue Partie“ nimmt sie an.</translation>
    </message>
    <message>
        <source>Game number {number} copied.</source>
        <translation>Nummer {number} ist kopiert.</translation>
    </message>
    <message>
        <source>Shared deal of the day, {date}: game number {number}</source>
        <translation>Geteiltes Spiel des Tages, {date}: Partie Nummer {number}</translation>
    </message>
    <message>
        <source>Shared deal of {date}</source>
        <translation>Geteiltes Spiel vom {date}</translation>
    </message>
    <message>
        <source>On this day everyone gets these cards. Click to copy the number.</source>
        <translation>An diesem Tag bekommen alle diese Karten. Klicken Sie, um die Nummer zu kopieren.</translation>
    </message>
    <message>
        <source>Shared game from the deal code {code}</source>
        <translation>Geteilte Partie aus dem Kartencode {code}</translation>
    </message>
    <message>
        <source>Shared deal code</source>
        <translation>Geteilter Kartencode</translation>
    </message>
    <message>
        <source>Anyone with the deal code can know the cards. Click to copy it.</source>
        <translation>Wer den Kartencode hat, kann die Karten kennen. Klicken Sie, um ihn zu kopieren.</translation>
    </message>
    <message>
        <source>Deal code copied.</source>
        <translation>Kartencode kopiert.</translation>
    </message>
    <message>
        <source>{game}, score sheet</source>
        <translation>{game}, Anschreibeblatt</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Anschreibeblatt speichern</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>{side}: {what}</source>
        <translation>{side}: {what}</translation>
    </message>
    <message>
        <source>{side}, {what}: {points}</source>
        <translation>{side}, {what}: {points}</translation>
    </message>
    <message>
        <source>Score sheet copied.</source>
        <translation>Das Anschreibeblatt ist kopiert.</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Andere Tische</translation>
    </message>
    <message>
        <source>{deal}: {own}, elsewhere {others}</source>
        <translation>{deal}: {own}, anderswo {others}</translation>
    </message>
    <message>
        <source>Compared with other tables, over {deals}: {points}.</source>
        <translation>Verglichen mit anderen Tischen, in {deals}: {points}.</translation>
    </message>
    <message>
        <source>The best computer players get the cards of every deal, too.</source>
        <translation>Die besten Computerspieler bekommen die Karten jedes Spiels auch.</translation>
    </message>
    <message>
        <source>Game {game}, deal {number}</source>
        <translation>Partie {game}, Spiel {number}</translation>
    </message>
    <message>
        <source>Deal {number}, so far</source>
        <translation>Spiel {number}, bisher</translation>
    </message>
    <message>
        <source>{points} a trick</source>
        <translation>{points} je Stich</translation>
    </message>
    <message>
        <source>Played so far</source>
        <translation>Bisher gespielt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>quints</source>
        <translation>Quinten</translation>
    </message>
    <message>
        <source>no tricks</source>
        <translation>kein Stich</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Faire Karten</translation>
    </message>
    <message>
        <source>The card that won stands up.</source>
        <translation>Die Karte, die gewann, steht höher.</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>Game number {number}</source>
        <translation>Partie Nummer {number}</translation>
    </message>
    <message>
        <source>No take-backs</source>
        <translation>Ohne Zurücknehmen</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>Dummy, played by {name}</source>
        <translation>Strohmann, gespielt von {name}</translation>
    </message>
    <message>
        <source>The draw: {cards}</source>
        <translation>Gezogen: {cards}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>Deal {number}, dealt by {dealer}</source>
        <translation>Spiel {number}, gegeben von {dealer}</translation>
    </message>
    <message>
        <source>Cachette</source>
        <translation>Cachette</translation>
    </message>
    <message>
        <source>{seat} passes</source>
        <translation>{seat} passt</translation>
    </message>
    <message>
        <source>{seat} doubles</source>
        <translation>{seat} sagt Kontra</translation>
    </message>
    <message>
        <source>{seat} redoubles</source>
        <translation>{seat} sagt Rekontra</translation>
    </message>
    <message>
        <source>A trick is worth {value}.</source>
        <translation>Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Ausspiel</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Quints</source>
        <translation>Quinten</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Tricks: {ns} and {ew}, at {value}</source>
        <translation>Stiche: {ns} und {ew}, zu {value}</translation>
    </message>
    <message>
        <source>Won by a quint: no tricks counted</source>
        <translation>Durch eine Quint gewonnen: keine Stiche gezählt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Deal code: {code}</source>
        <translation>Kartencode: {code}</translation>
    </message>
    <message>
        <source>The deal is not over yet.</source>
        <translation>Das Spiel ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>No cards have been dealt yet.</source>
        <translation>Es ist noch nichts gegeben worden.</translation>
    </message>
    <message>
        <source>{side} won, {ours} to {theirs}.</source>
        <translation>{side} gewinnt, {ours} zu {theirs}.</translation>
    </message>
    <message>
        <source>For the rubber</source>
        <translation>Für den Robber</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>{form} · {rules}</source>
        <translation>{form} · {rules}</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>Faire Karten</translation>
    </message>
</context>
<context>
    <name>SeatPlan</name>
    <message>
        <source>The players</source>
        <translation>Die Spieler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>At the to&amp;p</source>
        <translation>O&amp;ben</translation>
    </message>
    <message>
        <source>At the &amp;bottom</source>
        <translation>U&amp;nten</translation>
    </message>
    <message>
        <source>On the &amp;left</source>
        <translation>&amp;Links</translation>
    </message>
    <message>
        <source>On the r&amp;ight</source>
        <translation>&amp;Rechts</translation>
    </message>
    <message>
        <source>Dummy’s hand lies open; its partner plays it</source>
        <translation>Das Blatt des Strohmanns liegt offen; sein Partner spielt es</translation>
    </message>
    <message>
        <source>&amp;Bottom and top</source>
        <translation>U&amp;nten und oben</translation>
    </message>
    <message>
        <source>&amp;Left and right</source>
        <translation>&amp;Links und rechts</translation>
    </message>
    <message>
        <source>{S} and {W}, two hands each</source>
        <translation>{S} und {W}, je zwei Blätter</translation>
    </message>
    <message>
        <source>Two against two, drawn for</source>
        <translation>Zwei gegen zwei, ausgelost</translation>
    </message>
    <message>
        <source>{S} and {N} against {W} and {E}</source>
        <translation>{S} und {N} gegen {W} und {E}</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Zwei Spieler heißen {name}. Geben Sie einem davon einen anderen Namen.</translation>
    </message>
    <message>
        <source>The key {key} has a use already. Choose another.</source>
        <translation>Die Taste {key} hat schon eine Aufgabe. Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>&amp;You</source>
        <translation>S&amp;ie</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Links</translation>
    </message>
    <message>
        <source>&amp;Partner</source>
        <translation>&amp;Partner</translation>
    </message>
    <message>
        <source>R&amp;ight</source>
        <translation>&amp;Rechts</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>{name} is next</source>
        <translation>{name} ist an der Reihe</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Ich bin {name}</translation>
    </message>
    <message>
        <source>{name}, {for_hand}</source>
        <translation>{name}, {for_hand}</translation>
    </message>
    <message>
        <source>{name}: hold {key}</source>
        <translation>{name}: {key} halten</translation>
    </message>
    <message>
        <source>{name}, {for_hand}: hold {key}</source>
        <translation>{name}, {for_hand}: {key} halten</translation>
    </message>
    <message>
        <source>Something went wrong with this computer player ({fault}). The game is paused; nothing is lost. If trying again fails too, save the game and report it.</source>
        <translation>Bei diesem Computerspieler ist ein Fehler aufgetreten ({fault}). Die Partie ruht, und nichts ist verloren. Tritt er noch einmal auf, speichern Sie die Partie und melden Sie es.</translation>
    </message>
    <message>
        <source>{name} is stuck</source>
        <translation>{name} kommt nicht weiter</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Game abandoned</source>
        <translation>Die Partie wurde aufgegeben</translation>
    </message>
    <message>
        <source>Undo brings it back.</source>
        <translation>„Zurücknehmen“ holt sie zurück.</translation>
    </message>
    <message>
        <source>What if: {name}</source>
        <translation>Was wäre, wenn: {name}</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>kein Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>SecondStart</name>
    <message>
        <source>Quinto is already running, but does not answer</source>
        <translation>Quinto läuft bereits, antwortet aber nicht</translation>
    </message>
    <message>
        <source>Nothing has been changed. Wait a moment and try again, or close the other Quinto, perhaps on another computer; its game is kept.</source>
        <translation>Es wurde nichts verändert. Warten Sie einen Augenblick und versuchen Sie es noch einmal, oder beenden Sie das laufende Quinto, vielleicht auf einem anderen Rechner; seine Partie bleibt erhalten.</translation>
    </message>
    <message>
        <source>Another version of Quinto is already running</source>
        <translation>Eine andere Version von Quinto läuft bereits</translation>
    </message>
    <message>
        <source>Close it, then start Quinto again; its game is kept.</source>
        <translation>Schließen Sie sie und starten Sie Quinto dann noch einmal; die Partie bleibt erhalten.</translation>
    </message>
</context>
<context>
    <name>SettingPage</name>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Auf &amp;Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Resets every choice on the page “{page}”.</source>
        <translation>Setzt alles auf der Seite „{page}“ auf die Standardwerte zurück.</translation>
    </message>
</context>
<context>
    <name>Skyline</name>
    <message>
        <source>Your side has led the Quint Royal: it cannot win this trick</source>
        <translation>Ihre Seite hat den Quint Royal ausgespielt: Sie kann diesen Stich nicht gewinnen</translation>
    </message>
    <message>
        <source>{told}.</source>
        <translation>{told}.</translation>
    </message>
    <message>
        <source>{told}: {cards}.</source>
        <translation>{told}: {cards}.</translation>
    </message>
    <message>
        <source>1 card can beat {card}</source>
        <translation>1 Karte kann {card} schlagen</translation>
    </message>
    <message>
        <source>1 unseen card beats {card}</source>
        <translation>1 verdeckte Karte schlägt {card}</translation>
    </message>
    <message>
        <source>{best} beats {card}</source>
        <translation>{best} schlägt {card}</translation>
    </message>
    <message>
        <source>No unseen card is higher than {card}</source>
        <translation>Keine verdeckte Karte ist höher als {card}</translation>
    </message>
    <message>
        <source>1 unseen card is higher than {card}</source>
        <translation>1 verdeckte Karte ist höher als {card}</translation>
    </message>
    <message>
        <source>{best} beats {card}; 1 more card can</source>
        <translation>{best} schlägt {card}; 1 weitere kann es</translation>
    </message>
    <message>
        <source>Nobody plays after you: you win</source>
        <translation>Nach Ihnen spielt niemand mehr: Sie gewinnen</translation>
    </message>
    <message>
        <source>Nobody plays after that: {who} wins</source>
        <translation>Danach spielt niemand mehr: {who} gewinnt</translation>
    </message>
    <message>
        <source>Nothing of theirs beats {card} any more</source>
        <translation>Keine Karte der Gegner schlägt {card} mehr</translation>
    </message>
</context>
<context>
    <name>SortButton</name>
    <message>
        <source>&amp;Sort</source>
        <translation>&amp;Sortieren</translation>
    </message>
    <message>
        <source>The other &amp;way round</source>
        <translation>&amp;Andersherum</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound device found. Connect one, then press M twice.</source>
        <translation>Kein Tongerät gefunden. Schließen Sie eines an und drücken Sie zweimal M.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>Der Ton ist an.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Der Ton ist aus.</translation>
    </message>
</context>
<context>
    <name>StakesBox</name>
    <message>
        <source>off</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Stakes, in counters</source>
        <translation>Einsatz in Marken</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{note}. {line}</source>
        <translation>{note}. {line}</translation>
    </message>
    <message>
        <source>n</source>
        <comment>the number of cases</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Rubbers and rounds won</source>
        <translation>Gewonnene Robber und Runden</translation>
    </message>
    <message>
        <source>Doubles that paid off</source>
        <translation>Kontras, die sich lohnten</translation>
    </message>
    <message>
        <source>Points with average cards</source>
        <translation>Punkte mit Durchschnittskarten</translation>
    </message>
    <message>
        <source>Own mistakes</source>
        <translation>Eigene Fehler</translation>
    </message>
    <message>
        <source>Partner’s mistakes</source>
        <translation>Fehler des Gegenübers</translation>
    </message>
    <message>
        <source>Their mistakes</source>
        <translation>Fehler der Gegner</translation>
    </message>
    <message>
        <source>Average and likely range (95%), from 20 deals</source>
        <translation>Durchschnitt und 95-%-Bereich, ab 20 Spielen</translation>
    </message>
    <message>
        <source>Average and likely range (95%) in reviewed deals, from 20 deals</source>
        <translation>Durchschnitt und 95-%-Bereich in analysierten Spielen, ab 20</translation>
    </message>
    <message>
        <source>Share of those that were played out, with likely range (95%), from 20</source>
        <translation>Anteil an denen, die zu Ende gespielt wurden, mit 95-%-Bereich, ab 20</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Quints won</source>
        <translation>Gewonnene Quinten</translation>
    </message>
    <message>
        <source>Quint Royal won</source>
        <translation>Gewonnener Quint Royal</translation>
    </message>
    <message>
        <source>Points lost per ten choices, with likely range (95%), from 20 deals</source>
        <translation>Verlorene Punkte auf zehn Entscheidungen, mit Bereich (95 %), ab 20 Spielen</translation>
    </message>
    <message>
        <source>Share of the quints that either side won, with likely range (95%), from 20</source>
        <translation>Anteil an den Quinten, die eine Seite gewann, mit Bereich (95 %), ab 20</translation>
    </message>
    <message>
        <source>Share and likely range (95%), from 20 of them</source>
        <translation>Anteil und Bereich (95 %), ab 20</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>{label}: {cases}, {reading}.</source>
        <translation>{label}: {cases}, {reading}.</translation>
    </message>
    <message>
        <source>{label}: {value}, likely range (95%) {interval}, {cases}: {reading}.</source>
        <translation>{label}: {value}, 95-%-Bereich {interval}, {cases}: {reading}.</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>Als &amp;Tabelle (CSV)…</translation>
    </message>
    <message>
        <source>As a &amp;picture (PNG)…</source>
        <translation>Als &amp;Bild (PNG)…</translation>
    </message>
    <message>
        <source>As a &amp;document (PDF)…</source>
        <translation>Als &amp;Dokument (PDF)…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Cards: what the best computer players scored with them</source>
        <translation>Karten: was die besten Computerspieler damit gemacht haben</translation>
    </message>
    <message>
        <source>Nothing to count for your side yet</source>
        <translation>Für Ihre Seite ist noch nichts zu zählen</translation>
    </message>
    <message>
        <source>No finished deal matches these filters.</source>
        <translation>Kein beendetes Spiel passt zu diesen Filtern.</translation>
    </message>
    <message>
        <source>Nothing to count</source>
        <translation>Nichts zu zählen</translation>
    </message>
    <message>
        <source>Against computer players</source>
        <translation>Gegen Computerspieler</translation>
    </message>
    <message>
        <source>The deals of lessons do not count. Finish any other, and Quinto counts here what you win and lose: games, points, quints and doubles.</source>
        <translation>Die Spiele der Lektionen zählen nicht mit. Spielen Sie ein anderes zu Ende, und Quinto zählt hier, was Sie gewinnen und verlieren: Partien, Punkte, Quinten und Kontras.</translation>
    </message>
    <message>
        <source>So far only computer players have played. Take a seat, and Quinto counts what your side wins and loses.</source>
        <translation>Bisher haben nur Computerspieler gespielt. Setzen Sie sich dazu, und Quinto zählt, was Ihre Seite gewinnt und verliert.</translation>
    </message>
    <message>
        <source>The history cannot be read</source>
        <translation>Die Chronik lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>Wessen Zahlen</translation>
    </message>
    <message>
        <source>{deals} or more would match but are counted separately, for instance because of undo or hints, or because they had been played before. Choose “Every game” to include them.</source>
        <translation>{deals} oder mehr würden passen, werden aber getrennt gezählt, zum Beispiel wegen Zurücknehmens oder Tipps oder weil sie schon einmal gespielt worden waren. Wählen Sie „Jede Partie“, um sie mitzuzählen.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Quinto: statistics</source>
        <translation>Quinto: Statistik</translation>
    </message>
    <message>
        <source>Quinto statistics {date}</source>
        <comment>the name of a file</comment>
        <translation>Quinto Statistik {date}</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Die Statistik exportieren</translation>
    </message>
    <message>
        <source>As of {date}.</source>
        <translation>Stand vom {date}.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Worüber</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Vermerk</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>Last three months</source>
        <translation>Letzte drei Monate</translation>
    </message>
    <message>
        <source>Last twelve months</source>
        <translation>Letzte zwölf Monate</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Spielform</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>A&amp;lle zeigen</translation>
    </message>
    <message>
        <source>Removes all filters.</source>
        <translation>Entfernt alle Filter.</translation>
    </message>
    <message>
        <source>{games}, {deals}</source>
        <comment>two counts</comment>
        <translation>{games}, {deals}</translation>
    </message>
    <message>
        <source>Any type</source>
        <translation>Alle Spielformen</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>Any partner</source>
        <translation>Alle Partner</translation>
    </message>
    <message>
        <source>Since {month}</source>
        <translation>Seit {month}</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>Counted: {what}; first attempts without help only.</source>
        <translation>Gezählt: {what}; nur erste Versuche ohne Hilfe.</translation>
    </message>
    <message>
        <source>Counted: {what}; every game.</source>
        <translation>Gezählt: {what}; jede Partie.</translation>
    </message>
    <message>
        <source>Counted: {what}; first attempts, and also: {others}.</source>
        <translation>Gezählt: {what}; erste Versuche und außerdem: {others}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>two months</comment>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>You</source>
        <comment>whose errors</comment>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Mistakes, by player</source>
        <translation>Fehler nach Spieler</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>{note}. Accuracy, out of 100: {accuracies}</source>
        <translation>{note}. Genauigkeit, von 100: {accuracies}</translation>
    </message>
    <message>
        <source>Points per deal, by how good the cards were</source>
        <translation>Punkte je Spiel, nach der Güte der Karten</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>an interval</comment>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>{count} of {cases}</source>
        <translation>{count} von {cases}</translation>
    </message>
    <message>
        <source>too few to tell</source>
        <translation>zu wenige für eine Aussage</translation>
    </message>
    <message>
        <source>in {deals}</source>
        <translation>über {deals}</translation>
    </message>
    <message>
        <source>ahead of them</source>
        <translation>besser als die Gegner</translation>
    </message>
    <message>
        <source>behind them</source>
        <translation>schlechter als die Gegner</translation>
    </message>
    <message>
        <source>may well be level</source>
        <translation>vielleicht gleichauf</translation>
    </message>
    <message>
        <source>more than half</source>
        <translation>mehr als die Hälfte</translation>
    </message>
    <message>
        <source>less than half</source>
        <translation>weniger als die Hälfte</translation>
    </message>
    <message>
        <source>may well be half</source>
        <translation>vielleicht die Hälfte</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month, as Qt writes it</comment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>The best deal</source>
        <translation>Das beste Spiel</translation>
    </message>
    <message>
        <source>&amp;Compare:</source>
        <translation>&amp;Vergleichen:</translation>
    </message>
    <message>
        <source>As &amp;tables</source>
        <translation>Als &amp;Tabellen</translation>
    </message>
    <message>
        <source>{figure}, by opponents’ level</source>
        <translation>{figure}, nach Stufe der Gegner</translation>
    </message>
    <message>
        <source>{figure}, by type of game</source>
        <translation>{figure}, nach Spielform</translation>
    </message>
    <message>
        <source>{figure}, by partner</source>
        <translation>{figure}, nach Partner</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>No partner</source>
        <translation>Kein Partner</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Alle übrigen</translation>
    </message>
    <message>
        <source>{figure}, by month</source>
        <translation>{figure}, nach Monat</translation>
    </message>
    <message>
        <source>{figure}, by quarter</source>
        <translation>{figure}, nach Quartal</translation>
    </message>
    <message>
        <source>{figure}, by year</source>
        <translation>{figure}, nach Jahr</translation>
    </message>
    <message>
        <source>Q{number}</source>
        <translation>{number}. Qu.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>You have won {won} of {games}</source>
        <translation>Sie haben {won} von {games} gewonnen</translation>
    </message>
    <message>
        <source>{games} played, none won yet</source>
        <translation>{games} gespielt, noch kein Sieg</translation>
    </message>
    <message>
        <source>The lesson’s own deal and its quints do not count here. With {games} more there will be a chart of the games won.</source>
        <translation>Das Spiel der Lektion und seine Quinten zählen hier nicht mit. Noch {games}, dann gibt es ein Diagramm der gewonnenen Partien.</translation>
    </message>
    <message>
        <source>Your first game went to the others</source>
        <translation>Ihre erste Partie ging an die Gegner</translation>
    </message>
    <message>
        <source>won in a row just now</source>
        <translation>gerade hintereinander gewonnen</translation>
    </message>
    <message>
        <source>in a row with the deal of the day</source>
        <translation>hintereinander das Spiel des Tages</translation>
    </message>
    <message>
        <source>Your side’s, of those that either side won</source>
        <translation>Die Ihrer Seite, von allen, die eine Seite gewann</translation>
    </message>
    <message>
        <source>Rubbers</source>
        <translation>Robber</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Games, rubbers and rounds won</source>
        <translation>Gewonnene Partien, Robber und Runden</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Quint Royal</source>
        <translation>Quint Royal</translation>
    </message>
    <message>
        <source>Quints</source>
        <translation>Quinten</translation>
    </message>
    <message>
        <source>Own doubles</source>
        <translation>Eigene Kontras</translation>
    </message>
    <message>
        <source>Own redoubles</source>
        <translation>Eigene Rekontras</translation>
    </message>
    <message>
        <source>Their doubles</source>
        <translation>Kontras der Gegner</translation>
    </message>
    <message>
        <source>Their redoubles</source>
        <translation>Rekontras der Gegner</translation>
    </message>
    <message>
        <source>Right: the side that doubled took more tricks</source>
        <translation>Richtig: Die Seite, die Kontra sagte, machte mehr Stiche</translation>
    </message>
    <message>
        <source>{note}; {untried} undecided, as a quint ended the game</source>
        <translation>{note}; {untried} unentschieden, weil eine Quint die Partie beendete</translation>
    </message>
    <message>
        <source>Doubles right and wrong</source>
        <translation>Kontras, richtig und falsch</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Kontras</translation>
    </message>
    <message>
        <source>Longest streaks: {won} won, {lost} lost.</source>
        <translation>Längste Serien: {won} gewonnen, {lost} verloren.</translation>
    </message>
    <message>
        <source>In {games} between equals, a streak of about {length} comes by chance alone.</source>
        <translation>In {games} unter Gleichen ergibt sich eine Serie von etwa {length} schon durch Zufall.</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Points per ten</source>
        <translation>Punkte auf zehn</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>{label}: {cases}.</source>
        <translation>{label}: {cases}.</translation>
    </message>
    <message>
        <source>Show a&amp;verages</source>
        <translation>&amp;Durchschnitte zeigen</translation>
    </message>
    <message>
        <source>Hide a&amp;verages</source>
        <translation>&amp;Durchschnitte verbergen</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Jede Partie</translation>
    </message>
    <message>
        <source>First attempts only</source>
        <translation>Nur erste Versuche</translation>
    </message>
    <message>
        <source>Those, and: {what}</source>
        <comment>first attempts, and what else</comment>
        <translation>Diese und: {what}</translation>
    </message>
    <message>
        <source>Look at it a&amp;gain</source>
        <translation>Noch einmal &amp;ansehen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>You have won your first game</source>
        <translation>Sie haben Ihre erste Partie gewonnen</translation>
    </message>
    <message>
        <source>{who}: {won} of {games} won</source>
        <translation>{who}: {won} von {games} gewonnen</translation>
    </message>
    <message>
        <source>quint won</source>
        <translation>Quint gewonnen</translation>
    </message>
    <message>
        <source>quints won</source>
        <translation>Quinten gewonnen</translation>
    </message>
    <message>
        <source>wins in a row, the best</source>
        <translation>Siege hintereinander, der Rekord</translation>
    </message>
    <message>
        <source>{own} to {other}</source>
        <comment>the points of both sides</comment>
        <translation>{own} zu {other}</translation>
    </message>
    <message>
        <source>points in the best deal</source>
        <translation>Punkte im besten Spiel</translation>
    </message>
    <message>
        <source>{count} days</source>
        <translation>{count} Tage</translation>
    </message>
    <message>
        <source>From the weakest level to the strongest</source>
        <translation>Von der schwächsten Stufe zur stärksten</translation>
    </message>
    <message>
        <source>Games {first} to {last}</source>
        <translation>Partien {first} bis {last}</translation>
    </message>
    <message>
        <source>The dashed line marks five of ten</source>
        <translation>Die Linie steht bei der Hälfte</translation>
    </message>
    <message>
        <source>Then {first} of 10, now {last} of 10</source>
        <translation>Früher {first} von 10, jetzt {last} von 10</translation>
    </message>
    <message>
        <source>Games won of every ten</source>
        <translation>Gewonnene Partien von je zehn</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Noch nichts zu zählen</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{value} each</source>
        <translation>je {value}</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Game {game}, deal {number}</source>
        <translation>Partie {game}, Spiel {number}</translation>
    </message>
    <message>
        <source>Trick {number}, {parts}</source>
        <translation>Stich {number}, {parts}</translation>
    </message>
    <message>
        <source>Cachette, {parts}</source>
        <translation>Cachette, {parts}</translation>
    </message>
    <message>
        <source>{quint} {points}</source>
        <translation>{quint} {points}</translation>
    </message>
    <message>
        <source>score {own} to {other}</source>
        <translation>Stand {own} zu {other}</translation>
    </message>
    <message>
        <source>{who}: the game, {won} to {lost}</source>
        <translation>{who}: die Partie, {won} zu {lost}</translation>
    </message>
    <message>
        <source>They win the game, {won} to {lost}</source>
        <translation>Die Gegner gewinnen die Partie, {won} zu {lost}</translation>
    </message>
    <message>
        <source>We win the game, {won} to {lost}</source>
        <translation>Wir gewinnen die Partie, {won} zu {lost}</translation>
    </message>
    <message>
        <source>The cachette held the Quint Royal</source>
        <translation>In der Cachette lag der Quint Royal</translation>
    </message>
    <message>
        <source>The cachette held {points} points</source>
        <translation>In der Cachette lagen {points} Punkte</translation>
    </message>
    <message>
        <source>Trick {trick} held {points} points in quints</source>
        <translation>Stich {trick} brachte {points} Punkte in Quinten</translation>
    </message>
    <message>
        <source>The cachette turned the deal</source>
        <translation>Die Cachette drehte das Spiel</translation>
    </message>
    <message>
        <source>Trick {trick} turned the deal</source>
        <translation>Stich {trick} drehte das Spiel</translation>
    </message>
    <message>
        <source>{quint} ended the game</source>
        <comment>a quint of one card</comment>
        <translation>{quint} beendete die Partie</translation>
    </message>
    <message>
        <source>{quint} ended the game</source>
        <comment>a quint of two cards</comment>
        <translation>{quint} beendeten die Partie</translation>
    </message>
    <message>
        <source>The Quint Royal changed sides</source>
        <translation>Der Quint Royal wechselte die Seite</translation>
    </message>
    <message>
        <source>We took their Quint Royal</source>
        <translation>Wir nahmen ihnen den Quint Royal</translation>
    </message>
    <message>
        <source>They took our Quint Royal</source>
        <translation>Die Gegner nahmen uns den Quint Royal</translation>
    </message>
    <message>
        <source>The redouble decided the game</source>
        <translation>Das Rekontra entschied die Partie</translation>
    </message>
    <message>
        <source>The redouble decided the deal</source>
        <translation>Das Rekontra entschied das Spiel</translation>
    </message>
    <message>
        <source>The double decided the game</source>
        <translation>Das Kontra entschied die Partie</translation>
    </message>
    <message>
        <source>The double decided the deal</source>
        <translation>Das Kontra entschied das Spiel</translation>
    </message>
    <message>
        <source>{who}: {count} of the 13 tricks</source>
        <translation>{who}: {count} der 13 Stiche</translation>
    </message>
    <message>
        <source>We took {count} of the 13 tricks</source>
        <translation>Wir machten {count} der 13 Stiche</translation>
    </message>
    <message>
        <source>They took {count} of the 13 tricks</source>
        <translation>Die Gegner machten {count} der 13 Stiche</translation>
    </message>
    <message>
        <source>You took the last one, and the cachette with it.</source>
        <translation>Der letzte und damit die Cachette gehörten Ihnen.</translation>
    </message>
    <message>
        <source>{who} took the last one, and the cachette.</source>
        <translation>Der letzte und die Cachette: {who}.</translation>
    </message>
    <message>
        <source>{who} won {quints}, worth {points} points.</source>
        <translation>{who} machte den Stich: {quints}, {points} Punkte.</translation>
    </message>
    <message>
        <source>You won {quints}, worth {points} points.</source>
        <translation>Sie machten den Stich: {quints}, {points} Punkte.</translation>
    </message>
    <message>
        <source>With tricks at {value} it would have been {own} to {other}.</source>
        <translation>Mit Stichen zu {value} wäre es {own} zu {other} gewesen.</translation>
    </message>
    <message>
        <source>With {points}: {target} for {who}</source>
        <translation>Mit {points}: {target} für {who}</translation>
    </message>
    <message>
        <source>With {points} we reach {target}</source>
        <translation>Mit {points} erreichen wir {target}</translation>
    </message>
    <message>
        <source>With {points} they reach {target}</source>
        <translation>Mit {points} erreichen die Gegner {target}</translation>
    </message>
    <message>
        <source>A quint that reaches {target} wins at once: no tricks are counted.</source>
        <translation>Eine Quint, die {target} erreicht, gewinnt sofort: Stiche werden nicht gezählt.</translation>
    </message>
    <message>
        <source>{who} took it in trick {trick}.</source>
        <translation>Stich {trick}: {who}.</translation>
    </message>
    <message>
        <source>{who} won it with the cachette.</source>
        <translation>In der Cachette: {who}.</translation>
    </message>
    <message>
        <source>It lay in the cachette, which was yours.</source>
        <translation>Sie lag in der Cachette, und die gehörte Ihnen.</translation>
    </message>
    <message>
        <source>You took it in trick {trick}.</source>
        <translation>Sie haben sie in Stich {trick} gemacht.</translation>
    </message>
    <message>
        <source>{who} took the last trick with {card}, and the five cards: {points} of {total} points.</source>
        <translation>Der letzte Stich, mit {card}: {who}. Mit den fünf Karten {points} von {total} Punkten.</translation>
    </message>
    <message>
        <source>You took the last trick with {card}, and the five cards with it: {points} of our {total} points.</source>
        <translation>Sie haben den letzten Stich mit {card} gemacht und damit die fünf Karten: {points} unserer {total} Punkte.</translation>
    </message>
    <message>
        <source>Before this deal {own} to {other}.</source>
        <translation>Vor diesem Spiel {own} zu {other}.</translation>
    </message>
    <message>
        <source>Quints {own} to {other}.</source>
        <translation>Quinten {own} zu {other}.</translation>
    </message>
    <message>
        <source>Tricks {own} to {other}.</source>
        <translation>Stiche {own} zu {other}.</translation>
    </message>
    <message>
        <source>Nobody doubled: a trick counts {value}.</source>
        <translation>Kein Kontra: Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>Doubled by {who}: a trick counts {value}.</source>
        <translation>Kontra: {who}. Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>Redoubled by {who}: a trick counts {value}.</source>
        <translation>Rekontra: {who}. Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>Quints {own} to {other}; the other side still needed {points}.</source>
        <translation>Quinten {own} zu {other}; der Gegenseite fehlten noch {points}.</translation>
    </message>
    <message>
        <source>Quints {own} to {other}; we still needed {points}.</source>
        <translation>Quinten {own} zu {other}; uns fehlten noch {points}.</translation>
    </message>
    <message>
        <source>The story of this deal</source>
        <translation>Wie dieses Spiel verlief</translation>
    </message>
    <message>
        <source>{who}: {count} points in quints</source>
        <translation>{who}: {count} Punkte mit Quinten</translation>
    </message>
    <message>
        <source>We won {count} points in quints</source>
        <translation>Wir machten {count} Punkte mit Quinten</translation>
    </message>
    <message>
        <source>They won {count} points in quints</source>
        <translation>Die Gegner machten {count} Punkte mit Quinten</translation>
    </message>
    <message>
        <source>{who} took it in trick {trick}; {holder} had played it.</source>
        <translation>{who} nahm ihn in Stich {trick}; gespielt hatte ihn {holder}.</translation>
    </message>
    <message>
        <source>{who} took it in trick {trick}; you had played it.</source>
        <translation>{who} nahm ihn in Stich {trick}; gespielt hatten Sie ihn.</translation>
    </message>
    <message>
        <source>You took it in trick {trick}; {holder} had played it.</source>
        <translation>Sie nahmen ihn in Stich {trick}; gespielt hatte ihn {holder}.</translation>
    </message>
    <message>
        <source>With the tricks, the deal was {own} to {other}.</source>
        <translation>Mit den Stichen stand es {own} zu {other}.</translation>
    </message>
    <message>
        <source>From then on that side had more quint points.</source>
        <translation>Von da an hatte diese Seite mehr Quintpunkte.</translation>
    </message>
    <message>
        <source>From then on we had more quint points.</source>
        <translation>Von da an hatten wir mehr Quintpunkte.</translation>
    </message>
    <message>
        <source>From then on they had more quint points.</source>
        <translation>Von da an hatten die Gegner mehr Quintpunkte.</translation>
    </message>
    <message>
        <source>The cachette: {value} for the trick, {quints} for quints.</source>
        <translation>Die Cachette: {value} für den Stich, {quints} für Quinten.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Cachette</source>
        <translation>Cachette</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>Hold {key}</source>
        <translation>{key} halten</translation>
    </message>
    <message>
        <source>F1 for more</source>
        <translation>F1 erklärt es</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Hide hands</source>
        <translation>Blätter verbergen</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Dieses Spiel noch einmal</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Draw for partners and deal</source>
        <translation>Ziehen um Partner und Geber</translation>
    </message>
    <message>
        <source>Draw for dummy</source>
        <translation>Ziehen um den Strohmann</translation>
    </message>
    <message>
        <source>Draw for the deal</source>
        <translation>Ziehen um den Geber</translation>
    </message>
    <message>
        <source>The suit counts first; the Quint Royal is the lowest of all.</source>
        <translation>Zuerst zählt die Farbe; der Quint Royal ist am niedrigsten.</translation>
    </message>
    <message>
        <source>The ace is high; the Quint Royal is the lowest of all.</source>
        <translation>Das Ass ist hier hoch und der Quint Royal am niedrigsten.</translation>
    </message>
    <message>
        <source>The ace is low; only the Quint Royal is lower.</source>
        <translation>Das Ass ist hier niedrig, und nur der Quint Royal ist niedriger.</translation>
    </message>
    <message>
        <source>Step through it</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Schrittweise</translation>
    </message>
    <message>
        <source>The evening so far</source>
        <translation>Der Abend bisher</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Good night</source>
        <translation>Gute Nacht</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>{who}: {card}.</source>
        <translation>{who}: {card}.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>New game, same people</source>
        <translation>Neue Partie, selbe Runde</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>{title}, {how}</source>
        <translation>{title}, {how}</translation>
    </message>
    <message>
        <source>Click or press Space to continue</source>
        <translation>Weiter mit Klick oder Leertaste</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>No trick has been completed yet in this deal.</source>
        <translation>In diesem Spiel ist noch kein Stich vollständig.</translation>
    </message>
    <message>
        <source>{turn}.</source>
        <translation>{turn}.</translation>
    </message>
    <message>
        <source>{calls}?</source>
        <translation>{calls}?</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
    <message>
        <source>{button}: Enter.</source>
        <translation>{button}: Eingabe.</translation>
    </message>
    <message>
        <source>{whose}, {count}</source>
        <translation>{whose}, {count}</translation>
    </message>
    <message>
        <source>{whose}, no cards</source>
        <translation>{whose}, keine Karten</translation>
    </message>
    <message>
        <source>Trick, no cards yet</source>
        <translation>Stich, noch keine Karten</translation>
    </message>
    <message>
        <source>Trick, {count}; {leader} led</source>
        <translation>Stich, {count}; Ausspiel: {leader}</translation>
    </message>
    <message>
        <source>Trick, {count}; {leader} led, winning so far: {winner}</source>
        <translation>Stich, {count}; Ausspiel: {leader}; bisher führt: {winner}</translation>
    </message>
    <message>
        <source>{who}: {card}</source>
        <translation>{who}: {card}</translation>
    </message>
    <message>
        <source>{who}: {card}, winning</source>
        <translation>{who}: {card}, führt</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{name}: {role}.</source>
        <translation>{name}: {role}.</translation>
    </message>
    <message>
        <source>{name}.</source>
        <translation>{name}.</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>Spielt an diesem Bildschirm.</translation>
    </message>
    <message>
        <source>A computer player; level: {level}.</source>
        <translation>Computerspieler, Stufe {level}.</translation>
    </message>
    <message>
        <source>Dealt this deal.</source>
        <translation>Hat dieses Spiel gegeben.</translation>
    </message>
    <message>
        <source>Doubles or passes first, and leads first.</source>
        <translation>Sagt zuerst an und spielt zuerst aus.</translation>
    </message>
    <message>
        <source>Said: {call}.</source>
        <translation>Ansage: {call}.</translation>
    </message>
    <message>
        <source>{count} in hand.</source>
        <translation>Noch {count}.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>last trick takes it</source>
        <translation>für den letzten Stich</translation>
    </message>
    <message>
        <source>Another rubber</source>
        <translation>Noch ein Robber</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Noch eine Runde</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Same people</source>
        <translation>Selbe Runde</translation>
    </message>
    <message>
        <source>Everyone takes a card from the fan. The two lowest play against the two highest, and the lowest deals.</source>
        <translation>Jeder zieht eine Karte aus dem Fächer. Die beiden niedrigsten spielen gegen die beiden höchsten, und die niedrigste gibt.</translation>
    </message>
    <message>
        <source>Everyone takes a card from the fan. The lowest has dummy first and deals.</source>
        <translation>Jeder zieht eine Karte aus dem Fächer. Wer die niedrigste hat, bekommt zuerst den Strohmann und gibt.</translation>
    </message>
    <message>
        <source>Both take a card from the fan. The lower one deals first.</source>
        <translation>Beide ziehen eine Karte aus dem Fächer. Die niedrigere gibt zuerst.</translation>
    </message>
    <message>
        <source>Fan of {count}; choose one</source>
        <translation>Fächer aus {count}; wählen Sie eine</translation>
    </message>
    <message>
        <source>Card {number} of {count}</source>
        <translation>Karte {number} von {count}</translation>
    </message>
    <message>
        <source>no {suit}</source>
        <translation>kein {suit}</translation>
    </message>
</context>
<context>
    <name>TargetBox</name>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>Points to play to</source>
        <translation>Gespielt bis, in Punkten</translation>
    </message>
</context>
<context>
    <name>TrickLine</name>
    <message>
        <source>Tricks of this deal</source>
        <translation>Stiche dieses Spiels</translation>
    </message>
</context>
<context>
    <name>TurnButton</name>
    <message>
        <source>It turned here</source>
        <translation>Hier kam die Wende</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Trotzdem</translation>
    </message>
    <message>
        <source>Are you sure?</source>
        <translation>Sind Sie sicher?</translation>
    </message>
    <message>
        <source>{what} may cost you {lost}.</source>
        <translation>{what} könnte Sie {lost} kosten.</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>die Partie</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>etwa {points}</translation>
    </message>
    <message>
        <source>{what} wins the game less often. Better: {best}.</source>
        <translation>{what} gewinnt die Partie seltener. Besser: {best}.</translation>
    </message>
    <message>
        <source>{what} costs {points}. Better: {best}.</source>
        <translation>{what} kostet {points}. Besser: {best}.</translation>
    </message>
    <message>
        <source>Don’t ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>the last trick and the cachette</source>
        <translation>den letzten Stich und die Cachette</translation>
    </message>
    <message>
        <source>a later trick</source>
        <translation>einen späteren Stich</translation>
    </message>
    <message>
        <source>this trick</source>
        <translation>diesen Stich</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>&amp;Agreed</source>
        <translation>&amp;Einverstanden</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>{name} takes back: {what}.</source>
        <translation>{name} nimmt zurück: {what}.</translation>
    </message>
    <message>
        <source>Does the other side agree?</source>
        <translation>Ist die Gegenseite einverstanden?</translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>{name} · {match}</source>
        <translation>{name} · {match}</translation>
    </message>
    <message>
        <source>{form} · {name}</source>
        <translation>{form} · {name}</translation>
    </message>
    <message>
        <source>Four-handed</source>
        <translation>Zu viert</translation>
    </message>
    <message>
        <source>Three-handed</source>
        <translation>Zu dritt</translation>
    </message>
    <message>
        <source>Two-handed</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>eine Partie</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>Robber</translation>
    </message>
    <message>
        <source>rubber points</source>
        <translation>Robberpunkte</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>As usually played</source>
        <translation>Wie meist gespielt</translation>
    </message>
    <message>
        <source>As first played</source>
        <translation>Wie zuerst gespielt</translation>
    </message>
    <message>
        <source>As in a handbook</source>
        <translation>Wie in einem Handbuch</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Good but unlucky</source>
        <translation>Gut, aber Pech</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Lucky mistake</source>
        <translation>Glück gehabt</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Unklar</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Erzwungen</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Nicht gewertet</translation>
    </message>
    <message>
        <source>exactly {number}</source>
        <translation>genau {number}</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>etwa {number}</translation>
    </message>
    <message>
        <source>between {least} and {most}</source>
        <translation>zwischen {least} und {most}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{listed} and {last}</source>
        <translation>{listed} und {last}</translation>
    </message>
    <message>
        <source>{listed} or {last}</source>
        <translation>{listed} oder {last}</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>a diamond</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>a club</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>a spade</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>no hearts</source>
        <translation>kein Herz</translation>
    </message>
    <message>
        <source>no diamonds</source>
        <translation>kein Karo</translation>
    </message>
    <message>
        <source>no clubs</source>
        <translation>kein Kreuz</translation>
    </message>
    <message>
        <source>no spades</source>
        <translation>kein Pik</translation>
    </message>
    <message>
        <source>Royal</source>
        <translation>Royal</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>A·4</source>
        <translation>A·4</translation>
    </message>
    <message>
        <source>2·3</source>
        <translation>2·3</translation>
    </message>
    <message>
        <source>no longer part of a quint</source>
        <translation>keine Quint mehr möglich</translation>
    </message>
    <message>
        <source>quint worth {points}</source>
        <translation>Quint zu {points} Punkten</translation>
    </message>
    <message>
        <source>quint with the four, worth {points}</source>
        <translation>mit der Vier eine Quint zu {points} Punkten</translation>
    </message>
    <message>
        <source>quint with the ace, worth {points}</source>
        <translation>mit dem Ass eine Quint zu {points} Punkten</translation>
    </message>
    <message>
        <source>quint with the three, worth {points}</source>
        <translation>mit der Drei eine Quint zu {points} Punkten</translation>
    </message>
    <message>
        <source>quint with the two, worth {points}</source>
        <translation>mit der Zwei eine Quint zu {points} Punkten</translation>
    </message>
    <message>
        <source>the Quint Royal</source>
        <translation>Quint Royal</translation>
    </message>
    <message>
        <source>{ranks} of {suit}</source>
        <translation>{suit} {ranks}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>playable</source>
        <translation>spielbar</translation>
    </message>
    <message>
        <source>not playable now</source>
        <translation>jetzt nicht spielbar</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Deal {number}. Dealer: {dealer}. Cut: {cutter}. Asked first: {first}.</source>
        <translation>Spiel {number}. Geben: {dealer}. Abheben: {cutter}. Zuerst gefragt: {first}.</translation>
    </message>
    <message>
        <source>{who}: {card}.</source>
        <translation>{who}: {card}.</translation>
    </message>
    <message>
        <source>Trick {number}: {who}.</source>
        <translation>Stich {number}: {who}.</translation>
    </message>
    <message>
        <source>Trick {number}: {who}, with {card}.</source>
        <translation>Stich {number}: {who}, mit {card}.</translation>
    </message>
    <message>
        <source>{who}: +{points} for {quints}, now {total}.</source>
        <translation>{who}: +{points} für {quints}, jetzt {total}.</translation>
    </message>
    <message>
        <source>Dummy’s hand is turned up: {cards}.</source>
        <translation>Das Blatt des Strohmanns wird aufgedeckt: {cards}.</translation>
    </message>
    <message>
        <source>Trick 13, the cachette: {side}. In it: {cards}.</source>
        <translation>Stich 13, die Cachette: {side}. Darin: {cards}.</translation>
    </message>
    <message>
        <source>Both sides have {points}, so there is another deal.</source>
        <translation>Beide Seiten haben {points}, also entscheidet ein weiteres Spiel.</translation>
    </message>
    <message>
        <source>Deal {number} is over. {scores}</source>
        <translation>Spiel {number} ist zu Ende. {scores}</translation>
    </message>
    <message>
        <source>Tricks: {a} to {b}, at {value} points each: {x} and {y}.</source>
        <translation>Stiche: {a} zu {b}, zu je {value} Punkten: {x} und {y}.</translation>
    </message>
    <message>
        <source>Game {number} begins.</source>
        <translation>Partie {number} beginnt.</translation>
    </message>
    <message>
        <source>Game {game} of 3 · deal {number}</source>
        <translation>Partie {game} von 3 · Spiel {number}</translation>
    </message>
    <message>
        <source>Deal {number} · dealer: {who}</source>
        <translation>Spiel {number} · Geben: {who}</translation>
    </message>
    <message>
        <source>Game won: {side}</source>
        <translation>Partie gewonnen: {side}</translation>
    </message>
    <message>
        <source>Game {number} won: {side}</source>
        <translation>Partie {number} gewonnen: {side}</translation>
    </message>
    <message>
        <source>Rubber won: {side}</source>
        <translation>Robber gewonnen: {side}</translation>
    </message>
    <message>
        <source>Partners: {first}; {second}</source>
        <translation>Partner: {first}; {second}</translation>
    </message>
    <message>
        <source>First to deal: {who}</source>
        <translation>Erstes Geben: {who}</translation>
    </message>
    <message>
        <source>First with dummy: {who}</source>
        <translation>Zuerst mit Strohmann: {who}</translation>
    </message>
    <message>
        <source>Next to deal: {who}.</source>
        <translation>Nächstes Geben: {who}.</translation>
    </message>
    <message>
        <source>Next with dummy, and to deal: {who}.</source>
        <translation>Nächste Partie mit Strohmann, und Geben: {who}.</translation>
    </message>
    <message>
        <source>The draw. {drawn} {result}.</source>
        <translation>Die Auslosung. {drawn} {result}.</translation>
    </message>
    <message>
        <source>With dummy: {who}. Starting with {points}: {others}.</source>
        <translation>Mit Strohmann: {who}. Mit {points} am Start: {others}.</translation>
    </message>
    <message>
        <source>Game won: {side}, {won} to {lost}.</source>
        <translation>Partie gewonnen: {side}, {won} zu {lost}.</translation>
    </message>
    <message>
        <source>Game {number} won: {side}, {won} to {lost}.</source>
        <translation>Partie {number} gewonnen: {side}, {won} zu {lost}.</translation>
    </message>
    <message>
        <source>{title}. Games: 2 to {games}. Points: {won} to {lost}.</source>
        <translation>{title}. Partien: 2 zu {games}. Punkte: {won} zu {lost}.</translation>
    </message>
    <message>
        <source>{title}. Games: 2 to {games}. Rubber points: {won} to {lost}.</source>
        <translation>{title}. Partien: 2 zu {games}. Robberpunkte: {won} zu {lost}.</translation>
    </message>
    <message>
        <source>{who}: {points}.</source>
        <translation>{who}: {points}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>{won} to {lost}, on tricks in deal {deal}.</source>
        <translation>{won} zu {lost}, durch die Stiche in Spiel {deal}.</translation>
    </message>
    <message>
        <source>{won} to {lost}: both sides reached {target} in deal {deal}, and the higher total wins.</source>
        <translation>{won} zu {lost}: Beide Seiten kamen in Spiel {deal} auf {target}, und die höhere Summe gewinnt.</translation>
    </message>
    <message>
        <source>{won} to {lost}, with {quint} in deal {deal}, trick {trick}.</source>
        <translation>{won} zu {lost}, durch {quint} in Spiel {deal}, Stich {trick}.</translation>
    </message>
    <message>
        <source>{won} to {lost}, with {quint} in the cachette of deal {deal}.</source>
        <translation>{won} zu {lost}, durch {quint} in der Cachette von Spiel {deal}.</translation>
    </message>
    <message>
        <source>{won} to {lost}, with {quint} in deal {deal}.</source>
        <translation>{won} zu {lost}, durch {quint} in Spiel {deal}.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the name of a player who has chosen none</comment>
        <translation>Sie</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Strohmann</translation>
    </message>
    <message>
        <source>dummy</source>
        <comment>who does something, or whose turn it is</comment>
        <translation>der Strohmann</translation>
    </message>
    <message>
        <source>{seat}, {who}’s</source>
        <translation>{seat} ({who})</translation>
    </message>
    <message>
        <source>{seat}, yours</source>
        <translation>{seat}, Ihr Blatt</translation>
    </message>
    <message>
        <source>{seat}, partner</source>
        <translation>{seat}, Partner</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>one of several people, who has chosen no name</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>{who}, {seat}</source>
        <comment>whose hand, of a player who has two</comment>
        <translation>{who}, {seat}</translation>
    </message>
    <message>
        <source>first hand</source>
        <comment>of the two of a player</comment>
        <translation>erstes Blatt</translation>
    </message>
    <message>
        <source>second hand</source>
        <comment>of the two of a player</comment>
        <translation>zweites Blatt</translation>
    </message>
    <message>
        <source>Hand, {who}</source>
        <translation>Blatt, {who}</translation>
    </message>
    <message>
        <source>Your hand, {seat}</source>
        <translation>Ihr Blatt, {seat}</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>der Strohmann</translation>
    </message>
    <message>
        <source>from dummy</source>
        <translation>vom Strohmann</translation>
    </message>
    <message>
        <source>for dummy</source>
        <translation>für den Strohmann</translation>
    </message>
    <message>
        <source>in dummy</source>
        <translation>beim Strohmann</translation>
    </message>
    <message>
        <source>your own hand</source>
        <translation>Ihr eigenes Blatt</translation>
    </message>
    <message>
        <source>from your own hand</source>
        <translation>aus Ihrem eigenen Blatt</translation>
    </message>
    <message>
        <source>for your own hand</source>
        <translation>für Ihr eigenes Blatt</translation>
    </message>
    <message>
        <source>in your own hand</source>
        <translation>in Ihrem eigenen Blatt</translation>
    </message>
    <message>
        <source>the first hand</source>
        <translation>das erste Blatt</translation>
    </message>
    <message>
        <source>from the first hand</source>
        <translation>aus dem ersten Blatt</translation>
    </message>
    <message>
        <source>for the first hand</source>
        <translation>für das erste Blatt</translation>
    </message>
    <message>
        <source>in the first hand</source>
        <translation>im ersten Blatt</translation>
    </message>
    <message>
        <source>the second hand</source>
        <translation>das zweite Blatt</translation>
    </message>
    <message>
        <source>from the second hand</source>
        <translation>aus dem zweiten Blatt</translation>
    </message>
    <message>
        <source>for the second hand</source>
        <translation>für das zweite Blatt</translation>
    </message>
    <message>
        <source>in the second hand</source>
        <translation>im zweiten Blatt</translation>
    </message>
    <message>
        <source>from North</source>
        <translation>von Nord</translation>
    </message>
    <message>
        <source>for North</source>
        <translation>für Nord</translation>
    </message>
    <message>
        <source>in North</source>
        <translation>in Nord</translation>
    </message>
    <message>
        <source>from East</source>
        <translation>von Ost</translation>
    </message>
    <message>
        <source>for East</source>
        <translation>für Ost</translation>
    </message>
    <message>
        <source>in East</source>
        <translation>in Ost</translation>
    </message>
    <message>
        <source>from South</source>
        <translation>von Süd</translation>
    </message>
    <message>
        <source>for South</source>
        <translation>für Süd</translation>
    </message>
    <message>
        <source>in South</source>
        <translation>in Süd</translation>
    </message>
    <message>
        <source>from West</source>
        <translation>von West</translation>
    </message>
    <message>
        <source>for West</source>
        <translation>für West</translation>
    </message>
    <message>
        <source>in West</source>
        <translation>in West</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ihr Blatt</translation>
    </message>
    <message>
        <source>North–South</source>
        <translation>Nord–Süd</translation>
    </message>
    <message>
        <source>East–West</source>
        <translation>Ost–West</translation>
    </message>
    <message>
        <source>NS</source>
        <translation>NS</translation>
    </message>
    <message>
        <source>EW</source>
        <translation>OW</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the side of the person at the screen, over a column</comment>
        <translation>Wir</translation>
    </message>
    <message>
        <source>They</source>
        <comment>the other side, over a column</comment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>we</source>
        <comment>the side of the person at the screen, in a label</comment>
        <translation>wir</translation>
    </message>
    <message>
        <source>they</source>
        <comment>the other side, in a label</comment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>dummy</source>
        <comment>one of two partners, over a column</comment>
        <translation>Strohmann</translation>
    </message>
    <message>
        <source> &amp; </source>
        <translation> &amp; </translation>
    </message>
    <message>
        <source>dummy</source>
        <comment>one of two partners, in a sentence</comment>
        <translation>der Strohmann</translation>
    </message>
    <message>
        <source>you and your partner</source>
        <translation>Sie und Ihr Gegenüber</translation>
    </message>
    <message>
        <source>your opponents</source>
        <translation>Ihre Gegner</translation>
    </message>
    <message>
        <source>13th trick: {side}</source>
        <translation>13. Stich: {side}</translation>
    </message>
    <message>
        <source>{scores} Goal: {target}.</source>
        <translation>{scores} Ziel: {target}.</translation>
    </message>
    <message>
        <source>Tricks stay at {value} each.</source>
        <translation>Es bleibt bei {value}.</translation>
    </message>
    <message>
        <source>Every trick counts {new} instead of {old}; quints are not affected.</source>
        <translation>Jeder Stich zählt {new} statt {old}; Quinten bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>the last card, {card}</source>
        <translation>die letzte Karte, {card}</translation>
    </message>
    <message>
        <source>{who}: pass.</source>
        <translation>{who}: passe.</translation>
    </message>
    <message>
        <source>{who}: double.</source>
        <translation>{who}: Kontra.</translation>
    </message>
    <message>
        <source>{who}: redouble.</source>
        <translation>{who}: Rekontra.</translation>
    </message>
    <message>
        <source>A trick is worth {value}.</source>
        <translation>Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>After this: {who}.</source>
        <translation>Danach: {who}.</translation>
    </message>
    <message>
        <source>Then play begins.</source>
        <translation>Dann wird gespielt.</translation>
    </message>
    <message>
        <source>{call}.</source>
        <translation>{call}.</translation>
    </message>
    <message>
        <source>{who}’s turn {for_hand}</source>
        <translation>{who} sagt {for_hand} an</translation>
    </message>
    <message>
        <source>{who}’s turn</source>
        <translation>{who} sagt an</translation>
    </message>
    <message>
        <source>Your turn {for_hand}</source>
        <translation>Ansage {for_hand}</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>Sie spielen aus</translation>
    </message>
    <message>
        <source>{who} began with {card}.</source>
        <translation>{who} hat {card} ausgespielt.</translation>
    </message>
    <message>
        <source>You began with {card}.</source>
        <translation>Sie haben {card} ausgespielt.</translation>
    </message>
    <message>
        <source>To deal: {who}</source>
        <translation>Geben: {who}</translation>
    </message>
    <message>
        <source>To play: {who}</source>
        <translation>Am Zug: {who}</translation>
    </message>
    <message>
        <source>To decide: {who}</source>
        <translation>Ansage: {who}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>Play {from_hand}</source>
        <translation>Spielen Sie {from_hand}</translation>
    </message>
    <message>
        <source>Lead {from_hand}</source>
        <translation>Ausspiel {from_hand}</translation>
    </message>
    <message>
        <source>{turn}: {what}</source>
        <translation>{turn}: {what}</translation>
    </message>
    <message>
        <source>{who} plays {from_hand}</source>
        <translation>{who} spielt {from_hand}</translation>
    </message>
    <message>
        <source>{who} leads {from_hand}</source>
        <translation>{who} spielt {from_hand} aus</translation>
    </message>
    <message>
        <source>{who} leads</source>
        <translation>{who} spielt aus</translation>
    </message>
    <message>
        <source>{who} plays</source>
        <translation>{who} spielt</translation>
    </message>
    <message>
        <source>any card but the Quint Royal</source>
        <translation>jede Karte außer dem Quint Royal</translation>
    </message>
    <message>
        <source>any card</source>
        <translation>jede Karte</translation>
    </message>
    <message>
        <source>{suit_none}, so any card</source>
        <translation>{suit_none}, also jede Karte</translation>
    </message>
    <message>
        <source>{card}: let go to play it.</source>
        <translation>{card}: loslassen, um zu spielen.</translation>
    </message>
    <message>
        <source>Your only choice: {card}.</source>
        <translation>Ihre einzige Wahl: {card}.</translation>
    </message>
    <message>
        <source>Redouble, or pass?</source>
        <translation>Rekontra oder passen?</translation>
    </message>
    <message>
        <source>Double, or pass?</source>
        <translation>Kontra oder passen?</translation>
    </message>
    <message>
        <source>Can still double: {who}.</source>
        <translation>Kontra ist noch möglich: {who}.</translation>
    </message>
    <message>
        <source>Can redouble to {value}: {who}.</source>
        <translation>Rekontra auf {value} ist möglich: {who}.</translation>
    </message>
    <message>
        <source>{suit_one} or the Quint Royal</source>
        <translation>{suit_one} oder Quint Royal</translation>
    </message>
    <message>
        <source>The draw comes first, for partners and deal.</source>
        <translation>Zuerst wird um Partner und Geber gezogen.</translation>
    </message>
    <message>
        <source>The draw comes first, to see who has dummy.</source>
        <translation>Zuerst wird um den Strohmann gezogen.</translation>
    </message>
    <message>
        <source>The draw comes first, to see who deals.</source>
        <translation>Zuerst wird um den Geber gezogen.</translation>
    </message>
    <message>
        <source>The draw is already over.</source>
        <translation>Es ist schon gezogen worden.</translation>
    </message>
    <message>
        <source>Everyone draws one card from the pack, and no two are the same.</source>
        <translation>Jeder zieht eine Karte, und keine zwei ziehen dieselbe.</translation>
    </message>
    <message>
        <source>This quint is taken already: {side}. Tap it there again if that was wrong.</source>
        <translation>Diese Quint ist schon vergeben: {side}. Tippen Sie dort noch einmal darauf, falls das nicht stimmt.</translation>
    </message>
    <message>
        <source>The two cards of this quint have come apart. Press and hold again if that was wrong.</source>
        <translation>Die beiden Karten dieser Quint sind getrennt gefallen. Halten Sie noch einmal darauf, falls das nicht stimmt.</translation>
    </message>
    <message>
        <source>Nothing of that kind has been entered.</source>
        <translation>Davon ist nichts eingetragen.</translation>
    </message>
    <message>
        <source>Dealing comes first; it is your deal.</source>
        <translation>Zuerst muss gegeben werden; Sie geben.</translation>
    </message>
    <message>
        <source>Dealing comes first; it is {who}’s deal.</source>
        <translation>Zuerst muss gegeben werden; {who} gibt.</translation>
    </message>
    <message>
        <source>The game is over; you can start a new one.</source>
        <translation>Die Partie ist zu Ende; eine neue kann beginnen.</translation>
    </message>
    <message>
        <source>Finish this deal before the next one.</source>
        <translation>Das nächste Spiel kommt, wenn dieses zu Ende ist.</translation>
    </message>
    <message>
        <source>A pack has 53 different cards.</source>
        <translation>Es sind 53 verschiedene Karten.</translation>
    </message>
    <message>
        <source>Doubling is over; play has begun.</source>
        <translation>Das Kontrieren ist vorüber; es wird gespielt.</translation>
    </message>
    <message>
        <source>It is {who}’s turn.</source>
        <translation>{who} ist am Zug.</translation>
    </message>
    <message>
        <source>Doubling comes first; it is your turn.</source>
        <translation>Zuerst kommt das Kontrieren; Sie sind mit der Ansage an der Reihe.</translation>
    </message>
    <message>
        <source>Doubling comes first; it is {who}’s turn.</source>
        <translation>Zuerst kommt das Kontrieren; {who} ist mit der Ansage an der Reihe.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Sie selbst sind am Zug.</translation>
    </message>
    <message>
        <source>It is your own hand’s turn: play one of your own cards.</source>
        <translation>Ihr eigenes Blatt ist am Zug: Spielen Sie eine Ihrer eigenen Karten.</translation>
    </message>
    <message>
        <source>It is {hand}’s turn: play one of {hand}’s cards.</source>
        <translation>{hand} ist am Zug: Spielen Sie eine Karte von dort.</translation>
    </message>
    <message>
        <source>{who} has already doubled; a redouble is possible.</source>
        <translation>{who} hat schon kontriert; jetzt ist nur noch ein Rekontra möglich.</translation>
    </message>
    <message>
        <source>{suits} came first: play {suit_one} or the Quint Royal.</source>
        <translation>{suits} wurde ausgespielt: Bedienen Sie {suit_one}, oder spielen Sie den Quint Royal.</translation>
    </message>
    <message>
        <source>{who} has doubled; partners may not both double.</source>
        <translation>{who} hat schon kontriert; Partner dürfen nicht beide kontrieren.</translation>
    </message>
    <message>
        <source>{who} has doubled; only an opponent’s double can be redoubled.</source>
        <translation>{who} hat kontriert; nur ein Kontra der Gegner darf rekontriert werden.</translation>
    </message>
    <message>
        <source>{suits} came first: play {suit_one}.</source>
        <translation>{suits} wurde ausgespielt: Bedienen Sie {suit_one}.</translation>
    </message>
    <message>
        <source>You hold the cards: only enter the score.</source>
        <translation>Die Karten haben Sie in der Hand: Tragen Sie nur den Stand ein.</translation>
    </message>
    <message>
        <source>Quinto keeps the score of this game.</source>
        <translation>Den Stand dieser Partie führt Quinto.</translation>
    </message>
    <message>
        <source>All twelve tricks are in. Take one back if one is wrong.</source>
        <translation>Alle zwölf Stiche sind eingetragen. Nehmen Sie einen zurück, falls einer falsch ist.</translation>
    </message>
    <message>
        <source>Enter all twelve tricks, then count.</source>
        <translation>Tragen Sie alle zwölf Stiche ein, dann zählen Sie.</translation>
    </message>
    <message>
        <source>A single card cannot come apart.</source>
        <translation>Eine einzelne Karte kann nicht getrennt fallen.</translation>
    </message>
    <message>
        <source>Won with this quint: {side}. Count now.</source>
        <translation>Mit dieser Quint gewonnen: {side}. Zählen Sie jetzt.</translation>
    </message>
    <message>
        <source>{card} is not in this hand.</source>
        <translation>{card} ist nicht in diesem Blatt.</translation>
    </message>
    <message>
        <source>The Quint Royal cannot be kept for the last trick: play it now.</source>
        <translation>Der Quint Royal darf nicht für den letzten Stich zurückgehalten werden: Er muss jetzt gespielt werden.</translation>
    </message>
    <message>
        <source>The other card would be winning, and the Quint Royal cannot be led to the last trick: play it now.</source>
        <translation>Die andere Karte wäre bisher die höchste, und der Quint Royal darf nicht zum letzten Stich ausgespielt werden: Er muss jetzt gespielt werden.</translation>
    </message>
    <message>
        <source>{who} has already doubled; only one double is allowed.</source>
        <translation>{who} hat schon kontriert; in einem Spiel gibt es nur ein Kontra.</translation>
    </message>
    <message>
        <source>Nobody has doubled, so there is nothing to redouble.</source>
        <translation>Niemand hat kontriert, also gibt es nichts zu rekontrieren.</translation>
    </message>
    <message>
        <source>{who} has already redoubled; only one redouble is allowed.</source>
        <translation>{who} hat schon rekontriert; in einem Spiel gibt es nur ein Rekontra.</translation>
    </message>
    <message>
        <source>Your other hand has doubled; partners may not both double.</source>
        <translation>Sie haben mit Ihrem anderen Blatt kontriert; Partner dürfen nicht beide kontrieren.</translation>
    </message>
    <message>
        <source>Your other hand has doubled; only an opponent’s double can be redoubled.</source>
        <translation>Sie haben mit Ihrem anderen Blatt kontriert; nur ein Kontra der Gegner darf rekontriert werden.</translation>
    </message>
    <message>
        <source>Your other hand has redoubled; only one redouble is allowed.</source>
        <translation>Sie haben mit Ihrem anderen Blatt rekontriert; in einem Spiel gibt es nur ein Rekontra.</translation>
    </message>
    <message>
        <source>The Quint Royal may only be led as a hand’s last card.</source>
        <translation>Der Quint Royal darf nur als letzte Karte eines Blattes ausgespielt werden.</translation>
    </message>
    <message>
        <source>{card} is not {in_hand}.</source>
        <translation>{card} ist nicht {in_hand}.</translation>
    </message>
    <message>
        <source>The draw comes first</source>
        <translation>Zuerst wird gezogen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>A double is for both sides alike; the other side may then redouble.</source>
        <translation>Ein Kontra gilt für beide Seiten; die Gegenseite kann dann Rekontra sagen.</translation>
    </message>
    <message>
        <source>Quints stay as they are.</source>
        <translation>Quinten bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>One player may double, an opponent redouble.</source>
        <translation>Einer darf kontrieren, ein Gegner rekontrieren.</translation>
    </message>
    <message>
        <source>Only this one deal is played.</source>
        <translation>Gespielt wird nur dieses eine Spiel.</translation>
    </message>
    <message>
        <source>Nobody has scored yet; {target} wins.</source>
        <translation>Noch ist nichts angeschrieben; die Partie geht bis {target}.</translation>
    </message>
    <message>
        <source>The leading hand decides; the other stays hidden until doubling is over.</source>
        <translation>Es entscheidet das Blatt, das ausspielt; das andere bleibt bis zum Ende des Kontrierens verdeckt.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Your deal</source>
        <translation>Sie geben</translation>
    </message>
    <message>
        <source>The draw for partners and deal</source>
        <translation>Ziehen um Partner und Geber</translation>
    </message>
    <message>
        <source>The draw for dummy</source>
        <translation>Ziehen um den Strohmann</translation>
    </message>
    <message>
        <source>The draw for the deal</source>
        <translation>Ziehen um den Geber</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>The rubber is over</source>
        <translation>Der Robber ist zu Ende</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist zu Ende</translation>
    </message>
    <message>
        <source>the Quint Royal must be played now</source>
        <translation>jetzt muss der Quint Royal gespielt werden</translation>
    </message>
    <message>
        <source>any card, as the Quint Royal came first</source>
        <translation>jede Karte, denn der Quint Royal wurde ausgespielt</translation>
    </message>
    <message>
        <source>{card}: choose it again to play it.</source>
        <translation>{card}: noch einmal wählen, um zu spielen.</translation>
    </message>
    <message>
        <source>{whose}: {cards}.</source>
        <translation>{whose}: {cards}.</translation>
    </message>
    <message>
        <source>{each} a trick, {all} in all</source>
        <translation>{each} je Stich, insgesamt {all}</translation>
    </message>
    <message>
        <source>Now {for_hand}.</source>
        <translation>Ansage {for_hand}.</translation>
    </message>
    <message>
        <source>Passed: {who}.</source>
        <translation>Gepasst: {who}.</translation>
    </message>
    <message>
        <source>Doubled: {who}.</source>
        <translation>Kontra: {who}.</translation>
    </message>
    <message>
        <source>Redoubled: {who}.</source>
        <translation>Rekontra: {who}.</translation>
    </message>
    <message>
        <source>{who}’s hand</source>
        <translation>Blatt: {who}</translation>
    </message>
    <message>
        <source>your partner</source>
        <comment>beside a player&apos;s name</comment>
        <translation>spielt mit Ihnen</translation>
    </message>
    <message>
        <source>Welcome back: deal {deal}.</source>
        <translation>Willkommen zurück: Spiel {deal}.</translation>
    </message>
    <message>
        <source>Welcome back: deal {deal}, trick {trick}.</source>
        <translation>Willkommen zurück: Spiel {deal}, Stich {trick}.</translation>
    </message>
</context>
<context>
    <name>_HalfTile</name>
    <message>
        <source>Right click, or press and hold: nobody can win it any more.</source>
        <translation>Rechtsklick, oder lange drücken: Niemand kann sie mehr gewinnen.</translation>
    </message>
</context>
<context>
    <name>_LinesTable</name>
    <message>
        <source>The original game and its branches</source>
        <translation>Das Original und seine Varianten</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Zweigt ab bei</translation>
    </message>
    <message>
        <source>That deal</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
</context>
</TS>
