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
        <source>Quinto’s sign: a crown on a card</source>
        <translation>Quintos Zeichen: eine Krone auf einer Karte</translation>
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
        <source>Quinto is a trick-taking game for four with 53 cards. Angelo Lewis, who wrote about games and conjuring as Professor Hoffmann, invented it about 1900; Goodall &amp; Son of London published his booklet on it in 1907.</source>
        <translation>Quinto ist ein Stichspiel für vier mit 53 Karten. Angelo Lewis, der als Professor Hoffmann über Spiele und Zauberkunst schrieb, hat es um 1900 erfunden; Goodall &amp; Son in London verlegten 1907 sein Büchlein darüber.</translation>
    </message>
    <message>
        <source>This program works offline: no network, no account, no advertisement, no telemetry. The computer players know what their own seat may see, and no more.</source>
        <translation>Dieses Programm arbeitet ohne Netz: keine Verbindung, kein Konto, keine Werbung, keine Datensammlung. Die Computerspieler wissen, was man an ihrem Platz sehen darf, und nicht mehr.</translation>
    </message>
    <message>
        <source>The cards were drawn for this program.</source>
        <translation>Die Karten wurden für dieses Programm gezeichnet.</translation>
    </message>
    <message>
        <source>The compiled search is missing from this installation, so Club and Master play a little weaker. Installing Quinto again where a C compiler is at hand brings it back.</source>
        <translation>In dieser Installation fehlt die kompilierte Suche, daher spielen Klub und Meister etwas schwächer. Wird Quinto dort neu installiert, wo ein C-Compiler vorhanden ist, kommt sie zurück.</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>{what}: {points}</source>
        <translation>{what}: {points}</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>The winners of a rubber, of two games, add {points}.</source>
        <translation>Die Gewinner eines Robbers, also zweier Partien, schreiben {points} dazu.</translation>
    </message>
    <message>
        <source>{who}, {what}: {points}</source>
        <translation>{who}, {what}: {points}</translation>
    </message>
    <message>
        <source>The losers had half of {target} or more: the game counts 1.</source>
        <translation>Die Verlierer hatten die Hälfte von {target} oder mehr: Die Partie zählt 1.</translation>
    </message>
    <message>
        <source>The losers had less than half of {target}: the game counts 2.</source>
        <translation>Die Verlierer hatten weniger als die Hälfte von {target}: Die Partie zählt 2.</translation>
    </message>
    <message>
        <source>The losers had nothing: the game counts 3.</source>
        <translation>Die Verlierer hatten nichts: Die Partie zählt 3.</translation>
    </message>
    <message>
        <source>It counts for its winners alone.</source>
        <translation>Sie zählt nur für ihre Gewinner.</translation>
    </message>
    <message>
        <source>Each opponent settles with the Dummy-player for the difference, here {points} points.</source>
        <translation>Jeder Gegner rechnet mit dem Strohmannspieler über den Unterschied ab, hier {points} Punkte.</translation>
    </message>
    <message>
        <source>The Dummy-player settles with both.</source>
        <translation>Der Strohmannspieler rechnet mit beiden ab.</translation>
    </message>
    <message>
        <source>{side}, game {number}</source>
        <translation>{side}, Partie {number}</translation>
    </message>
    <message>
        <source>Stakes are {stakes} for each point of the difference.</source>
        <translation>Der Einsatz ist {stakes} für jeden Punkt des Unterschieds.</translation>
    </message>
    <message>
        <source>Stakes are {stakes} for each ten points of the difference; odd points drop.</source>
        <translation>Der Einsatz ist {stakes} für je zehn Punkte des Unterschieds; überzählige fallen weg.</translation>
    </message>
    <message>
        <source>Each opponent settles with the Dummy-player, game by game.</source>
        <translation>Jeder Gegner rechnet mit dem Strohmannspieler ab, Partie für Partie.</translation>
    </message>
    <message>
        <source>The difference is {points}.</source>
        <translation>Der Unterschied ist {points}.</translation>
    </message>
    <message>
        <source>It is still open: none of its cards has left a hand yet.</source>
        <translation>Sie ist noch möglich: Keine ihrer Karten hat ein Blatt verlassen.</translation>
    </message>
    <message>
        <source>The game was over before it was made.</source>
        <translation>Die Partie war zu Ende, bevor sie fiel.</translation>
    </message>
    <message>
        <source>It is being played for in the trick on the table.</source>
        <translation>Um sie geht es in dem Stich auf dem Tisch.</translation>
    </message>
    <message>
        <source>It is lost: {card} went to {trick} alone.</source>
        <translation>Sie ist verloren: {card} ging allein an {trick}.</translation>
    </message>
    <message>
        <source>{side} scored it in {trick}.</source>
        <translation>{side} hat sie geschrieben: {trick}.</translation>
    </message>
    <message>
        <source>It lay whole in the cachette, which goes to the winner of the twelfth trick.</source>
        <translation>Sie lag ganz in der Cachette, die an den Gewinner des zwölften Stichs geht.</translation>
    </message>
    <message>
        <source>Nothing was marked.</source>
        <translation>Nichts wurde angeschrieben.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>Nothing has been marked yet.</source>
        <translation>Noch ist nichts angeschrieben.</translation>
    </message>
    <message>
        <source>The game began with these points.</source>
        <translation>Mit diesen Punkten begann die Partie.</translation>
    </message>
    <message>
        <source>Dummy’s opponents start each game with {points} points, not each deal.</source>
        <translation>Die Gegner des Strohmanns beginnen jede Partie mit {points} Punkten, nicht jedes Spiel.</translation>
    </message>
    <message>
        <source>A trick is worth {value}</source>
        <translation>Ein Stich zählt {value}</translation>
    </message>
    <message>
        <source>A trick counts 5, doubled 10 and redoubled 20. Quints are never doubled.</source>
        <translation>Ein Stich zählt 5, mit Kontra 10 und mit Rekontra 20. Quinten werden nie verdoppelt.</translation>
    </message>
    <message>
        <source>{side}: {target} less {score}</source>
        <translation>{side}: {target} weniger {score}</translation>
    </message>
    <message>
        <source>A quint that brings a side to {target} wins at once. Tricks are counted for both sides together, after the last one; then the larger total wins.</source>
        <translation>Eine Quint, die eine Seite auf {target} bringt, gewinnt sofort. Stiche werden nach dem letzten für beide Seiten zugleich gezählt; dann gewinnt die größere Summe.</translation>
    </message>
    <message>
        <source>The race to {target}</source>
        <translation>Der Wettlauf bis {target}</translation>
    </message>
    <message>
        <source>{what}: {points} points</source>
        <translation>{what}: {points} Punkte</translation>
    </message>
    <message>
        <source>{side}, {what}: {points}</source>
        <translation>{side}, {what}: {points}</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>score of game {number}</source>
        <translation>Punktestand der Partie {number}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>deals {first} to {last}</source>
        <translation>Spiele {first} bis {last}</translation>
    </message>
    <message>
        <source>{count} × {value} for tricks</source>
        <translation>{count} × {value} für Stiche</translation>
    </message>
    <message>
        <source>{quint}, {trick}</source>
        <translation>{quint}, {trick}</translation>
    </message>
    <message>
        <source>the cachette</source>
        <translation>die Cachette</translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>It won no trick.</source>
        <translation>Sie hat keinen Stich gemacht.</translation>
    </message>
    <message>
        <source>It won trick {tricks}.</source>
        <translation>Sie hat Stich {tricks} gemacht.</translation>
    </message>
    <message>
        <source>It won the tricks {tricks}.</source>
        <translation>Sie hat die Stiche {tricks} gemacht.</translation>
    </message>
    <message>
        <source>With the twelfth went the cachette, which counts as a trick.</source>
        <translation>Mit dem zwölften kam die Cachette, die als Stich zählt.</translation>
    </message>
    <message>
        <source>Nobody doubled, so that a trick counts {value}.</source>
        <translation>Niemand hat kontriert, also zählt ein Stich {value}.</translation>
    </message>
    <message>
        <source>Doubled by {doubler}, a trick counts {value}.</source>
        <translation>Kontra: {doubler}. Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>Doubled by {doubler} and redoubled by {redoubler}, a trick counts {value}.</source>
        <translation>Kontra: {doubler}; Rekontra: {redoubler}. Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>{card} from {who}</source>
        <translation>{card} ({who})</translation>
    </message>
    <message>
        <source>{cards}; the trick was taken by {who}.</source>
        <translation>{cards}; Gewinner des Stichs: {who}.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The figures are what each of the quints is worth.</source>
        <translation>Die Zahlen sagen, was jede der Quinten zählt.</translation>
    </message>
    <message>
        <source>The quints of this deal</source>
        <translation>Die Quinten dieses Spiels</translation>
    </message>
    <message>
        <source>{quint} to {side}</source>
        <translation>{quint} an {side}</translation>
    </message>
    <message>
        <source>{quint} open</source>
        <translation>{quint} offen</translation>
    </message>
    <message>
        <source>{quint} on the table</source>
        <translation>{quint} auf dem Tisch</translation>
    </message>
    <message>
        <source>{quint} lost</source>
        <translation>{quint} verloren</translation>
    </message>
</context>
<context>
    <name>AccountPanel</name>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>AccountRow</name>
    <message>
        <source>{what}: {points}</source>
        <translation>{what}: {points}</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>There is room for that panel in a larger window.</source>
        <translation>In einem größeren Fenster ist dafür Platz.</translation>
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
        <source>To be played now: {cards}.</source>
        <translation>Jetzt zu spielen: {cards}.</translation>
    </message>
    <message>
        <source>No trick is being played now.</source>
        <translation>Jetzt wird kein Stich gespielt.</translation>
    </message>
    <message>
        <source>Trick {number}: no card yet; {who} leads.</source>
        <translation>Stich {number}: noch keine Karte; {who} spielt aus.</translation>
    </message>
    <message>
        <source>Trick {number}: no card yet; you lead.</source>
        <translation>Stich {number}: noch keine Karte; Sie spielen aus.</translation>
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
        <source>Quints in it: {points}.</source>
        <translation>Quinten darin: {points}.</translation>
    </message>
    <message>
        <source>You are winning it.</source>
        <translation>Bisher gehört er Ihnen.</translation>
    </message>
    <message>
        <source>{who} is winning it.</source>
        <translation>Bisher führt {who}.</translation>
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
        <source>The Quint Royal is out.</source>
        <translation>Der Quint Royal steht noch aus.</translation>
    </message>
    <message>
        <source>The Quint Royal is not out.</source>
        <translation>Der Quint Royal steht nicht mehr aus.</translation>
    </message>
    <message>
        <source>A trick is worth {value}.</source>
        <translation>Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>No call has been made.</source>
        <translation>Noch hat niemand angesagt.</translation>
    </message>
    <message>
        <source>Your side has {a}, {side} {b}; game is {target}.</source>
        <translation>Ihre Seite hat {a}, {side} {b}; die Partie geht bis {target}.</translation>
    </message>
    <message>
        <source>You have {a}, {side} {b}; game is {target}.</source>
        <translation>Sie haben {a}, {side} {b}; die Partie geht bis {target}.</translation>
    </message>
    <message>
        <source>{own} has {a}, {side} {b}; game is {target}.</source>
        <translation>{own} hat {a}, {side} {b}; die Partie geht bis {target}.</translation>
    </message>
    <message>
        <source>{own} have {a}, {side} {b}; game is {target}.</source>
        <translation>{own} haben {a}, {side} {b}; die Partie geht bis {target}.</translation>
    </message>
    <message>
        <source>Tricks in this deal: {a} to {b}, at {value} points each.</source>
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
    <name>BookText</name>
    <message>
        <source>The rules book</source>
        <translation>Das Regelbuch</translation>
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
        <source>ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>Herz-Dame</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>Herz-Bube</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>Herz-Sechs</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>Herz-Fünf</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>Herz-Vier</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>Herz-Drei</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>Herz-Zwei</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>Karo-Ass</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>Karo-König</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>Karo-Dame</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>Karo-Bube</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>Karo-Zehn</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>Karo-Neun</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>Karo-Acht</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>Karo-Sieben</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>Karo-Sechs</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>Karo-Fünf</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>Karo-Vier</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>Karo-Drei</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>Karo-Zwei</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>Kreuz-Ass</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>Kreuz-König</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>Kreuz-Dame</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>Kreuz-Bube</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>Kreuz-Zehn</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>Kreuz-Neun</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>Kreuz-Acht</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>Kreuz-Sieben</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>Kreuz-Sechs</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>Kreuz-Fünf</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>Kreuz-Vier</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>Kreuz-Drei</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>Kreuz-Zwei</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>Pik-Ass</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>Pik-König</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>Pik-Dame</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>Pik-Bube</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>Pik-Zehn</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>Pik-Neun</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>Pik-Acht</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>Pik-Sieben</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>Pik-Sechs</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>Pik-Fünf</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>Pik-Vier</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>Pik-Drei</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>Pik-Zwei</translation>
    </message>
    <message>
        <source>the Quint Royal</source>
        <translation>Quint Royal</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>Herz-König</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>Herz-Dame</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>Herz-Bube</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>Herz-Zehn</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>Herz-Neun</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>Herz-Acht</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>Herz-Sieben</translation>
    </message>
    <message>
        <source>the six of hearts</source>
        <translation>Herz-Sechs</translation>
    </message>
    <message>
        <source>the five of hearts</source>
        <translation>Herz-Fünf</translation>
    </message>
    <message>
        <source>the four of hearts</source>
        <translation>Herz-Vier</translation>
    </message>
    <message>
        <source>the three of hearts</source>
        <translation>Herz-Drei</translation>
    </message>
    <message>
        <source>the two of hearts</source>
        <translation>Herz-Zwei</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>Karo-Ass</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>Karo-König</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>Karo-Dame</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>Karo-Bube</translation>
    </message>
    <message>
        <source>the ten of diamonds</source>
        <translation>Karo-Zehn</translation>
    </message>
    <message>
        <source>the nine of diamonds</source>
        <translation>Karo-Neun</translation>
    </message>
    <message>
        <source>the eight of diamonds</source>
        <translation>Karo-Acht</translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation>Karo-Sieben</translation>
    </message>
    <message>
        <source>the six of diamonds</source>
        <translation>Karo-Sechs</translation>
    </message>
    <message>
        <source>the five of diamonds</source>
        <translation>Karo-Fünf</translation>
    </message>
    <message>
        <source>the four of diamonds</source>
        <translation>Karo-Vier</translation>
    </message>
    <message>
        <source>the three of diamonds</source>
        <translation>Karo-Drei</translation>
    </message>
    <message>
        <source>the two of diamonds</source>
        <translation>Karo-Zwei</translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <translation>Kreuz-Ass</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>Kreuz-König</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>Kreuz-Dame</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>Kreuz-Bube</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>Kreuz-Zehn</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>Kreuz-Neun</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>Kreuz-Acht</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>Kreuz-Sieben</translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation>Kreuz-Sechs</translation>
    </message>
    <message>
        <source>the five of clubs</source>
        <translation>Kreuz-Fünf</translation>
    </message>
    <message>
        <source>the four of clubs</source>
        <translation>Kreuz-Vier</translation>
    </message>
    <message>
        <source>the three of clubs</source>
        <translation>Kreuz-Drei</translation>
    </message>
    <message>
        <source>the two of clubs</source>
        <translation>Kreuz-Zwei</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>Pik-Ass</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>Pik-König</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>Pik-Dame</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>Pik-Bube</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>Pik-Zehn</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>Pik-Neun</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>Pik-Acht</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>Pik-Sieben</translation>
    </message>
    <message>
        <source>the six of spades</source>
        <translation>Pik-Sechs</translation>
    </message>
    <message>
        <source>the five of spades</source>
        <translation>Pik-Fünf</translation>
    </message>
    <message>
        <source>the four of spades</source>
        <translation>Pik-Vier</translation>
    </message>
    <message>
        <source>the three of spades</source>
        <translation>Pik-Drei</translation>
    </message>
    <message>
        <source>the two of spades</source>
        <translation>Pik-Zwei</translation>
    </message>
    <message>
        <source>ace and four of hearts</source>
        <translation>Herz-Ass und -Vier</translation>
    </message>
    <message>
        <source>two and three of hearts</source>
        <translation>Herz-Zwei und -Drei</translation>
    </message>
    <message>
        <source>ace and four of diamonds</source>
        <translation>Karo-Ass und -Vier</translation>
    </message>
    <message>
        <source>two and three of diamonds</source>
        <translation>Karo-Zwei und -Drei</translation>
    </message>
    <message>
        <source>ace and four of clubs</source>
        <translation>Kreuz-Ass und -Vier</translation>
    </message>
    <message>
        <source>two and three of clubs</source>
        <translation>Kreuz-Zwei und -Drei</translation>
    </message>
    <message>
        <source>ace and four of spades</source>
        <translation>Pik-Ass und -Vier</translation>
    </message>
    <message>
        <source>two and three of spades</source>
        <translation>Pik-Zwei und -Drei</translation>
    </message>
    <message>
        <source>the ace and four of hearts</source>
        <translation>Herz-Ass und -Vier</translation>
    </message>
    <message>
        <source>the two and three of hearts</source>
        <translation>Herz-Zwei und -Drei</translation>
    </message>
    <message>
        <source>the ace and four of diamonds</source>
        <translation>Karo-Ass und -Vier</translation>
    </message>
    <message>
        <source>the two and three of diamonds</source>
        <translation>Karo-Zwei und -Drei</translation>
    </message>
    <message>
        <source>the ace and four of clubs</source>
        <translation>Kreuz-Ass und -Vier</translation>
    </message>
    <message>
        <source>the two and three of clubs</source>
        <translation>Kreuz-Zwei und -Drei</translation>
    </message>
    <message>
        <source>the ace and four of spades</source>
        <translation>Pik-Ass und -Vier</translation>
    </message>
    <message>
        <source>the two and three of spades</source>
        <translation>Pik-Zwei und -Drei</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>no trick yet</source>
        <translation>noch kein Stich</translation>
    </message>
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
</context>
<context>
    <name>DoublingBar</name>
    <message>
        <source>{call}: {meaning}</source>
        <translation>{call}: {meaning}</translation>
    </message>
