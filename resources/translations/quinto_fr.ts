<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Quinto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fair play…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quinto’s sign: a crown on a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quinto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quinto is a trick-taking game for four with 53 cards. Angelo Lewis, who wrote about games and conjuring as Professor Hoffmann, invented it about 1900; Goodall &amp; Son of London published his booklet on it in 1907.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program works offline: no network, no account, no advertisement, no telemetry. The computer players know what their own seat may see, and no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards were drawn for this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The compiled search is missing from this installation, so Club and Master play a little weaker. Installing Quinto again where a C compiler is at hand brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BookText</name>
    <message>
        <source>The rules book</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Quint Royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Quint Royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace and four of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two and three of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace and four of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two and three of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace and four of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two and three of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace and four of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two and three of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace and four of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two and three of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace and four of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two and three of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace and four of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two and three of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace and four of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two and three of spades</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FairPlay</name>
    <message>
        <source>Asked about {asked} of {count} decisions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped after {asked} of {count} decisions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No computer player has had anything to decide yet. Play on a little and ask again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is proved: a computer player failed. ({error})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 decision asked again with the hidden cards exchanged: the same answer every time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} decisions asked again with the hidden cards exchanged: the same answer every time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} decisions asked again with the hidden cards exchanged: none depended on them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With more time, {count} came out otherwise than in the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{changed} of {count} decisions changed with the hidden cards. That must not happen. Please save the game and report it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FairPlayDialog</name>
    <message>
        <source>Fair play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Prove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules say who may know what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer player is told what its own seat may know: its cards, dummy’s once they lie open, the calls, the cards played, the scores, and who deals. Hidden cards are not in what it is given, so that it cannot look at them even if it would.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards follow from the game’s number, which is settled before any player is asked. No level is dealt better cards than another: a stronger player only thinks better. The same number gives you the same cards again, whoever plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need not believe it. Quinto can go through the choices that computer players have made in this deal, exchange the cards that each could not see, and ask again. Who does not know those cards must answer the same. You are told how many did, and no card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Fin&amp;d:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is not in the book.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameChoices</name>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rule by itself</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Unfinished game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game elsewhere first, or give it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The running game cannot be put by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quinto {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file “{file}” already. Replace it with this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quinto games (*.quinto)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Good advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is what the sources say of playing well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as the Quint Royal is out, a player who does not hold it should look for chances to let the partner make it. (Hoyle’s Games Modernized)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So whoever leads to the first trick without it starts with the ace of spades, or else with the ace of clubs. The ace of hearts is too valuable for that, and the ace of diamonds probably too. (Hoyle’s Games Modernized)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds the Quint Royal tries to play it to a trick that the partner will win. (Hoffmann’s booklet, and Hoyle’s Games Modernized)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A black suit can hardly be made good: both red suits stand over it and cannot both be drawn. (Hoyle’s Games Modernized)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts can sometimes be drawn, for the sake of a good long suit of diamonds. (Hoyle’s Games Modernized)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a double, quints are worth less beside tricks. (Parlett, and Hoffmann’s booklet)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What we make of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double on high cards, and on the last trick, rather than on quints. This is ours, and no source’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before you lead a two, three, four or ace, look who may hold its other half. This is ours too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players and aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal and the cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{three} can play it too, with a fourth hand that lies open, and {two}, with two hands each. What follows is told for four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Professor Hoffmann, a conjuror and a writer on games, invented it about 1900. Five texts tell how it goes, and {differ}. Where they do, this book says so, and a new game lets you choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quinto is a card game for four, two against two. Partners sit opposite each other: North and South play together against East and West. If you play alone, you usually sit at South, and North is your partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play for points. They come from two things: from &lt;b&gt;tricks&lt;/b&gt;, and from certain cards in them, the &lt;b&gt;quints&lt;/b&gt;. A game is 250 points, unless another number is chosen for it. In most deals it matters more what lies in your tricks than how many you take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they differ in places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heart} hearts, {diamond} diamonds, {club} clubs, {spade} spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack has {count} cards: the usual 52 and one more, the &lt;b&gt;Quint Royal&lt;/b&gt;. In the packs that were made for the game it showed five crowns; a joker does as well. All the cards stand in one order. Suits go before ranks, and the suits run from the highest:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each suit the ace is high and the two is low. So the ace of hearts beats every card, the two of hearts beats the ace of diamonds, and the two of spades beats only the Quint Royal, which beats nothing at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small crown on a card says that it is a quint, or half of one: the fives carry a whole crown, the aces, fours, threes and twos a half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the rules of the match ask for it, the players &lt;b&gt;draw&lt;/b&gt; for partners and for the first deal. The pack is spread face down. Drawing comes before anything else: nobody deals until it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody draws one card, so no two of them are the same. The two lowest play together against the two highest, and the lowest of all deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rank counts, and between two cards of one rank the suit, so there are no ties. In Hoffmann’s booklet the ace is low for the draw; in the handbook it is high, as in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One draw, read in both ways.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One draw serves for the whole match. After it partners stay partners, and nobody draws again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawn Quint Royal is the lowest of all, since it always loses. Whoever drew lowest stays in place; the partner comes opposite, and changes places with whoever sat there. Of two players the lowest deals; of three the lowest is the first to have dummy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five cards belong to nobody yet. They lie face down and unseen: they are the &lt;b&gt;cachette&lt;/b&gt;. Either the first five are set aside before the deal, or the last five are left over; a new game offers both. Nobody sees them before the twelfth trick is over. Then they go to {winner}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whoever won it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer shuffles the whole pack, all 53 cards, each of them once. The opponent on the dealer’s right cuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards come first: before anybody calls or plays, everybody is dealt twelve, one at a time, clockwise, beginning at the dealer’s left. No card is turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal is played to its end before the next one begins. Then the deal passes to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player at the dealer’s left is called the &lt;b&gt;eldest hand&lt;/b&gt;: the first to call, and the one who leads to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between the deal and the play there is one round of calls. No card is played before it is over. Eldest hand begins, and each player in turn is asked once:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Pass&lt;/b&gt;: nothing changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Double&lt;/b&gt;: every trick of the deal is worth 10 instead of 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Redouble&lt;/b&gt;: every trick is worth 20. There has to be a double to answer, and it has to be an opponent’s, not your partner’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one double and one redouble in a deal, and no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners do not both double: one of them speaks for both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round goes about the table once. When all four have called it is over, the play begins, and nobody can double any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three rounds of calls; South deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubling changes what &lt;b&gt;tricks&lt;/b&gt; are worth, never quints. After a double the quints weigh less beside the tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the highest to the lowest, with gaps: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quint}: {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and one trick more, for whoever took the twelfth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cachette holds {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole in it: {quints}, {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split, and worth nothing: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}’s hand: what may be played stands out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} holds {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} may play {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has two cards left, {other} and {royal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule}: either card may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule}: {card} has to be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dummy, face up for all to see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dummy-player’s own hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dummy lies face up in its suits: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dummy-player holds {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Milder form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit} {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Quint Royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go along your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to its first or last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to your hand on the far side, dummy for one, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the card, or press the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on at once, without waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass, double, redouble in the doubling round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a card back, or close what is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the last trick again; Left and Right show the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back your last call or card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New cards, same players and rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit; the game is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a word; Enter shows the next place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;i&gt;House decision.&lt;/i&gt; {decision}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rubber and stakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players: dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At one screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match is one game, or a &lt;b&gt;rubber&lt;/b&gt;: the best of three games. The side that first wins two games wins the rubber, and adds {bonus} points. (Hoyle’s Games Modernized, and the handbook)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each game starts from nought. For the rubber the scores of its games are added up for each side, the 100 included. (Handbook) The deal goes on passing to the left from game to game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Stakes&lt;/b&gt;, if you like them: the losers pay the winners by the difference of the two totals, so many counters for every ten points. An odd five is dropped. (Handbook) The program keeps the account and no money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each loser pays one winner. Whoever has the smaller total pays, even a side that has won the rubber, should it ever come to that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single, double and treble games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoyle’s Games Modernized speaks of another way of scoring, by “single”, “double” and “treble” games, and does not say how it goes. The program offers a &lt;b&gt;reconstruction after Short Whist&lt;/b&gt;. It is ours, and no source’s:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game counts 3 for its winners if the losers have nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts 2 if the losers have less than half of what wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise it counts 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winners of the rubber add 2. When it is settled, what the losers have won is taken off. The stakes are then for each of these points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To play two hands is a great advantage. As a handicap, dummy’s opponents start every &lt;b&gt;game&lt;/b&gt; with {points} points; every game, not every deal. (Hoyle’s Games Modernized, and Hoffmann’s booklet)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the three is the &lt;b&gt;Dummy-player&lt;/b&gt;, and plays two opposite hands, a hand of their own and dummy’s. The other two are partners against both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three take dummy in turn, game by game. Three games make a round. There are no rubbers: each game is settled by itself. (Hoyle’s Games Modernized)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partner of dummy, that is the Dummy-player, deals first in every game. (Hoyle’s Games Modernized, and Hoffmann’s booklet) After that the deal passes to the left, dummy’s seat included: there the Dummy-player deals for dummy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubling with dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play with dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the doubling is over, and before the first card is led, dummy’s hand is turned face up. (Hoffmann’s booklet) From then on all three see it. The Dummy-player plays its cards at its turn, by the same rules as any hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dummy laid out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each game each opponent settles with the Dummy-player for the difference of the two scores. The table keeps every player’s running total over the round; stakes, if there are any, are paid on it game by game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dummy-player calls for both hands, each at its turn. They count as partners: if one has doubled, the other does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;If an opponent deals&lt;/b&gt;, one of the Dummy-player’s two hands is to lead. The Dummy-player looks first at that hand, and calls at both turns from that hand alone. The other hand stays face down until the doubling is over. (Hoyle’s Games Modernized) The program sees to it, for people and for computer players alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;If the Dummy-player deals&lt;/b&gt;, at either hand, an opponent is to lead. Then the Dummy-player sees both hands before calling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player plays two opposite hands: one North and South, the other East and West. You see both of your own, and none of the other’s. Hoffmann’s booklet advises a rack for the second hand; here it stands opposite you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything else is as with four. Your two hands count as partners: they do not both double, and their tricks are counted together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any number of the players may be people, all at this screen. Between two people’s turns a &lt;b&gt;curtain&lt;/b&gt; hides the hands. It stays until the next person is ready, so that nobody sees somebody else’s cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person who plays against computers alone never sees a curtain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may know these things, and no more: the own hand or hands, dummy once it lies open, the calls, every card played, the scores, and who deals. A computer player gets exactly that. Nobody sees the cachette before the twelfth trick is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Fair play” in the Help menu tells how that is made sure of, and proves it for the deal on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game offers the rules of three sources as a whole; Parlett’s are the usual ones. Each rule may also be chosen by itself; {table} says where it comes from. With any of them you agree on how many games to play, and for what stakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table of the sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Hoffmann 1907” takes the cachette and the low ace from the booklet, the rubber from Hoyle’s Games Modernized, and the rule of the led Quint Royal from what Parlett tells of Hoffmann.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match with dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Quint Royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cachette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eldest hand leads a card to the first trick. The others follow, clockwise, each in turn: nobody plays before the turn has come round. Four cards make a trick, and whoever takes it leads to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card comes from the hand whose turn it is. That is your own hand; who plays two hands plays from each at its turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Follow suit.&lt;/b&gt; Whoever holds a card of the suit that was led plays one of that suit. One card is exempt: the Quint Royal may always be played instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Following suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Or play what you like.&lt;/b&gt; Whoever holds no card of that suit may play any. One of a higher suit is a &lt;b&gt;trump&lt;/b&gt;; one of a lower suit is a &lt;b&gt;discard&lt;/b&gt;, and loses. There is not one trump suit: every suit but spades is a trump over the suits below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;The highest card takes the trick&lt;/b&gt;, in the one order of the whole pack: that is the highest card of the highest suit that was played, whatever was led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumping up the suits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High cards of lower suits, thrown away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Quint Royal is worth 25 points, more than any other quint. It beats nothing, so it never takes a trick. The points go to the side that takes the trick in which it falls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be played at any time, even by a player who could follow suit. So its holder keeps it for a trick that the partner is sure to win, and throws it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown on partner’s trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here the sources differ most. A new game lets you choose among four rules; the first is the usual one. Each of them has its source in brackets, and the table further down has them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The eleventh trick, under both of these forms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it may not be led, whoever has to lead to the eleventh trick with it leads the other card. If that card wins, the Quint Royal is alone in the hand; it is then led to the twelfth trick after all, and the highest card takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;The highest card.&lt;/b&gt; It may be led. The other three then play any card, and the highest takes the trick. (Parlett, and the handbook)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;The opponents.&lt;/b&gt; It may be led. The other three then play any card, and the higher of the two opponents’ cards takes the trick: the partner’s card does not count. (Parlett, for those who fear that leading it would be a signal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Led, and the highest card wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same cards; only the opponents’ count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;It may not be led&lt;/b&gt;, as long as its holder has another card. There are two forms of this rule, a strict one and a milder one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;It may not be kept&lt;/b&gt; for the last trick, to which it could not be led. In the &lt;b&gt;strict form&lt;/b&gt;, whoever follows to the eleventh trick with the Quint Royal and one other card plays the Quint Royal now. (Parlett, of Hoffmann) In the &lt;b&gt;milder form&lt;/b&gt; only if the other card would be the highest on the table so far. (Parlett, in an earlier wording)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for each quint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quint is five in one suit: the &lt;b&gt;five&lt;/b&gt; itself, or the &lt;b&gt;ace and four&lt;/b&gt;, or the &lt;b&gt;two and three&lt;/b&gt;. For this the ace counts one, high as it is in play. The Quint Royal is a quint by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kinds of quint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two cards of a pair have to fall in &lt;b&gt;the same trick&lt;/b&gt;. The ace of clubs in one trick and the four of clubs in another are worth nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side that &lt;b&gt;wins the trick&lt;/b&gt; scores its quints at once, whoever held the cards and whoever played them. One trick may hold several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two quints in one trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve tricks and the cachette make thirteen. At {one} points each they come to {tricks} in a deal, doubled to {doubled}, redoubled to {redoubled}. The quints of a deal come to between {least} and {most}: {most} if every pair falls together, {least} if every pair is split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever wins the twelfth trick takes the cachette too. Its five cards are turned up, and count as a &lt;b&gt;thirteenth trick&lt;/b&gt;. So the last trick is worth two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quints that lie &lt;b&gt;whole&lt;/b&gt; inside the cachette score like any other, the Quint Royal included. A pair split between the cachette and a trick is no quint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cachette turned up, with one quint whole in it and others split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sheet} shows how it looks on paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game is won with 250 points, or with the number that was chosen instead. Quints and tricks are not counted at the same time, and that decides who wins:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quints are marked as each trick falls. A side that a quint brings to 250 or more &lt;b&gt;wins the game at once&lt;/b&gt;. The rest of the deal is abandoned, and no tricks are counted, for either side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the twelfth trick its own quints are marked, then those of the cachette. Either may win the game in the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise both sides count their tricks, the cachette included, together. If one side then has 250 or more, it wins. If both have, the larger total wins, whoever got there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If neither side has 250, or both have and are equal, there is another deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a game is won it is over: nothing more is called or played in it. The next game of the match begins with a deal, and after the last one a new match may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worked score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play Quinto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quinto · page {number} of {pages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This system lacks the part of Qt that prints. Install the package of PySide6 that holds QtPrintSupport, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No printer was found. Connect one, or choose to print to a file, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{printer}” did not take the book. See whether it is switched on and connected, or choose to print to a file, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “{printer}” could not be written. Choose another name or folder, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third trick of this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round with dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the first deal of game number {number}, by the usual rules; a new game with that number deals you the same cards. {dealer} has dealt, and doubled as the last to call, so a trick is worth {value}. The cachette turns out to hold {cachette}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cachette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quints together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks, the cachette included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the third trick North and South brought the ace and four of clubs together, but East had no club, trumped with the five of hearts, and took all of it. {winner} won the twelfth trick and with it the cachette, the thirteenth. Its two and three of hearts were a quint. Its ace of diamonds and three of spades were not: their other halves had fallen before. Nobody has 250 yet, so {next} deals next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winners of two games add {bonus}. The totals differ by {difference}. At {stakes} counters for every ten points, and with the odd five dropped, each loser pays one winner {paid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By single, double and treble games ({ours}) the same rubber reads {counts}, and 2 for the rubber: {winners} to {losers}. A difference of {difference} at {stakes} counters each is {paid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>our reconstruction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}: {name} has dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dummy-player’s score stands first; the 25 of the opponents are in the other. In each game the Dummy-player wins or loses the difference twice, once with each opponent. At {stakes} counters for every ten points of each game, with odd fives dropped, the round comes to {paid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{counters} for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ada</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bertram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clara</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North–South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East–West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the Quint Royal is led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a game is won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches, and fewer players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions of this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>David Parlett, Historic Card Games, as the page is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same page in an earlier wording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoffmann’s own booklet, “Quinto: a New and Original Card Game” (Goodall &amp; Son, 1907), as an article describes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoyle’s Games Modernized, the chapter on Quinto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card-games handbook, in a copy with some gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All five agree on the cards and their order, the values of tricks, the kinds of quint, following suit, the cachette as a thirteenth trick, and 250 as game. For the rest, each line below is one way to play, with what each source says of it. Under it stands what to choose for it in a new game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns of each table are P, P0, B, H and K, in this order. &lt;b&gt;yes&lt;/b&gt;: the source says so. &lt;b&gt;no&lt;/b&gt;: it says otherwise. &lt;b&gt;partly&lt;/b&gt;: see the note below the table. A dash: it does not speak of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;yes&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are drawn, the ace low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are drawn, the ace high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two lowest play together; the lowest deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always so, if there is a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent on the dealer’s right cuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first five cards are the cachette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last five cards are the cachette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B speaks of drawing for the order of dealing only. H settles partners and deal “in the usual way”, and has the cards cut without saying by whom. K ranks the cards of the draw “as above”; we take that as rank first, and suit between equal ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be led, and the highest card takes the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be led, and the opponents’ side takes the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may not be led; at the eleventh trick it has to be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may not be led; at the eleventh trick it has to be played if the other card would win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P gives three of these. It reports the strict form as Hoffmann’s, prefers that the highest card wins, and adds, for those who fear a signal, that the opponents’ side may win instead. That the others may then play any card is said by K. H says only that its holder can score it by throwing it on a trick of the partner’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quint that reaches 250 wins at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides reach 250 with tricks: the larger total wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have 250 and are equal: another deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P and P0 have another deal if both are over and tied, so the larger total is meant. In K the side that scores 250 first wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rubber of three games, 100 to its winners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores of its games are added up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stakes by the ten points, an odd five dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players, with dummy and 25 for the opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partner of dummy deals first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always so, with dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dummy is turned up before the first lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dummy-player calls from the hand that is to lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always so, if an opponent deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dummy goes round game by game; no rubbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players with two hands each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H names single, double and treble games without saying what they are. K announces a game for three, which our copy does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field}: “{value}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where no source speaks, this has been decided; it is ours:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawn Quint Royal is the lowest card of the draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the draw the lowest stays in place, and the partner changes places with whoever sits opposite. Of three, the lowest has dummy first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the Quint Royal may not be led, its holder leads the other card to the eleventh trick. If that card wins, the Quint Royal is led to the twelfth, and the highest card takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the opponents’ side takes a led Quint Royal, the higher of their two cards wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With dummy, each opponent settles with the Dummy-player for the difference of the two scores. The Dummy-player also deals for dummy, and sees both hands when one of the two has dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single, double and treble games are reconstructed, stakes on them included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has the smaller total pays the stakes, even if that side has won the rubber.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game may be played to another number than 250.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has drawn {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule}: {dealer} deals, and plays with {partner}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and plays with {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The calls go round in this order: {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pass: a trick is worth {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{doubler} doubles and {redoubler} redoubles: a trick is worth {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{doubler} doubles, all others pass: a trick is worth {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worth {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} for all thirteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the ace low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the ace high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} leads {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} follows with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} trumps with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} trumps over it with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} discards {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} plays {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes the trick; {side} score {quints}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes the trick; {side} score {quints}, {points} together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} for {quint}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no quint in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points}: {quint}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North and South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East and West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trumps over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to play Quinto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Trick {number} · won by {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>led and won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quint} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Quint Royal was led: the opponents’ higher card takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Quint Royal was led: the highest of the other cards takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number}: {a} led {card_a}, {b} played {card_b}, {c} {card_c} and {d} {card_d}; {winner} won it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quint}, worth {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quints: {quints}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastTrickView</name>
    <message>
        <source>Earlier trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and right: the other tricks. Any other key or click goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any key or click goes back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Quinto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game you left is kept; find it under “Open recent” in the Game menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome to Quinto. If the game is new to you, F1 explains it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} – Quinto</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>The difference is too small for anything to be paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} pay {counters} each, to {whom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} pay {whom} {counters} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay {whom} {counters} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay {whom} {counters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} pays {whom} {counters} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} pays {whom} {counters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rubber points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}, {remark}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won by {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>treble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winners} {won}, {losers} {lost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {figure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: {told}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;me again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;bandon game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score s&amp;heet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less &amp;movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Computers think longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fair play…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Quinto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause after a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until I &amp;click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Green baize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light, high contrast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>{south} and {north} play against {west} and {east}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners are drawn, so that the seats may still change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dummy goes round; whoever draws the lowest card begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever draws the lowest card has dummy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dummy goes round, game by game; chance says who begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance says who has dummy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dummy goes round; {name} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has dummy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every level plays, from the novice to the master.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only computer players: you look on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A curtain hides the hands between two people’s turns.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tart the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules in detail: {preset}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>N&amp;umber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a whole number from 0 to {greatest}, or leave it empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number always deals the same cards. Leave it empty for new ones.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerBox</name>
    <message>
        <source>Name: {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person or computer: {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody at this screen plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novices see only the trick on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual players count the cards and look after their side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club players imagine the hidden hands and try every card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masters think longest and look furthest ahead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersChoice</name>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>{field}: {name} — {meaning}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Played to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Led Quint Royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;achette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;raw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sta&amp;kes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two against two, in partnerships. All sources have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One plays two hands against two, who start with 25. Source: Hoyle’s Games Modernized.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each plays two opposite hands. Source: Hoffmann’s booklet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Four players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;hree with dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tw&amp;o players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest card wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other three then play any card, and the highest takes the trick. Source: Parlett, and a card-games handbook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opponents win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other three then play any card, and the higher of the two opponents’ cards takes the trick. Source: Parlett, against leading it as a signal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not while its holder has another card; whoever follows to the eleventh trick with it must play it then. Source: Hoffmann, as Parlett reports him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed, the milder form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not while its holder has another card; whoever follows to the eleventh trick must play it if the other card would be the highest so far. Source: an earlier wording of Parlett’s page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first five cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside from the top before the deal. Source: Hoyle’s Games Modernized, Hoffmann’s booklet of 1907, and a card-games handbook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last five cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left over when everybody has twelve cards. Source: Parlett.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes, the ace is low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes, the ace is high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players sit as chosen, and chance names the first dealer. Parlett does not speak of a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance says who has dummy first; the sources do not speak of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance names the first dealer. Parlett does not speak of a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two lowest cards play against the two highest, and the lowest deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever draws the lowest card has dummy first: our rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever draws the lower card deals first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: a card-games handbook; for the low ace Hoffmann’s booklet of 1907.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: a card-games handbook, which ranks the ace as in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single game. Source: Hoyle’s Games Modernized.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single game. Source: Parlett.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rubber: best of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two games win it and 100 points more; the points of all games are added up. Source: Hoyle’s Games Modernized, and a card-games handbook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single, double, treble (ours)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconstruction after Short Whist, ours: a game counts 3 if the losers have nothing, 2 if less than half, else 1; a rubber adds 2. Hoyle’s Games Modernized only names it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round of three games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player has dummy for one game, which is settled by itself. Source: Hoyle’s Games Modernized.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All sources play to 250. Dummy’s opponents start with 25, so 30 is the least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All sources play to 250, which takes one to four deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is paid; only a card-games handbook speaks of stakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each game dummy’s opponents settle with the Dummy-player: so many counters for ten points, an odd five dropped. Source: a card-games handbook; with dummy, ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The losers pay so many counters for every game, single, double or treble, by which they are behind: ours, as the count is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The losers pay so many counters for every ten points by which they are behind, an odd five dropped. Source: a card-games handbook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Quint Royal may be led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opponents win a led Quint Royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Quint Royal may not be led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Quint Royal may not be led, the milder form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first five cards are the cachette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last five cards are the cachette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw, the ace low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw, the ace high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target} up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stakes {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rules}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is the dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are the dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick is worth {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}, {members}: {score} of {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: {score} of {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the start: {ns} and {ew}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals {first}–{last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal}, {side}: {marked}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quints of this deal:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks {count}, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quint}, trick {trick}, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quint}, cachette, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quint}, worth {points}: still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quint}, worth {points}: on the table now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quint}, worth {points}: scored by {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quint}, worth {points}: split and lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} have won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ns} and {ew} to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QUINTS OF THIS DEAL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quint Royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quint}  {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: {score} of {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QUINTO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QUINTS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRICKS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} quints</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatPlan</name>
    <message>
        <source>The players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, second hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dummy, opposite whoever has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dora</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the &amp;left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the r&amp;ight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;South and North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;West and East</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>D</source>
        <comment>the dealer&apos;s disc, one letter</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>{name} is next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are hidden until {name} sits before the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has stopped thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer player met a fault; the game is paused and nothing is lost. ({fault})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo takes it up again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StakesBox</name>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stakes, in counters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Your side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cachette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five cards, 13th trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>13th trick, to {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 explains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw for partners and deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody draws a card. The two lowest play against the two highest, and the lowest deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw for dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody draws a card. The lowest has dummy first, and deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw for the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both players draw a card. The lower one deals first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace is high here, and the Quint Royal the lowest of all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace is low here, and only the Quint Royal is lower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game}: deal {number} is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{own} {own_points}, {other} {other_points}; {target} is game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, {how}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}, {remark}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click, or press Space, to go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}. {more}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick has been completed in this deal yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TargetBox</name>
    <message>
        <source> points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played to, in points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>{name} · {match}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{form} · {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parlett</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoffmann 1907</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four-handed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three-handed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-handed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rubber points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{listed} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{listed} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a spade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no spade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A·4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2·3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quint worth {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the four a quint worth {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the ace a quint worth {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the three a quint worth {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the two a quint worth {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Quint Royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks} of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks} of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks} of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks} of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}: {dealing}; {answering}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} cuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} calls first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you call first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}: {dealing}, {cutting}, and {calling}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you deal for dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} deals for dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you cut, and call first {for_hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you cut and call first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} cuts, and calls first {for_hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} cuts and calls first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play {card} {from_hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} plays {card} {from_hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} plays {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes trick {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes trick {number} {in_hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take trick {number} {in_hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side scores {quint}: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You score {quint}: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} scores {quint}: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} score {quint}: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dummy’s hand is turned up: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side takes the cachette: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the cachette: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} takes the cachette: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} take the cachette: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks: {a} to {b}, at {value} points each: {x} and {y}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} is over: your side has {a}, {side} {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} is over: you have {a}, {side} {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} is over: {own} has {a}, {side} {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} is over: {own} have {a}, {side} {b}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides have {a}, so another deal decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You double: a trick is worth {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You redouble: a trick is worth {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} doubles: a trick is worth {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} redoubles: a trick is worth {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass {for_hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You double {for_hand}: a trick is worth {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You redouble {for_hand}: a trick is worth {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} passes {for_hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} doubles {for_hand}: a trick is worth {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} redoubles {for_hand}: a trick is worth {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side wins {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} wins {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} win {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side wins the rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} wins the rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} win the rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} play against {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have dummy first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} deals first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has dummy first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has dummy in the next game, and deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have dummy in the next game, and deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{drawn}. {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{drawn}. {result}. {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number}: you take dummy; {others} start with {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have dummy; {others} start with {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number}: {who} takes dummy; {others} start with {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has dummy; {others} start with {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side wins {game}, {won} to {lost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win {game}, {won} to {lost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} wins {game}, {won} to {lost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} win {game}, {won} to {lost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by two games to none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by two games to one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} points to {lost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} rubber points to {lost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} {games}, with {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over: {parts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} to {lost}, by the count of tricks in deal {deal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} to {lost}: both sides reached {target} in deal {deal}, and the larger total wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} to {lost}, by {quint} in deal {deal}, trick {trick}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} to {lost}, by {quint} in the cachette of deal {deal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dummy</source>
        <comment>who does something, or whose turn it is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}, {who}’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}, yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}, partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from your own hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for your own hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in your own hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North–South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East–West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> &amp; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dummy</source>
        <comment>one of two partners, in a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks stay at {value} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every trick counts {new} instead of {old}; quints stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call {for_hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You call from the hand that leads; the other is hidden until the doubling is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {from_hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead {from_hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any card but the Quint Royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Quint Royal has to be played now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any card, for the Quint Royal was led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any card, for it holds {suit_none}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any card, for you hold {suit_none}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit_one}, or the Quint Royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its last card, {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your last card, {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are drawn first, for partners and deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are drawn first, for who has dummy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are drawn first, for the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards have been drawn already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody draws one card of the pack, and no two draw the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards come first; it is your deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards come first; it is {who}’s deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over; a new one may begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next deal comes when this one is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pack has 53 cards, each of them once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The doubling is over; play has begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {who}’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The doubling comes first; it is your call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The doubling comes first; it is {who}’s call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your own turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of your own hand: play one of your own cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {hand}’s turn: play one of {hand}’s cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has doubled already; you may redouble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, your partner, has doubled; partners do not both double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has doubled already; there is one double in a deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has doubled, so there is nothing to redouble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, your partner, has doubled; only an opponent’s double may be redoubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has redoubled already; there is one redouble in a deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have doubled with your other hand; partners do not both double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have doubled with your other hand; only an opponent’s double may be redoubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have redoubled with your other hand; there is one redouble in a deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Quint Royal may not be led while you hold another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Quint Royal may not be led while {hand} holds another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is not {in_hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Quint Royal may not be kept for the last trick: it has to be played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your other card would be the highest so far, and the Quint Royal may not be led to the last trick: it has to be played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other card of this hand would be the highest so far, and the Quint Royal may not be led to the last trick: it has to be played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suits} were led and you hold {suit_one}; only the Quint Royal is exempt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suits} were led and {hand} holds {suit_one}; only the Quint Royal is exempt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suits} were led and you hold {suit_one}, which has to be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suits} were led and {hand} holds {suit_one}, which has to be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trick yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n counters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cards are drawn first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game} of 3 · {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} · you deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} · {who} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{call}. A trick is worth {value} so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}, the dealer,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further call can change that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} may still double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} may redouble to {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}’s call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is about to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}’s call {for_hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is about to call {for_hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}’s turn to play {from_hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is choosing a card {from_hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw for partners and deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw for dummy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw for the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rubber is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fourth deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifth deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixth deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