</context>
<context>
    <name>FairPlay</name>
    <message>
        <source>Asked about {asked} of {count} decisions…</source>
        <translation>{asked} von {count} Entscheidungen nachgefragt…</translation>
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
        <source>No computer player has had anything to decide yet. Play on a little and ask again.</source>
        <translation>Noch hatte kein Computerspieler etwas zu entscheiden. Spielen Sie ein wenig weiter und fragen Sie dann noch einmal.</translation>
    </message>
    <message>
        <source>No proof: a computer player failed ({error}). Please save the game and report it.</source>
        <translation>Kein Beweis: Bei einem Computerspieler ist ein Fehler aufgetreten ({error}). Bitte speichern Sie die Partie und melden Sie es.</translation>
    </message>
    <message>
        <source>1 decision asked again with the hidden cards exchanged: the same answer every time.</source>
        <translation>1 Entscheidung mit vertauschten verdeckten Karten nachgefragt: dieselbe Antwort.</translation>
    </message>
    <message>
        <source>{count} decisions asked again with the hidden cards exchanged: the same answer every time.</source>
        <translation>{count} Entscheidungen mit vertauschten verdeckten Karten nachgefragt: jedes Mal dieselbe Antwort.</translation>
    </message>
    <message>
        <source>{count} decisions asked again with the hidden cards exchanged: none depended on them.</source>
        <translation>{count} Entscheidungen mit vertauschten verdeckten Karten nachgefragt: Keine hing von ihnen ab.</translation>
    </message>
    <message>
        <source>With more time, {count} came out otherwise than in the game.</source>
        <translation>Mit mehr Zeit fielen {count} anders aus als in der Partie.</translation>
    </message>
    <message>
        <source>{changed} of {count} decisions changed with the hidden cards. That must not happen. Please save the game and report it.</source>
        <translation>{changed} von {count} Entscheidungen änderten sich mit den verdeckten Karten. Das darf nicht sein. Bitte speichern Sie die Partie und melden Sie es.</translation>
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
        <source>Progress of the proof</source>
        <translation>Fortschritt des Beweises</translation>
    </message>
    <message>
        <source>The rules say who may know what</source>
        <translation>Die Regeln sagen, wer was wissen darf</translation>
    </message>
    <message>
        <source>A computer player is told what its own seat may know: its cards, dummy’s once they lie open, the calls, the cards played, the scores, and who deals. Hidden cards are not in what it is given, so that it cannot look at them even if it would.</source>
        <translation>Ein Computerspieler erfährt, was man an seinem Platz wissen darf: die eigenen Karten, die des Strohmanns, sobald sie offen liegen, die Ansagen, die gespielten Karten, die Punkte und wer gibt. Verdeckte Karten bekommt er gar nicht erst, sodass er sie nicht ansehen kann, selbst wenn er wollte.</translation>
    </message>
    <message>
        <source>All cards follow from the game’s number, which is settled before any player is asked. No level is dealt better cards than another: a stronger player only thinks better. The same number gives you the same cards again, whoever plays.</source>
        <translation>Alle Karten folgen aus der Nummer der Partie, die feststeht, bevor ein Spieler gefragt wird. Keine Stufe bekommt bessere Karten als eine andere: Ein stärkerer Spieler denkt nur besser. Dieselbe Nummer gibt Ihnen dieselben Karten wieder, wer auch spielt.</translation>
    </message>
    <message>
        <source>You need not believe it. Quinto can go through the choices that computer players have made in this deal, exchange the cards that each could not see, and ask again. Who does not know those cards must answer the same. You are told how many did, and no card.</source>
        <translation>Sie müssen es nicht glauben. Quinto kann die Entscheidungen durchgehen, die Computerspieler in diesem Spiel getroffen haben, jeweils die Karten vertauschen, die der Spieler nicht sehen konnte, und noch einmal fragen. Wer jene Karten nicht kennt, muss dasselbe antworten. Sie erfahren, wie viele es taten, und keine Karte.</translation>
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
        <source>“{name}” is not a name for a player. Give one of 1 to 40 characters on one line.</source>
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
        <source>The saved game names an unknown form of play</source>
        <translation>Die gespeicherte Partie nennt eine unbekannte Spielform</translation>
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
        <source>The file gives the scores as {told}, but its plays come to {true}</source>
        <translation>In der Datei steht es {told}, aber ihre Karten ergeben {true}</translation>
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
        <source>“{words}” is not a call, a card, a deal or a draw</source>
        <translation>„{words}“ ist weder eine Ansage noch eine Karte, ein Geben oder ein Ziehen</translation>
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
        <source>{call} may not be called: {reason}</source>
        <translation>{call} darf nicht angesagt werden: {reason}</translation>
    </message>
    <message>
        <source>{play} may not be played: {reason}</source>
        <translation>{play} darf nicht gespielt werden: {reason}</translation>
    </message>
    <message>
        <source>a pack has {wanted} cards, not {count}</source>
        <translation>Das Spiel hat {wanted} Karten, nicht {count}</translation>
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
        <source>the partner has doubled</source>
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
        <source>the double is that side’s own</source>
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
        <source>a number with a fraction</source>
        <translation>eine Zahl mit Nachkommastellen</translation>
    </message>
    <message>
        <source>a text</source>
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
        <source>nothing</source>
        <translation>nichts (null)</translation>
    </message>
    <message>
        <source>{kind} or nothing</source>
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
        <source>the name of a level in small letters</source>
        <translation>der Name einer Stufe in Kleinbuchstaben</translation>
    </message>
    <message>
        <source>a name of 1 to 40 characters on one line</source>
        <translation>ein Name von 1 bis 40 Zeichen auf einer Zeile</translation>
    </message>
    <message>
        <source>a text of another form</source>
        <translation>ein anders geformter Text</translation>
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
        <source>there is something else of that name</source>
        <translation>schon vergebener Name</translation>
    </message>
    <message>
        <source>there is a folder of that name</source>
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
        <source>the disk reports a fault</source>
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
        <source>“{word}” is not in the book.</source>
        <translation>„{word}“ steht nicht im Buch.</translation>
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
        <source>Every rule by itself</source>
        <translation>Jede Regel für sich</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Unfinished game {number}</source>
        <translation>Unvollendete Partie {number}</translation>
    </message>
    <message>
        <source>Save the game elsewhere first, or give it up.</source>
        <translation>Speichern Sie die Partie erst anderswo, oder geben Sie sie auf.</translation>
    </message>
    <message>
        <source>The running game cannot be put by</source>
        <translation>Die laufende Partie kann nicht beiseitegelegt werden</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>The game cannot be opened</source>
        <translation>Die Partie kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Quinto {number}</source>
        <translation>Quinto {number}</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>There is a file “{file}” already. Replace it with this game?</source>
        <translation>Es gibt schon eine Datei „{file}“. Soll diese Partie sie ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>The game is not saved</source>
        <translation>Die Partie ist nicht gespeichert</translation>
    </message>
    <message>
        <source>The game is saved.</source>
        <translation>Die Partie ist gespeichert.</translation>
    </message>
    <message>
        <source>Quinto games (*.quinto)</source>
        <translation>Quinto-Partien (*.quinto)</translation>
    </message>
    <message>
        <source>{title}: {form}, {date}</source>
        <translation>{title}: {form}, {date}</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>{word}: {meaning} (F1 tells more)</source>
        <translation>{word}: {meaning} (mehr mit F1)</translation>
    </message>
    <message>
        <source>Eldest hand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>the player at the dealer’s left, who calls and leads first.</source>
        <translation>der Spieler zur Linken des Gebers, der zuerst ansagt und ausspielt.</translation>
    </message>
    <message>
        <source>Cachette</source>
        <translation>Cachette</translation>
    </message>
    <message>
        <source>five cards that nobody holds. The winner of the last trick takes them too, as a thirteenth.</source>
        <translation>fünf Karten, die niemand hat. Der Gewinner des letzten Stichs nimmt auch sie, als dreizehnten.</translation>
    </message>
    <message>
        <source>Quint</source>
        <translation>Quint</translation>
    </message>
    <message>
        <source>a five, or ace and four, or two and three of one suit in the same trick. The side that wins the trick marks it at once.</source>
        <translation>eine Fünf oder Ass und Vier oder Zwei und Drei einer Farbe im selben Stich. Die Seite, die den Stich macht, schreibt sie sofort an.</translation>
    </message>
    <message>
        <source>Quint Royal</source>
        <translation>Quint Royal</translation>
    </message>
    <message>
        <source>the 53rd card. It beats nothing, may be played at any time, and is a quint of 25.</source>
        <translation>die 53. Karte. Er schlägt nichts, darf jederzeit gespielt werden und ist eine Quint zu 25.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>every trick is worth 10 and not 5. Quints stay as they are.</source>
        <translation>jeder Stich zählt 10 statt 5. Quinten bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>the answer to a double: every trick is worth 20.</source>
        <translation>die Antwort auf ein Kontra: jeder Stich zählt 20.</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Strohmann</translation>
    </message>
    <message>
        <source>the open hand, played by whoever sits opposite.</source>
        <translation>das offene Blatt, das spielt, wer gegenübersitzt.</translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation>Robber</translation>
    </message>
    <message>
        <source>the best of three games; its winners add 100.</source>
        <translation>zwei Gewinnpartien von dreien; die Gewinner schreiben 100 dazu.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>a card from each hand, won by the highest. Tricks are counted after the deal.</source>
        <translation>eine Karte aus jedem Blatt; die höchste gewinnt ihn. Gezählt werden Stiche nach dem Spiel.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>{title}. {more}</source>
        <translation>{title}. {more}</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Danke</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Good advice</source>
        <translation>Guter Rat</translation>
    </message>
    <message>
        <source>This is what the sources say of playing well.</source>
        <translation>Das sagen die Quellen darüber, wie man gut spielt.</translation>
    </message>
    <message>
        <source>As long as the Quint Royal is out, a player who does not hold it should look for chances to let the partner make it. (Hoyle’s Games Modernized)</source>
        <translation>Solange der Quint Royal nicht gefallen ist, soll ein Spieler, der ihn nicht hat, dem Partner Gelegenheit geben, ihn anzubringen. (Hoyle’s Games Modernized)</translation>
    </message>
    <message>
        <source>So whoever leads to the first trick without it starts with the ace of spades, or else with the ace of clubs. The ace of hearts is too valuable for that, and the ace of diamonds probably too. (Hoyle’s Games Modernized)</source>
        <translation>Wer also zum ersten Stich ausspielt und ihn nicht hat, beginnt mit dem Pik-Ass oder sonst mit dem Kreuz-Ass. Das Herz-Ass ist dafür zu wertvoll, das Karo-Ass wohl auch. (Hoyle’s Games Modernized)</translation>
    </message>
    <message>
        <source>Whoever holds the Quint Royal tries to play it to a trick that the partner will win. (Hoffmann’s booklet, and Hoyle’s Games Modernized)</source>
        <translation>Wer den Quint Royal hat, versucht ihn in einen Stich zu legen, den der Partner gewinnt. (Hoffmanns Büchlein und Hoyle’s Games Modernized)</translation>
    </message>
    <message>
        <source>A black suit can hardly be made good: both red suits stand over it and cannot both be drawn. (Hoyle’s Games Modernized)</source>
        <translation>Eine schwarze Farbe lässt sich kaum hochspielen: Beide roten Farben stehen darüber und sind nicht beide herauszuziehen. (Hoyle’s Games Modernized)</translation>
    </message>
    <message>
        <source>Hearts can sometimes be drawn, for the sake of a good long suit of diamonds. (Hoyle’s Games Modernized)</source>
        <translation>Herz lässt sich manchmal herausziehen, einer guten langen Karofarbe zuliebe. (Hoyle’s Games Modernized)</translation>
    </message>
    <message>
        <source>After a double, quints are worth less beside tricks. (Parlett, and Hoffmann’s booklet)</source>
        <translation>Nach einem Kontra sind Quinten neben den Stichen weniger wert. (Parlett und Hoffmanns Büchlein)</translation>
    </message>
    <message>
        <source>What we make of it</source>
        <translation>Was wir daraus machen</translation>
    </message>
    <message>
        <source>Double on high cards, and on the last trick, rather than on quints. This is ours, and no source’s.</source>
        <translation>Kontrieren Sie mit hohen Karten und auf den letzten Stich hin, eher als mit Quinten. Das ist unser Rat, nicht der einer Quelle.</translation>
    </message>
    <message>
        <source>Before you lead a two, three, four or ace, look who may hold its other half. This is ours too.</source>
        <translation>Bevor Sie eine Zwei, Drei, Vier oder ein Ass ausspielen, überlegen Sie, wer die andere Hälfte haben kann. Auch das ist unser Rat.</translation>
    </message>
    <message>
        <source>Players and aim</source>
        <translation>Spieler und Ziel</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>Das Ziehen</translation>
    </message>
    <message>
        <source>The deal and the cut</source>
        <translation>Geben und Abheben</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Das Kontrieren</translation>
    </message>
    <message>
        <source>{three} can play it too, with a fourth hand that lies open, and {two}, with two hands each. What follows is told for four.</source>
        <translation>{three} können es auch spielen, mit einem vierten, offenen Blatt, und {two}, mit je zwei Blättern. Das Folgende gilt für vier.</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>Professor Hoffmann, a conjuror and a writer on games, invented it about 1900. Five texts tell how it goes, and {differ}. Where they do, this book says so, and a new game lets you choose.</source>
        <translation>Professor Hoffmann, Zauberkünstler und Spieleschriftsteller, hat es um 1900 erfunden. Fünf Texte erzählen, wie es geht, und {differ}. Wo sie das tun, sagt es dieses Buch, und eine neue Partie lässt Ihnen die Wahl.</translation>
    </message>
    <message>
        <source>Quinto is a card game for four, two against two. Partners sit opposite each other: North and South play together against East and West. If you play alone, you usually sit at South, and North is your partner.</source>
        <translation>Quinto ist ein Kartenspiel für vier, zwei gegen zwei. Partner sitzen einander gegenüber: Nord und Süd spielen zusammen gegen Ost und West. Wenn Sie allein spielen, sitzen Sie gewöhnlich im Süden, und Nord ist Ihr Partner.</translation>
    </message>
    <message>
        <source>You play for points. They come from two things: from &lt;b&gt;tricks&lt;/b&gt;, and from certain cards in them, the &lt;b&gt;quints&lt;/b&gt;. A game is 250 points, unless another number is chosen for it. In most deals it matters more what lies in your tricks than how many you take.</source>
        <translation>Man spielt um Punkte. Sie kommen aus zweierlei: aus &lt;b&gt;Stichen&lt;/b&gt; und aus bestimmten Karten darin, den &lt;b&gt;Quinten&lt;/b&gt;. Eine Partie geht bis 250 Punkte, wenn nichts anderes gewählt ist. Meist kommt es mehr darauf an, was in Ihren Stichen liegt, als wie viele Sie machen.</translation>
    </message>
    <message>
        <source>they differ in places</source>
        <translation>in manchem weichen sie voneinander ab</translation>
    </message>
    <message>
        <source>{heart} hearts, {diamond} diamonds, {club} clubs, {spade} spades</source>
        <translation>{heart} Herz, {diamond} Karo, {club} Kreuz, {spade} Pik</translation>
    </message>
    <message>
        <source>The pack has {count} cards: the usual 52 and one more, the &lt;b&gt;Quint Royal&lt;/b&gt;. In the packs that were made for the game it showed five crowns; a joker does as well. All the cards stand in one order. Suits go before ranks, and the suits run from the highest:</source>
        <translation>Gespielt wird mit {count} Karten: den üblichen 52 und einer mehr, dem &lt;b&gt;Quint Royal&lt;/b&gt;. In den Kartenspielen, die dafür gemacht wurden, zeigte er fünf Kronen; ein Joker tut es auch. Alle Karten stehen in einer einzigen Reihenfolge. Die Farbe geht vor dem Rang, und die Farben folgen aufeinander, von der höchsten an:</translation>
    </message>
    <message>
        <source>In each suit the ace is high and the two is low. So the ace of hearts beats every card, the two of hearts beats the ace of diamonds, and the two of spades beats only the Quint Royal, which beats nothing at all.</source>
        <translation>In jeder Farbe ist das Ass hoch und die Zwei niedrig. Also schlägt das Herz-Ass jede Karte, die Herz-Zwei das Karo-Ass, und die Pik-Zwei nur den Quint Royal, der überhaupt nichts schlägt.</translation>
    </message>
    <message>
        <source>The one order.</source>
        <translation>Die eine Reihenfolge.</translation>
    </message>
    <message>
        <source>A small crown on a card says that it is a quint, or half of one: the fives carry a whole crown, the aces, fours, threes and twos a half.</source>
        <translation>Eine kleine Krone auf einer Karte besagt, dass sie eine Quint ist oder eine halbe: Die Fünfen tragen eine ganze Krone, die Asse, Vieren, Dreien und Zweien eine halbe.</translation>
    </message>
    <message>
        <source>Where the rules of the match ask for it, the players &lt;b&gt;draw&lt;/b&gt; for partners and for the first deal. The pack is spread face down. Drawing comes before anything else: nobody deals until it is done.</source>
        <translation>Wo die Regeln es verlangen, &lt;b&gt;ziehen&lt;/b&gt; die Spieler um die Partner und um das erste Geben. Die Karten werden verdeckt ausgebreitet. Das Ziehen kommt vor allem anderen: Niemand gibt, ehe es getan ist.</translation>
    </message>
    <message>
        <source>Everybody draws one card, so no two of them are the same. The two lowest play together against the two highest, and the lowest of all deals.</source>
        <translation>Jeder zieht eine Karte, also sind keine zwei gleich. Die beiden niedrigsten spielen zusammen gegen die beiden höchsten, und die allerniedrigste gibt.</translation>
    </message>
    <message>
        <source>The rank counts, and between two cards of one rank the suit, so there are no ties. In Hoffmann’s booklet the ace is low for the draw; in the handbook it is high, as in play.</source>
        <translation>Es zählt der Rang und zwischen zwei Karten eines Ranges die Farbe, darum gibt es keinen Gleichstand. In Hoffmanns Büchlein ist das Ass beim Ziehen niedrig; im Handbuch ist es hoch wie im Spiel.</translation>
    </message>
    <message>
        <source>One draw, read in both ways.</source>
        <translation>Einmal gezogen, auf beide Arten gelesen.</translation>
    </message>
    <message>
        <source>One draw serves for the whole match. After it partners stay partners, and nobody draws again.</source>
        <translation>Einmal ziehen genügt für das ganze Match. Danach bleiben Partner Partner, und niemand zieht mehr.</translation>
    </message>
    <message>
        <source>A drawn Quint Royal is the lowest of all, since it always loses. Whoever drew lowest stays in place; the partner comes opposite, and changes places with whoever sat there. Of two players the lowest deals; of three the lowest is the first to have dummy.</source>
        <translation>Ein gezogener Quint Royal ist am niedrigsten, da er immer verliert. Wer am niedrigsten gezogen hat, bleibt sitzen; der Partner setzt sich gegenüber und tauscht mit dem, der dort saß. Von zwei Spielern gibt der niedrigste; von dreien hat der niedrigste zuerst den Strohmann.</translation>
    </message>
    <message>
        <source>Five cards belong to nobody yet. They lie face down and unseen: they are the &lt;b&gt;cachette&lt;/b&gt;. Either the first five are set aside before the deal, or the last five are left over; a new game offers both. Nobody sees them before the twelfth trick is over. Then they go to {winner}.</source>
        <translation>Fünf Karten gehören noch niemandem. Sie liegen verdeckt und ungesehen: Das ist die &lt;b&gt;Cachette&lt;/b&gt;. Entweder werden die ersten fünf vor dem Geben beiseitegelegt, oder die letzten fünf bleiben übrig; eine neue Partie bietet beides an. Niemand sieht sie, ehe der zwölfte Stich vorüber ist. Dann gehen sie an den, {winner}.</translation>
    </message>
    <message>
        <source>whoever won it</source>
        <translation>der ihn gewonnen hat</translation>
    </message>
    <message>
        <source>The dealer shuffles the whole pack, all 53 cards, each of them once. The opponent on the dealer’s right cuts.</source>
        <translation>Der Geber mischt alle 53 Karten, jede einmal. Der Gegner zur Rechten des Gebers hebt ab.</translation>
    </message>
    <message>
        <source>The cards come first: before anybody calls or plays, everybody is dealt twelve, one at a time, clockwise, beginning at the dealer’s left. No card is turned up.</source>
        <translation>Die Karten kommen zuerst: Bevor jemand ansagt oder spielt, bekommt jeder zwölf, einzeln und im Uhrzeigersinn, zur Linken des Gebers beginnend. Keine Karte wird aufgedeckt.</translation>
    </message>
    <message>
        <source>A deal is played to its end before the next one begins. Then the deal passes to the left.</source>
        <translation>Ein Spiel wird zu Ende gespielt, bevor das nächste beginnt. Dann geht das Geben nach links weiter.</translation>
    </message>
    <message>
        <source>The player at the dealer’s left is called the &lt;b&gt;eldest hand&lt;/b&gt;: the first to call, and the one who leads to the first trick.</source>
        <translation>Der Spieler zur Linken des Gebers heißt &lt;b&gt;Vorhand&lt;/b&gt;: Er sagt als Erster an und spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>Between the deal and the play there is one round of calls. No card is played before it is over. Eldest hand begins, and each player in turn is asked once:</source>
        <translation>Zwischen Geben und Spielen liegt eine Ansagerunde. Bevor sie vorüber ist, wird keine Karte gespielt. Vorhand beginnt, und jeder wird der Reihe nach einmal gefragt:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pass&lt;/b&gt;: nothing changes.</source>
        <translation>&lt;b&gt;Passen&lt;/b&gt;: Nichts ändert sich.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Double&lt;/b&gt;: every trick of the deal is worth 10 instead of 5.</source>
        <translation>&lt;b&gt;Kontra&lt;/b&gt;: Jeder Stich des Spiels zählt 10 statt 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Redouble&lt;/b&gt;: every trick is worth 20. There has to be a double to answer, and it has to be an opponent’s, not your partner’s.</source>
        <translation>&lt;b&gt;Rekontra&lt;/b&gt;: Jeder Stich zählt 20. Dazu muss es ein Kontra geben, und zwar eines der Gegner, nicht Ihres Partners.</translation>
    </message>
    <message>
        <source>There is one double and one redouble in a deal, and no more.</source>
        <translation>Es gibt ein Kontra und ein Rekontra in einem Spiel, nicht mehr.</translation>
    </message>
    <message>
        <source>Partners do not both double: one of them speaks for both.</source>
        <translation>Partner kontrieren nicht beide: Einer von ihnen spricht für beide.</translation>
    </message>
    <message>
        <source>The round goes about the table once. When all four have called it is over, the play begins, and nobody can double any more.</source>
        <translation>Die Runde geht einmal um den Tisch. Haben alle vier angesagt, ist sie vorüber, das Spielen beginnt, und niemand kann mehr kontrieren.</translation>
    </message>
    <message>
        <source>Three rounds of calls; South deals.</source>
        <translation>Drei Ansagerunden; Süd gibt.</translation>
    </message>
    <message>
        <source>Doubling changes what &lt;b&gt;tricks&lt;/b&gt; are worth, never quints. After a double the quints weigh less beside the tricks.</source>
        <translation>Ein Kontra ändert, was &lt;b&gt;Stiche&lt;/b&gt; wert sind, niemals Quinten. Nach einem Kontra wiegen die Quinten neben den Stichen weniger.</translation>
    </message>
    <message>
        <source>From the highest to the lowest, with gaps: {cards}.</source>
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
        <source>and one trick more, for whoever took the twelfth</source>
        <translation>und einen Stich mehr, für den, der den zwölften hat</translation>
    </message>
    <message>
        <source>The cachette holds {cards}.</source>
        <translation>In der Cachette liegen {cards}.</translation>
    </message>
    <message>
        <source>Whole in it: {quints}, {points} points.</source>
        <translation>Ganz darin: {quints}, {points} Punkte.</translation>
    </message>
    <message>
        <source>Split, and worth nothing: {cards}.</source>
        <translation>Zerrissen und nichts wert: {cards}.</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>ganz</translation>
    </message>
    <message>
        <source>split</source>
        <translation>zerrissen</translation>
    </message>
    <message>
        <source>{who}’s hand: what may be played stands out</source>
        <translation>Das Blatt von {who}: Was gespielt werden darf, steht vor</translation>
    </message>
    <message>
        <source>{who} holds {cards}.</source>
        <translation>{who} hat {cards}.</translation>
    </message>
    <message>
        <source>{who} may play {cards}.</source>
        <translation>{who} darf spielen: {cards}.</translation>
    </message>
    <message>
        <source>{who} has two cards left, {other} and {royal}.</source>
        <translation>{who} hat noch zwei Karten, {other} und {royal}.</translation>
    </message>
    <message>
        <source>{rule}: either card may be played.</source>
        <translation>{rule}: Beide Karten dürfen gespielt werden.</translation>
    </message>
    <message>
        <source>{rule}: {card} has to be played.</source>
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
        <source>Dummy lies face up in its suits: {cards}.</source>
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
        <source>{suit} {ranks}</source>
        <translation>{suit} {ranks}</translation>
    </message>
    <message>
        <source>the Quint Royal</source>
        <translation>Quint Royal</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Im Fenster</translation>
    </message>
    <message>
        <source>In this book</source>
        <translation>In diesem Buch</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Go along your hand</source>
        <translation>Durch Ihr Blatt gehen</translation>
    </message>
    <message>
        <source>Go to its first or last card</source>
        <translation>Zu seiner ersten oder letzten Karte</translation>
    </message>
    <message>
        <source>Go to your hand on the far side, dummy for one, and back</source>
        <translation>Zu Ihrem Blatt gegenüber, etwa dem Strohmann, und zurück</translation>
    </message>
    <message>
        <source>Play the card, or press the button</source>
        <translation>Die Karte spielen oder den Knopf drücken</translation>
    </message>
    <message>
        <source>Go on at once, without waiting</source>
        <translation>Sofort weiter, ohne zu warten</translation>
    </message>
    <message>
        <source>Pass, double, redouble in the doubling round</source>
        <translation>In der Ansagerunde passen, kontrieren, rekontrieren</translation>
    </message>
    <message>
        <source>Put a card back, or close what is open</source>
        <translation>Eine Karte zurücklegen oder schließen, was offen ist</translation>
    </message>
    <message>
        <source>Look at the last trick again; Left and Right show the others</source>
        <translation>Den letzten Stich noch einmal ansehen; Links und Rechts zeigen die anderen</translation>
    </message>
    <message>
        <source>Take back your last call or card</source>
        <translation>Ihre letzte Ansage oder Karte zurücknehmen</translation>
    </message>
    <message>
        <source>To ask how things stand</source>
        <translation>Fragen, wie es steht</translation>
    </message>
    <message>
        <source>Go to the next card of that rank; 0 stands for the ten, 1 for the Quint Royal</source>
        <translation>Zur nächsten Karte dieses Ranges; 0 steht für die Zehn, 1 für den Quint Royal</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Sie wieder spielen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>New cards, same players and rules</source>
        <translation>Neue Karten, gleiche Spieler und Regeln</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Eine gespeicherte Partie öffnen</translation>
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
        <source>Preferences</source>
        <translation>Einstellungen</translation>
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
        <source>Show or hide the ladder; Tab goes to it</source>
        <translation>Die Leiter zeigen oder verbergen; Tab führt zu ihr</translation>
    </message>
    <message>
        <source>Show or hide the quint radar</source>
        <translation>Das Quintradar zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide the race</source>
        <translation>Den Wettlauf zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Vollbild und zurück</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>Dieses Buch</translation>
    </message>
    <message>
        <source>Quit; the game is kept</source>
        <translation>Beenden; die Partie bleibt erhalten</translation>
    </message>
    <message>
        <source>Whose turn it is, and what is asked</source>
        <translation>Wer am Zug ist und was gefragt ist</translation>
    </message>
    <message>
        <source>Which cards may be played, or what a call means</source>
        <translation>Welche Karten erlaubt sind oder was eine Ansage bedeutet</translation>
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
        <source>The other hands: their cards where you see them, else how many</source>
        <translation>Die anderen Blätter: ihre Karten, wo Sie sie sehen, sonst wie viele</translation>
    </message>
    <message>
        <source>The cards that you have not seen yet, suit by suit</source>
        <translation>Die Karten, die Sie noch nicht gesehen haben, Farbe für Farbe</translation>
    </message>
    <message>
        <source>The calls, and what a trick is worth</source>
        <translation>Die Ansagen und was ein Stich zählt</translation>
    </message>
    <message>
        <source>The score, and the tricks of this deal</source>
        <translation>Der Punktestand und die Stiche dieses Spiels</translation>
    </message>
    <message>
        <source>Find a word; Enter shows the next place</source>
        <translation>Ein Wort suchen; Eingabe zeigt die nächste Stelle</translation>
    </message>
    <message>
        <source>Print the book</source>
        <translation>Das Buch drucken</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>&lt;i&gt;House decision.&lt;/i&gt; {decision}</source>
        <translation>&lt;i&gt;Hausregel.&lt;/i&gt; {decision}</translation>
    </message>
    <message>
        <source>Rubber and stakes</source>
        <translation>Robber und Einsatz</translation>
    </message>
    <message>
        <source>Three players: dummy</source>
        <translation>Drei Spieler: der Strohmann</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zwei Spieler</translation>
    </message>
    <message>
        <source>At one screen</source>
        <translation>An einem Bildschirm</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>A match is one game, or a &lt;b&gt;rubber&lt;/b&gt;: the best of three games. The side that first wins two games wins the rubber, and adds {bonus} points. (Hoyle’s Games Modernized, and the handbook)</source>
        <translation>Ein Match ist eine Partie oder ein &lt;b&gt;Robber&lt;/b&gt;: zwei Gewinnpartien von dreien. Die Seite, die zuerst zwei Partien gewinnt, gewinnt den Robber und schreibt {bonus} Punkte mehr. (Hoyle’s Games Modernized und das Handbuch)</translation>
    </message>
    <message>
        <source>Each game starts from nought. For the rubber the scores of its games are added up for each side, the 100 included. (Handbook) The deal goes on passing to the left from game to game.</source>
        <translation>Jede Partie beginnt bei null. Für den Robber werden die Punkte seiner Partien für jede Seite zusammengezählt, die 100 eingeschlossen. (Handbuch) Das Geben geht von Partie zu Partie nach links weiter.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stakes&lt;/b&gt;, if you like them: the losers pay the winners by the difference of the two totals, so many counters for every ten points. An odd five is dropped. (Handbook) The program keeps the account and no money.</source>
        <translation>&lt;b&gt;Einsatz&lt;/b&gt;, wenn Sie mögen: Die Verlierer zahlen den Gewinnern den Unterschied der beiden Summen, so viele Marken für je zehn Punkte. Ein überzähliger Fünfer fällt weg. (Handbuch) Das Programm führt Buch und nimmt kein Geld.</translation>
    </message>
    <message>
        <source>Each loser pays one winner. Whoever has the smaller total pays, even a side that has won the rubber, should it ever come to that.</source>
        <translation>Jeder Verlierer zahlt an einen Gewinner. Es zahlt, wer die kleinere Summe hat, selbst eine Seite, die den Robber gewonnen hat, sollte es je dazu kommen.</translation>
    </message>
    <message>
        <source>Single, double and treble games</source>
        <translation>Einfache, doppelte und dreifache Partien</translation>
    </message>
    <message>
        <source>Hoyle’s Games Modernized speaks of another way of scoring, by “single”, “double” and “treble” games, and does not say how it goes. The program offers a &lt;b&gt;reconstruction after Short Whist&lt;/b&gt;. It is ours, and no source’s:</source>
        <translation>Hoyle’s Games Modernized spricht von einer anderen Zählung, nach „einfachen“, „doppelten“ und „dreifachen“ Partien, und sagt nicht, wie sie geht. Das Programm bietet eine &lt;b&gt;Nachbildung nach dem kurzen Whist&lt;/b&gt; an. Sie ist unsere, nicht die einer Quelle:</translation>
    </message>
    <message>
        <source>A game counts 3 for its winners if the losers have nothing.</source>
        <translation>Eine Partie zählt 3 für ihre Gewinner, wenn die Verlierer nichts haben.</translation>
    </message>
    <message>
        <source>It counts 2 if the losers have less than half of what wins the game.</source>
        <translation>Sie zählt 2, wenn die Verlierer weniger als die Hälfte dessen haben, was die Partie gewinnt.</translation>
    </message>
    <message>
        <source>Otherwise it counts 1.</source>
        <translation>Sonst zählt sie 1.</translation>
    </message>
    <message>
        <source>The winners of the rubber add 2. When it is settled, what the losers have won is taken off. The stakes are then for each of these points.</source>
        <translation>Die Gewinner des Robbers schreiben 2 mehr. Bei der Abrechnung wird abgezogen, was die Verlierer gewonnen haben. Der Einsatz gilt dann für jeden dieser Punkte.</translation>
    </message>
    <message>
        <source>To play two hands is a great advantage. As a handicap, dummy’s opponents start every &lt;b&gt;game&lt;/b&gt; with {points} points; every game, not every deal. (Hoyle’s Games Modernized, and Hoffmann’s booklet)</source>
        <translation>Zwei Blätter zu spielen ist ein großer Vorteil. Zum Ausgleich beginnen die Gegner des Strohmanns jede &lt;b&gt;Partie&lt;/b&gt; mit {points} Punkten; jede Partie, nicht jedes Spiel. (Hoyle’s Games Modernized und Hoffmanns Büchlein)</translation>
    </message>
    <message>
        <source>One of the three is the &lt;b&gt;Dummy-player&lt;/b&gt;, and plays two opposite hands, a hand of their own and dummy’s. The other two are partners against both.</source>
        <translation>Einer der drei ist der &lt;b&gt;Strohmannspieler&lt;/b&gt; und spielt zwei Blätter, die einander gegenüberliegen, das eigene und das des Strohmanns. Die anderen beiden sind Partner gegen beide.</translation>
    </message>
    <message>
        <source>The three take dummy in turn, game by game. Three games make a round. There are no rubbers: each game is settled by itself. (Hoyle’s Games Modernized)</source>
        <translation>Die drei übernehmen den Strohmann reihum, Partie für Partie. Drei Partien sind eine Runde. Robber gibt es nicht: Jede Partie wird für sich abgerechnet. (Hoyle’s Games Modernized)</translation>
    </message>
    <message>
        <source>The partner of dummy, that is the Dummy-player, deals first in every game. (Hoyle’s Games Modernized, and Hoffmann’s booklet) After that the deal passes to the left, dummy’s seat included: there the Dummy-player deals for dummy.</source>
        <translation>Der Partner des Strohmanns, also der Strohmannspieler, gibt in jeder Partie zuerst. (Hoyle’s Games Modernized und Hoffmanns Büchlein) Danach geht das Geben nach links weiter, auch an den Platz des Strohmanns: Dort gibt der Strohmannspieler für ihn.</translation>
    </message>
    <message>
        <source>Doubling with dummy</source>
        <translation>Kontrieren mit dem Strohmann</translation>
    </message>
    <message>
        <source>The play with dummy</source>
        <translation>Das Spiel mit dem Strohmann</translation>
    </message>
    <message>
        <source>When the doubling is over, and before the first card is led, dummy’s hand is turned face up. (Hoffmann’s booklet) From then on all three see it. The Dummy-player plays its cards at its turn, by the same rules as any hand.</source>
        <translation>Wenn das Kontrieren vorüber ist und bevor die erste Karte ausgespielt wird, legt man das Blatt des Strohmanns offen hin. (Hoffmanns Büchlein) Von da an sehen es alle drei. Der Strohmannspieler spielt dessen Karten, wenn er an der Reihe ist, nach denselben Regeln wie jedes Blatt.</translation>
    </message>
    <message>
        <source>Dummy laid out.</source>
        <translation>Der Strohmann liegt auf.</translation>
    </message>
    <message>
        <source>After each game each opponent settles with the Dummy-player for the difference of the two scores. The table keeps every player’s running total over the round; stakes, if there are any, are paid on it game by game.</source>
        <translation>Nach jeder Partie rechnet jeder Gegner mit dem Strohmannspieler über den Unterschied der Punkte ab. Der Tisch führt die laufende Summe jedes Spielers über die Runde; ein Einsatz, wenn es einen gibt, wird Partie für Partie gezahlt.</translation>
    </message>
    <message>
        <source>The Dummy-player calls for both hands, each at its turn. They count as partners: if one has doubled, the other does not.</source>
        <translation>Der Strohmannspieler sagt für beide Blätter an, für jedes, wenn es an der Reihe ist. Sie gelten als Partner: Hat das eine kontriert, tut es das andere nicht.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If an opponent deals&lt;/b&gt;, one of the Dummy-player’s two hands is to lead. The Dummy-player looks first at that hand, and calls at both turns from that hand alone. The other hand stays face down until the doubling is over. (Hoyle’s Games Modernized) The program sees to it, for people and for computer players alike.</source>
        <translation>&lt;b&gt;Gibt ein Gegner&lt;/b&gt;, so spielt eines der beiden Blätter des Strohmannspielers aus. Er sieht sich zuerst dieses Blatt an und sagt beide Male allein danach an. Das andere Blatt bleibt verdeckt, bis das Kontrieren vorüber ist. (Hoyle’s Games Modernized) Das Programm achtet darauf, bei Menschen wie bei Computerspielern.</translation>
    </message>
    <message>
        <source>&lt;b&gt;If the Dummy-player deals&lt;/b&gt;, at either hand, an opponent is to lead. Then the Dummy-player sees both hands before calling.</source>
        <translation>&lt;b&gt;Gibt der Strohmannspieler&lt;/b&gt;, für welches Blatt auch immer, so spielt ein Gegner aus. Dann sieht der Strohmannspieler vor dem Ansagen beide Blätter.</translation>
    </message>
    <message>
        <source>Each player plays two opposite hands: one North and South, the other East and West. You see both of your own, and none of the other’s. Hoffmann’s booklet advises a rack for the second hand; here it stands opposite you.</source>
        <translation>Jeder Spieler hat zwei Blätter, die einander gegenüberliegen: der eine Nord und Süd, der andere Ost und West. Sie sehen Ihre beiden und keines des anderen. Hoffmanns Büchlein rät zu einem Gestell für das zweite Blatt; hier steht es Ihnen gegenüber.</translation>
    </message>
    <message>
        <source>Everything else is as with four. Your two hands count as partners: they do not both double, and their tricks are counted together.</source>
        <translation>Alles andere ist wie zu viert. Ihre beiden Blätter gelten als Partner: Sie kontrieren nicht beide, und ihre Stiche zählen zusammen.</translation>
    </message>
    <message>
        <source>Any number of the players may be people, all at this screen. Between two people’s turns a &lt;b&gt;curtain&lt;/b&gt; hides the hands. It stays until the next person is ready, so that nobody sees somebody else’s cards.</source>
        <translation>Beliebig viele der Spieler können Menschen sein, alle an diesem Bildschirm. Zwischen den Zügen zweier Menschen verbirgt ein &lt;b&gt;Vorhang&lt;/b&gt; die Blätter. Er bleibt, bis der Nächste bereit ist, sodass niemand fremde Karten sieht.</translation>
    </message>
    <message>
        <source>A person who plays against computers alone never sees a curtain.</source>
        <translation>Wer allein gegen Computer spielt, sieht nie einen Vorhang.</translation>
    </message>
    <message>
        <source>Everybody may know these things, and no more: the own hand or hands, dummy once it lies open, the calls, every card played, the scores, and who deals. A computer player gets exactly that. Nobody sees the cachette before the twelfth trick is over.</source>
        <translation>Dies darf jeder wissen und nicht mehr: das eigene Blatt oder die eigenen Blätter, den Strohmann, sobald er aufliegt, die Ansagen, jede gespielte Karte, die Punkte und wer gibt. Ein Computerspieler bekommt genau das. Niemand sieht die Cachette, ehe der zwölfte Stich vorüber ist.</translation>
    </message>
    <message>
        <source>“Fair play” in the Help menu tells how that is made sure of, and proves it for the deal on the table.</source>
        <translation>„Fair Play“ im Hilfemenü erzählt, wie dafür gesorgt ist, und beweist es für das Spiel auf dem Tisch.</translation>
    </message>
    <message>
        <source>A new game offers the rules of three sources as a whole; Parlett’s are the usual ones. Each rule may also be chosen by itself; {table} says where it comes from. With any of them you agree on how many games to play, and for what stakes.</source>
        <translation>Eine neue Partie bietet die Regeln dreier Quellen als Ganzes an; die von Parlett sind die üblichen. Jede Regel lässt sich auch für sich wählen; {table} sagt, woher sie stammt. Zu jeder Wahl verabreden Sie, wie viele Partien gespielt werden und um welchen Einsatz.</translation>
    </message>
    <message>
        <source>the table of the sources</source>
        <translation>die Tabelle der Quellen</translation>
    </message>
    <message>
        <source>“Hoffmann 1907” takes the cachette and the low ace from the booklet, the rubber from Hoyle’s Games Modernized, and the rule of the led Quint Royal from what Parlett tells of Hoffmann.</source>
        <translation>„Hoffmann 1907“ nimmt die Cachette und das niedrige Ass aus dem Büchlein, den Robber aus Hoyle’s Games Modernized und die Regel vom ausgespielten Quint Royal aus dem, was Parlett von Hoffmann berichtet.</translation>
    </message>
    <message>
        <source>Match with dummy</source>
        <translation>Match mit Strohmann</translation>
    </message>
    <message>
        <source>The play</source>
        <translation>Das Spielen</translation>
    </message>
    <message>
        <source>The Quint Royal</source>
        <translation>Der Quint Royal</translation>
    </message>
    <message>
        <source>Quints</source>
        <translation>Die Quinten</translation>
    </message>
    <message>
        <source>The cachette</source>
        <translation>Die Cachette</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation>Das Ende einer Partie</translation>
    </message>
    <message>
        <source>Eldest hand leads a card to the first trick. The others follow, clockwise, each in turn: nobody plays before the turn has come round. Four cards make a trick, and whoever takes it leads to the next.</source>
        <translation>Vorhand spielt zum ersten Stich aus. Die anderen folgen im Uhrzeigersinn, jeder, wenn er an der Reihe ist: Niemand spielt vorher. Vier Karten sind ein Stich, und wer ihn macht, spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>A card comes from the hand whose turn it is. That is your own hand; who plays two hands plays from each at its turn.</source>
        <translation>Eine Karte kommt aus dem Blatt, das an der Reihe ist. Das ist Ihr eigenes; wer zwei Blätter hat, spielt aus jedem, wenn es an der Reihe ist.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Follow suit.&lt;/b&gt; Whoever holds a card of the suit that was led plays one of that suit. One card is exempt: the Quint Royal may always be played instead.</source>
        <translation>&lt;b&gt;Farbe bedienen.&lt;/b&gt; Wer eine Karte der ausgespielten Farbe hat, spielt eine dieser Farbe. Eine Karte ist ausgenommen: Der Quint Royal darf stattdessen immer gespielt werden.</translation>
    </message>
    <message>
        <source>Following suit.</source>
        <translation>Farbe bedienen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Or play what you like.&lt;/b&gt; Whoever holds no card of that suit may play any. One of a higher suit is a &lt;b&gt;trump&lt;/b&gt;; one of a lower suit is a &lt;b&gt;discard&lt;/b&gt;, and loses. There is not one trump suit: every suit but spades is a trump over the suits below it.</source>
        <translation>&lt;b&gt;Oder spielen, was man will.&lt;/b&gt; Wer keine Karte dieser Farbe hat, darf jede spielen. Eine einer höheren Farbe ist ein &lt;b&gt;Trumpf&lt;/b&gt;; eine einer niedrigeren wird &lt;b&gt;abgeworfen&lt;/b&gt; und verliert. Es gibt nicht eine Trumpffarbe: Jede Farbe außer Pik ist Trumpf über die Farben unter ihr.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The highest card takes the trick&lt;/b&gt;, in the one order of the whole pack: that is the highest card of the highest suit that was played, whatever was led.</source>
        <translation>&lt;b&gt;Die höchste Karte nimmt den Stich&lt;/b&gt;, nach der einen Reihenfolge aller Karten: also die höchste Karte der höchsten Farbe, die gespielt wurde, was auch ausgespielt war.</translation>
    </message>
    <message>
        <source>Trumping up the suits.</source>
        <translation>Trumpfen, die Farben hinauf.</translation>
    </message>
    <message>
        <source>High cards of lower suits, thrown away.</source>
        <translation>Hohe Karten niedrigerer Farben, abgeworfen.</translation>
    </message>
    <message>
        <source>The Quint Royal is worth 25 points, more than any other quint. It beats nothing, so it never takes a trick. The points go to the side that takes the trick in which it falls.</source>
        <translation>Der Quint Royal ist 25 Punkte wert, mehr als jede andere Quint. Er schlägt nichts, macht also nie einen Stich. Die Punkte gehen an die Seite, die den Stich macht, in den er fällt.</translation>
    </message>
    <message>
        <source>It may be played at any time, even by a player who could follow suit. So its holder keeps it for a trick that the partner is sure to win, and throws it there.</source>
        <translation>Er darf jederzeit gespielt werden, auch von einem, der bedienen könnte. Wer ihn hat, hebt ihn darum für einen Stich auf, der dem Partner sicher ist, und wirft ihn dort hinein.</translation>
    </message>
    <message>
        <source>Thrown on partner’s trick.</source>
        <translation>In den Stich des Partners geworfen.</translation>
    </message>
    <message>
        <source>If it is led</source>
        <translation>Wenn er ausgespielt wird</translation>
    </message>
    <message>
        <source>Here the sources differ most. A new game lets you choose among four rules; the first is the usual one. Each of them has its source in brackets, and the table further down has them all.</source>
        <translation>Hier gehen die Quellen am weitesten auseinander. Eine neue Partie lässt Sie unter vier Regeln wählen; die erste ist die übliche. Bei jeder steht die Quelle in Klammern, und die Tabelle weiter hinten hat sie alle.</translation>
    </message>
    <message>
        <source>The eleventh trick, under both of these forms.</source>
        <translation>Der elfte Stich, unter diesen beiden Formen.</translation>
    </message>
    <message>
        <source>Where it may not be led, whoever has to lead to the eleventh trick with it leads the other card. If that card wins, the Quint Royal is alone in the hand; it is then led to the twelfth trick after all, and the highest card takes it.</source>
        <translation>Wo er nicht ausgespielt werden darf, spielt, wer mit ihm zum elften Stich ausspielen muss, die andere Karte aus. Gewinnt diese, so ist der Quint Royal allein im Blatt; er wird dann doch zum zwölften Stich ausgespielt, und die höchste Karte nimmt diesen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The highest card.&lt;/b&gt; It may be led. The other three then play any card, and the highest takes the trick. (Parlett, and the handbook)</source>
        <translation>&lt;b&gt;Die höchste Karte.&lt;/b&gt; Er darf ausgespielt werden. Die anderen drei spielen dann jede beliebige Karte, und die höchste nimmt den Stich. (Parlett und das Handbuch)</translation>
    </message>
    <message>
        <source>&lt;b&gt;The opponents.&lt;/b&gt; It may be led. The other three then play any card, and the higher of the two opponents’ cards takes the trick: the partner’s card does not count. (Parlett, for those who fear that leading it would be a signal)</source>
        <translation>&lt;b&gt;Die Gegner.&lt;/b&gt; Er darf ausgespielt werden. Die anderen drei spielen dann jede beliebige Karte, und die höhere der beiden Karten der Gegner nimmt den Stich: Die Karte des Partners zählt nicht. (Parlett, für jene, die darin ein Zeichen fürchten)</translation>
    </message>
    <message>
        <source>Led, and the highest card wins.</source>
        <translation>Ausgespielt, und die höchste Karte gewinnt.</translation>
    </message>
    <message>
        <source>The same cards; only the opponents’ count.</source>
        <translation>Dieselben Karten; nur die der Gegner zählen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;It may not be led&lt;/b&gt;, as long as its holder has another card. There are two forms of this rule, a strict one and a milder one.</source>
        <translation>&lt;b&gt;Er darf nicht ausgespielt werden&lt;/b&gt;, solange man noch eine andere Karte hat. Diese Regel gibt es in zwei Formen, einer strengen und einer milderen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;It may not be kept&lt;/b&gt; for the last trick, to which it could not be led. In the &lt;b&gt;strict form&lt;/b&gt;, whoever follows to the eleventh trick with the Quint Royal and one other card plays the Quint Royal now. (Parlett, of Hoffmann) In the &lt;b&gt;milder form&lt;/b&gt; only if the other card would be the highest on the table so far. (Parlett, in an earlier wording)</source>
        <translation>&lt;b&gt;Er darf nicht aufgehoben werden&lt;/b&gt; für den letzten Stich, zu dem er nicht ausgespielt werden könnte. In der &lt;b&gt;strengen Form&lt;/b&gt; spielt, wer den elften Stich nicht ausspielt und den Quint Royal und eine andere Karte hat, jetzt den Quint Royal. (Parlett, von Hoffmann) In der &lt;b&gt;milderen Form&lt;/b&gt; nur dann, wenn die andere Karte die höchste auf dem Tisch wäre. (Parlett in einer früheren Fassung)</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Points for each quint</source>
        <translation>Punkte für jede Quint</translation>
    </message>
    <message>
        <source>A quint is five in one suit: the &lt;b&gt;five&lt;/b&gt; itself, or the &lt;b&gt;ace and four&lt;/b&gt;, or the &lt;b&gt;two and three&lt;/b&gt;. For this the ace counts one, high as it is in play. The Quint Royal is a quint by itself.</source>
        <translation>Eine Quint ist fünf in einer Farbe: die &lt;b&gt;Fünf&lt;/b&gt; selbst oder &lt;b&gt;Ass und Vier&lt;/b&gt; oder &lt;b&gt;Zwei und Drei&lt;/b&gt;. Dafür zählt das Ass eins, so hoch es sonst auch ist. Der Quint Royal ist für sich allein eine Quint.</translation>
    </message>
    <message>
        <source>The kinds of quint.</source>
        <translation>Die Arten von Quinten.</translation>
    </message>
    <message>
        <source>The two cards of a pair have to fall in &lt;b&gt;the same trick&lt;/b&gt;. The ace of clubs in one trick and the four of clubs in another are worth nothing.</source>
        <translation>Die beiden Karten eines Paares müssen in &lt;b&gt;denselben Stich&lt;/b&gt; fallen. Das Kreuz-Ass in einem Stich und die Kreuz-Vier in einem anderen sind nichts wert.</translation>
    </message>
    <message>
        <source>The side that &lt;b&gt;wins the trick&lt;/b&gt; scores its quints at once, whoever held the cards and whoever played them. One trick may hold several.</source>
        <translation>Die Seite, die &lt;b&gt;den Stich macht&lt;/b&gt;, schreibt seine Quinten sofort an, wer auch die Karten hatte und wer sie spielte. In einem Stich können mehrere liegen.</translation>
    </message>
    <message>
        <source>Two quints in one trick.</source>
        <translation>Zwei Quinten in einem Stich.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Twelve tricks and the cachette make thirteen. At {one} points each they come to {tricks} in a deal, doubled to {doubled}, redoubled to {redoubled}. The quints of a deal come to between {least} and {most}: {most} if every pair falls together, {least} if every pair is split.</source>
        <translation>Zwölf Stiche und die Cachette sind dreizehn. Zu je {one} Punkten sind das {tricks} im Spiel, mit Kontra {doubled}, mit Rekontra {redoubled}. Die Quinten eines Spiels bringen zwischen {least} und {most}: {most}, wenn jedes Paar zusammenfällt, {least}, wenn jedes zerrissen wird.</translation>
    </message>
    <message>
        <source>Whoever wins the twelfth trick takes the cachette too. Its five cards are turned up, and count as a &lt;b&gt;thirteenth trick&lt;/b&gt;. So the last trick is worth two.</source>
        <translation>Wer den zwölften Stich macht, nimmt auch die Cachette. Ihre fünf Karten werden aufgedeckt und zählen als &lt;b&gt;dreizehnter Stich&lt;/b&gt;. So ist der letzte Stich zwei wert.</translation>
    </message>
    <message>
        <source>Quints that lie &lt;b&gt;whole&lt;/b&gt; inside the cachette score like any other, the Quint Royal included. A pair split between the cachette and a trick is no quint.</source>
        <translation>Quinten, die &lt;b&gt;ganz&lt;/b&gt; in der Cachette liegen, zählen wie alle anderen, auch der Quint Royal. Ein Paar, das zwischen der Cachette und einem Stich zerrissen ist, ist keine Quint.</translation>
    </message>
    <message>
        <source>A cachette turned up, with one quint whole in it and others split.</source>
        <translation>Eine aufgedeckte Cachette: eine Quint liegt ganz darin, andere sind zerrissen.</translation>
    </message>
    <message>
        <source>{sheet} shows how it looks on paper.</source>
        <translation>{sheet} zeigt, wie es auf dem Papier aussieht.</translation>
    </message>
    <message>
        <source>A game is won with 250 points, or with the number that was chosen instead. Quints and tricks are not counted at the same time, and that decides who wins:</source>
        <translation>Eine Partie gewinnt man mit 250 Punkten oder mit der Zahl, die stattdessen gewählt wurde. Quinten und Stiche werden nicht zur selben Zeit gezählt, und das entscheidet, wer gewinnt:</translation>
    </message>
    <message>
        <source>Quints are marked as each trick falls. A side that a quint brings to 250 or more &lt;b&gt;wins the game at once&lt;/b&gt;. The rest of the deal is abandoned, and no tricks are counted, for either side.</source>
        <translation>Quinten werden angeschrieben, sobald ihr Stich fällt. Eine Seite, die eine Quint auf 250 oder mehr bringt, &lt;b&gt;gewinnt die Partie sofort&lt;/b&gt;. Der Rest des Spiels entfällt, und Stiche werden für keine Seite gezählt.</translation>
    </message>
    <message>
        <source>After the twelfth trick its own quints are marked, then those of the cachette. Either may win the game in the same way.</source>
        <translation>Nach dem zwölften Stich werden dessen Quinten angeschrieben, dann die der Cachette. Beide können die Partie auf dieselbe Weise gewinnen.</translation>
    </message>
    <message>
        <source>Otherwise both sides count their tricks, the cachette included, together. If one side then has 250 or more, it wins. If both have, the larger total wins, whoever got there first.</source>
        <translation>Sonst zählen beide Seiten ihre Stiche gleichzeitig, die Cachette eingeschlossen. Hat dann eine Seite 250 oder mehr, so gewinnt sie. Haben es beide, so gewinnt die größere Summe, wer auch zuerst dort war.</translation>
    </message>
    <message>
        <source>If neither side has 250, or both have and are equal, there is another deal.</source>
        <translation>Hat keine Seite 250, oder haben es beide und gleich viel, so folgt ein weiteres Spiel.</translation>
    </message>
    <message>
        <source>When a game is won it is over: nothing more is called or played in it. The next game of the match begins with a deal, and after the last one a new match may.</source>
        <translation>Eine gewonnene Partie ist zu Ende: Es wird nichts mehr angesagt oder gespielt. Die nächste Partie des Matches beginnt mit dem Geben, und nach der letzten kann ein neues Match beginnen.</translation>
    </message>
    <message>
        <source>The worked score sheet</source>
        <translation>Das ausgefüllte Anschreibeblatt</translation>
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
        <source>A score sheet</source>
        <translation>Ein Anschreibeblatt</translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>The third trick of this deal.</source>
        <translation>Der dritte Stich dieses Spiels.</translation>
    </message>
    <message>
        <source>A rubber</source>
        <translation>Ein Robber</translation>
    </message>
    <message>
        <source>A round with dummy</source>
        <translation>Eine Runde mit Strohmann</translation>
    </message>
    <message>
        <source>This is the first deal of game number {number}, by the usual rules; a new game with that number deals you the same cards. {dealer} has dealt, and doubled as the last to call, so a trick is worth {value}. The cachette turns out to hold {cachette}.</source>
        <translation>Das ist das erste Spiel der Partie Nummer {number} nach den üblichen Regeln; eine neue Partie mit dieser Nummer gibt Ihnen dieselben Karten. {dealer} hat gegeben und als Letzter kontriert, also zählt ein Stich {value}. In der Cachette finden sich {cachette}.</translation>
    </message>
    <message>
        <source>Cachette</source>
        <translation>Cachette</translation>
    </message>
    <message>
        <source>Quints together</source>
        <translation>Quinten zusammen</translation>
    </message>
    <message>
        <source>Tricks, the cachette included</source>
        <translation>Stiche mit der Cachette</translation>
    </message>
    <message>
        <source>The whole deal</source>
        <translation>Das ganze Spiel</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>What fell</source>
        <translation>Was fiel</translation>
    </message>
    <message>
        <source>In the third trick North and South brought the ace and four of clubs together, but East had no club, trumped with the five of hearts, and took all of it. {winner} won the twelfth trick and with it the cachette, the thirteenth. Its two and three of hearts were a quint. Its ace of diamonds and three of spades were not: their other halves had fallen before. Nobody has 250 yet, so {next} deals next.</source>
        <translation>Im dritten Stich brachten Nord und Süd Ass und Vier von Kreuz zusammen, aber Ost hatte kein Kreuz, trumpfte mit der Herz-Fünf und bekam alles. {winner} machte den zwölften Stich und damit die Cachette, den dreizehnten. Deren Zwei und Drei von Herz waren eine Quint. Das Karo-Ass und die Pik-Drei darin waren keine: Ihre anderen Hälften waren schon gefallen. Noch hat niemand 250, also gibt als Nächster {next}.</translation>
    </message>
    <message>
        <source>For the rubber</source>
        <translation>Für den Robber</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The winners of two games add {bonus}. The totals differ by {difference}. At {stakes} counters for every ten points, and with the odd five dropped, each loser pays one winner {paid}.</source>
        <translation>Die Gewinner zweier Partien schreiben {bonus} dazu. Die Summen unterscheiden sich um {difference}. Bei {stakes} Marken für je zehn Punkte, wobei der überzählige Fünfer wegfällt, zahlt jeder Verlierer {paid} an einen Gewinner.</translation>
    </message>
    <message>
        <source>By single, double and treble games ({ours}) the same rubber reads {counts}, and 2 for the rubber: {winners} to {losers}. A difference of {difference} at {stakes} counters each is {paid}.</source>
        <translation>Nach einfachen, doppelten und dreifachen Partien ({ours}) lautet derselbe Robber {counts} und 2 für den Robber: {winners} zu {losers}. Ein Unterschied von {difference} zu je {stakes} Marken macht {paid}.</translation>
    </message>
    <message>
        <source>our reconstruction</source>
        <translation>unsere Nachbildung</translation>
    </message>
    <message>
        <source>{number}: {name} has dummy</source>
        <translation>{number}: {name} hat den Strohmann</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The Dummy-player’s score stands first; the 25 of the opponents are in the other. In each game the Dummy-player wins or loses the difference twice, once with each opponent. At {stakes} counters for every ten points of each game, with odd fives dropped, the round comes to {paid}.</source>
        <translation>Die Punkte des Strohmannspielers stehen zuerst; die 25 der Gegner stecken in den anderen. In jeder Partie gewinnt oder verliert der Strohmannspieler den Unterschied zweimal, einmal mit jedem Gegner. Bei {stakes} Marken für je zehn Punkte jeder Partie, ohne überzählige Fünfer, ergibt die Runde {paid}.</translation>
    </message>
    <message>
        <source>{counters} for {name}</source>
        <translation>{counters} für {name}</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Bertram</source>
        <translation>Bertram</translation>
    </message>
    <message>
        <source>Clara</source>
        <translation>Clara</translation>
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
        <source>The sources</source>
        <translation>Die Quellen</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Vor dem Spielen</translation>
    </message>
    <message>
        <source>If the Quint Royal is led</source>
        <translation>Wenn der Quint Royal ausgespielt wird</translation>
    </message>
    <message>
        <source>How a game is won</source>
        <translation>Wie eine Partie gewonnen wird</translation>
    </message>
    <message>
        <source>Matches, and fewer players</source>
        <translation>Matches und weniger Spieler</translation>
    </message>
    <message>
        <source>Decisions of this program</source>
        <translation>Entscheidungen dieses Programms</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>David Parlett, Historic Card Games, as the page is now</source>
        <translation>David Parlett, Historic Card Games, die Seite, wie sie jetzt ist</translation>
    </message>
    <message>
        <source>the same page in an earlier wording</source>
        <translation>dieselbe Seite in einer früheren Fassung</translation>
    </message>
    <message>
        <source>Hoffmann’s own booklet, “Quinto: a New and Original Card Game” (Goodall &amp; Son, 1907), as an article describes it</source>
        <translation>Hoffmanns eigenes Büchlein, „Quinto: a New and Original Card Game“ (Goodall &amp; Son, 1907), wie es ein Artikel beschreibt</translation>
    </message>
    <message>
        <source>Hoyle’s Games Modernized, the chapter on Quinto</source>
        <translation>Hoyle’s Games Modernized, das Kapitel über Quinto</translation>
    </message>
    <message>
        <source>a card-games handbook, in a copy with some gaps</source>
        <translation>ein Handbuch der Kartenspiele, in einem Exemplar mit einigen Lücken</translation>
    </message>
    <message>
        <source>All five agree on the cards and their order, the values of tricks, the kinds of quint, following suit, the cachette as a thirteenth trick, and 250 as game. For the rest, each line below is one way to play, with what each source says of it. Under it stands what to choose for it in a new game.</source>
        <translation>Alle fünf sind sich einig über die Karten und ihre Reihenfolge, den Wert der Stiche, die Arten von Quinten, das Bedienen, die Cachette als dreizehnten Stich und 250 als Ziel. Im Übrigen ist jede Zeile unten eine Art zu spielen, mit dem, was jede Quelle dazu sagt. Darunter steht, was man dafür in einer neuen Partie wählt.</translation>
    </message>
    <message>
        <source>The columns of each table are P, P0, B, H and K, in this order. &lt;b&gt;yes&lt;/b&gt;: the source says so. &lt;b&gt;no&lt;/b&gt;: it says otherwise. &lt;b&gt;partly&lt;/b&gt;: see the note below the table. A dash: it does not speak of it.</source>
        <translation>Die Spalten jeder Tabelle sind P, P0, B, H und K, in dieser Folge. &lt;b&gt;ja&lt;/b&gt;: Die Quelle sagt es so. &lt;b&gt;nein&lt;/b&gt;: Sie sagt es anders. &lt;b&gt;teils&lt;/b&gt;: siehe die Anmerkung unter der Tabelle. Ein Strich: Sie spricht nicht davon.</translation>
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
        <source>Cards are drawn, the ace low</source>
        <translation>Es wird gezogen, das Ass ist niedrig</translation>
    </message>
    <message>
        <source>Cards are drawn, the ace high</source>
        <translation>Es wird gezogen, das Ass ist hoch</translation>
    </message>
    <message>
        <source>The two lowest play together; the lowest deals</source>
        <translation>Die beiden niedrigsten spielen zusammen; die niedrigste gibt</translation>
    </message>
    <message>
        <source>always so, if there is a draw</source>
        <translation>immer so, wenn gezogen wird</translation>
    </message>
    <message>
        <source>The opponent on the dealer’s right cuts</source>
        <translation>Der Gegner zur Rechten des Gebers hebt ab</translation>
    </message>
    <message>
        <source>always so</source>
        <translation>immer so</translation>
    </message>
    <message>
        <source>The first five cards are the cachette</source>
        <translation>Die ersten fünf Karten sind die Cachette</translation>
    </message>
    <message>
        <source>The last five cards are the cachette</source>
        <translation>Die letzten fünf Karten sind die Cachette</translation>
    </message>
    <message>
        <source>B speaks of drawing for the order of dealing only. H settles partners and deal “in the usual way”, and has the cards cut without saying by whom. K ranks the cards of the draw “as above”; we take that as rank first, and suit between equal ranks.</source>
        <translation>B spricht nur vom Ziehen um die Reihenfolge des Gebens. H bestimmt Partner und Geben „auf die übliche Weise“ und lässt abheben, ohne zu sagen, von wem. K ordnet die gezogenen Karten „wie oben“; wir verstehen das als Rang zuerst und bei gleichem Rang nach Farbe.</translation>
    </message>
    <message>
        <source>It may be led, and the highest card takes the trick</source>
        <translation>Er darf ausgespielt werden, und die höchste Karte nimmt den Stich</translation>
    </message>
    <message>
        <source>It may be led, and the opponents’ side takes the trick</source>
        <translation>Er darf ausgespielt werden, und die Seite der Gegner nimmt den Stich</translation>
    </message>
    <message>
        <source>It may not be led; at the eleventh trick it has to be played</source>
        <translation>Er darf nicht ausgespielt werden; beim elften Stich muss er gespielt werden</translation>
    </message>
    <message>
        <source>It may not be led; at the eleventh trick it has to be played if the other card would win</source>
        <translation>Er darf nicht ausgespielt werden; beim elften Stich muss er gespielt werden, wenn die andere Karte gewänne</translation>
    </message>
    <message>
        <source>P gives three of these. It reports the strict form as Hoffmann’s, prefers that the highest card wins, and adds, for those who fear a signal, that the opponents’ side may win instead. That the others may then play any card is said by K. H says only that its holder can score it by throwing it on a trick of the partner’s.</source>
        <translation>P nennt drei davon. Es berichtet die strenge Form als die Hoffmanns, zieht vor, dass die höchste Karte gewinnt, und fügt für jene, die ein Zeichen fürchten, hinzu, dass stattdessen die Seite der Gegner gewinnen kann. Dass die anderen dann jede Karte spielen dürfen, sagt K. H sagt nur, dass man ihn zählen kann, indem man ihn in einen Stich des Partners wirft.</translation>
    </message>
    <message>
        <source>A quint that reaches 250 wins at once</source>
        <translation>Eine Quint, die auf 250 führt, gewinnt sofort</translation>
    </message>
    <message>
        <source>Both sides reach 250 with tricks: the larger total wins</source>
        <translation>Beide Seiten kommen mit Stichen auf 250: Die größere Summe gewinnt</translation>
    </message>
    <message>
        <source>Both have 250 and are equal: another deal</source>
        <translation>Beide haben 250 und gleich viel: ein weiteres Spiel</translation>
    </message>
    <message>
        <source>P and P0 have another deal if both are over and tied, so the larger total is meant. In K the side that scores 250 first wins the game.</source>
        <translation>P und P0 lassen ein weiteres Spiel folgen, wenn beide darüber und gleich sind, also ist die größere Summe gemeint. In K gewinnt die Seite die Partie, die zuerst 250 schreibt.</translation>
    </message>
    <message>
        <source>A rubber of three games, 100 to its winners</source>
        <translation>Ein Robber aus drei Partien, 100 für seine Gewinner</translation>
    </message>
    <message>
        <source>The scores of its games are added up</source>
        <translation>Die Punkte seiner Partien werden zusammengezählt</translation>
    </message>
    <message>
        <source>Stakes by the ten points, an odd five dropped</source>
        <translation>Einsatz je zehn Punkte, ein überzähliger Fünfer fällt weg</translation>
    </message>
    <message>
        <source>Three players, with dummy and 25 for the opponents</source>
        <translation>Drei Spieler, mit Strohmann und 25 für die Gegner</translation>
    </message>
    <message>
        <source>The partner of dummy deals first</source>
        <translation>Der Partner des Strohmanns gibt zuerst</translation>
    </message>
    <message>
        <source>always so, with dummy</source>
        <translation>immer so, mit Strohmann</translation>
    </message>
    <message>
        <source>Dummy is turned up before the first lead</source>
        <translation>Der Strohmann wird vor dem ersten Ausspiel aufgedeckt</translation>
    </message>
    <message>
        <source>The Dummy-player calls from the hand that is to lead</source>
        <translation>Der Strohmannspieler sagt nach dem Blatt an, das ausspielt</translation>
    </message>
    <message>
        <source>always so, if an opponent deals</source>
        <translation>immer so, wenn ein Gegner gibt</translation>
    </message>
    <message>
        <source>Dummy goes round game by game; no rubbers</source>
        <translation>Der Strohmann geht Partie für Partie reihum; kein Robber</translation>
    </message>
    <message>
        <source>Two players with two hands each</source>
        <translation>Zwei Spieler mit je zwei Blättern</translation>
    </message>
    <message>
        <source>H names single, double and treble games without saying what they are. K announces a game for three, which our copy does not have.</source>
        <translation>H nennt einfache, doppelte und dreifache Partien, ohne zu sagen, was sie sind. K kündigt ein Spiel zu dritt an, das unserem Exemplar fehlt.</translation>
    </message>
    <message>
        <source>{field}: “{value}”</source>
        <translation>{field}: „{value}“</translation>
    </message>
    <message>
        <source>Where no source speaks, this has been decided; it is ours:</source>
        <translation>Wo keine Quelle spricht, ist dies entschieden worden; es ist unser Eigenes:</translation>
    </message>
    <message>
        <source>A drawn Quint Royal is the lowest card of the draw.</source>
        <translation>Ein gezogener Quint Royal ist die niedrigste Karte.</translation>
    </message>
    <message>
        <source>After the draw the lowest stays in place, and the partner changes places with whoever sits opposite. Of three, the lowest has dummy first.</source>
        <translation>Nach dem Ziehen bleibt, wer am niedrigsten gezogen hat, sitzen, und der Partner tauscht mit dem, der gegenübersitzt. Von dreien hat der niedrigste zuerst den Strohmann.</translation>
    </message>
    <message>
        <source>Where the Quint Royal may not be led, its holder leads the other card to the eleventh trick. If that card wins, the Quint Royal is led to the twelfth, and the highest card takes it.</source>
        <translation>Wo der Quint Royal nicht ausgespielt werden darf, spielt, wer ihn hat, zum elften Stich die andere Karte aus. Gewinnt diese, so wird der Quint Royal zum zwölften ausgespielt, und die höchste Karte nimmt ihn.</translation>
    </message>
    <message>
        <source>If the opponents’ side takes a led Quint Royal, the higher of their two cards wins.</source>
        <translation>Nimmt die Seite der Gegner einen ausgespielten Quint Royal, so gewinnt die höhere ihrer beiden Karten.</translation>
    </message>
    <message>
        <source>With dummy, each opponent settles with the Dummy-player for the difference of the two scores. The Dummy-player also deals for dummy, and sees both hands when one of the two has dealt.</source>
        <translation>Mit Strohmann rechnet jeder Gegner mit dem Strohmannspieler über den Unterschied der Punkte ab. Der Strohmannspieler gibt auch für den Strohmann und sieht beide Blätter, wenn eines der beiden gegeben hat.</translation>
    </message>
    <message>
        <source>Single, double and treble games are reconstructed, stakes on them included.</source>
        <translation>Einfache, doppelte und dreifache Partien sind nachgebildet, der Einsatz darauf eingeschlossen.</translation>
    </message>
    <message>
        <source>Whoever has the smaller total pays the stakes, even if that side has won the rubber.</source>
        <translation>Den Einsatz zahlt, wer die kleinere Summe hat, auch wenn diese Seite den Robber gewonnen hat.</translation>
    </message>
    <message>
        <source>A game may be played to another number than 250.</source>
        <translation>Eine Partie kann bis zu einer anderen Zahl als 250 gespielt werden.</translation>
    </message>
    <message>
        <source>{who} has drawn {card}.</source>
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
        <source>{doubler} doubles, all others pass: a trick is worth {value}.</source>
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
        <source>With the ace low</source>
        <translation>Mit niedrigem Ass</translation>
    </message>
    <message>
        <source>With the ace high</source>
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
        <source>{who} trumps over it with {card}.</source>
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
        <translation>{who} macht den Stich; {side} schreiben {quints}.</translation>
    </message>
    <message>
        <source>{who} takes the trick; {side} score {quints}, {points} together.</source>
        <translation>{who} macht den Stich; {side} schreiben {quints}, zusammen {points}.</translation>
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
        <source>no quint in it</source>
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
        <source>North</source>
        <translation>Nord</translation>
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
        <source>North and South</source>
        <translation>Nord und Süd</translation>
    </message>
    <message>
        <source>East and West</source>
        <translation>Ost und West</translation>
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
        <source>trumps over</source>
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
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>{card}: {place}, winning so far.</source>
        <translation>{card}: {place}, führt bisher.</translation>
    </message>
    <message>
        <source>{card}: {place}. It can still beat the card that is winning.</source>
        <translation>{card}: {place}. Sie kann die führende Karte noch schlagen.</translation>
    </message>
    <message>
        <source>{card}: {place}.</source>
        <translation>{card}: {place}.</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>in Ihrem Blatt</translation>
    </message>
    <message>
        <source>on the table, played by {who}</source>
        <translation>auf dem Tisch ({who})</translation>
    </message>
    <message>
        <source>gone, played by {who} to trick {trick}</source>
        <translation>fort, in Stich {trick} ({who})</translation>
    </message>
    <message>
        <source>gone, in the cachette</source>
        <translation>fort, in der Cachette</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>noch nicht gesehen</translation>
    </message>
    <message>
        <source>in the hand of {who}</source>
        <translation>im Blatt von {who}</translation>
    </message>
    <message>
        <source>Gone: {gone}. Yours: {own}. Not seen yet: {unseen}.</source>
        <translation>Fort: {gone}. Ihre: {own}. Noch nicht gesehen: {unseen}.</translation>
    </message>
    <message>
        <source>In dummy: {count}.</source>
        <translation>Beim Strohmann: {count}.</translation>
    </message>
    <message>
        <source>Cards that can still beat {the_card}: {count}.</source>
        <translation>Karten, die {the_card} noch schlagen können: {count}.</translation>
    </message>
    <message>
        <source>Nothing can beat {the_card} any more.</source>
        <translation>Nichts kann {the_card} mehr schlagen.</translation>
    </message>
    <message>
        <source>Ladder: the order of the pack</source>
        <translation>Leiter: die Reihenfolge der Karten</translation>
    </message>
    <message>
        <source>Hide the ladder (F6)</source>
        <translation>Leiter verbergen (F6)</translation>
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
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>led</source>
        <translation>Ausspiel</translation>
    </message>
    <message>
        <source>{quint} {points}</source>
        <translation>{quint} {points}</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>The Quint Royal was led: the opponents’ higher card takes the trick.</source>
        <translation>Der Quint Royal wurde ausgespielt: Die höhere Karte der Gegner nimmt den Stich.</translation>
    </message>
    <message>
        <source>The Quint Royal was led: the highest of the other cards takes the trick.</source>
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
        <source>Left and right: the other tricks. Any other key or click goes back.</source>
        <translation>Links und Rechts: die anderen Stiche. Jede andere Taste oder ein Klick führt zurück.</translation>
    </message>
    <message>
        <source>Any key or click goes back.</source>
        <translation>Jede Taste oder ein Klick führt zurück.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Welcome to Quinto</source>
        <translation>Willkommen bei Quinto</translation>
    </message>
    <message>
        <source>You and the player opposite are partners; the side that first has 250 points wins. Play this deal, and you will be told of each thing as it comes up.</source>
        <translation>Sie und der Spieler gegenüber sind Partner; es gewinnt die Seite, die zuerst 250 Punkte hat. Spielen Sie dieses Spiel, und alles wird Ihnen gesagt, sobald es vorkommt.</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>First everybody may double, once round the table: then each trick counts 10 instead of 5, whoever wins it. Most players pass. Pass, for now.</source>
        <translation>Zuerst darf jeder kontrieren, einmal um den Tisch: Dann zählt jeder Stich 10 statt 5, wer ihn auch macht. Die meisten passen. Passen Sie diesmal.</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>Sie spielen aus</translation>
    </message>
    <message>
        <source>You play the first card of this trick: any card. One order runs through the pack: hearts are highest, then diamonds, clubs and spades, each from the ace down to the two. The highest of the four cards takes the trick.</source>
        <translation>Sie spielen die erste Karte dieses Stichs: jede ist erlaubt. Eine einzige Reihenfolge geht durch alle Karten: Herz ist am höchsten, dann Karo, Kreuz und Pik, jede Farbe vom Ass hinab zur Zwei. Die höchste der vier Karten nimmt den Stich.</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Farbe bedienen</translation>
    </message>
    <message>
        <source>You hold the suit that was led, so you play a card of it. The cards that you may play stand higher than the others.</source>
        <translation>Sie haben die ausgespielte Farbe, also spielen Sie eine Karte davon. Die erlaubten Karten stehen höher als die anderen.</translation>
    </message>
    <message>
        <source>Trump upwards</source>
        <translation>Trumpfen, die Farben hinauf</translation>
    </message>
    <message>
        <source>You hold none of the suit that was led, so you may play any card. A card of a higher suit beats every card of a lower one; a card of a lower suit is thrown away.</source>
        <translation>Sie haben nichts von der ausgespielten Farbe, also dürfen Sie jede Karte spielen. Eine Karte einer höheren Farbe schlägt jede einer niedrigeren; eine einer niedrigeren Farbe wird abgeworfen.</translation>
    </message>
    <message>
        <source>The Quint Royal</source>
        <translation>Der Quint Royal</translation>
    </message>
    <message>
        <source>The card with the five crowns is the Quint Royal. You may play it whatever was led. It beats nothing, but whoever takes the trick scores 25: keep it for a trick that your partner wins.</source>
        <translation>Die Karte mit den fünf Kronen ist der Quint Royal. Sie dürfen ihn spielen, was auch ausgespielt wurde. Er schlägt nichts, aber wer den Stich macht, schreibt 25: Heben Sie ihn für einen Stich auf, den Ihr Partner macht.</translation>
    </message>
    <message>
        <source>You play last, and your partner is winning. The Quint Royal, the card with the five crowns, may be played whatever was led: on this trick it brings your side 25 points.</source>
        <translation>Sie spielen als Letzter, und Ihr Partner führt. Der Quint Royal, die Karte mit den fünf Kronen, darf gespielt werden, was auch ausgespielt wurde: In diesem Stich bringt er Ihrer Seite 25 Punkte.</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Der letzte Stich</translation>
    </message>
    <message>
        <source>Whoever takes the last trick takes the cachette too: the five cards that were left over. They count as one more trick, and quints among them score.</source>
        <translation>Wer den letzten Stich macht, nimmt auch die Cachette: die fünf Karten, die übrig geblieben sind. Sie zählen als ein weiterer Stich, und Quinten darin bringen Punkte.</translation>
    </message>
    <message>
        <source>A quint</source>
        <translation>Eine Quint</translation>
    </message>
    <message>
        <source>A five is a quint. So are an ace and a four, or a two and a three, of one suit in the same trick. Whoever takes the trick scores at once: 20 in hearts, 15 in diamonds, 10 in clubs, 5 in spades.</source>
        <translation>Eine Fünf ist eine Quint. Ebenso ein Ass und eine Vier oder eine Zwei und eine Drei derselben Farbe in einem Stich. Wer den Stich macht, schreibt sofort: 20 in Herz, 15 in Karo, 10 in Kreuz, 5 in Pik.</translation>
    </message>
    <message>
        <source>The Quint Royal has fallen</source>
        <translation>Der Quint Royal ist gefallen</translation>
    </message>
    <message>
        <source>It beats nothing, but the side that takes the trick with it scores 25, the most that one card can bring.</source>
        <translation>Er schlägt nichts, aber die Seite, die den Stich mit ihm macht, schreibt 25, das meiste, was eine Karte bringen kann.</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>Das Zählen</translation>
    </message>
    <message>
        <source>After the twelfth trick both sides count their tricks, the cachette among them. That is all of Quinto. The game goes on to 250, and F1 explains the rest.</source>
        <translation>Nach dem zwölften Stich zählen beide Seiten ihre Stiche, die Cachette eingeschlossen. Das ist schon alles. Die Partie geht weiter bis 250, und F1 erklärt das Übrige.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Skip the lesson</source>
        <translation>Überspringen</translation>
    </message>
</context>
<context>
    <name>LevelWish</name>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Quinto</source>
        <translation>Quinto</translation>
    </message>
    <message>
        <source>The game you left is kept; find it under “Open recent” in the Game menu.</source>
        <translation>Die Partie, die Sie verlassen haben, ist aufgehoben; Sie finden sie im Menü „Partie“ unter „Zuletzt geöffnet“.</translation>
    </message>
    <message>
        <source>{file} – Quinto</source>
        <translation>{file} – Quinto</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>The difference is too small for anything to be paid.</source>
        <translation>Der Unterschied ist zu klein, als dass etwas zu zahlen wäre.</translation>
    </message>
    <message>
        <source>{who} pay {counters} each, to {whom}.</source>
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
        <source>Rubber</source>
        <translation>Robber</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Sum</source>
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
        <source>Due</source>
        <translation>Fällig</translation>
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
        <source>Sa&amp;me again</source>
        <translation>Noch ein&amp;mal</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
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
        <source>Prin&amp;t score sheet…</source>
        <translation>Anschreibeblatt &amp;drucken…</translation>
    </message>
    <message>
        <source>A&amp;bandon game</source>
        <translation>Partie &amp;aufgeben</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
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
        <source>&amp;Go on</source>
        <translation>W&amp;eiter</translation>
    </message>
    <message>
        <source>Score s&amp;heet</source>
        <translation>&amp;Anschreibeblatt</translation>
    </message>
    <message>
        <source>&amp;Ladder</source>
        <translation>&amp;Leiter</translation>
    </message>
    <message>
        <source>&amp;Quint radar</source>
        <translation>&amp;Quintradar</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;Wettlauf</translation>
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
        <source>&amp;Four colours</source>
        <translation>&amp;Vier Farben</translation>
    </message>
    <message>
        <source>&amp;Large figures on the cards</source>
        <translation>&amp;Große Zeichen auf den Karten</translation>
    </message>
    <message>
        <source>Crowns on &amp;quint cards</source>
        <translation>&amp;Kronen auf Quintkarten</translation>
    </message>
    <message>
        <source>&amp;Computers think longer</source>
        <translation>&amp;Computer denken länger</translation>
    </message>
    <message>
        <source>&amp;Whose turn?</source>
        <translation>&amp;Wer ist am Zug?</translation>
    </message>
    <message>
        <source>What &amp;may be played?</source>
        <translation>Was &amp;darf gespielt werden?</translation>
    </message>
    <message>
        <source>The &amp;trick so far?</source>
        <translation>Der &amp;Stich bisher?</translation>
    </message>
    <message>
        <source>My &amp;hand?</source>
        <translation>Mein &amp;Blatt?</translation>
    </message>
    <message>
        <source>The &amp;other hands?</source>
        <translation>Die &amp;anderen Blätter?</translation>
    </message>
    <message>
        <source>What is still o&amp;ut?</source>
        <translation>Was s&amp;teht noch aus?</translation>
    </message>
    <message>
        <source>The &amp;calls?</source>
        <translation>Die A&amp;nsagen?</translation>
    </message>
    <message>
        <source>The &amp;score?</source>
        <translation>Der &amp;Punktestand?</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;So wird gespielt</translation>
    </message>
    <message>
        <source>Guided first &amp;deal</source>
        <translation>&amp;Einführung am Tisch</translation>
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
        <source>&amp;Ask</source>
        <translation>&amp;Fragen</translation>
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
        <source>&amp;At once</source>
        <translation>Sof&amp;ort</translation>
    </message>
    <message>
        <source>&amp;Less</source>
        <translation>&amp;Weniger</translation>
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
        <source>By the &amp;rank of the suits</source>
        <translation>Nach dem &amp;Rang der Farben</translation>
    </message>
    <message>
        <source>Red and black in &amp;turn</source>
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
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Green baize</source>
        <translation>&amp;Grünes Tuch</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>{south} and {north} play against {west} and {east}.</source>
        <translation>{south} und {north} spielen gegen {west} und {east}.</translation>
    </message>
    <message>
        <source>Partners are drawn, so that the seats may still change.</source>
        <translation>Die Partner werden gezogen, die Plätze können sich also noch ändern.</translation>
    </message>
    <message>
        <source>Dummy goes round; whoever draws the lowest card begins.</source>
        <translation>Der Strohmann geht reihum; wer die niedrigste Karte zieht, beginnt.</translation>
    </message>
    <message>
        <source>Whoever draws the lowest card has dummy.</source>
        <translation>Wer die niedrigste Karte zieht, hat den Strohmann.</translation>
    </message>
    <message>
        <source>Dummy goes round, game by game; chance says who begins.</source>
        <translation>Der Strohmann geht Partie für Partie reihum; wer beginnt, sagt der Zufall.</translation>
    </message>
    <message>
        <source>Chance says who has dummy.</source>
        <translation>Wer den Strohmann hat, sagt der Zufall.</translation>
    </message>
    <message>
        <source>Dummy goes round; you begin.</source>
        <translation>Der Strohmann geht reihum; Sie beginnen.</translation>
    </message>
    <message>
        <source>You have dummy.</source>
        <translation>Sie haben den Strohmann.</translation>
    </message>
    <message>
        <source>Dummy goes round; {name} begins.</source>
        <translation>Der Strohmann geht reihum; {name} beginnt.</translation>
    </message>
    <message>
        <source>{name} has dummy.</source>
        <translation>{name} hat den Strohmann.</translation>
    </message>
    <message>
        <source>Every level plays, from the novice to the master.</source>
        <translation>Jede Stufe spielt mit, vom Anfänger bis zum Meister.</translation>
    </message>
    <message>
        <source>Only computer players: you look on.</source>
        <translation>Nur Computerspieler: Sie sehen zu.</translation>
    </message>
    <message>
        <source>A curtain hides the hands between two people’s turns.</source>
        <translation>Ein Vorhang verbirgt die Blätter zwischen den Zügen zweier Menschen.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Back to the players</source>
        <translation>Zurüc&amp;k zu den Spielern</translation>
    </message>
    <message>
        <source>S&amp;tart the game</source>
        <translation>&amp;Partie beginnen</translation>
    </message>
    <message>
        <source>The rules in detail: {preset}</source>
        <translation>Die Regeln im Einzelnen: {preset}</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>N&amp;umber</source>
        <translation>Nu&amp;mmer</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Nummer der Partie</translation>
    </message>
    <message>
        <source>Write a whole number from 0 to {greatest}, or leave it empty.</source>
        <translation>Schreiben Sie eine ganze Zahl von 0 bis {greatest}, oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>The same number always deals the same cards. Leave it empty for new ones.</source>
        <translation>Dieselbe Nummer gibt immer dieselben Karten. Lassen Sie das Feld leer für neue.</translation>
    </message>
</context>
<context>
    <name>PlayerBox</name>
    <message>
        <source>Name: {seat}</source>
        <translation>Name: {seat}</translation>
    </message>
    <message>
        <source>Person or computer: {seat}</source>
        <translation>Mensch oder Computer: {seat}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Somebody at this screen plays.</source>
        <translation>Jemand an diesem Bildschirm spielt.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gelegenheitsspieler</translation>
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
        <source>Casual players count the cards and look after their side.</source>
        <translation>Gelegenheitsspieler zählen die Karten und sorgen für ihre Seite.</translation>
    </message>
    <message>
        <source>Club players imagine the hidden hands and try every card.</source>
        <translation>Klubspieler stellen sich die verdeckten Blätter vor und erproben jede Karte.</translation>
    </message>
    <message>
        <source>Masters think longest and look furthest ahead.</source>
        <translation>Meister denken am längsten und am weitesten voraus.</translation>
    </message>
</context>
<context>
    <name>PlayersChoice</name>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Zwei Spieler heißen {name}. Geben Sie einem davon einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
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
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>&amp;Colours of the table</source>
        <translation>Fa&amp;rben des Tisches</translation>
    </message>
    <message>
        <source>The system’s choice follows it from light to dark and back.</source>
        <translation>Wie das System: folgt ihm von Hell zu Dunkel und zurück.</translation>
    </message>
    <message>
        <source>&amp;Backs of the cards</source>
        <translation>Rü&amp;ckseiten der Karten</translation>
    </message>
    <message>
        <source>What you see of the hands that are hidden from you.</source>
        <translation>Was Sie von den Blättern sehen, die Ihnen verborgen sind.</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Vier Farben</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green: suits at a glance.</source>
        <translation>Karo ist blau und Kreuz grün: Farben auf einen Blick.</translation>
    </message>
    <message>
        <source>&amp;Large figures on the cards</source>
        <translation>&amp;Große Zeichen auf den Karten</translation>
    </message>
    <message>
        <source>The rank and the suit in the corner are easier to read.</source>
        <translation>Rang und Farbe in der Ecke sind leichter zu lesen.</translation>
    </message>
    <message>
        <source>Crowns on &amp;quint cards</source>
        <translation>&amp;Kronen auf Quintkarten</translation>
    </message>
    <message>
        <source>Fives carry a whole crown; ace and four, two and three half a one.</source>
        <translation>Fünfen tragen eine ganze Krone; Ass und Vier, Zwei und Drei eine halbe.</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
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
        <source>How long a complete trick rests on the table.</source>
        <translation>Wie lange ein vollständiger Stich auf dem Tisch bleibt.</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>With less of it, cards appear in their places.</source>
        <translation>Mit weniger davon erscheinen Karten gleich an ihrem Platz.</translation>
    </message>
    <message>
        <source>&amp;Lift a card first</source>
        <translation>Karte erst &amp;heben</translation>
    </message>
    <message>
        <source>It is played when chosen again; a slip costs nothing.</source>
        <translation>Erst beim zweiten Mal wird sie gespielt; ein Versehen kostet nichts.</translation>
    </message>
    <message>
        <source>Play the &amp;only card</source>
        <translation>&amp;Einzige Karte von selbst spielen</translation>
    </message>
    <message>
        <source>Where just one card may be played, it goes by itself.</source>
        <translation>Wo nur eine Karte erlaubt ist, geht sie von selbst.</translation>
    </message>
    <message>
        <source>&amp;Computers think longer</source>
        <translation>&amp;Computer denken länger</translation>
    </message>
    <message>
        <source>Club and Master play a little better, and take their time.</source>
        <translation>Klub und Meister spielen etwas besser und lassen sich Zeit.</translation>
    </message>
    <message>
        <source>&amp;Order of the suits</source>
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
        <source>At which end of your hand the highest cards lie.</source>
        <translation>An welchem Ende Ihres Blattes die höchsten Karten liegen.</translation>
    </message>
    <message>
        <source>The &amp;ladder</source>
        <translation>Die &amp;Leiter</translation>
    </message>
    <message>
        <source>All cards in their single order: what is gone, yours, or still out.</source>
        <translation>Alle Karten in ihrer einen Reihenfolge: was fort ist, was Sie haben, was noch aussteht.</translation>
    </message>
    <message>
        <source>The &amp;quint radar</source>
        <translation>Das &amp;Quintradar</translation>
    </message>
    <message>
        <source>Which quints can still be made, and for how much.</source>
        <translation>Welche Quinten noch möglich sind und für wie viel.</translation>
    </message>
    <message>
        <source>The &amp;race</source>
        <translation>Der &amp;Wettlauf</translation>
    </message>
    <message>
        <source>How far both sides are from game, and what is in play.</source>
        <translation>Wie weit beide Seiten vom Ziel sind und was noch im Spiel ist.</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Klänge</translation>
    </message>
    <message>
        <source>Soft sounds of cards; all that they tell can be seen.</source>
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
        <source>&amp;Language of the window</source>
        <translation>S&amp;prache des Fensters</translation>
    </message>
    <message>
        <source>The system’s choice falls back on English.</source>
        <translation>Wie das System; kennt Quinto dessen Sprache nicht, Englisch.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>This system lacks the part of Qt that prints. Install the package of PySide6 that holds QtPrintSupport, and try again.</source>
        <translation>Diesem System fehlt der Teil von Qt, der druckt. Installieren Sie das Paket von PySide6, das QtPrintSupport enthält, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Sent to the printer “{printer}”.</source>
        <translation>An den Drucker „{printer}“ geschickt.</translation>
    </message>
    <message>
        <source>Printed to the file “{printer}”.</source>
        <translation>In die Datei „{printer}“ gedruckt.</translation>
    </message>
    <message>
        <source>No printer was found. Connect one, or choose to print to a file, and try again.</source>
        <translation>Es wurde kein Drucker gefunden. Schließen Sie einen an, oder drucken Sie in eine Datei, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>“{printer}” did not take it. See whether it is switched on and connected, or choose to print to a file, and try again.</source>
        <translation>„{printer}“ hat es nicht angenommen. Sehen Sie nach, ob er eingeschaltet und verbunden ist, oder drucken Sie in eine Datei, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The file “{printer}” could not be written. Choose another name or folder, and try again.</source>
        <translation>Die Datei „{printer}“ konnte nicht geschrieben werden. Wählen Sie einen anderen Namen oder Ordner, und versuchen Sie es noch einmal.</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>{points} to go</source>
        <translation>noch {points}</translation>
    </message>
    <message>
        <source>{side}: {score} of {target}.</source>
        <translation>{side}: {score} von {target}.</translation>
    </message>
    <message>
        <source>{side}: {score} of {target}. Its tricks will count for {taken} after the last one.</source>
        <translation>{side}: {score} von {target}. Die Stiche zählen nach dem letzten {taken}.</translation>
    </message>
    <message>
        <source>In play: {quints} in quints, {tricks} in tricks</source>
        <translation>Im Spiel: {quints} in Quinten, {tricks} in Stichen</translation>
    </message>
    <message>
        <source>Your side needs {own}, their side {other}; {points} are still in play.</source>
        <translation>Ihre Seite braucht {own}, die Gegner {other}; {points} sind noch im Spiel.</translation>
    </message>
    <message>
        <source>Whoever takes the last trick wins the game.</source>
        <translation>Wer den letzten Stich macht, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Neither side can come to {target} in this deal.</source>
        <translation>In diesem Spiel kann keine Seite auf {target} kommen.</translation>
    </message>
    <message>
        <source>{side} needs {own}, {other_side} {other}.</source>
        <translation>{side} braucht {own}, {other_side} {other}.</translation>
    </message>
    <message>
        <source>Your side needs {own}, their side {other}.</source>
        <translation>Ihre Seite braucht {own}, die Gegner {other}.</translation>
    </message>
    <message>
        <source>{quints} wins the game for your side now.</source>
        <translation>{quints} gewinnt jetzt die Partie für Ihre Seite.</translation>
    </message>
    <message>
        <source>{quints} wins the game for their side now.</source>
        <translation>{quints} gewinnt jetzt die Partie für die Gegner.</translation>
    </message>
    <message>
        <source>{quints} wins the game for {side} now.</source>
        <translation>{quints} gewinnt jetzt die Partie für {side}.</translation>
    </message>
    <message>
        <source>any quint</source>
        <translation>jede Quint</translation>
    </message>
    <message>
        <source>a spade quint</source>
        <translation>eine Pik-Quint</translation>
    </message>
    <message>
        <source>a club quint</source>
        <translation>eine Kreuz-Quint</translation>
    </message>
    <message>
        <source>a diamond quint</source>
        <translation>eine Karo-Quint</translation>
    </message>
    <message>
        <source>a heart quint</source>
        <translation>eine Herz-Quint</translation>
    </message>
    <message>
        <source>the Quint Royal</source>
        <translation>der Quint Royal</translation>
    </message>
    <message>
        <source>Your side has {target} once the tricks are counted.</source>
        <translation>Sobald die Stiche gezählt sind, hat Ihre Seite {target}.</translation>
    </message>
    <message>
        <source>Their side has {target} once the tricks are counted.</source>
        <translation>Sobald die Stiche gezählt sind, haben die Gegner {target}.</translation>
    </message>
    <message>
        <source>{side} have {target} once the tricks are counted.</source>
        <translation>Sobald die Stiche gezählt sind, haben {side} {target}.</translation>
    </message>
    <message>
        <source>One more trick brings your side to {target}, once they are counted.</source>
        <translation>Ein Stich mehr bringt Ihre Seite beim Zählen auf {target}.</translation>
    </message>
    <message>
        <source>One more trick brings their side to {target}, once they are counted.</source>
        <translation>Ein Stich mehr bringt die Gegner beim Zählen auf {target}.</translation>
    </message>
    <message>
        <source>One more trick brings {side} to {target}, once they are counted.</source>
        <translation>Ein Stich mehr bringt {side} beim Zählen auf {target}.</translation>
    </message>
    <message>
        <source>The last trick wins the game for your side.</source>
        <translation>Der letzte Stich gewinnt die Partie für Ihre Seite.</translation>
    </message>
    <message>
        <source>The last trick wins the game for their side.</source>
        <translation>Der letzte Stich gewinnt die Partie für die Gegner.</translation>
    </message>
    <message>
        <source>The last trick wins the game for {side}.</source>
        <translation>Der letzte Stich gewinnt die Partie für {side}.</translation>
    </message>
    <message>
        <source>A quint wins now:</source>
        <translation>Eine Quint gewinnt:</translation>
    </message>
    <message>
        <source>Wins the game now:</source>
        <translation>Die Partie gewinnt:</translation>
    </message>
    <message>
        <source>{target} with the tricks:</source>
        <translation>{target} mit den Stichen:</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>letzter Stich</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>one short</source>
        <translation>einer fehlt</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>Der Wettlauf</translation>
    </message>
    <message>
        <source>Hide the race (F8)</source>
        <translation>Wettlauf verbergen (F8)</translation>
    </message>
</context>
<context>
    <name>Radar</name>
    <message>
        <source>in one hand</source>
        <translation>in einem Blatt</translation>
    </message>
    <message>
        <source>{quint}, worth {points}: scored by {side}.</source>
        <translation>{quint}, {points} Punkte: geschrieben von {side}.</translation>
    </message>
    <message>
        <source>{quint}, worth {points}: split and lost.</source>
        <translation>{quint}, {points} Punkte: zerrissen und verloren.</translation>
    </message>
    <message>
        <source>{quint}, worth {points}: lost. Both cards are {place}, and a hand plays one card to a trick.</source>
        <translation>{quint}, {points} Punkte: verloren. Beide Karten sind {place}, und jedes Blatt spielt eine Karte zu einem Stich.</translation>
    </message>
    <message>
        <source>{quint}, worth {points}: lost. One card is on the table, and the other cannot come to this trick.</source>
        <translation>{quint}, {points} Punkte: verloren. Eine Karte liegt auf dem Tisch, und die andere kann nicht mehr in diesen Stich kommen.</translation>
    </message>
    <message>
        <source>{quint}, worth {points}: lost. Its cards can no longer meet.</source>
        <translation>{quint}, {points} Punkte: verloren. Ihre Karten können nicht mehr zusammenkommen.</translation>
    </message>
    <message>
        <source>{quint}, worth {points}: not played.</source>
        <translation>{quint}, {points} Punkte: nicht gespielt.</translation>
    </message>
    <message>
        <source>{quint}, worth {points}: on the table; either side may still win it.</source>
        <translation>{quint}, {points} Punkte: auf dem Tisch; noch kann jede Seite sie gewinnen.</translation>
    </message>
    <message>
        <source>{quint}, worth {points}: either side may still score it.</source>
        <translation>{quint}, {points} Punkte: Noch kann jede Seite sie schreiben.</translation>
    </message>
    <message>
        <source>{quint}, worth {points}: only {side} can still score it.</source>
        <translation>{quint}, {points} Punkte: nur noch für {side} zu schreiben.</translation>
    </message>
    <message>
        <source>{quint}, worth {points}: only your side can still score it.</source>
        <translation>{quint}, {points} Punkte: Nur Ihre Seite kann sie noch schreiben.</translation>
    </message>
    <message>
        <source>{quint}, worth {points}: only their side can still score it.</source>
        <translation>{quint}, {points} Punkte: Nur die Gegner können sie noch schreiben.</translation>
    </message>
    <message>
        <source>No quint is left</source>
        <translation>Keine Quint mehr möglich</translation>
    </message>
    <message>
        <source>{points} points to be had</source>
        <translation>Noch {points} Punkte</translation>
    </message>
    <message>
        <source>{side} only</source>
        <translation>nur {side}</translation>
    </message>
    <message>
        <source>only yours</source>
        <translation>nur Sie</translation>
    </message>
    <message>
        <source>only theirs</source>
        <translation>nur Gegner</translation>
    </message>
    <message>
        <source>Quint radar</source>
        <translation>Quintradar</translation>
    </message>
    <message>
        <source>Hide the quint radar (F7)</source>
        <translation>Quintradar verbergen (F7)</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>{field}: {name} — {meaning}</source>
        <translation>{field}: {name} – {meaning}</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Wie viele spielen</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Umfang</translation>
    </message>
    <message>
        <source>&amp;Played to</source>
        <translation>Gespielt &amp;bis</translation>
    </message>
    <message>
        <source>&amp;Led Quint Royal</source>
        <translation>Ausgespie&amp;lter Quint Royal</translation>
    </message>
    <message>
        <source>C&amp;achette</source>
        <translation>&amp;Cachette</translation>
    </message>
    <message>
        <source>D&amp;raw</source>
        <translation>&amp;Ziehen</translation>
    </message>
    <message>
        <source>Sta&amp;kes</source>
        <translation>E&amp;insatz</translation>
    </message>
    <message>
        <source>Two against two, in partnerships. All sources have it.</source>
        <translation>Zwei gegen zwei, als Partner. So in allen Quellen.</translation>
    </message>
    <message>
        <source>One plays two hands against two, who start with 25. Source: Hoyle’s Games Modernized.</source>
        <translation>Einer spielt zwei Blätter gegen zwei, die mit 25 beginnen. Quelle: Hoyle’s Games Modernized.</translation>
    </message>
    <message>
        <source>Each plays two opposite hands. Source: Hoffmann’s booklet.</source>
        <translation>Jeder spielt zwei Blätter, die einander gegenüberliegen. Quelle: Hoffmanns Büchlein.</translation>
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
        <source>The other three then play any card, and the highest takes the trick. Source: Parlett, and a card-games handbook.</source>
        <translation>Die anderen drei spielen dann jede beliebige Karte, und die höchste nimmt den Stich. Quelle: Parlett und ein Handbuch der Kartenspiele.</translation>
    </message>
    <message>
        <source>the opponents win</source>
        <translation>die Gegner gewinnen</translation>
    </message>
    <message>
        <source>The other three then play any card, and the higher of the two opponents’ cards takes the trick. Source: Parlett, against leading it as a signal.</source>
        <translation>Die anderen drei spielen dann jede beliebige Karte, und die höhere der beiden Karten der Gegner nimmt den Stich. Quelle: Parlett, damit er nicht als Zeichen ausgespielt wird.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>Not while its holder has another card; whoever follows to the eleventh trick with it must play it then. Source: Hoffmann, as Parlett reports him.</source>
        <translation>Nicht, solange man noch eine andere Karte hat; wer zum elften Stich zugibt und ihn hat, muss ihn dann spielen. Quelle: Hoffmann, wie Parlett ihn wiedergibt.</translation>
    </message>
    <message>
        <source>not allowed, the milder form</source>
        <translation>nicht erlaubt, die mildere Form</translation>
    </message>
    <message>
        <source>Not while its holder has another card; whoever follows to the eleventh trick must play it if the other card would be the highest so far. Source: an earlier wording of Parlett’s page.</source>
        <translation>Nicht, solange man noch eine andere Karte hat; wer zum elften Stich zugibt, muss ihn spielen, wenn die andere Karte bis dahin die höchste wäre. Quelle: eine frühere Fassung von Parletts Seite.</translation>
    </message>
    <message>
        <source>the first five cards</source>
        <translation>die ersten fünf Karten</translation>
    </message>
    <message>
        <source>Set aside from the top before the deal. Source: Hoyle’s Games Modernized, Hoffmann’s booklet of 1907, and a card-games handbook.</source>
        <translation>Vor dem Geben von oben beiseitegelegt. Quelle: Hoyle’s Games Modernized, Hoffmanns Büchlein von 1907 und ein Handbuch der Kartenspiele.</translation>
    </message>
    <message>
        <source>the last five cards</source>
        <translation>die letzten fünf Karten</translation>
    </message>
    <message>
        <source>Left over when everybody has twelve cards. Source: Parlett.</source>
        <translation>Übrig, wenn jeder zwölf Karten hat. Quelle: Parlett.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>yes, the ace is low</source>
        <translation>ja, das Ass ist niedrig</translation>
    </message>
    <message>
        <source>yes, the ace is high</source>
        <translation>ja, das Ass ist hoch</translation>
    </message>
    <message>
        <source>The players sit as chosen, and chance names the first dealer. Parlett does not speak of a draw.</source>
        <translation>Die Spieler sitzen wie gewählt, und der Zufall bestimmt den ersten Geber. Parlett spricht nicht vom Ziehen.</translation>
    </message>
    <message>
        <source>Chance says who has dummy first; the sources do not speak of it.</source>
        <translation>Wer zuerst den Strohmann hat, sagt der Zufall; die Quellen sprechen nicht davon.</translation>
    </message>
    <message>
        <source>Chance names the first dealer. Parlett does not speak of a draw.</source>
        <translation>Der Zufall bestimmt den ersten Geber. Parlett spricht nicht vom Ziehen.</translation>
    </message>
    <message>
        <source>The two lowest cards play against the two highest, and the lowest deals.</source>
        <translation>Die beiden niedrigsten Karten spielen gegen die beiden höchsten, und die niedrigste gibt.</translation>
    </message>
    <message>
        <source>Whoever draws the lowest card has dummy first: our rule.</source>
        <translation>Wer die niedrigste Karte zieht, hat zuerst den Strohmann: unsere Regel.</translation>
    </message>
    <message>
        <source>Whoever draws the lower card deals first.</source>
        <translation>Wer die niedrigere Karte zieht, gibt zuerst.</translation>
    </message>
    <message>
        <source>Source: a card-games handbook; for the low ace Hoffmann’s booklet of 1907.</source>
        <translation>Quelle: ein Handbuch der Kartenspiele; für das niedrige Ass Hoffmanns Büchlein von 1907.</translation>
    </message>
    <message>
        <source>Source: a card-games handbook, which ranks the ace as in play.</source>
        <translation>Quelle: ein Handbuch der Kartenspiele, das das Ass wie im Spiel einordnet.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Eine Partie</translation>
    </message>
    <message>
        <source>A single game. Source: Hoyle’s Games Modernized.</source>
        <translation>Eine einzelne Partie. Quelle: Hoyle’s Games Modernized.</translation>
    </message>
    <message>
        <source>A single game. Source: Parlett.</source>
        <translation>Eine einzelne Partie. Quelle: Parlett.</translation>
    </message>
    <message>
        <source>A rubber: best of three</source>
        <translation>Ein Robber: zwei von drei Partien</translation>
    </message>
    <message>
        <source>Two games win it and 100 points more; the points of all games are added up. Source: Hoyle’s Games Modernized, and a card-games handbook.</source>
        <translation>Zwei Partien gewinnen ihn und 100 Punkte dazu; die Punkte aller Partien werden zusammengezählt. Quelle: Hoyle’s Games Modernized und ein Handbuch der Kartenspiele.</translation>
    </message>
    <message>
        <source>Single, double, treble (ours)</source>
        <translation>Einfach, doppelt, dreifach (unseres)</translation>
    </message>
    <message>
        <source>Reconstruction after Short Whist, ours: a game counts 3 if the losers have nothing, 2 if less than half, else 1; a rubber adds 2. Hoyle’s Games Modernized only names it.</source>
        <translation>Nachbildung nach dem kurzen Whist, von uns: Eine Partie zählt 3, wenn die Verlierer nichts haben, 2 bei weniger als der Hälfte, sonst 1; ein Robber bringt 2. Hoyle’s Games Modernized nennt nur den Namen.</translation>
    </message>
    <message>
        <source>A round of three games</source>
        <translation>Eine Runde von drei Partien</translation>
    </message>
    <message>
        <source>Each player has dummy for one game, which is settled by itself. Source: Hoyle’s Games Modernized.</source>
        <translation>Jeder Spieler hat für eine Partie den Strohmann, und sie wird für sich abgerechnet. Quelle: Hoyle’s Games Modernized.</translation>
    </message>
    <message>
        <source>All sources play to 250. Dummy’s opponents start with 25, so 30 is the least.</source>
        <translation>Alle Quellen spielen bis 250. Die Gegner des Strohmanns beginnen mit 25, also sind 30 das Mindeste.</translation>
    </message>
    <message>
        <source>All sources play to 250, which takes one to four deals.</source>
        <translation>Alle Quellen spielen bis 250; das dauert ein bis vier Spiele.</translation>
    </message>
    <message>
        <source>{target} points</source>
        <translation>{target} Punkte</translation>
    </message>
    <message>
        <source>Nothing is paid; only a card-games handbook speaks of stakes.</source>
        <translation>Es wird nichts gezahlt; nur ein Handbuch der Kartenspiele spricht von Einsätzen.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>After each game dummy’s opponents settle with the Dummy-player: so many counters for ten points, an odd five dropped. Source: a card-games handbook; with dummy, ours.</source>
        <translation>Nach jeder Partie rechnen die Gegner des Strohmanns mit dem Strohmannspieler ab: so viele Marken für je zehn Punkte, ein überzähliger Fünfer fällt weg. Quelle: ein Handbuch der Kartenspiele; mit Strohmann von uns.</translation>
    </message>
    <message>
        <source>The losers pay so many counters for every game, single, double or treble, by which they are behind: ours, as the count is.</source>
        <translation>Die Verlierer zahlen so viele Marken für jede einfache, doppelte oder dreifache Partie, um die sie zurückliegen: von uns, wie die Zählung.</translation>
    </message>
    <message>
        <source>The losers pay so many counters for every ten points by which they are behind, an odd five dropped. Source: a card-games handbook.</source>
        <translation>Die Verlierer zahlen so viele Marken für je zehn Punkte, um die sie zurückliegen, ein überzähliger Fünfer fällt weg. Quelle: ein Handbuch der Kartenspiele.</translation>
    </message>
    <message>
        <source>the Quint Royal may be led</source>
        <translation>der Quint Royal darf ausgespielt werden</translation>
    </message>
    <message>
        <source>the opponents win a led Quint Royal</source>
        <translation>die Gegner gewinnen einen ausgespielten Quint Royal</translation>
    </message>
    <message>
        <source>the Quint Royal may not be led</source>
        <translation>der Quint Royal darf nicht ausgespielt werden</translation>
    </message>
    <message>
        <source>the Quint Royal may not be led, the milder form</source>
        <translation>der Quint Royal darf nicht ausgespielt werden, die mildere Form</translation>
    </message>
    <message>
        <source>the first five cards are the cachette</source>
        <translation>die ersten fünf Karten sind die Cachette</translation>
    </message>
    <message>
        <source>the last five cards are the cachette</source>
        <translation>die letzten fünf Karten sind die Cachette</translation>
    </message>
    <message>
        <source>no draw</source>
        <translation>kein Ziehen</translation>
    </message>
    <message>
        <source>a draw, the ace low</source>
        <translation>es wird gezogen, das Ass niedrig</translation>
    </message>
    <message>
        <source>a draw, the ace high</source>
        <translation>es wird gezogen, das Ass hoch</translation>
    </message>
    <message>
        <source>{target} up</source>
        <translation>bis {target}</translation>
    </message>
    <message>
        <source>stakes {count}</source>
        <translation>Einsatz {count}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>{rules}.</source>
        <translation>{rules}.</translation>
    </message>
</context>
<context>
    <name>SampleView</name>
    <message>
        <source>Some cards as they look now</source>
        <translation>Einige Karten, wie sie jetzt aussehen</translation>
    </message>
    <message>
        <source>A hand as it is sorted now</source>
        <translation>Ein Blatt, wie es jetzt sortiert ist</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Anschreibeblatt</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
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
        <source>At the start: {ns} and {ew}.</source>
        <translation>Zu Beginn: {ns} und {ew}.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Deals {first}–{last}</source>
        <translation>Spiele {first}–{last}</translation>
    </message>
    <message>
        <source>{deal}, {side}: {marked}.</source>
        <translation>{deal}, {side}: {marked}.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Quints of this deal:</source>
        <translation>Quinten dieses Spiels:</translation>
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
        <source>{quint}, worth {points}: still open</source>
        <translation>{quint}, {points} Punkte: noch möglich</translation>
    </message>
    <message>
        <source>{quint}, worth {points}: on the table now</source>
        <translation>{quint}, {points} Punkte: jetzt auf dem Tisch</translation>
    </message>
    <message>
        <source>{quint}, worth {points}: scored by {side}</source>
        <translation>{quint}, {points} Punkte: geschrieben von {side}</translation>
    </message>
    <message>
        <source>{quint}, worth {points}: split and lost</source>
        <translation>{quint}, {points} Punkte: zerrissen und verloren</translation>
    </message>
    <message>
        <source>{side} have won</source>
        <translation>{side} haben gewonnen</translation>
    </message>
    <message>
        <source>{ns} and {ew} to go</source>
        <translation>noch {ns} und {ew}</translation>
    </message>
    <message>
        <source>QUINTS OF THIS DEAL</source>
        <translation>QUINTEN DIESES SPIELS</translation>
    </message>
    <message>
        <source>Quint Royal</source>
        <translation>Quint Royal</translation>
    </message>
    <message>
        <source>Quints of this deal</source>
        <translation>Quinten dieses Spiels</translation>
    </message>
    <message>
        <source>{quint}  {side}</source>
        <translation>{quint}  {side}</translation>
    </message>
    <message>
        <source>Race to {target}</source>
        <translation>Wettlauf bis {target}</translation>
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
        <source>A trick is worth</source>
        <translation>Ein Stich zählt</translation>
    </message>
    <message>
        <source>A trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>QUINTS</source>
        <translation>QUINTEN</translation>
    </message>
    <message>
        <source>TRICKS</source>
        <translation>STICHE</translation>
    </message>
    <message>
        <source>SCORE</source>
        <translation>STAND</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>tricks {count}</source>
        <translation>Stiche {count}</translation>
    </message>
    <message>
        <source>{count} quints</source>
        <translation>{count} Quinten</translation>
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
        <source>The score sheet is copied.</source>
        <translation>Das Anschreibeblatt ist kopiert.</translation>
    </message>
</context>
<context>
    <name>SeatPlan</name>
    <message>
        <source>The players</source>
        <translation>Die Spieler</translation>
    </message>
    <message>
        <source>{player}, second hand</source>
        <translation>{player}, zweites Blatt</translation>
    </message>
    <message>
        <source>Dummy, opposite whoever has it</source>
        <translation>Strohmann, gegenüber dem, der ihn hat</translation>
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
        <source>&amp;North</source>
        <translation>&amp;Nord</translation>
    </message>
    <message>
        <source>&amp;East</source>
        <translation>&amp;Ost</translation>
    </message>
    <message>
        <source>&amp;South</source>
        <translation>&amp;Süd</translation>
    </message>
    <message>
        <source>&amp;West</source>
        <translation>&amp;West</translation>
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
        <source>&amp;South and North</source>
        <translation>&amp;Süd und Nord</translation>
    </message>
    <message>
        <source>&amp;West and East</source>
        <translation>&amp;West und Ost</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>D</source>
        <comment>the dealer&apos;s disc, one letter</comment>
        <translation>G</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>{name} is next</source>
        <translation>{name} ist an der Reihe</translation>
    </message>
    <message>
        <source>The cards are hidden until {name} sits before the screen.</source>
        <translation>Die Karten sind verborgen, bis {name} vor dem Bildschirm sitzt.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Ich bin {name}</translation>
    </message>
    <message>
        <source>Something went wrong with this computer player ({fault}). The game is paused; nothing is lost. If trying again fails too, save the game and report it.</source>
        <translation>Bei diesem Computerspieler ist ein Fehler aufgetreten ({fault}). Die Partie ruht, und nichts ist verloren. Tritt er noch einmal auf, speichern Sie die Partie und melden Sie es.</translation>
    </message>
    <message>
        <source>{name} has stopped thinking</source>
        <translation>{name} denkt nicht mehr</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>The game was given up</source>
        <translation>Die Partie wurde aufgegeben</translation>
    </message>
    <message>
        <source>Undo takes it up again.</source>
        <translation>Zurücknehmen setzt sie fort.</translation>
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
    <name>Table</name>
    <message>
        <source>Your side</source>
        <translation>Ihre Seite</translation>
    </message>
    <message>
        <source>Their side</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Cachette</source>
        <translation>Cachette</translation>
    </message>
    <message>
        <source>five cards, 13th trick</source>
        <translation>fünf Karten, 13. Stich</translation>
    </message>
    <message>
        <source>13th trick, to {side}</source>
        <translation>13. Stich, für {side}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>F1 explains</source>
        <translation>F1 erklärt es</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Draw for partners and deal</source>
        <translation>Ziehen um Partner und Geben</translation>
    </message>
    <message>
        <source>Everybody draws a card. The two lowest play against the two highest, and the lowest deals.</source>
        <translation>Jeder zieht eine Karte. Die beiden niedrigsten spielen gegen die beiden höchsten, und die niedrigste gibt.</translation>
    </message>
    <message>
        <source>Draw for dummy</source>
        <translation>Ziehen um den Strohmann</translation>
    </message>
    <message>
        <source>Everybody draws a card. The lowest has dummy first, and deals.</source>
        <translation>Jeder zieht eine Karte. Wer die niedrigste hat, bekommt zuerst den Strohmann und gibt.</translation>
    </message>
    <message>
        <source>Draw for the deal</source>
        <translation>Ziehen um das Geben</translation>
    </message>
    <message>
        <source>Both players draw a card. The lower one deals first.</source>
        <translation>Beide Spieler ziehen eine Karte. Die niedrigere gibt zuerst.</translation>
    </message>
    <message>
        <source>The ace is high here, and the Quint Royal the lowest of all.</source>
        <translation>Das Ass ist hier hoch und der Quint Royal am niedrigsten.</translation>
    </message>
    <message>
        <source>The ace is low here, and only the Quint Royal is lower.</source>
        <translation>Das Ass ist hier niedrig, und nur der Quint Royal ist niedriger.</translation>
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
        <source>Deal {number} is over</source>
        <translation>Spiel {number} ist zu Ende</translation>
    </message>
    <message>
        <source>Game {game}: deal {number} is over</source>
        <translation>Partie {game}: Spiel {number} ist zu Ende</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>{own} {own_points}, {other} {other_points}; {target} is game.</source>
        <translation>{own} {own_points}, {other} {other_points}; die Partie geht bis {target}.</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>{title}, {how}</source>
        <translation>{title}, {how}</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist zu Ende</translation>
    </message>
    <message>
        <source>{label}, {remark}</source>
        <translation>{label}, {remark}</translation>
    </message>
    <message>
        <source>Click, or press Space, to go on</source>
        <translation>Weiter mit Klick oder Leertaste</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>No trick has been completed in this deal yet.</source>
        <translation>In diesem Spiel ist noch kein Stich vollständig.</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>führt</translation>
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
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Anschreibeblatt</translation>
    </message>
    <message>
        <source>Show or hide the score sheet</source>
        <translation>Anschreibeblatt zeigen oder verbergen</translation>
    </message>
</context>
<context>
    <name>TargetBox</name>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>Played to, in points</source>
        <translation>Gespielt bis, in Punkten</translation>
    </message>
</context>
<context>
    <name>TrickStrip</name>
    <message>
        <source>led</source>
        <translation>Ausspiel</translation>
    </message>
    <message>
        <source>took it</source>
        <translation>gewinnt</translation>
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
        <source>Own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Parlett</source>
        <translation>Parlett</translation>
    </message>
    <message>
        <source>Hoffmann 1907</source>
        <translation>Hoffmann 1907</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
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
</context>
<context>
    <name>WishPage</name>
    <message>
        <source>As at the first &amp;start</source>
        <translation>Wie beim ersten &amp;Start</translation>
    </message>
    <message>
        <source>Undoes all choices of the page “{page}”.</source>
        <translation>Nimmt alle Änderungen der Seite „{page}“ zurück.</translation>
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
        <source>no heart</source>
        <translation>kein Herz</translation>
    </message>
    <message>
        <source>no diamond</source>
        <translation>kein Karo</translation>
    </message>
    <message>
        <source>no club</source>
        <translation>kein Kreuz</translation>
    </message>
    <message>
        <source>no spade</source>
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
        <source>quint worth {points}</source>
        <translation>Quint zu {points} Punkten</translation>
    </message>
    <message>
        <source>with the four a quint worth {points}</source>
        <translation>mit der Vier eine Quint zu {points} Punkten</translation>
    </message>
    <message>
        <source>with the ace a quint worth {points}</source>
        <translation>mit dem Ass eine Quint zu {points} Punkten</translation>
    </message>
    <message>
        <source>with the three a quint worth {points}</source>
        <translation>mit der Drei eine Quint zu {points} Punkten</translation>
    </message>
    <message>
        <source>with the two a quint worth {points}</source>
        <translation>mit der Zwei eine Quint zu {points} Punkten</translation>
    </message>
    <message>
        <source>the Quint Royal</source>
        <translation>Quint Royal</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>{ranks} of hearts</source>
        <translation>Herz {ranks}</translation>
    </message>
    <message>
        <source>{ranks} of diamonds</source>
        <translation>Karo {ranks}</translation>
    </message>
    <message>
        <source>{ranks} of clubs</source>
        <translation>Kreuz {ranks}</translation>
    </message>
    <message>
        <source>{ranks} of spades</source>
        <translation>Pik {ranks}</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>darf gespielt werden</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>darf jetzt nicht gespielt werden</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Deal {number}: {dealing}; {answering}.</source>
        <translation>Spiel {number}: {dealing}; {answering}.</translation>
    </message>
    <message>
        <source>{who} cuts</source>
        <translation>{who} hebt ab</translation>
    </message>
    <message>
        <source>you cut</source>
        <translation>Sie heben ab</translation>
    </message>
    <message>
        <source>{who} calls first</source>
        <translation>{who} sagt zuerst an</translation>
    </message>
    <message>
        <source>you call first</source>
        <translation>Sie sagen zuerst an</translation>
    </message>
    <message>
        <source>Deal {number}: {dealing}, {cutting}, and {calling}.</source>
        <translation>Spiel {number}: {dealing}, {cutting}, und {calling}.</translation>
    </message>
    <message>
        <source>you deal</source>
        <translation>Sie geben</translation>
    </message>
    <message>
        <source>you deal for dummy</source>
        <translation>Sie geben für den Strohmann</translation>
    </message>
    <message>
        <source>{who} deals</source>
        <translation>{who} gibt</translation>
    </message>
    <message>
        <source>{who} deals for dummy</source>
        <translation>{who} gibt für den Strohmann</translation>
    </message>
    <message>
        <source>you cut, and call first {for_hand}</source>
        <translation>Sie heben ab und sagen {for_hand} zuerst an</translation>
    </message>
    <message>
        <source>you cut and call first</source>
        <translation>Sie heben ab und sagen zuerst an</translation>
    </message>
    <message>
        <source>{who} cuts, and calls first {for_hand}</source>
        <translation>{who} hebt ab und sagt {for_hand} zuerst an</translation>
    </message>
    <message>
        <source>{who} cuts and calls first</source>
        <translation>{who} hebt ab und sagt zuerst an</translation>
    </message>
    <message>
        <source>You play {card} {from_hand}.</source>
        <translation>Sie spielen {card} {from_hand}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Sie spielen {card}.</translation>
    </message>
    <message>
        <source>{who} plays {card} {from_hand}.</source>
        <translation>{who} spielt {card} {from_hand}.</translation>
    </message>
    <message>
        <source>{who} plays {card}.</source>
        <translation>{who} spielt {card}.</translation>
    </message>
    <message>
        <source>{who} takes trick {number}.</source>
        <translation>{who} macht Stich {number}.</translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation>Sie machen Stich {number}.</translation>
    </message>
    <message>
        <source>{who} takes trick {number} {in_hand}.</source>
        <translation>{who} macht Stich {number} {in_hand}.</translation>
    </message>
    <message>
        <source>You take trick {number} {in_hand}.</source>
        <translation>Sie machen Stich {number} {in_hand}.</translation>
    </message>
    <message>
        <source>Your side scores {quint}: {points}.</source>
        <translation>Ihre Seite schreibt {quint}: {points}.</translation>
    </message>
    <message>
        <source>You score {quint}: {points}.</source>
        <translation>Sie schreiben {quint}: {points}.</translation>
    </message>
    <message>
        <source>{side} scores {quint}: {points}.</source>
        <translation>{side} schreibt {quint}: {points}.</translation>
    </message>
    <message>
        <source>{side} score {quint}: {points}.</source>
        <translation>{side} schreiben {quint}: {points}.</translation>
    </message>
    <message>
        <source>Dummy’s hand is turned up: {cards}.</source>
        <translation>Das Blatt des Strohmanns wird aufgedeckt: {cards}.</translation>
    </message>
    <message>
        <source>Your side takes the cachette: {cards}.</source>
        <translation>Ihre Seite nimmt die Cachette: {cards}.</translation>
    </message>
    <message>
        <source>You take the cachette: {cards}.</source>
        <translation>Sie nehmen die Cachette: {cards}.</translation>
    </message>
    <message>
        <source>{side} takes the cachette: {cards}.</source>
        <translation>{side} nimmt die Cachette: {cards}.</translation>
    </message>
    <message>
        <source>{side} take the cachette: {cards}.</source>
        <translation>{side} nehmen die Cachette: {cards}.</translation>
    </message>
    <message>
        <source>Tricks: {a} to {b}, at {value} points each: {x} and {y}.</source>
        <translation>Stiche: {a} zu {b}, zu je {value} Punkten: {x} und {y}.</translation>
    </message>
    <message>
        <source>Deal {number} is over: your side has {a}, {side} {b}.</source>
        <translation>Spiel {number} ist zu Ende: Ihre Seite hat {a}, {side} {b}.</translation>
    </message>
    <message>
        <source>Deal {number} is over: you have {a}, {side} {b}.</source>
        <translation>Spiel {number} ist zu Ende: Sie haben {a}, {side} {b}.</translation>
    </message>
    <message>
        <source>Deal {number} is over: {own} has {a}, {side} {b}.</source>
        <translation>Spiel {number} ist zu Ende: {own} hat {a}, {side} {b}.</translation>
    </message>
    <message>
        <source>Deal {number} is over: {own} have {a}, {side} {b}.</source>
        <translation>Spiel {number} ist zu Ende: {own} haben {a}, {side} {b}.</translation>
    </message>
    <message>
        <source>Both sides have {a}, so another deal decides.</source>
        <translation>Beide Seiten haben {a}, also entscheidet ein weiteres Spiel.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Sie passen.</translation>
    </message>
    <message>
        <source>You double: a trick is worth {value}.</source>
        <translation>Sie kontrieren: Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>You redouble: a trick is worth {value}.</source>
        <translation>Sie rekontrieren: Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} passt.</translation>
    </message>
    <message>
        <source>{who} doubles: a trick is worth {value}.</source>
        <translation>{who} kontriert: Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>{who} redoubles: a trick is worth {value}.</source>
        <translation>{who} rekontriert: Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>You pass {for_hand}.</source>
        <translation>Sie passen {for_hand}.</translation>
    </message>
    <message>
        <source>You double {for_hand}: a trick is worth {value}.</source>
        <translation>Sie kontrieren {for_hand}: Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>You redouble {for_hand}: a trick is worth {value}.</source>
        <translation>Sie rekontrieren {for_hand}: Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>{who} passes {for_hand}.</source>
        <translation>{who} passt {for_hand}.</translation>
    </message>
    <message>
        <source>{who} doubles {for_hand}: a trick is worth {value}.</source>
        <translation>{who} kontriert {for_hand}: Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>{who} redoubles {for_hand}: a trick is worth {value}.</source>
        <translation>{who} rekontriert {for_hand}: Ein Stich zählt {value}.</translation>
    </message>
    <message>
        <source>Your side wins {game}</source>
        <translation>Ihre Seite gewinnt {game}</translation>
    </message>
    <message>
        <source>You win {game}</source>
        <translation>Sie gewinnen {game}</translation>
    </message>
    <message>
        <source>{side} wins {game}</source>
        <translation>{side} gewinnt {game}</translation>
    </message>
    <message>
        <source>{side} win {game}</source>
        <translation>{side} gewinnen {game}</translation>
    </message>
    <message>
        <source>Your side wins the rubber</source>
        <translation>Ihre Seite gewinnt den Robber</translation>
    </message>
    <message>
        <source>You win the rubber</source>
        <translation>Sie gewinnen den Robber</translation>
    </message>
    <message>
        <source>{side} wins the rubber</source>
        <translation>{side} gewinnt den Robber</translation>
    </message>
    <message>
        <source>{side} win the rubber</source>
        <translation>{side} gewinnen den Robber</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>die Partie</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>{first} play against {second}</source>
        <translation>{first} spielen gegen {second}</translation>
    </message>
    <message>
        <source>You have dummy first</source>
        <translation>Sie haben zuerst den Strohmann</translation>
    </message>
    <message>
        <source>You deal first</source>
        <translation>Sie geben zuerst</translation>
    </message>
    <message>
        <source>{who} deals first</source>
        <translation>{who} gibt zuerst</translation>
    </message>
    <message>
        <source>{who} has dummy first</source>
        <translation>{who} hat zuerst den Strohmann</translation>
    </message>
    <message>
        <source>{who} has dummy in the next game, and deals.</source>
        <translation>{who} hat in der nächsten Partie den Strohmann und gibt.</translation>
    </message>
    <message>
        <source>You have dummy in the next game, and deal.</source>
        <translation>Sie haben in der nächsten Partie den Strohmann und geben.</translation>
    </message>
    <message>
        <source>{who} deals.</source>
        <translation>{who} gibt.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Sie geben.</translation>
    </message>
    <message>
        <source>{who} {card}</source>
        <translation>{who} {card}</translation>
    </message>
    <message>
        <source>You draw {card}</source>
        <translation>Sie ziehen {card}</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <translation>{who} zieht {card}</translation>
    </message>
    <message>
        <source>{drawn}. {result}.</source>
        <translation>{drawn}. {result}.</translation>
    </message>
    <message>
        <source>{drawn}. {result}. {deals}</source>
        <translation>{drawn}. {result}. {deals}</translation>
    </message>
    <message>
        <source>Game {number} begins.</source>
        <translation>Partie {number} beginnt.</translation>
    </message>
    <message>
        <source>Game {number}: you take dummy; {others} start with {points}.</source>
        <translation>Partie {number}: Sie übernehmen den Strohmann; {others} beginnen mit {points}.</translation>
    </message>
    <message>
        <source>You have dummy; {others} start with {points}.</source>
        <translation>Sie haben den Strohmann; {others} beginnen mit {points}.</translation>
    </message>
    <message>
        <source>Game {number}: {who} takes dummy; {others} start with {points}.</source>
        <translation>Partie {number}: {who} übernimmt den Strohmann; {others} beginnen mit {points}.</translation>
    </message>
    <message>
        <source>{who} has dummy; {others} start with {points}.</source>
        <translation>{who} hat den Strohmann; {others} beginnen mit {points}.</translation>
    </message>
    <message>
        <source>Your side wins {game}, {won} to {lost}.</source>
        <translation>Ihre Seite gewinnt {game}, {won} zu {lost}.</translation>
    </message>
    <message>
        <source>You win {game}, {won} to {lost}.</source>
        <translation>Sie gewinnen {game}, {won} zu {lost}.</translation>
    </message>
    <message>
        <source>{side} wins {game}, {won} to {lost}.</source>
        <translation>{side} gewinnt {game}, {won} zu {lost}.</translation>
    </message>
    <message>
        <source>{side} win {game}, {won} to {lost}.</source>
        <translation>{side} gewinnen {game}, {won} zu {lost}.</translation>
    </message>
    <message>
        <source>by two games to none</source>
        <translation>mit zwei Partien zu null</translation>
    </message>
    <message>
        <source>by two games to one</source>
        <translation>mit zwei Partien zu einer</translation>
    </message>
    <message>
        <source>{won} points to {lost}</source>
        <translation>{won} zu {lost} Punkten</translation>
    </message>
    <message>
        <source>{won} rubber points to {lost}</source>
        <translation>{won} zu {lost} Robberpunkten</translation>
    </message>
    <message>
        <source>{title} {games}, with {points}.</source>
        <translation>{title} {games} und {points}.</translation>
    </message>
    <message>
        <source>{who} {points}</source>
        <translation>{who} {points}</translation>
    </message>
    <message>
        <source>you have {points}</source>
        <translation>Sie haben {points}</translation>
    </message>
    <message>
        <source>{who} has {points}</source>
        <translation>{who} hat {points}</translation>
    </message>
    <message>
        <source>The round is over: {parts}.</source>
        <translation>Die Runde ist zu Ende: {parts}.</translation>
    </message>
    <message>
        <source>{won} to {lost}, by the count of tricks in deal {deal}.</source>
        <translation>{won} zu {lost}, durch die Stiche in Spiel {deal}.</translation>
    </message>
    <message>
        <source>{won} to {lost}: both sides reached {target} in deal {deal}, and the larger total wins.</source>
        <translation>{won} zu {lost}: Beide Seiten kamen in Spiel {deal} auf {target}, und die größere Summe gewinnt.</translation>
    </message>
    <message>
        <source>{won} to {lost}, by {quint} in deal {deal}, trick {trick}.</source>
        <translation>{won} zu {lost}, durch {quint} in Spiel {deal}, Stich {trick}.</translation>
    </message>
    <message>
        <source>{won} to {lost}, by {quint} in the cachette of deal {deal}.</source>
        <translation>{won} zu {lost}, durch {quint} in der Cachette von Spiel {deal}.</translation>
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
        <source>Dummy’s hand</source>
        <translation>Blatt des Strohmanns</translation>
    </message>
    <message>
        <source>{who}’s hand at {seat}</source>
        <translation>Blatt von {who} in {seat}</translation>
    </message>
    <message>
        <source>Your hand at {seat}</source>
        <translation>Ihr Blatt in {seat}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ihr Blatt</translation>
    </message>
    <message>
        <source>Your own hand</source>
        <translation>Ihr eigenes Blatt</translation>
    </message>
    <message>
        <source>{who}’s hand</source>
        <translation>Blatt von {who}</translation>
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
        <source>Tricks stay at {value} each.</source>
        <translation>Stiche zählen weiter je {value}.</translation>
    </message>
    <message>
        <source>Every trick counts {new} instead of {old}; quints stay as they are.</source>
        <translation>Jeder Stich zählt {new} statt {old}; Quinten bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>Ihre Ansage</translation>
    </message>
    <message>
        <source>Call {for_hand}</source>
        <translation>Ansage {for_hand}</translation>
    </message>
    <message>
        <source>You call from the hand that leads; the other is hidden until the doubling is over.</source>
        <translation>Sie sagen nach dem Blatt an, das ausspielt; das andere bleibt bis zum Ende des Kontrierens verdeckt.</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>Sie spielen aus</translation>
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
        <translation>Spielen Sie {from_hand} aus</translation>
    </message>
    <message>
        <source>{turn}: {what}</source>
        <translation>{turn}: {what}</translation>
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
        <source>the Quint Royal has to be played now</source>
        <translation>jetzt muss der Quint Royal gespielt werden</translation>
    </message>
    <message>
        <source>any card, for the Quint Royal was led</source>
        <translation>jede Karte, denn der Quint Royal wurde ausgespielt</translation>
    </message>
    <message>
        <source>any card, for it holds {suit_none}</source>
        <translation>jede Karte, denn es ist {suit_none} darin</translation>
    </message>
    <message>
        <source>any card, for you hold {suit_none}</source>
        <translation>jede Karte, denn Sie haben {suit_none}</translation>
    </message>
    <message>
        <source>{suit_one}, or the Quint Royal</source>
        <translation>{suit_one} oder Quint Royal</translation>
    </message>
    <message>
        <source>its last card, {card}</source>
        <translation>die letzte Karte, {card}</translation>
    </message>
    <message>
        <source>your last card, {card}</source>
        <translation>Ihre letzte Karte, {card}</translation>
    </message>
    <message>
        <source>Cards are drawn first, for partners and deal.</source>
        <translation>Zuerst wird gezogen, um Partner und Geben.</translation>
    </message>
    <message>
        <source>Cards are drawn first, for who has dummy.</source>
        <translation>Zuerst wird gezogen, um den Strohmann.</translation>
    </message>
    <message>
        <source>Cards are drawn first, for the deal.</source>
        <translation>Zuerst wird gezogen, um das Geben.</translation>
    </message>
    <message>
        <source>The cards have been drawn already.</source>
        <translation>Es ist schon gezogen worden.</translation>
    </message>
    <message>
        <source>Everybody draws one card of the pack, and no two draw the same.</source>
        <translation>Jeder zieht eine Karte, und keine zwei ziehen dieselbe.</translation>
    </message>
    <message>
        <source>The cards come first; it is your deal.</source>
        <translation>Zuerst kommen die Karten; Sie geben.</translation>
    </message>
    <message>
        <source>The cards come first; it is {who}’s deal.</source>
        <translation>Zuerst kommen die Karten; {who} gibt.</translation>
    </message>
    <message>
        <source>The game is over; a new one may begin.</source>
        <translation>Die Partie ist zu Ende; eine neue kann beginnen.</translation>
    </message>
    <message>
        <source>The next deal comes when this one is over.</source>
        <translation>Das nächste Spiel kommt, wenn dieses zu Ende ist.</translation>
    </message>
    <message>
        <source>A pack has 53 cards, each of them once.</source>
        <translation>Es sind 53 Karten, jede einmal.</translation>
    </message>
    <message>
        <source>The doubling is over; play has begun.</source>
        <translation>Das Kontrieren ist vorüber; es wird gespielt.</translation>
    </message>
    <message>
        <source>It is {who}’s turn.</source>
        <translation>{who} ist am Zug.</translation>
    </message>
    <message>
        <source>The doubling comes first; it is your call.</source>
        <translation>Zuerst kommt das Kontrieren; Sie sind mit der Ansage an der Reihe.</translation>
    </message>
    <message>
        <source>The doubling comes first; it is {who}’s call.</source>
        <translation>Zuerst kommt das Kontrieren; {who} ist mit der Ansage an der Reihe.</translation>
    </message>
    <message>
        <source>It is your own turn.</source>
        <translation>Sie selbst sind am Zug.</translation>
    </message>
    <message>
        <source>It is the turn of your own hand: play one of your own cards.</source>
        <translation>Ihr eigenes Blatt ist am Zug: Spielen Sie eine Ihrer eigenen Karten.</translation>
    </message>
    <message>
        <source>It is {hand}’s turn: play one of {hand}’s cards.</source>
        <translation>{hand} ist am Zug: Spielen Sie eine Karte von dort.</translation>
    </message>
    <message>
        <source>{who} has doubled already; you may redouble.</source>
        <translation>{who} hat schon kontriert; Sie können rekontrieren.</translation>
    </message>
    <message>
        <source>{who}, your partner, has doubled; partners do not both double.</source>
        <translation>{who} ist Ihr Partner und hat kontriert; Partner kontrieren nicht beide.</translation>
    </message>
    <message>
        <source>{who} has doubled already; there is one double in a deal.</source>
        <translation>{who} hat schon kontriert; in einem Spiel gibt es ein Kontra.</translation>
    </message>
    <message>
        <source>Nobody has doubled, so there is nothing to redouble.</source>
        <translation>Niemand hat kontriert, also gibt es nichts zu rekontrieren.</translation>
    </message>
    <message>
        <source>{who}, your partner, has doubled; only an opponent’s double may be redoubled.</source>
        <translation>{who} ist Ihr Partner und hat kontriert; nur ein Kontra der Gegner darf rekontriert werden.</translation>
    </message>
    <message>
        <source>{who} has redoubled already; there is one redouble in a deal.</source>
        <translation>{who} hat schon rekontriert; in einem Spiel gibt es ein Rekontra.</translation>
    </message>
    <message>
        <source>You have doubled with your other hand; partners do not both double.</source>
        <translation>Sie haben mit Ihrem anderen Blatt kontriert; Partner kontrieren nicht beide.</translation>
    </message>
    <message>
        <source>You have doubled with your other hand; only an opponent’s double may be redoubled.</source>
        <translation>Sie haben mit Ihrem anderen Blatt kontriert; nur ein Kontra der Gegner darf rekontriert werden.</translation>
    </message>
    <message>
        <source>You have redoubled with your other hand; there is one redouble in a deal.</source>
        <translation>Sie haben mit Ihrem anderen Blatt rekontriert; in einem Spiel gibt es ein Rekontra.</translation>
    </message>
    <message>
        <source>The Quint Royal may not be led while you hold another card.</source>
        <translation>Der Quint Royal darf nicht ausgespielt werden, solange Sie eine andere Karte haben.</translation>
    </message>
    <message>
        <source>The Quint Royal may not be led while {hand} holds another card.</source>
        <translation>Der Quint Royal darf nicht ausgespielt werden, solange {hand} eine andere Karte hat.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} ist nicht in Ihrem Blatt.</translation>
    </message>
    <message>
        <source>{card} is not {in_hand}.</source>
        <translation>{card} ist nicht {in_hand}.</translation>
    </message>
    <message>
        <source>The Quint Royal may not be kept for the last trick: it has to be played now.</source>
        <translation>Der Quint Royal darf nicht für den letzten Stich aufgehoben werden: Er muss jetzt gespielt werden.</translation>
    </message>
    <message>
        <source>Your other card would be the highest so far, and the Quint Royal may not be led to the last trick: it has to be played now.</source>
        <translation>Ihre andere Karte wäre bisher die höchste, und der Quint Royal darf nicht zum letzten Stich ausgespielt werden: Er muss jetzt gespielt werden.</translation>
    </message>
    <message>
        <source>The other card of this hand would be the highest so far, and the Quint Royal may not be led to the last trick: it has to be played now.</source>
        <translation>Die andere Karte dieses Blattes wäre bisher die höchste, und der Quint Royal darf nicht zum letzten Stich ausgespielt werden: Er muss jetzt gespielt werden.</translation>
    </message>
    <message>
        <source>{suits} were led and you hold {suit_one}; only the Quint Royal is exempt.</source>
        <translation>{suits} wurde ausgespielt, und Sie haben {suit_one}; nur der Quint Royal ist ausgenommen.</translation>
    </message>
    <message>
        <source>{suits} were led and {hand} holds {suit_one}; only the Quint Royal is exempt.</source>
        <translation>{suits} wurde ausgespielt, und {hand} hat {suit_one}; nur der Quint Royal ist ausgenommen.</translation>
    </message>
    <message>
        <source>{suits} were led and you hold {suit_one}, which has to be played.</source>
        <translation>{suits} wurde ausgespielt, und Sie haben {suit_one}: Das muss gespielt werden.</translation>
    </message>
    <message>
        <source>{suits} were led and {hand} holds {suit_one}, which has to be played.</source>
        <translation>{suits} wurde ausgespielt, und {hand} hat {suit_one}: Das muss gespielt werden.</translation>
    </message>
    <message>
        <source>Cards are drawn first</source>
        <translation>Zuerst wird gezogen</translation>
    </message>
    <message>
        <source>Game {game} of 3 · {deal}</source>
        <translation>Partie {game} von 3 · {deal}</translation>
    </message>
    <message>
        <source>Deal {number} · you deal</source>
        <translation>Spiel {number} · Sie geben</translation>
    </message>
    <message>
        <source>Deal {number} · {who} deals</source>
        <translation>Spiel {number} · {who} gibt</translation>
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
        <source>{call}. A trick is worth {value} so far.</source>
        <translation>{call}. Ein Stich zählt bisher {value}.</translation>
    </message>
    <message>
        <source>{who}, the dealer,</source>
        <translation>{who} (Geber)</translation>
    </message>
    <message>
        <source>No further call can change that.</source>
        <translation>Keine weitere Ansage kann das ändern.</translation>
    </message>
    <message>
        <source>{who} may still double.</source>
        <translation>Noch möglich ist ein Kontra durch {who}.</translation>
    </message>
    <message>
        <source>{who} may redouble to {value}.</source>
        <translation>Noch möglich ist ein Rekontra auf {value} durch {who}.</translation>
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
        <source>{who}’s call</source>
        <translation>{who} sagt an</translation>
    </message>
    <message>
        <source>{who} is about to call</source>
        <translation>{who} überlegt eine Ansage</translation>
    </message>
    <message>
        <source>{who}’s call {for_hand}</source>
        <translation>{who} sagt {for_hand} an</translation>
    </message>
    <message>
        <source>{who} is about to call {for_hand}</source>
        <translation>{who} überlegt eine Ansage {for_hand}</translation>
    </message>
    <message>
        <source>{who}’s turn</source>
        <translation>{who} ist am Zug</translation>
    </message>
    <message>
        <source>{who} is thinking</source>
        <translation>{who} überlegt</translation>
    </message>
    <message>
        <source>{who}’s turn to play {from_hand}</source>
        <translation>{who} spielt jetzt {from_hand}</translation>
    </message>
    <message>
        <source>{who} is choosing a card {from_hand}</source>
        <translation>{who} wählt eine Karte {from_hand}</translation>
    </message>
    <message>
        <source>The draw for partners and deal</source>
        <translation>Ziehen um Partner und Geben</translation>
    </message>
    <message>
        <source>The draw for dummy</source>
        <translation>Ziehen um den Strohmann</translation>
    </message>
    <message>
        <source>The draw for the deal</source>
        <translation>Ziehen um das Geben</translation>
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
        <source>first deal</source>
        <translation>erstes Spiel</translation>
    </message>
    <message>
        <source>second deal</source>
        <translation>zweites Spiel</translation>
    </message>
    <message>
        <source>third deal</source>
        <translation>drittes Spiel</translation>
    </message>
    <message>
        <source>fourth deal</source>
        <translation>viertes Spiel</translation>
    </message>
    <message>
        <source>fifth deal</source>
        <translation>fünftes Spiel</translation>
    </message>
    <message>
        <source>sixth deal</source>
        <translation>sechstes Spiel</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>{card}: choose it again to play it.</source>
        <translation>{card}: noch einmal wählen, um zu spielen.</translation>
    </message>
    <message>
        <source>{card}: it alone may be played, and plays itself.</source>
        <translation>{card}: allein erlaubt, wird von selbst gespielt.</translation>
    </message>
    <message>
        <source>{who} takes trick {number} with {card}.</source>
        <translation>{who} macht Stich {number} mit {card}.</translation>
    </message>
    <message>
        <source>You take trick {number} with {card}.</source>
        <translation>Sie machen Stich {number} mit {card}.</translation>
    </message>
    <message>
        <source>You take trick {number} with {card} {from_hand}.</source>
        <translation>Sie machen Stich {number} mit {card} {from_hand}.</translation>
    </message>
    <message>
        <source>{who} takes trick {number} with {card} {from_hand}.</source>
        <translation>{who} macht Stich {number} mit {card} {from_hand}.</translation>
    </message>
    <message>
        <source>Your side scores {quints}: {points}, now {total}.</source>
        <translation>Ihre Seite schreibt {quints}: {points}, jetzt {total}.</translation>
    </message>
    <message>
        <source>You score {quints}: {points}, now {total}.</source>
        <translation>Sie schreiben {quints}: {points}, jetzt {total}.</translation>
    </message>
    <message>
        <source>{side} scores {quints}: {points}, now {total}.</source>
        <translation>{side} schreibt {quints}: {points}, jetzt {total}.</translation>
    </message>
    <message>
        <source>{side} score {quints}: {points}, now {total}.</source>
        <translation>{side} schreiben {quints}: {points}, jetzt {total}.</translation>
    </message>
    <message>
        <source>{whose}: {cards}.</source>
        <translation>{whose}: {cards}.</translation>
    </message>
</context>
</TS>
