<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Quinto</source>
        <translation>À propos de Quinto</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>&amp;Fair play…</source>
        <translation>&amp;Fair-play…</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licences…</translation>
    </message>
    <message>
        <source>Quinto’s logo: a crown on a card</source>
        <translation>L’emblème de Quinto&#xa0;: une couronne sur une carte</translation>
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
        <translation>Page d’&amp;accueil</translation>
    </message>
    <message>
        <source>Quinto is a trick-taking game for two to four, played with 53 cards. Angelo Lewis, who wrote about games and conjuring as Professor Hoffmann, invented it around 1900; Goodall &amp; Son of London published his booklet in 1907.</source>
        <translation>Quinto est un jeu de levées pour deux à quatre joueurs avec 53 cartes. Angelo Lewis, qui écrivait sur les jeux et la prestidigitation sous le nom de Professor Hoffmann, l’a inventé vers 1900&#x202f;; Goodall &amp; Son, à Londres, ont publié sa brochure en 1907.</translation>
    </message>
    <message>
        <source>Quinto works offline: no network, no account, no adverts, no telemetry. Computer players know only what their own seat may see.</source>
        <translation>Ce programme fonctionne hors ligne&#xa0;: ni réseau, ni compte, ni publicité, ni collecte de données. Les joueurs virtuels savent ce que l’on peut voir de leur place, et rien de plus.</translation>
    </message>
    <message>
        <source>The cards were drawn for this program.</source>
        <translation>Les cartes ont été dessinées pour ce programme.</translation>
    </message>
    <message>
        <source>Quinto is free software: you may use it, look into it, change it and pass it on by the terms of its licence, {licence}. It comes without any warranty.</source>
        <translation>Quinto est un logiciel libre&#xa0;: vous pouvez l’utiliser, l’étudier, le modifier et le transmettre selon les termes de sa licence, {licence}. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>This installation lacks the compiled search, so Club and Master play a little less well. To get it back, install a C compiler, then reinstall Quinto.</source>
        <translation>La recherche compilée manque dans cette installation&#x202f;; Club et Maître jouent donc un peu moins bien. Pour la rétablir, installez un compilateur C, puis réinstallez Quinto.</translation>
    </message>
</context>
<context>
    <name>AllHands</name>
    <message>
        <source>{title}, {line}: {cards}.</source>
        <translation>{title}, {line}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{whose}: {cards}.</source>
        <translation>{whose}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The hands as dealt</source>
        <translation>Les mains de départ</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>restée cachée</translation>
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
        <translation>{call}&#xa0;: {help}</translation>
    </message>
    <message>
        <source>You can play: {cards}.</source>
        <translation>Vous pouvez jouer&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>No trick is in progress.</source>
        <translation>Aucune levée n’est en cours.</translation>
    </message>
    <message>
        <source>{who}: {card}</source>
        <translation>{who}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>Trick {number}. {cards}.</source>
        <translation>Levée {number}. {cards}.</translation>
    </message>
    <message>
        <source>Quint points in it: {points}.</source>
        <translation>Points de quintes&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{whose}: no cards.</source>
        <translation>{whose}&#xa0;: aucune carte.</translation>
    </message>
    <message>
        <source>{whose}: {count}, hidden.</source>
        <translation>{whose}&#xa0;: {count}, face cachée.</translation>
    </message>
    <message>
        <source>{whose}, {count}: {cards}.</source>
        <translation>{whose}, {count}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The Quint Royal is still out.</source>
        <translation>Le Quint Royal est encore dehors.</translation>
    </message>
    <message>
        <source>The Quint Royal is not out.</source>
        <translation>Le Quint Royal n’est plus dehors.</translation>
    </message>
    <message>
        <source>Trick {number}: no cards yet. To lead: {who}.</source>
        <translation>Levée {number}&#xa0;: pas encore de carte. Entame&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Winning so far: {who}.</source>
        <translation>En tête&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Nobody has doubled or passed yet.</source>
        <translation>Personne n’a encore parlé.</translation>
    </message>
    <message>
        <source>Tricks this deal: {a} to {b}, worth {value} points each.</source>
        <translation>Levées de cette donne&#xa0;: {a} à {b}, à {value} points chacune.</translation>
    </message>
    <message>
        <source>{high} to {low}</source>
        <translation>{high} à {low}</translation>
    </message>
    <message>
        <source>{suit}, {count} out: {ranks}.</source>
        <translation>{suit}, {count} dehors&#xa0;: {ranks}.</translation>
    </message>
    <message>
        <source>{suit}: none out.</source>
        <translation>{suit}&#xa0;: aucune dehors.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Quints</source>
        <translation>Quintes</translation>
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
        <translation>ouverte</translation>
    </message>
    <message>
        <source>{card} on the table</source>
        <translation>{card} sur la table</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>split</source>
        <translation>séparée</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>à nous</translation>
    </message>
    <message>
        <source>on the table, goes to us as it stands</source>
        <translation>sur la table, pour nous pour l’instant</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>à eux</translation>
    </message>
    <message>
        <source>on the table, goes to them as it stands</source>
        <translation>sur la table, pour eux pour l’instant</translation>
    </message>
    <message>
        <source>and {points} for the trick</source>
        <translation>et {points} pour la levée</translation>
    </message>
    <message>
        <source>{points} each = {all}</source>
        <translation>{points} chacune = {all}</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>{points} chacune</translation>
    </message>
    <message>
        <source>on the table, as it stands: {side}</source>
        <translation>sur la table, pour l’instant&#xa0;: {side}</translation>
    </message>
    <message>
        <source>taken: {side}</source>
        <translation>gagnée&#xa0;: {side}</translation>
    </message>
    <message>
        <source>The Quint Royal, {points}: {side}</source>
        <translation>Le Quint Royal, {points}&#xa0;: {side}</translation>
    </message>
    <message>
        <source>The Quint Royal, {points} for us: {who}</source>
        <translation>Le Quint Royal, {points} pour nous&#xa0;: {who}</translation>
    </message>
    <message>
        <source>The Quint Royal, {points} for them: {who}</source>
        <translation>Le Quint Royal, {points} pour eux&#xa0;: {who}</translation>
    </message>
    <message>
        <source>The cachette, {points} points: {side}</source>
        <translation>La cachette, {points} points&#xa0;: {side}</translation>
    </message>
    <message>
        <source>The cachette, won with: {card}</source>
        <translation>La cachette, gagnée par&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{side}: {tricks}, {each}</source>
        <translation>{side}&#xa0;: {tricks}, {each}</translation>
    </message>
    <message>
        <source>{claim}, and the trick</source>
        <translation>{claim}, et la levée</translation>
    </message>
</context>
<context>
    <name>BookText</name>
    <message>
        <source>The rule book</source>
        <translation>Le livre des règles</translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message>
        <source>You are playing on in “{name}”. The original game stays as it was; {key} takes you back to it.</source>
        <translation>Vous continuez dans «&#x202f;{name}&#x202f;». L’original reste tel quel&#x202f;; {key} y ramène.</translation>
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
        <translation>Donne {deal}, levée {trick}</translation>
    </message>
    <message>
        <source>Deal {deal}, doubling</source>
        <translation>Donne {deal}, annonces</translation>
    </message>
    <message>
        <source>Game {game}, deal {deal}, trick {trick}</source>
        <translation>Partie {game}, donne {deal}, levée {trick}</translation>
    </message>
    <message>
        <source>Game {game}, deal {deal}, doubling</source>
        <translation>Partie {game}, donne {deal}, annonces</translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>pas encore finie</translation>
    </message>
    <message>
        <source>{own}–{other}</source>
        <translation>{own}–{other}</translation>
    </message>
    <message>
        <source>The game as first played; only this counts in the statistics.</source>
        <translation>La partie telle qu’on l’a d’abord jouée&#x202f;; elle seule compte dans les statistiques.</translation>
    </message>
    <message>
        <source>{where}: {here} here, {first} in the original game; {gain}.</source>
        <translation>{where}&#xa0;: {here} ici, {first} dans l’original&#x202f;; {gain}.</translation>
    </message>
    <message>
        <source>{where}: the deal is not over yet.</source>
        <translation>{where}&#xa0;: la donne n’est pas encore finie.</translation>
    </message>
    <message>
        <source>{where}: {here} here.</source>
        <translation>{where}&#xa0;: {here} ici.</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>aucune différence</translation>
    </message>
    <message>
        <source>{points} better for {side}</source>
        <translation>{points} de mieux pour {side}</translation>
    </message>
    <message>
        <source>{points} worse for {side}</source>
        <translation>{points} de moins pour {side}</translation>
    </message>
    <message>
        <source>There are no branches yet. “Play on from here” in a replay starts one.</source>
        <translation>Pas encore de variantes. «&#x202f;Continuer d’ici&#x202f;», dans une relecture, en commence une.</translation>
    </message>
</context>
<context>
    <name>BranchesDialog</name>
    <message>
        <source>&amp;Continue here</source>
        <translation>&amp;Continuer ici</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Revoir</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nommer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{name}, on the table</source>
        <translation>{name}, sur la table</translation>
    </message>
    <message>
        <source>“{name}” deleted. You can bring it back while this window is open.</source>
        <translation>«&#x202f;{name}&#x202f;» est supprimée. Vous pouvez la rétablir tant que cette fenêtre est ouverte.</translation>
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
        <translation>Contre</translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation>Surcontre</translation>
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
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>in a card’s name</comment>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>in a card’s name</comment>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>in a card’s name</comment>
        <translation>pique</translation>
    </message>
    <message>
        <source>two and three of {suit}</source>
        <translation>deux et trois de {suit}</translation>
    </message>
    <message>
        <source>ace and four of {suit}</source>
        <translation>as et quatre de {suit}</translation>
    </message>
    <message>
        <source>the two and three of {suit}</source>
        <translation>le deux et le trois de {suit}</translation>
    </message>
    <message>
        <source>the ace and four of {suit}</source>
        <translation>l’as et le quatre de {suit}</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>as de {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>roi de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>dame de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>valet de {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>dix de {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>neuf de {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>huit de {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>sept de {suit}</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>six de {suit}</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>cinq de {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>quatre de {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>trois de {suit}</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation>deux de {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>l’as de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>le roi de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la dame de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>le valet de {suit}</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>le dix de {suit}</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>le neuf de {suit}</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>le huit de {suit}</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>le sept de {suit}</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>le six de {suit}</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>le cinq de {suit}</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>le quatre de {suit}</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>le trois de {suit}</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>le deux de {suit}</translation>
    </message>
    <message>
        <source>the Quint Royal</source>
        <translation>le Quint Royal</translation>
    </message>
</context>
<context>
    <name>CardsPane</name>
    <message>
        <source>&amp;Undo</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Vider</translation>
    </message>
    <message>
        <source>F&amp;ill</source>
        <translation>C&amp;ompléter</translation>
    </message>
    <message>
        <source>Take back the last change (Ctrl+Z)</source>
        <translation>Annuler le dernier changement (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Put all cards back into the pack</source>
        <translation>Remettre toutes les cartes dans le paquet</translation>
    </message>
    <message>
        <source>Deal the remaining cards at random</source>
        <translation>Distribuer au hasard les cartes qui restent</translation>
    </message>
</context>
<context>
    <name>Chain</name>
    <message>
        <source>begun</source>
        <translation>commencée</translation>
    </message>
    <message>
        <source>left unfinished</source>
        <translation>laissée inachevée</translation>
    </message>
    <message>
        <source>left at once, unplayed</source>
        <translation>quittée aussitôt, non jouée</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>reprise</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>You have not begun a fair game yet.</source>
        <translation>Aucune partie équitable n’a encore commencé.</translation>
    </message>
    <message>
        <source>Fair games begun: {count}. The chain is broken: part of its file has been lost or changed.</source>
        <translation>Parties équitables commencées&#xa0;: {count}. La chaîne est rompue&#xa0;: quelque chose a été perdu ou modifié dans son fichier.</translation>
    </message>
    <message>
        <source>{count} fair games begun; the chain is unbroken.</source>
        <translation>{count} parties équitables commencées&#x202f;; la chaîne est intacte.</translation>
    </message>
    <message>
        <source>1 fair game begun.</source>
        <translation>1 partie équitable commencée.</translation>
    </message>
</context>
<context>
    <name>ChainDialog</name>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sceau</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>You can take the remaining tricks on your turn to play.</source>
        <translation>Vous pouvez prendre les levées restantes quand c’est à vous de jouer.</translation>
    </message>
    <message>
        <source>Take the remaining tricks?</source>
        <translation>Prendre les levées restantes&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Prendre</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>The rest is yours, whatever the others hold: {key} takes it.</source>
        <translation>Le reste est à vous, quelles que soient les cartes des autres&#xa0;: {key} le prend.</translation>
    </message>
    <message>
        <source>Proved: the rest is yours, whatever the others hold.</source>
        <translation>Prouvé&#xa0;: le reste est à vous, quelles que soient les cartes des autres.</translation>
    </message>
    <message>
        <source>Very likely, but not proved: no trick was lost in any of {count} possible deals.</source>
        <translation>Très probable, mais non prouvé&#xa0;: aucune levée n’a été perdue dans {count} donnes possibles.</translation>
    </message>
    <message>
        <source>There are still too many possibilities to check. Try again in a trick or two.</source>
        <translation>Il y a encore trop de possibilités à vérifier. Réessayez une levée ou deux plus tard.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>The rest is no longer certain to be yours. Play on.</source>
        <translation>Le reste n’est plus sûr. Continuez.</translation>
    </message>
    <message>
        <source>The rest is not all yours: {who} may hold {card} and take trick {number}.</source>
        <translation>Le reste n’est pas entièrement à vous&#xa0;: {who} peut avoir {card} et faire la levée {number}.</translation>
    </message>
    <message>
        <source>The rest is not all yours: {who} has {card} and can take trick {number}.</source>
        <translation>Le reste n’est pas entièrement à vous&#xa0;: {who} a {card} et peut faire la levée {number}.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Save the picture of the table</source>
        <translation>Enregistrer l’image de la table</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>You have won {won} of the last 10 games against {level}: try {next}?</source>
        <translation>Vous avez gagné {won} des 10 dernières parties contre {level}&#xa0;: essayer {next}&#x202f;?</translation>
    </message>
    <message>
        <source>Try {level}</source>
        <translation>Essayer {level}</translation>
    </message>
</context>
<context>
    <name>ContextMenu</name>
    <message>
        <source>Table &amp;colours</source>
        <translation>&amp;Couleurs du tapis</translation>
    </message>
    <message>
        <source>&amp;Why can’t I play this card?</source>
        <translation>Pour&amp;quoi cette carte est-elle interdite&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Play {card}</source>
        <translation>&amp;Jouer {card}</translation>
    </message>
    <message>
        <source>About the c&amp;achette</source>
        <translation>À propos de la cac&amp;hette</translation>
    </message>
    <message>
        <source>&amp;About {name}</source>
        <translation>À propo&amp;s&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>J&amp;oueurs</translation>
    </message>
    <message>
        <source>{name} ({seat})</source>
        <translation>{name} ({seat})</translation>
    </message>
    <message>
        <source>The &amp;cachette</source>
        <translation>La &amp;cachette</translation>
    </message>
    <message>
        <source>Rules f&amp;or this</source>
        <translation>Rè&amp;gles à ce sujet</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message>
        <source>1 trick</source>
        <translation>1 levée</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n levée</numerusform>
            <numerusform>%n levées</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the last trick</source>
        <translation>Prendre la dernière levée</translation>
    </message>
    <message numerus="yes">
        <source>Take the last %n tricks</source>
        <translation>
            <numerusform>Prendre la dernière %n levée</numerusform>
            <numerusform>Prendre les %n dernières levées</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 carte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hint</source>
        <translation>1 conseil</translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n conseil</numerusform>
            <numerusform>%n conseils</numerusform>
        </translation>
    </message>
    <message>
        <source>1 counter</source>
        <translation>1 jeton</translation>
    </message>
    <message numerus="yes">
        <source>%n counters</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 donne</translation>
    </message>
    <message numerus="yes">
        <source>{count} deals</source>
        <translation>
            <numerusform>{count} donne</numerusform>
            <numerusform>{count} donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 partie</translation>
    </message>
    <message numerus="yes">
        <source>{count} games</source>
        <translation>
            <numerusform>{count} partie</numerusform>
            <numerusform>{count} parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards to place; next: {place}.</source>
        <translation>
            <numerusform>%n carte à placer&#x202f;; ensuite&#xa0;: {place}.</numerusform>
            <numerusform>%n cartes à placer&#x202f;; ensuite&#xa0;: {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card to place; next: {place}.</source>
        <translation>1 carte à placer&#x202f;; ensuite&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards can beat {card}</source>
        <translation>
            <numerusform>%n cartes peuvent battre {card}</numerusform>
            <numerusform>%n cartes peuvent battre {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen cards beat {card}</source>
        <translation>
            <numerusform>%n cartes cachées battent {card}</numerusform>
            <numerusform>%n cartes cachées battent {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen cards are higher than {card}</source>
        <translation>
            <numerusform>%n cartes cachées dépassent {card}</numerusform>
            <numerusform>%n cartes cachées dépassent {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{best} beats {card}; %n more cards can</source>
        <translation>
            <numerusform>{best} bat {card}&#x202f;; %n autres le peuvent</numerusform>
            <numerusform>{best} bat {card}&#x202f;; %n autres le peuvent</numerusform>
        </translation>
    </message>
    <message>
        <source>You made 1 mistake</source>
        <translation>Vous avez fait 1 erreur</translation>
    </message>
    <message numerus="yes">
        <source>You made %n mistakes</source>
        <translation>
            <numerusform>Vous avez fait %n erreur</numerusform>
            <numerusform>Vous avez fait %n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>We made 1 mistake</source>
        <translation>Nous avons fait 1 erreur</translation>
    </message>
    <message numerus="yes">
        <source>We made %n mistakes</source>
        <translation>
            <numerusform>Nous avons fait %n erreur</numerusform>
            <numerusform>Nous avons fait %n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>1 mistake</source>
        <translation>1 erreur</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>1 choice</source>
        <translation>1 choix</translation>
    </message>
    <message numerus="yes">
        <source>{count} choices</source>
        <translation>
            <numerusform>{count} choix</numerusform>
            <numerusform>{count} choix</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>You can play the deal of {date} on that day.</source>
        <translation>La donne du {date} pourra être jouée ce jour-là.</translation>
    </message>
    <message>
        <source>You have not played today’s deal yet.</source>
        <translation>Vous n’avez pas encore joué la donne d’aujourd’hui.</translation>
    </message>
    <message>
        <source>Quinto {day}: {ours} to {theirs}, {level}</source>
        <translation>Quinto {day}&#xa0;: {ours} à {theirs}, {level}</translation>
    </message>
    <message>
        <source>Quinto {day}: {ours} to {theirs}, {level} (played again)</source>
        <translation>Quinto {day}&#xa0;: {ours} à {theirs}, {level} (rejouée)</translation>
    </message>
    <message>
        <source>different levels</source>
        <translation>niveaux différents</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date, as Qt writes it</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Your first result counts: {ours} to {theirs} ({level}).</source>
        <translation>Votre premier résultat compte&#xa0;: {ours} à {theirs} ({level}).</translation>
    </message>
    <message>
        <source>Copied, to paste into a message: {result}</source>
        <translation>Copié, à coller dans un message&#xa0;: {result}</translation>
    </message>
    <message>
        <source>{count} days in a row.</source>
        <translation>{count} jours de suite.</translation>
    </message>
    <message>
        <source>The same cards for all</source>
        <translation>Les mêmes cartes pour tous</translation>
    </message>
    <message>
        <source>{compared}: equally good</source>
        <translation>{compared}&#xa0;: à égalité</translation>
    </message>
    <message>
        <source>{compared}: well done</source>
        <translation>{compared}&#xa0;: bien joué</translation>
    </message>
    <message>
        <source>You {own}, the best computer players {others} on average</source>
        <translation>Vous {own}, les meilleurs joueurs virtuels {others} en moyenne</translation>
    </message>
    <message>
        <source>{ours} to {theirs}</source>
        <translation>{ours} à {theirs}</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>One choice is best: which?</source>
        <translation>Un seul choix est le meilleur&#xa0;: lequel&#x202f;?</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>The best computer players get these cards too: who makes more?</source>
        <translation>Les meilleurs joueurs virtuels ont les mêmes cartes&#xa0;: qui fera mieux&#x202f;?</translation>
    </message>
    <message>
        <source>{result}; the best computer players {points}</source>
        <translation>{result}&#x202f;; les meilleurs joueurs virtuels {points}</translation>
    </message>
    <message>
        <source>The best computer players are still playing these cards</source>
        <translation>Les meilleurs joueurs virtuels jouent encore ces cartes</translation>
    </message>
    <message>
        <source>Points: one side’s minus the other’s.</source>
        <translation>Points&#xa0;: ceux d’un camp moins ceux de l’autre.</translation>
    </message>
    <message>
        <source>{south} and {north} against {west} and {east}</source>
        <translation>{south} et {north} contre {west} et {east}</translation>
    </message>
    <message>
        <source>{who} · level: {level}</source>
        <translation>{who} · niveau&#xa0;: {level}</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Donner les cartes</translation>
    </message>
    <message>
        <source>Solved. Another one comes tomorrow.</source>
        <translation>Résolu. Le prochain arrive demain.</translation>
    </message>
</context>
<context>
    <name>DealCheck</name>
    <message>
        <source>the seal matches the secret</source>
        <translation>le sceau correspond au secret</translation>
    </message>
    <message>
        <source>the first dealer</source>
        <translation>le premier donneur</translation>
    </message>
    <message>
        <source>the cards drawn for partners and deal</source>
        <translation>les cartes tirées pour les partenaires et la donne</translation>
    </message>
    <message>
        <source>the pack of deal {deal}</source>
        <translation>les cartes de la donne {deal}</translation>
    </message>
    <message>
        <source>{claim}, in branch {branch}</source>
        <translation>{claim}, dans la variante {branch}</translation>
    </message>
    <message>
        <source>the seal is in the chain of your games</source>
        <translation>le sceau est dans la chaîne de vos parties</translation>
    </message>
    <message>
        <source>it contains the previous seal</source>
        <translation>il contient le sceau précédent</translation>
    </message>
    <message>
        <source>Correct: {claim}</source>
        <translation>Exact&#xa0;: {claim}</translation>
    </message>
    <message>
        <source>WRONG: {claim}</source>
        <translation>FAUX&#xa0;: {claim}</translation>
    </message>
    <message>
        <source>The secret stays sealed until the game is over. Come back then.</source>
        <translation>Le secret reste scellé jusqu’à la fin de la partie. Revenez alors.</translation>
    </message>
    <message>
        <source>{held} of {count} correct. If this is the seal you saw before the first card, nobody chose the cards.</source>
        <translation>{held} sur {count} sont exacts. Si c’est bien le sceau que vous avez vu avant la première carte, personne n’a choisi les cartes.</translation>
    </message>
    <message>
        <source>{held} of {count} correct. These cards were not dealt as the file says: do not trust it.</source>
        <translation>{held} sur {count} sont exacts. Ces cartes n’ont pas été données comme le dit le fichier&#xa0;: ne vous y fiez pas.</translation>
    </message>
    <message>
        <source>{held} of {count} correct, but this is a shared game: others may have known its cards.</source>
        <translation>{held} sur {count} sont exacts, mais c’est une partie partagée&#xa0;: d’autres ont pu en connaître les cartes.</translation>
    </message>
    <message>
        <source>Previous seal: {digits}</source>
        <translation>Sceau précédent&#xa0;: {digits}</translation>
    </message>
    <message>
        <source>Secret: {digits}</source>
        <translation>Secret&#xa0;: {digits}</translation>
    </message>
    <message>
        <source>No words were added.</source>
        <translation>Aucun mot n’a été ajouté.</translation>
    </message>
    <message>
        <source>Words: “{words}”</source>
        <translation>Mots&#xa0;: «&#x202f;{words}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>DealCheckDialog</name>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>&amp;Save this game…</source>
        <translation>&amp;Enregistrer cette partie…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Save the scr&amp;ipt…</source>
        <translation>Enregistrer le scr&amp;ipt…</translation>
    </message>
    <message>
        <source>Check a &amp;file…</source>
        <translation>Vérifier un &amp;fichier…</translation>
    </message>
    <message>
        <source>&amp;All your games…</source>
        <translation>&amp;Toutes vos parties…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Checks a saved game on any computer that has Python</source>
        <translation>Vérifie une partie enregistrée sur tout ordinateur qui a Python</translation>
    </message>
    <message>
        <source>Check “{file}”</source>
        <translation>Vérifier «&#x202f;{file}&#x202f;»</translation>
    </message>
    <message>
        <source>Quinto games (*.quinto)</source>
        <translation>Parties de Quinto (*.quinto)</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Enregistrer cette partie</translation>
    </message>
    <message>
        <source>Save the script</source>
        <translation>Enregistrer le script</translation>
    </message>
    <message>
        <source>Python scripts (*.py)</source>
        <translation>Scripts Python (*.py)</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Check a file</source>
        <translation>Vérifier un fichier</translation>
    </message>
</context>
<context>
    <name>DealEditing</name>
    <message>
        <source>Save a game that begins with this deal</source>
        <translation>Enregistrer une partie qui commence par cette donne</translation>
    </message>
    <message>
        <source>Deal of my own</source>
        <translation>Ma propre donne</translation>
    </message>
</context>
<context>
    <name>DealEntryDialog</name>
    <message>
        <source>Deal code, deal in one line, or game number</source>
        <translation>Code de donne, donne sur une ligne ou numéro de partie</translation>
    </message>
    <message>
        <source>&amp;Dealer</source>
        <translation>&amp;Donneur</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>S&amp;tart game</source>
        <translation>&amp;Commencer la partie</translation>
    </message>
    <message>
        <source>The text does not say who deals. The player on the dealer’s left leads.</source>
        <translation>Le texte ne dit pas qui donne. Le joueur à la gauche du donneur entame.</translation>
    </message>
    <message>
        <source>Game number {number}, by the rules of your last game.</source>
        <translation>Partie numéro {number}, selon les règles de votre dernière partie.</translation>
    </message>
    <message>
        <source>The deal of {date}.</source>
        <translation>La donne du {date}.</translation>
    </message>
    <message>
        <source>A saved game. It continues where you left it.</source>
        <translation>Une partie enregistrée. Elle reprend là où elle a été laissée.</translation>
    </message>
    <message>
        <source>The file “{file}”.</source>
        <translation>Le fichier «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>{seat} deals.</source>
        <translation>{seat} donne.</translation>
    </message>
    <message>
        <source>{seat} deals; {dummy} is dummy.</source>
        <translation>{seat} donne&#x202f;; {dummy} est le mort.</translation>
    </message>
    <message>
        <source>{side} has {score}</source>
        <translation>{side} a {score}</translation>
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
        <translation>Joueurs&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>A deal code, a deal written out in one line, or the number of a game. A friend can copy one for you with Game &gt; Other deals &gt; Copy this deal.</source>
        <translation>Un code de donne, une donne écrite sur une ligne, ou le numéro d’une partie. Un ami peut le copier pour vous avec Partie &gt; Autres donnes &gt; Copier cette donne.</translation>
    </message>
</context>
<context>
    <name>Drops</name>
    <message>
        <source>Drop it here to play this deal</source>
        <translation>Déposez ici pour jouer cette donne</translation>
    </message>
    <message>
        <source>Drop the file here to open it</source>
        <translation>Déposez le fichier ici pour l’ouvrir</translation>
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
        <translation>{count} sur {size}</translation>
    </message>
    <message>
        <source>N</source>
        <comment>North in one letter, also a key</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <comment>East in one letter, also a key</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>S</source>
        <comment>South in one letter, also a key</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <comment>West in one letter, also a key</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>C</source>
        <comment>the cachette in one letter, also a key</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>not placed yet</source>
        <translation>pas encore placée</translation>
    </message>
    <message>
        <source>{place}, {count} of {size}: {cards}.</source>
        <translation>{place}, {count} sur {size}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{place}, no cards yet.</source>
        <translation>{place}, pas encore de cartes.</translation>
    </message>
    <message>
        <source>Dummy’s opponents start with {handicap}, so the game must be played to more than that.</source>
        <translation>Les adversaires du mort commencent à {handicap}&#x202f;; la partie doit donc se jouer en davantage de points.</translation>
    </message>
    <message>
        <source>The cachette has {count} cards instead of {size}. Take {more} away.</source>
        <translation>La cachette a {count} cartes au lieu de {size}. Retirez-en {more}.</translation>
    </message>
    <message>
        <source>{place} has {count} cards instead of {size}. Take {more} away.</source>
        <translation>{place} a {count} cartes au lieu de {size}. Retirez-en {more}.</translation>
    </message>
    <message>
        <source>All scores are multiples of 5, so {side} cannot have {score}.</source>
        <translation>Tous les scores sont des multiples de 5&#xa0;: {side} ne peut pas avoir {score}.</translation>
    </message>
    <message>
        <source>With {score}, {side} would already have won: the game is to {target}. Enter less.</source>
        <translation>Avec {score}, {side} aurait gagné&#xa0;: la partie est en {target}. Entrez moins.</translation>
    </message>
    <message>
        <source>Click cards to fill the hands in turn, drag them, or type N, E, S, W, C or 1 to 5.</source>
        <translation>Cliquez sur les cartes pour remplir les mains tour à tour, faites-les glisser, ou tapez N, E, S, O, C ou 1 à 5.</translation>
    </message>
    <message>
        <source>Ready. {seat} calls first; you play {yours}.</source>
        <translation>Prêt. {seat} parle en premier&#x202f;; vous jouez {yours}.</translation>
    </message>
    <message>
        <source>Ready. {seat} leads; you play {yours}.</source>
        <translation>Prêt. {seat} entame&#x202f;; vous jouez {yours}.</translation>
    </message>
    <message>
        <source>Ready. {seat} calls first.</source>
        <translation>Prêt. {seat} parle en premier.</translation>
    </message>
    <message>
        <source>Ready. {seat} leads.</source>
        <translation>Prêt. {seat} entame.</translation>
    </message>
    <message>
        <source>Three players, {seat} is dummy</source>
        <translation>Trois joueurs, {seat} est le mort</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Encore à venir</translation>
    </message>
    <message>
        <source>{seat} doubles</source>
        <translation>{seat} contre</translation>
    </message>
    <message>
        <source>{seat} redoubles</source>
        <translation>{seat} surcontre</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Tous passent</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>double</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>redouble</source>
        <translation>surcontre</translation>
    </message>
    <message>
        <source>Both sides level</source>
        <translation>Les deux camps à égalité</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side} {points}</translation>
    </message>
    <message>
        <source>From the first lead, with all cards face up and best play.</source>
        <translation>Depuis la première entame, toutes cartes visibles et au meilleur jeu.</translation>
    </message>
    <message>
        <source>No puzzle in this deal</source>
        <translation>Pas de problème dans cette donne</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>Un problème</translation>
    </message>
    <message>
        <source>A puzzle needs a decision with one right answer, at least 15 points better than any other. Move a few cards, and try again.</source>
        <translation>Il faut à un problème une décision avec une seule réponse juste, meilleure d’au moins 15 points que toutes les autres. Déplacez quelques cartes, et réessayez.</translation>
    </message>
    <message>
        <source>{seat} has to find the right card in trick {trick}.</source>
        <translation>{seat} doit trouver la bonne carte à la levée {trick}.</translation>
    </message>
    <message>
        <source>{seat} has to find the right call.</source>
        <translation>{seat} doit trouver la bonne annonce.</translation>
    </message>
    <message>
        <source>Even Novices find it.</source>
        <translation>Même les novices la trouvent.</translation>
    </message>
    <message>
        <source>Casual players find it.</source>
        <translation>Les amateurs la trouvent.</translation>
    </message>
    <message>
        <source>Club players find it.</source>
        <translation>Les joueurs de club la trouvent.</translation>
    </message>
    <message>
        <source>Only Masters find it.</source>
        <translation>Seuls les maîtres la trouvent.</translation>
    </message>
    <message>
        <source>Even Masters often miss it.</source>
        <translation>Même les maîtres la manquent souvent.</translation>
    </message>
    <message>
        <source>{seat} may lead any card.</source>
        <translation>{seat} peut entamer de n’importe quelle carte.</translation>
    </message>
    <message>
        <source>{count} of {seat}’s {all} possible leads are equally good.</source>
        <translation>{seat}&#xa0;: {count} entames sur {all} sont également bonnes.</translation>
    </message>
    <message>
        <source>{seat} leads {cards}.</source>
        <translation>{seat} entame de {cards}.</translation>
    </message>
    <message>
        <source>Other leads cost {least} to {most}.</source>
        <translation>Les autres entames coûtent de {least} à {most}.</translation>
    </message>
    <message>
        <source>Other leads cost {most}.</source>
        <translation>Les autres entames coûtent {most}.</translation>
    </message>
    <message>
        <source>For {seat}, given what {seat} may see.</source>
        <translation>Pour {seat}, avec ce que peut voir {seat}.</translation>
    </message>
</context>
<context>
    <name>EditorDialog</name>
    <message>
        <source>Copied as one line; a deal code needs a whole deal.</source>
        <translation>Copiée sur une ligne&#x202f;; un code de donne exige une donne complète.</translation>
    </message>
    <message>
        <source>Quinto deal {code}</source>
        <translation>Donne de Quinto {code}</translation>
    </message>
    <message>
        <source>Deal {code} copied.</source>
        <translation>Donne {code} copiée.</translation>
    </message>
    <message>
        <source>The deal in one line, or a deal code</source>
        <translation>La donne sur une ligne, ou un code de donne</translation>
    </message>
    <message>
        <source>Paste a deal code or a deal in one line</source>
        <translation>Collez un code de donne ou une donne sur une ligne</translation>
    </message>
</context>
<context>
    <name>EditorFooter</name>
    <message>
        <source>Sol&amp;ve</source>
        <translation>&amp;Résoudre</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Co&amp;nseil</translation>
    </message>
    <message>
        <source>Pu&amp;zzle</source>
        <translation>Pro&amp;blème</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;ier</translation>
    </message>
    <message>
        <source>Sav&amp;e…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>What the deal is worth with all cards face up and best play</source>
        <translation>Ce que vaut la donne, toutes cartes visibles et au meilleur jeu</translation>
    </message>
    <message>
        <source>The best call or card for the player to act, given what that player can know</source>
        <translation>Ce que devrait faire le joueur dont c’est le tour, d’après ce qu’il peut savoir</translation>
    </message>
    <message>
        <source>Look for a puzzle in this deal and add it to your own</source>
        <translation>Chercher un problème dans cette donne et l’ajouter aux vôtres</translation>
    </message>
    <message>
        <source>Copy the deal as a code and as one line</source>
        <translation>Copier la donne, en code et sur une ligne</translation>
    </message>
    <message>
        <source>Save a game that begins with this deal</source>
        <translation>Enregistrer une partie qui commence par cette donne</translation>
    </message>
    <message>
        <source>Back to the game; the cards stay here</source>
        <translation>Retour à la partie&#x202f;; les cartes restent ici</translation>
    </message>
    <message>
        <source>Play a game that begins with this deal</source>
        <translation>Jouer une partie qui commence par cette donne</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>E&amp;ssayer</translation>
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
        <translation>Félicitations, {who}.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vous gagnez</translation>
    </message>
    <message>
        <source>on tricks in deal {deal}</source>
        <translation>au compte des levées de la donne {deal}</translation>
    </message>
    <message>
        <source>on tricks in deal {deal}, in which both sides reached {target}</source>
        <translation>au compte des levées de la donne {deal}, où les deux camps ont atteint {target}</translation>
    </message>
    <message>
        <source>with {quint}, in trick {trick} of deal {deal}</source>
        <translation>avec {quint}, à la levée {trick} de la donne {deal}</translation>
    </message>
    <message>
        <source>with {quint}, in the last trick of deal {deal}</source>
        <translation>avec {quint}, à la dernière levée de la donne {deal}</translation>
    </message>
    <message>
        <source>with {quint}, in the cachette of deal {deal}</source>
        <translation>avec {quint}, dans la cachette de la donne {deal}</translation>
    </message>
    <message>
        <source>with {quint}, in deal {deal}</source>
        <translation>avec {quint}, à la donne {deal}</translation>
    </message>
    <message>
        <source>It was close.</source>
        <translation>C’était serré.</translation>
    </message>
    <message>
        <source>You were ahead until the tricks were counted.</source>
        <translation>Vous meniez jusqu’au compte des levées.</translation>
    </message>
    <message>
        <source>You were ahead when the deal began.</source>
        <translation>Vous meniez au début de la donne.</translation>
    </message>
    <message>
        <source>You were ahead until the cachette was turned up.</source>
        <translation>Vous meniez jusqu’à la cachette.</translation>
    </message>
    <message>
        <source>Quints, in the order won</source>
        <translation>Quintes, dans l’ordre</translation>
    </message>
    <message>
        <source>{who} wins</source>
        <translation>{who} gagne</translation>
    </message>
    <message>
        <source>You win game {number}</source>
        <translation>Vous gagnez la partie {number}</translation>
    </message>
    <message>
        <source>{who} wins game {number}</source>
        <translation>{who} gagne la partie {number}</translation>
    </message>
    <message>
        <source>You and {other} win</source>
        <translation>{other} et vous gagnez</translation>
    </message>
    <message>
        <source>{who} and {other} win</source>
        <translation>{who} et {other} gagnent</translation>
    </message>
    <message>
        <source>You and {other} win game {number}</source>
        <translation>{other} et vous gagnez la partie {number}</translation>
    </message>
    <message>
        <source>{who} and {other} win game {number}</source>
        <translation>{who} et {other} gagnent la partie {number}</translation>
    </message>
    <message>
        <source>tricks of deal {deal}</source>
        <translation>levées de la donne {deal}</translation>
    </message>
    <message>
        <source>{quint}, deal {deal}</source>
        <translation>{quint}, donne {deal}</translation>
    </message>
    <message>
        <source>You were ahead until trick {trick}.</source>
        <translation>Vous meniez jusqu’à la levée {trick}.</translation>
    </message>
    <message>
        <source>It turned in trick {trick} of deal {deal}.</source>
        <translation>Tout a basculé à la levée {trick} de la donne {deal}.</translation>
    </message>
    <message>
        <source>It turned with the cachette of deal {deal}.</source>
        <translation>Tout a basculé avec la cachette de la donne {deal}.</translation>
    </message>
    <message>
        <source>It turned as the tricks of deal {deal} were counted.</source>
        <translation>Tout a basculé au compte des levées de la donne {deal}.</translation>
    </message>
    <message>
        <source>The last quints, in the order won</source>
        <translation>Les dernières quintes, dans l’ordre</translation>
    </message>
    <message>
        <source>{quint}, {points}: {side}</source>
        <translation>{quint}, {points}&#xa0;: {side}</translation>
    </message>
    <message>
        <source>{head}: {quints}.</source>
        <translation>{head}&#xa0;: {quints}.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>Deal {deal}: {won} to {lost}.</source>
        <comment>both totals after a deal</comment>
        <translation>Donne {deal}&#xa0;: {won} à {lost}.</translation>
    </message>
    <message>
        <source>{own} to {other}</source>
        <comment>a score: “265 to 210”</comment>
        <translation>{own} à {other}</translation>
    </message>
    <message>
        <source>The trick that ended it</source>
        <translation>La levée décisive</translation>
    </message>
    <message>
        <source>The cachette that ended it</source>
        <translation>La cachette décisive</translation>
    </message>
    <message>
        <source>Tricks of deal {deal}, {points} points each</source>
        <translation>Levées de la donne {deal}, {points} points chacune</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Donne {deal}</translation>
    </message>
    <message>
        <source>{who}: {games} games of {count}. For the rubber: {bonus}.</source>
        <translation>{who}&#xa0;: {games} parties sur {count}. Pour le robre&#xa0;: {bonus}.</translation>
    </message>
    <message>
        <source>{side}: {total}.</source>
        <comment>what a side has in the end</comment>
        <translation>{side}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>{side}: {games}, and {bonus} for the rubber: {total}.</source>
        <translation>{side}&#xa0;: {games}, et {bonus} pour le robre&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The rubber is ours by {points} points</source>
        <translation>Le robre est à nous, avec {points} points d’avance</translation>
    </message>
    <message>
        <source>The rubber is theirs by {points} points</source>
        <translation>Le robre est à eux, avec {points} points d’avance</translation>
    </message>
    <message>
        <source>Rubber won: {side}, by {points} points</source>
        <translation>Robre gagné&#xa0;: {side}, avec {points} points d’avance</translation>
    </message>
    <message>
        <source>The rubber is ours, 2 games to {games}</source>
        <translation>Le robre est à nous, 2 parties à {games}</translation>
    </message>
    <message>
        <source>The rubber is theirs, 2 games to {games}</source>
        <translation>Le robre est à eux, 2 parties à {games}</translation>
    </message>
    <message>
        <source>Rubber won: {side}, 2 games to {games}</source>
        <translation>Robre gagné&#xa0;: {side}, 2 parties à {games}</translation>
    </message>
    <message>
        <source>The rubber is ours, {won} to {lost}</source>
        <translation>Le robre est à nous, {won} à {lost}</translation>
    </message>
    <message>
        <source>The rubber is theirs, {won} to {lost}</source>
        <translation>Le robre est à eux, {won} à {lost}</translation>
    </message>
    <message>
        <source>Rubber won: {side}, {won} to {lost}</source>
        <translation>Robre gagné&#xa0;: {side}, {won} à {lost}</translation>
    </message>
    <message>
        <source>Round shared: {who}</source>
        <translation>Tour partagé&#xa0;: {who}</translation>
    </message>
    <message>
        <source>{who} wins the round by {points} points</source>
        <translation>{who} gagne le tour avec {points} points d’avance</translation>
    </message>
    <message>
        <source>You win the round by {points} points</source>
        <translation>Vous gagnez le tour avec {points} points d’avance</translation>
    </message>
    <message>
        <source>{who} wins the round, {total}</source>
        <translation>{who} gagne le tour, {total}</translation>
    </message>
    <message>
        <source>{who}: {total}.</source>
        <comment>what a player has won or lost</comment>
        <translation>{who}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>{who} pays {points}.</source>
        <translation>{who} paie {points}.</translation>
    </message>
    <message>
        <source>{who} receives {points}.</source>
        <translation>{who} reçoit {points}.</translation>
    </message>
    <message>
        <source>{side} won</source>
        <translation>Gagné&#xa0;: {side}</translation>
    </message>
    <message>
        <source>with dummy: {who}</source>
        <translation>avec le mort&#xa0;: {who}</translation>
    </message>
    <message>
        <source>You were last ahead in deal {deal}.</source>
        <translation>Vous avez mené pour la dernière fois à la donne {deal}.</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>This evening in all</source>
        <translation>Ce soir, au total</translation>
    </message>
    <message>
        <source>Over the years</source>
        <translation>Au fil des années</translation>
    </message>
    <message>
        <source>Nothing has been finished yet.</source>
        <translation>Rien n’est encore terminé.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>There is no deal to copy yet.</source>
        <translation>Il n’y a pas encore de donne à copier.</translation>
    </message>
    <message>
        <source>You can copy this deal when it is over; now it would give away the hidden cards.</source>
        <translation>Vous pourrez copier cette donne quand elle sera finie&#x202f;; maintenant, cela révélerait les cartes cachées.</translation>
    </message>
    <message>
        <source>Quinto deal {code}</source>
        <translation>Donne de Quinto {code}</translation>
    </message>
    <message>
        <source>Deal {code} copied.</source>
        <translation>Donne {code} copiée.</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Enregistrer une copie de la partie</translation>
    </message>
    <message>
        <source>Quinto games (*.quinto)</source>
        <translation>Parties de Quinto (*.quinto)</translation>
    </message>
    <message>
        <source>{game}, copy</source>
        <translation>{game}, copie</translation>
    </message>
    <message>
        <source>Save the score as text</source>
        <translation>Enregistrer le score en texte</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <source>{game}, score</source>
        <translation>{game}, score</translation>
    </message>
</context>
<context>
    <name>FairDeal</name>
    <message>
        <source>The cards of the next game follow from a secret that Quinto has drawn and from the player’s words. This number seals the secret. When the game is over, its file contains the secret and the words, and anyone can check that they lead to this number and to the cards.</source>
        <translation>Les cartes de la prochaine partie découlent d’un secret que Quinto a tiré, et des mots du joueur. Ce nombre scelle le secret. Quand la partie sera finie, son fichier contiendra le secret et les mots, et chacun pourra vérifier qu’ils mènent à ce nombre et aux cartes.</translation>
    </message>
    <message>
        <source>Printed {time}</source>
        <translation>Imprimé le {time}</translation>
    </message>
    <message>
        <source>Quinto: a fair deal</source>
        <translation>Quinto&#xa0;: une donne équitable</translation>
    </message>
    <message>
        <source>Seal {digits}</source>
        <translation>Sceau {digits}</translation>
    </message>
    <message>
        <source>One of these characters is incomplete. Type the words again.</source>
        <translation>L’un de ces caractères est incomplet. Retapez les mots.</translation>
    </message>
    <message>
        <source>That is {count} characters; use {greatest} at most.</source>
        <translation>Cela fait {count} caractères&#x202f;; n’en laissez que {greatest} au plus.</translation>
    </message>
</context>
<context>
    <name>FairDealChoice</name>
    <message>
        <source>&amp;Copy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>Copies the seal</source>
        <translation>Copie le sceau</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>Prints the seal</source>
        <translation>Imprime le sceau</translation>
    </message>
    <message>
        <source>Anything, or nothing</source>
        <translation>N’importe quoi, ou rien</translation>
    </message>
    <message>
        <source>&amp;Your words</source>
        <translation>&amp;Vos mots</translation>
    </message>
    <message>
        <source>How to check it</source>
        <translation>Comment vérifier</translation>
    </message>
    <message>
        <source>With a number, others can know the cards, so nothing is proved.</source>
        <translation>Avec un numéro, d’autres peuvent connaître les cartes&#xa0;: il ne prouve rien.</translation>
    </message>
    <message>
        <source>Copied. Keep it until the game is over.</source>
        <translation>Copié. Gardez-le jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Donne équitable</translation>
    </message>
    <message>
        <source>They go into the shuffle, so nobody can have chosen your cards.</source>
        <translation>Ils entrent dans le mélange&#xa0;: personne n’a pu choisir vos cartes.</translation>
    </message>
    <message>
        <source>The cards of the next game follow from a secret that has already been drawn, and from your words, if you add any. This long number seals the secret: it can no longer be changed. When the game is over the secret is shown, and anyone can check every card. Copy the number first if you want to be sure.</source>
        <translation>Les cartes de la prochaine partie découlent d’un secret déjà tiré, et de vos mots si vous en ajoutez. Ce long nombre scelle le secret&#xa0;: il ne peut plus être changé. À la fin de la partie, le secret est montré et chacun peut vérifier toutes les cartes. Copiez d’abord le nombre si vous voulez en être sûr.</translation>
    </message>
</context>
<context>
    <name>FairPlay</name>
    <message>
        <source>Checked {asked} of {count} decisions…</source>
        <translation>{asked} décisions sur {count} vérifiées…</translation>
    </message>
    <message>
        <source>Stopped after {asked} of {count} decisions.</source>
        <translation>Arrêt après {asked} décisions sur {count}.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêt.</translation>
    </message>
    <message>
        <source>No computer player has had to decide anything yet. Play on a little, then try again.</source>
        <translation>Aucun joueur virtuel n’a encore eu de décision à prendre. Jouez un peu, puis redemandez.</translation>
    </message>
    <message>
        <source>No proof: a computer player failed ({error}). Please save the game and report it.</source>
        <translation>Aucune preuve&#xa0;: un joueur virtuel a échoué ({error}). Veuillez enregistrer la partie et signaler l’erreur.</translation>
    </message>
    <message>
        <source>1 decision checked again with the hidden cards swapped: the same answer every time.</source>
        <translation>1 décision redemandée avec les cartes cachées échangées&#xa0;: toujours la même réponse.</translation>
    </message>
    <message>
        <source>{count} decisions checked again with the hidden cards swapped: the same answer every time.</source>
        <translation>{count} décisions redemandées avec les cartes cachées échangées&#xa0;: chaque fois la même réponse.</translation>
    </message>
    <message>
        <source>Decisions checked again with the hidden cards swapped: {count}. None depended on them.</source>
        <translation>Décisions redemandées avec les cartes cachées échangées&#xa0;: {count}. Aucune n’en dépendait.</translation>
    </message>
    <message>
        <source>With more thinking time, {count} came out differently.</source>
        <translation>Avec plus de temps, {count} ont donné autre chose.</translation>
    </message>
    <message>
        <source>{changed} of {count} decisions changed with the hidden cards. That should never happen: please save the game and report it.</source>
        <translation>Décisions qui ont changé avec les cartes cachées&#xa0;: {changed} sur {count}. Cela ne doit pas arriver. Veuillez enregistrer la partie et le signaler.</translation>
    </message>
</context>
<context>
    <name>FairPlayDialog</name>
    <message>
        <source>Fair play</source>
        <translation>Fair-play</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Prove it</source>
        <translation>&amp;Prouver</translation>
    </message>
    <message>
        <source>Proof progress</source>
        <translation>Avancement de la preuve</translation>
    </message>
    <message>
        <source>The rules: who may know what</source>
        <translation>Les règles disent qui peut savoir quoi</translation>
    </message>
    <message>
        <source>A computer player is told only what its own seat may know: its cards, dummy’s once face up, the calls, the cards played, the scores and who deals. It never gets the hidden cards, so it could not peek even if it wanted to.</source>
        <translation>Un joueur virtuel apprend ce que l’on peut savoir de sa place&#xa0;: ses cartes, celles du mort dès qu’elles sont étalées, les annonces, les cartes jouées, le score et qui donne. Les cartes cachées ne lui sont pas transmises&#x202f;; il ne peut donc pas les regarder, même s’il le voulait.</translation>
    </message>
    <message>
        <source>The cards are fixed before any player acts: in a fair game by a secret that you can check afterwards, in a shared one by its number. No level is dealt better cards than another: a stronger player just thinks better.</source>
        <translation>Les cartes sont fixées avant que quiconque agisse&#xa0;: dans une partie équitable par un secret que vous pourrez vérifier ensuite, dans une partie partagée par son numéro. Aucun niveau ne reçoit de meilleures cartes qu’un autre&#xa0;: un joueur plus fort réfléchit mieux, voilà tout.</translation>
    </message>
    <message>
        <source>You need not take our word for it. Quinto can go back over the computer players’ decisions in this deal, swap the cards each could not see, and ask again. A player who does not know them must answer the same. You are told how many did, and no card is shown.</source>
        <translation>Vous n’avez pas à le croire sur parole. Quinto peut reprendre les choix que les joueurs virtuels ont faits dans cette donne, échanger les cartes que chacun ne pouvait pas voir, et redemander. Qui ne connaît pas ces cartes doit répondre la même chose. Vous apprenez combien l’ont fait, et aucune carte.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>“{path}” does not exist. Choose another file.</source>
        <translation>«&#x202f;{path}&#x202f;» n’existe pas. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>“{name}” is a folder. Choose a saved game.</source>
        <translation>«&#x202f;{name}&#x202f;» est un dossier. Choisissez une partie enregistrée.</translation>
    </message>
    <message>
        <source>“{name}” is not a regular file. Choose a saved game.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas un fichier ordinaire. Choisissez une partie enregistrée.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved game (over {limit} MB). Choose a file saved by Quinto.</source>
        <translation>«&#x202f;{name}&#x202f;» est trop grand pour une partie enregistrée (plus de {limit} Mo). Choisissez un fichier enregistré par Quinto.</translation>
    </message>
    <message>
        <source>You lack permission to read “{name}”. Change that or choose another file.</source>
        <translation>Vous n’avez pas le droit de lire «&#x202f;{name}&#x202f;». Changez ses permissions, ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>“{name}” could not be read: {reason}. Choose another file.</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas pu être lu&#xa0;: {reason}. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>“{name}” is not a regular file. Choose another name.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas un fichier ordinaire. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: the disk is full. Free some space or choose another folder.</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas été enregistré&#xa0;: le disque est plein. Libérez de la place, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: you cannot write to the file or its folder. Choose another folder.</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas été enregistré&#xa0;: le fichier ou son dossier est protégé. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: the folder “{folder}” does not exist. Choose another one.</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas été enregistré&#xa0;: le dossier «&#x202f;{folder}&#x202f;» n’existe pas. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: the name is too long. Choose a shorter one.</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas été enregistré&#xa0;: le nom est trop long. Choisissez-en un plus court.</translation>
    </message>
    <message>
        <source>“{name}” was not saved: {reason}. Choose another name or folder.</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas été enregistré&#xa0;: {reason}. Choisissez un autre nom ou dossier.</translation>
    </message>
    <message>
        <source>Quinto is already running and autosaves to the same place. Close one of the two, or save this game yourself.</source>
        <translation>Quinto est déjà ouvert et conserve sa partie au même endroit. Fermez l’un des deux, ou enregistrez cette partie vous-même.</translation>
    </message>
    <message>
        <source>Quinto is already running and autosaves to the same place. This window does not autosave: save the game yourself.</source>
        <translation>Quinto est déjà ouvert et conserve sa partie au même endroit. Cette fenêtre n’enregistre pas automatiquement&#xa0;: enregistrez la partie vous-même.</translation>
    </message>
    <message>
        <source>Quinto cannot autosave the game in “{folder}”: {reason}. Make the folder writable, or save the game yourself.</source>
        <translation>Quinto ne peut pas enregistrer automatiquement la partie dans «&#x202f;{folder}&#x202f;»&#xa0;: {reason}. Rendez ce dossier accessible en écriture, ou enregistrez la partie vous-même.</translation>
    </message>
    <message>
        <source>You lack permission to read the autosaved game, so it stays where it is and autosave is off. Make “{path}” readable or move it elsewhere, then restart Quinto.</source>
        <translation>Vous n’avez pas le droit de lire la partie enregistrée automatiquement&#x202f;; elle reste où elle est, et l’enregistrement automatique est désactivé. Rendez «&#x202f;{path}&#x202f;» lisible, ou déplacez-le&#x202f;; puis relancez Quinto.</translation>
    </message>
    <message>
        <source>The autosaved game could not be opened and was set aside as {names} in “{folder}”. {details}. A new game begins.</source>
        <translation>La partie enregistrée automatiquement n’a pas pu être ouverte&#x202f;; elle est mise de côté sous {names} dans «&#x202f;{folder}&#x202f;». {details}. Une nouvelle partie commence.</translation>
    </message>
    <message>
        <source>The autosaved game could not be opened and was set aside as {names} in “{folder}”. {fault} A new game begins.</source>
        <translation>La partie enregistrée automatiquement n’a pas pu être ouverte&#x202f;; elle est mise de côté sous {names} dans «&#x202f;{folder}&#x202f;». {fault} Une nouvelle partie commence.</translation>
    </message>
    <message>
        <source>The autosave was damaged, so the game resumes from an earlier point. Damaged data was set aside as {files}.</source>
        <translation>L’enregistrement automatique était endommagé&#x202f;; la partie reprend à un moment antérieur. Ce qui était endommagé est mis de côté sous {files}.</translation>
    </message>
    <message>
        <source>The autosaved game cannot be continued in this version: {fault} It has been kept as “{file}”; open that file afterwards.</source>
        <translation>La partie enregistrée automatiquement ne peut pas continuer dans cette version&#xa0;: {fault} Elle est conservée sous «&#x202f;{file}&#x202f;»&#x202f;; ouvrez ensuite ce fichier.</translation>
    </message>
    <message>
        <source>“{path}” could be neither opened nor set aside: {reason}. Move it yourself.</source>
        <translation>«&#x202f;{path}&#x202f;» n’a pu être ni ouvert ni mis de côté&#xa0;: {reason}. Déplacez-le vous-même.</translation>
    </message>
    <message>
        <source>“{path}” could not be deleted: {reason}. Delete it yourself.</source>
        <translation>«&#x202f;{path}&#x202f;» n’a pas pu être supprimé&#xa0;: {reason}. Supprimez-le vous-même.</translation>
    </message>
    <message>
        <source>“{path}” is Quinto’s own autosave. Choose another file.</source>
        <translation>«&#x202f;{path}&#x202f;» est l’enregistrement automatique de Quinto lui-même. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>The unfinished game cannot be kept: “{folder}” could not be created ({reason}). Make its parent folder writable.</source>
        <translation>La partie inachevée ne peut pas être conservée&#xa0;: «&#x202f;{folder}&#x202f;» n’a pas pu être créé ({reason}). Rendez le dossier parent accessible en écriture.</translation>
    </message>
    <message>
        <source>The settings in “{path}” could not be read, so the defaults are used. Please choose your settings again; the damaged file is kept as a backup ending in “~”.</source>
        <translation>Les préférences dans «&#x202f;{path}&#x202f;» sont illisibles&#x202f;; les valeurs par défaut sont utilisées. Choisissez-les à nouveau&#x202f;; le fichier endommagé est conservé comme copie de secours, avec «&#x202f;~&#x202f;» à la fin du nom.</translation>
    </message>
    <message>
        <source>The settings in “{path}” could not be read: {reason}. Quinto uses the defaults until you put that right and restart it.</source>
        <translation>Les préférences dans «&#x202f;{path}&#x202f;» n’ont pas pu être lues&#xa0;: {reason}. Les valeurs par défaut sont utilisées tant que vous n’y avez pas remédié et relancé Quinto.</translation>
    </message>
    <message>
        <source>The settings in “{path}” were damaged, so those of the backup are used. Your last change may be missing.</source>
        <translation>Les préférences dans «&#x202f;{path}&#x202f;» étaient endommagées&#x202f;; celles de la copie de secours sont utilisées. Votre dernier changement manque peut-être.</translation>
    </message>
    <message>
        <source>Your settings were not saved: the folder “{folder}” does not exist and could not be created ({reason}). Make its parent folder writable.</source>
        <translation>Vos préférences n’ont pas été enregistrées&#xa0;: le dossier «&#x202f;{folder}&#x202f;» n’existe pas et n’a pas pu être créé ({reason}). Rendez le dossier parent accessible en écriture.</translation>
    </message>
    <message>
        <source>The setting “{name}” cannot be {value}; the default is used. Choose it again under Preferences.</source>
        <translation>Le réglage «&#x202f;{name}&#x202f;» ne peut pas être {value}&#x202f;; la valeur par défaut est utilisée. Choisissez-le à nouveau dans les préférences.</translation>
    </message>
    <message>
        <source>The setting “{name}” cannot be {value}; the default is used. Choose it again for your next game.</source>
        <translation>Le réglage «&#x202f;{name}&#x202f;» ne peut pas être {value}&#x202f;; la valeur par défaut est utilisée. Choisissez-le à nouveau pour votre prochaine partie.</translation>
    </message>
    <message>
        <source>The setting “{name}” cannot be {value} in a game with form={form}; the default is used. Choose it again for your next game.</source>
        <translation>Le réglage «&#x202f;{name}&#x202f;» ne peut pas être {value} dans une partie avec form={form}&#x202f;; la valeur par défaut est utilisée. Choisissez-le à nouveau pour votre prochaine partie.</translation>
    </message>
    <message>
        <source>The setting “{name}” cannot be {value}; the default is used.</source>
        <translation>Le réglage «&#x202f;{name}&#x202f;» ne peut pas être {value}&#x202f;; la valeur par défaut est utilisée.</translation>
    </message>
    <message>
        <source>“{name}” cannot be a player’s name. Choose one of 1 to 40 characters on one line.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas un nom de joueur. Donnez-en un de 1 à 40 caractères sur une ligne.</translation>
    </message>
    <message>
        <source>“{level}” is not the name of a level. Choose one from the list.</source>
        <translation>«&#x202f;{level}&#x202f;» n’est pas le nom d’un niveau. Choisissez-en un dans la liste.</translation>
    </message>
    <message>
        <source>The game’s number is negative or too large. Choose one from 0 to {greatest}.</source>
        <translation>Le numéro de la partie est négatif ou trop grand. Choisissez-en un de 0 à {greatest}.</translation>
    </message>
    <message>
        <source>{name}: this version of Quinto has no level “{level}”. Update Quinto, or change the level in the file to one of {levels}.</source>
        <translation>{name}&#xa0;: cette version de Quinto n’a pas de niveau «&#x202f;{level}&#x202f;». Mettez Quinto à jour, ou choisissez dans le fichier un niveau parmi {levels}.</translation>
    </message>
    <message>
        <source>This is not a Quinto game. Choose a file saved by Quinto.</source>
        <translation>Ce n’est pas une partie de Quinto. Choisissez un fichier enregistré par Quinto.</translation>
    </message>
    <message>
        <source>This game was saved by a newer Quinto (file version {version}; this one reads up to {known}). Update Quinto to open it.</source>
        <translation>Cette partie a été enregistrée par un Quinto plus récent (format de fichier {version}&#x202f;; celui-ci lit jusqu’à {known}). Mettez Quinto à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>{details}. Open its backup (the file of the same name ending in “~”) or another saved game.</source>
        <translation>{details}. Ouvrez sa copie de secours (le fichier du même nom suivi de «&#x202f;~&#x202f;») ou une autre partie enregistrée.</translation>
    </message>
    <message>
        <source>The file is damaged or incomplete: line {number} cannot be read</source>
        <translation>Le fichier est endommagé ou incomplet&#xa0;: la ligne {number} est illisible</translation>
    </message>
    <message>
        <source>The saved game has no version number</source>
        <translation>La partie enregistrée n’a pas de numéro de version</translation>
    </message>
    <message>
        <source>The saved game (version {version}) is damaged</source>
        <translation>La partie enregistrée (version {version}) est endommagée</translation>
    </message>
    <message>
        <source>The saved game (version {version}) is damaged: {details}</source>
        <translation>La partie enregistrée (version {version}) est endommagée&#xa0;: {details}</translation>
    </message>
    <message>
        <source>The game is for {wanted} players, but the file names {named}</source>
        <translation>La partie se joue à {wanted}, mais le fichier nomme {named} joueurs</translation>
    </message>
    <message>
        <source>The file names a first dealer, but its rules call for a draw</source>
        <translation>Le fichier nomme un premier donneur, mais ses règles prévoient un tirage</translation>
    </message>
    <message>
        <source>The file names no first dealer, and its rules have no draw</source>
        <translation>Le fichier ne nomme pas de premier donneur, et ses règles ne prévoient pas de tirage</translation>
    </message>
    <message>
        <source>The file has North deal first, but with three players that is dummy’s seat in the first game</source>
        <translation>Nord donne en premier dans le fichier, mais à trois joueurs c’est la place du mort dans la première partie</translation>
    </message>
    <message>
        <source>The file gives the scores as {told}, but the cards played give {true}</source>
        <translation>Le score dans le fichier est {told}, mais ses cartes donnent {true}</translation>
    </message>
    <message>
        <source>The file must say in exactly one way where its packs come from: “seed”, “fair” or “code”</source>
        <translation>Le fichier doit dire d’une seule manière d’où viennent ses cartes&#xa0;: «&#x202f;seed&#x202f;», «&#x202f;fair&#x202f;» ou «&#x202f;code&#x202f;»</translation>
    </message>
    <message>
        <source>The file must hold the secret of its fair deals exactly once, sealed or open</source>
        <translation>Le fichier doit contenir une seule fois le secret de ses donnes équitables, scellé ou ouvert</translation>
    </message>
    <message>
        <source>The seal in the file does not match its secret</source>
        <translation>Le sceau du fichier ne correspond pas à son secret</translation>
    </message>
    <message>
        <source>The words for the fair deals are too long, or are not text</source>
        <translation>Les mots pour les donnes équitables sont trop longs, ou ne sont pas du texte</translation>
    </message>
    <message>
        <source>“{code}” is not a deal code</source>
        <translation>«&#x202f;{code}&#x202f;» n’est pas un code de donne</translation>
    </message>
    <message>
        <source>The rules or the first dealer are not those of the deal code</source>
        <translation>Les règles ou le premier donneur ne sont pas ceux du code de donne</translation>
    </message>
    <message>
        <source>Branch {number} starts from a point that does not exist</source>
        <translation>La variante {number} part d’un point qui n’existe pas</translation>
    </message>
    <message>
        <source>The file continues in branch {number}, which does not exist</source>
        <translation>Le fichier continue dans la variante {number}, qui n’existe pas</translation>
    </message>
    <message>
        <source>The rules contradict each other: {details}</source>
        <translation>Les règles se contredisent&#xa0;: {details}</translation>
    </message>
    <message>
        <source>{place}: {details}</source>
        <translation>{place}&#xa0;: {details}</translation>
    </message>
    <message>
        <source>it contains unexpected data</source>
        <translation>il y a des données inattendues</translation>
    </message>
    <message>
        <source>it contains an invalid character</source>
        <translation>il y a un caractère non valide</translation>
    </message>
    <message>
        <source>“{name}” appears twice in one place</source>
        <translation>«&#x202f;{name}&#x202f;» figure deux fois au même endroit</translation>
    </message>
    <message>
        <source>at “{where}”, {details}</source>
        <translation>à «&#x202f;{where}&#x202f;», {details}</translation>
    </message>
    <message>
        <source>there is no “{name}”</source>
        <translation>«&#x202f;{name}&#x202f;» manque</translation>
    </message>
    <message>
        <source>there is an unknown entry “{name}”</source>
        <translation>entrée inconnue «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>“{value}” is unknown</source>
        <translation>«&#x202f;{value}&#x202f;» est inconnu</translation>
    </message>
    <message>
        <source>expected {expected}</source>
        <translation>valeur attendue&#xa0;: {expected}</translation>
    </message>
    <message>
        <source>expected {expected}, got {found}</source>
        <translation>valeur attendue&#xa0;: {expected}&#x202f;; valeur trouvée&#xa0;: {found}</translation>
    </message>
    <message>
        <source>with form={form}, match must be one of {matches}, not “{match}”</source>
        <translation>avec form={form}, les valeurs possibles de match sont {matches}, et non «&#x202f;{match}&#x202f;»</translation>
    </message>
    <message>
        <source>the target is {target}, but dummy’s opponents start with {handicap} points</source>
        <translation>le but est {target}, mais les adversaires du mort commencent avec {handicap} points</translation>
    </message>
    <message>
        <source>“{word}” is not a card</source>
        <translation>«&#x202f;{word}&#x202f;» n’est pas une carte</translation>
    </message>
    <message>
        <source>the players hold the cards</source>
        <translation>les joueurs tiennent les cartes</translation>
    </message>
    <message>
        <source>the cards are not real</source>
        <translation>on ne joue pas avec de vraies cartes</translation>
    </message>
    <message>
        <source>all twelve tricks are in</source>
        <translation>les douze levées sont notées</translation>
    </message>
    <message>
        <source>tricks are missing</source>
        <translation>il manque des levées</translation>
    </message>
    <message>
        <source>the quint is taken</source>
        <translation>la quinte est déjà prise</translation>
    </message>
    <message>
        <source>the quint is split</source>
        <translation>la quinte est séparée</translation>
    </message>
    <message>
        <source>a single card is never split</source>
        <translation>une carte seule ne peut pas être séparée</translation>
    </message>
    <message>
        <source>it has not been entered</source>
        <translation>cela n’a pas été noté</translation>
    </message>
    <message>
        <source>a quint has won the game</source>
        <translation>une quinte a gagné la partie</translation>
    </message>
    <message>
        <source>the cards may not be drawn: {reason}</source>
        <translation>les cartes ne peuvent pas être tirées&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the pack may not be dealt: {reason}</source>
        <translation>les cartes ne peuvent pas être données&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{call} is not allowed: {reason}</source>
        <translation>{call} n’est pas permis&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{play} may not be played: {reason}</source>
        <translation>{play} ne peut pas être joué&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>a pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>contrer</translation>
    </message>
    <message>
        <source>a redouble</source>
        <translation>surcontrer</translation>
    </message>
    <message>
        <source>a pack has {wanted} cards, not {count}</source>
        <translation>un paquet compte {wanted} cartes, et non {count}</translation>
    </message>
    <message>
        <source>{players} players draw one card each, not {count} in all</source>
        <translation>{players} joueurs tirent chacun une carte, et non {count} en tout</translation>
    </message>
    <message>
        <source>the card {card} appears twice</source>
        <translation>la carte {card} figure deux fois</translation>
    </message>
    <message>
        <source>the rules of this game have no draw</source>
        <translation>les règles de cette partie ne prévoient pas de tirage</translation>
    </message>
    <message>
        <source>the match is already over</source>
        <translation>le match est déjà terminé</translation>
    </message>
    <message>
        <source>{suit} were led and must be followed</source>
        <translation>il faut fournir de la couleur demandée ({suit})</translation>
    </message>
    <message>
        <source>the game is already over</source>
        <translation>la partie est déjà terminée</translation>
    </message>
    <message>
        <source>no cards have been drawn for partners and deal</source>
        <translation>le tirage des partenaires et du donneur n’a pas eu lieu</translation>
    </message>
    <message>
        <source>they have been drawn already</source>
        <translation>elles ont déjà été tirées</translation>
    </message>
    <message>
        <source>they are not a draw</source>
        <translation>ce n’est pas un tirage</translation>
    </message>
    <message>
        <source>no cards have been dealt</source>
        <translation>les cartes n’ont pas été données</translation>
    </message>
    <message>
        <source>the previous deal is not finished</source>
        <translation>la donne précédente n’est pas terminée</translation>
    </message>
    <message>
        <source>it is not a pack</source>
        <translation>ce n’est pas un paquet</translation>
    </message>
    <message>
        <source>it is another seat’s turn</source>
        <translation>c’est le tour d’une autre place</translation>
    </message>
    <message>
        <source>all four must call first</source>
        <translation>les quatre joueurs doivent d’abord annoncer</translation>
    </message>
    <message>
        <source>all four have called</source>
        <translation>les quatre joueurs ont annoncé</translation>
    </message>
    <message>
        <source>partner has doubled</source>
        <translation>le partenaire a contré</translation>
    </message>
    <message>
        <source>the opponents have doubled</source>
        <translation>les adversaires ont contré</translation>
    </message>
    <message>
        <source>no one has doubled</source>
        <translation>personne n’a contré</translation>
    </message>
    <message>
        <source>the double is their own side’s</source>
        <translation>le contre vient du même camp</translation>
    </message>
    <message>
        <source>someone has redoubled already</source>
        <translation>quelqu’un a déjà surcontré</translation>
    </message>
    <message>
        <source>the card is not in that hand</source>
        <translation>la carte n’est pas dans cette main</translation>
    </message>
    <message>
        <source>the suit led must be followed</source>
        <translation>il faut fournir de la couleur demandée</translation>
    </message>
    <message>
        <source>the Quint Royal may not be led</source>
        <translation>on ne peut pas entamer du Quint Royal</translation>
    </message>
    <message>
        <source>the Quint Royal must be played now</source>
        <translation>le Quint Royal doit être joué maintenant</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>“{words}” is not a call, a card, an entry, a deal or a draw</source>
        <translation>«&#x202f;{words}&#x202f;» n’est ni une annonce, ni une carte, ni une note, ni une donne, ni un tirage</translation>
    </message>
    <message>
        <source>“{entry}” may not be entered: {reason}</source>
        <translation>«&#x202f;{entry}&#x202f;» ne peut pas être noté&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>a decimal number</source>
        <translation>un nombre à virgule</translation>
    </message>
    <message>
        <source>text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vrai ou faux (true, false)</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a group in braces</source>
        <translation>un groupe entre accolades</translation>
    </message>
    <message>
        <source>nothing (null)</source>
        <translation>rien (null)</translation>
    </message>
    <message>
        <source>{kind} or nothing (null)</source>
        <translation>{kind} ou rien (null)</translation>
    </message>
    <message>
        <source>a whole number of at least {least}</source>
        <translation>un nombre entier d’au moins {least}</translation>
    </message>
    <message>
        <source>a whole number of at most {greatest}</source>
        <translation>un nombre entier d’au plus {greatest}</translation>
    </message>
    <message>
        <source>a list of at least {least} entries</source>
        <translation>une liste d’au moins {least} éléments</translation>
    </message>
    <message>
        <source>a list of at most {greatest} entries</source>
        <translation>une liste d’au plus {greatest} éléments</translation>
    </message>
    <message>
        <source>a list of {number} entries</source>
        <translation>une liste de {number} éléments</translation>
    </message>
    <message>
        <source>a version such as 1.0</source>
        <translation>une version comme 1.0</translation>
    </message>
    <message>
        <source>one of N, E, S and W</source>
        <translation>N, E, S ou W</translation>
    </message>
    <message>
        <source>the name of a level in lower case</source>
        <translation>le nom d’un niveau en minuscules</translation>
    </message>
    <message>
        <source>a name of 1 to 40 characters on one line</source>
        <translation>un nom de 1 à 40 caractères sur une ligne</translation>
    </message>
    <message>
        <source>64 digits from 0 to f</source>
        <translation>64 chiffres de 0 à f</translation>
    </message>
    <message>
        <source>text of at most {greatest} characters</source>
        <translation>un texte d’au plus {greatest} caractères</translation>
    </message>
    <message>
        <source>text in another format</source>
        <translation>un texte dans un autre format</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>you lack permission</source>
        <translation>vous n’en avez pas le droit</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>part of its path does not exist</source>
        <translation>une partie du chemin n’existe pas</translation>
    </message>
    <message>
        <source>part of its path is not a folder</source>
        <translation>une partie du chemin n’est pas un dossier</translation>
    </message>
    <message>
        <source>something else already has that name</source>
        <translation>ce nom est déjà pris</translation>
    </message>
    <message>
        <source>a folder already has that name</source>
        <translation>un dossier porte ce nom</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>no file can have that name</source>
        <translation>aucun fichier ne peut porter ce nom</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>ses liens tournent en rond</translation>
    </message>
    <message>
        <source>the drive is not connected</source>
        <translation>le lecteur n’est pas connecté</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>un autre programme l’utilise</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
    <message>
        <source>system error {number}</source>
        <translation>erreur système {number}</translation>
    </message>
    <message>
        <source>the draw</source>
        <translation>le tirage</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>partie {number}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>donne {number}</translation>
    </message>
    <message>
        <source>call {number}</source>
        <translation>annonce {number}</translation>
    </message>
    <message>
        <source>play {number}</source>
        <translation>carte {number}</translation>
    </message>
    <message>
        <source>undone action {number}</source>
        <translation>action annulée {number}</translation>
    </message>
    <message>
        <source>branch {number}</source>
        <translation>variante {number}</translation>
    </message>
    <message>
        <source>action {number}</source>
        <translation>action {number}</translation>
    </message>
    <message>
        <source>Part of what Club and Master have learnt is missing or damaged, so they and the hints are weaker. To get it back, reinstall Quinto.</source>
        <translation>Une partie de ce que Club et Maître ont appris manque ou est endommagée&#xa0;: eux et les conseils sont donc plus faibles. Pour la retrouver, réinstallez Quinto.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>“{name}” is a folder. Choose another name.</source>
        <translation>«&#x202f;{name}&#x202f;» est un dossier. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>Le fichier est vide</translation>
    </message>
    <message>
        <source>The saved game is damaged: {details}</source>
        <translation>La partie enregistrée est endommagée&#xa0;: {details}</translation>
    </message>
    <message>
        <source>The file is damaged: {details}</source>
        <translation>Le fichier est endommagé&#xa0;: {details}</translation>
    </message>
    <message>
        <source>Replace “{file}”?</source>
        <translation>Remplacer «&#x202f;{file}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>There is already a file of that name in “{folder}”.</source>
        <translation>Il existe déjà un fichier de ce nom dans «&#x202f;{folder}&#x202f;».</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Fin&amp;d:</source>
        <translation>Rec&amp;hercher&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>“{word}” was not found.</source>
        <translation>«&#x202f;{word}&#x202f;» n’est pas dans le livre.</translation>
    </message>
    <message>
        <source>A word, a command, or a key such as Ctrl+U</source>
        <translation>Un mot, une commande, ou une touche comme Ctrl+U</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Find a name or a number</source>
        <translation>Chercher un nom ou un numéro</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Qui a joué</translation>
    </message>
    <message>
        <source>&amp;Who owes whom…</source>
        <translation>&amp;Qui doit à qui…</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Any partner</source>
        <translation>Tous les partenaires</translation>
    </message>
    <message>
        <source>Any type</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>first attempts &amp;only</source>
        <translation>&amp;premiers essais seulement</translation>
    </message>
    <message>
        <source>first attempts only</source>
        <translation>premiers essais seulement</translation>
    </message>
    <message>
        <source>Leaves out games with undo or hints, games played again or opened from a file, and lessons.</source>
        <translation>Laisse de côté ce qui a été repris, rejoué, joué avec conseils ou en leçon, ou ouvert d’un fichier.</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Working through every way to play these cards. This may take a few seconds.</source>
        <translation>Toutes les façons de jouer ces cartes sont examinées. Cela peut prendre quelques secondes.</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>Résolution…</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>Four Master players play these cards, and every choice is looked at. This may take a few seconds.</source>
        <translation>Quatre maîtres jouent ces cartes, et chaque choix est examiné. Cela peut prendre quelques secondes.</translation>
    </message>
    <message>
        <source>Looking for a puzzle…</source>
        <translation>Recherche d’un problème…</translation>
    </message>
    <message>
        <source>{basis} Trying every lead now.</source>
        <translation>{basis} Chaque entame est maintenant essayée.</translation>
    </message>
    <message>
        <source>That did not work ({fault}). Try again.</source>
        <translation>Cela n’a pas marché ({fault}). Réessayez.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Pas de réponse</translation>
    </message>
    <message>
        <source>{action} {points}</source>
        <translation>{action} {points}</translation>
    </message>
    <message>
        <source>Perhaps just as good: {actions}.</source>
        <translation>Peut-être un choix aussi bon&#xa0;: {actions}.</translation>
    </message>
    <message>
        <source>Perhaps just as good: {count} others, such as {actions}.</source>
        <translation>Peut-être d’aussi bons choix&#xa0;: {count} autres, comme {actions}.</translation>
    </message>
    <message>
        <source>{action} loses {points} ({between}).</source>
        <translation>{action} perd {points} ({between}).</translation>
    </message>
    <message>
        <source>Possible deals: {count}.</source>
        <translation>Donnes possibles&#xa0;: {count}.</translation>
    </message>
</context>
<context>
    <name>GameChoices</name>
    <message>
        <source>&amp;Rules</source>
        <translation>Règ&amp;les</translation>
    </message>
    <message>
        <source>&amp;Details…</source>
        <translation>Déta&amp;ils…</translation>
    </message>
    <message>
        <source>Each rule separately</source>
        <translation>Chaque règle à part</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>Fair de&amp;al…</source>
        <translation>Donne équita&amp;ble…</translation>
    </message>
    <message>
        <source>The number that seals the cards, and words of your own</source>
        <translation>Le nombre qui scelle les cartes, et vos propres mots</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Unfinished game {number}</source>
        <translation>Partie inachevée {number}</translation>
    </message>
    <message>
        <source>Save the game elsewhere first, or abandon it.</source>
        <translation>Enregistrez d’abord la partie ailleurs, ou abandonnez-la.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>The game could not be set aside</source>
        <translation>La partie en cours n’a pas pu être mise de côté</translation>
    </message>
    <message>
        <source>Quinto games and their backups (*.quinto *.quinto~)</source>
        <translation>Parties de Quinto et leurs copies de secours (*.quinto *.quinto~)</translation>
    </message>
    <message>
        <source>{details}.</source>
        <translation>{details}.</translation>
    </message>
    <message>
        <source>Choose another saved game.</source>
        <translation>Choisissez une autre partie enregistrée.</translation>
    </message>
    <message>
        <source>An earlier state of the game is in its backup, “{file}”.</source>
        <translation>Un état antérieur de la partie se trouve dans sa copie de secours, «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>Open its &amp;backup</source>
        <translation>Ouvrir la &amp;copie de secours</translation>
    </message>
    <message>
        <source>“{file}” could not be opened</source>
        <translation>«&#x202f;{file}&#x202f;» n’a pas pu être ouvert</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>“{file}” has changed</source>
        <translation>«&#x202f;{file}&#x202f;» a changé</translation>
    </message>
    <message>
        <source>Something else has been saved in this file since you opened it or last saved your game there. You can overwrite it, or keep both by saving your game under another name.</source>
        <translation>Autre chose a été enregistré dans ce fichier depuis que vous l’avez ouvert ou y avez enregistré votre partie. Vous pouvez le remplacer, ou garder les deux en enregistrant votre partie sous un autre nom.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>“{file}” was not saved</source>
        <translation>«&#x202f;{file}&#x202f;» n’a pas été enregistré</translation>
    </message>
    <message>
        <source>Game saved.</source>
        <translation>La partie est enregistrée.</translation>
    </message>
    <message>
        <source>Quinto games (*.quinto)</source>
        <translation>Parties de Quinto (*.quinto)</translation>
    </message>
    <message>
        <source>{title}: {seen}</source>
        <translation>{title}&#xa0;: {seen}</translation>
    </message>
    <message>
        <source>{date}, {form}, {people}: {own}–{other}</source>
        <translation>{date}, {form}, {people}&#xa0;: {own}–{other}</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date, as Qt writes it</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>à quatre</translation>
    </message>
    <message>
        <source>three with dummy</source>
        <translation>à trois avec le mort</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>à deux</translation>
    </message>
    <message>
        <source>only computer players</source>
        <translation>joueurs virtuels seuls</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>avec {name}</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>contre {name}</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a day, as Qt writes it</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Quinto, {day}, with {names}</source>
        <translation>Quinto, {day}, avec {names}</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>{word}: {meaning} (F1 for more)</source>
        <translation>{word}&#xa0;: {meaning} (F1 en dit plus)</translation>
    </message>
    <message>
        <source>Cachette</source>
        <translation>Cachette</translation>
    </message>
    <message>
        <source>five cards nobody holds. The winner of the last trick takes them as a thirteenth trick.</source>
        <translation>cinq cartes que personne n’a. Le gagnant de la dernière levée les prend aussi, comme treizième levée.</translation>
    </message>
    <message>
        <source>Quint</source>
        <translation>Quinte</translation>
    </message>
    <message>
        <source>a five, or ace and four, or two and three of one suit in the same trick. The side that wins the trick scores it at once.</source>
        <translation>un cinq, ou as et quatre, ou deux et trois d’une même couleur dans la même levée. Le camp qui gagne la levée marque la quinte aussitôt.</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Mort</translation>
    </message>
    <message>
        <source>the face-up hand, played by the player opposite.</source>
        <translation>la main étalée, que joue celui qui est en face.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Levée</translation>
    </message>
    <message>
        <source>one card from each hand; the highest wins. Tricks are counted after the deal.</source>
        <translation>une carte de chaque main&#x202f;; la plus haute gagne. Les levées se comptent après la donne.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>From highest to lowest, with gaps: {cards}.</source>
        <translation>De la plus haute à la plus basse, avec des lacunes&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>{quint}: {points} points.</source>
        <translation>{quint}&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>and one more trick for the winner of the twelfth</source>
        <translation>et une levée de plus, pour qui a fait la douzième</translation>
    </message>
    <message>
        <source>The cachette holds {cards}.</source>
        <translation>La cachette contient {cards}.</translation>
    </message>
    <message>
        <source>Whole: {quints}, {points} points.</source>
        <translation>Entières dans la cachette&#xa0;: {quints}, {points} points.</translation>
    </message>
    <message>
        <source>Split, and worth nothing: {cards}.</source>
        <translation>Séparées, et sans valeur&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>entière</translation>
    </message>
    <message>
        <source>split</source>
        <translation>séparée</translation>
    </message>
    <message>
        <source>{who}’s hand: playable cards are raised</source>
        <translation>{who}&#xa0;: les cartes permises dépassent</translation>
    </message>
    <message>
        <source>{who} holds {cards}.</source>
        <translation>{who} a {cards}.</translation>
    </message>
    <message>
        <source>{who} can play {cards}.</source>
        <translation>{who} peut jouer {cards}.</translation>
    </message>
    <message>
        <source>{who} has two cards left, {other} and {royal}.</source>
        <translation>{who} a encore deux cartes, {other} et {royal}.</translation>
    </message>
    <message>
        <source>{rule}: either card may be played.</source>
        <translation>{rule}&#xa0;: l’une ou l’autre carte peut être jouée.</translation>
    </message>
    <message>
        <source>{rule}: {card} must be played.</source>
        <translation>{rule}&#xa0;: il faut jouer {card}.</translation>
    </message>
    <message>
        <source>Dummy, face up for all to see</source>
        <translation>Le mort, étalé aux yeux de tous</translation>
    </message>
    <message>
        <source>The Dummy-player’s own hand</source>
        <translation>La main du joueur du mort</translation>
    </message>
    <message>
        <source>Dummy lies face up, sorted by suit: {cards}.</source>
        <translation>Le mort est étalé par couleurs&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The Dummy-player holds {cards}.</source>
        <translation>Le joueur du mort a {cards}.</translation>
    </message>
    <message>
        <source>Strict form</source>
        <translation>Forme stricte</translation>
    </message>
    <message>
        <source>Milder form</source>
        <translation>Forme adoucie</translation>
    </message>
    <message>
        <source>See the last trick again; Left and Right show the others</source>
        <translation>Revoir la dernière levée&#x202f;; Gauche et Droite montrent les autres</translation>
    </message>
    <message>
        <source>Take back the last thing you did</source>
        <translation>Reprendre votre dernier coup</translation>
    </message>
    <message>
        <source>Redo it</source>
        <translation>Le rejouer</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Copy the deal, as a code and written out, when it is over</source>
        <translation>Copier la donne, en code et en clair, quand elle est finie</translation>
    </message>
    <message>
        <source>Watch finished deals again, trick by trick, with all hands if you like</source>
        <translation>Revoir les donnes finies, levée par levée, avec toutes les cartes si vous voulez</translation>
    </message>
    <message>
        <source>Play what was copied: a deal code, a game’s number, a saved game</source>
        <translation>Jouer ce qui a été copié&#xa0;: un code de donne, un numéro de partie, une partie enregistrée</translation>
    </message>
    <message>
        <source>The original game and the branches you began in a replay</source>
        <translation>L’original et les variantes que vous avez commencées dans une relecture</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Every game you have played</source>
        <translation>Toutes les parties que vous avez jouées</translation>
    </message>
    <message>
        <source>What you have won and lost, in figures</source>
        <translation>Ce que vous avez gagné et perdu, en chiffres</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save it under another name</source>
        <translation>L’enregistrer sous un autre nom</translation>
    </message>
    <message>
        <source>Copy the seal on the cards, or the number or code of a shared game</source>
        <translation>Copier le sceau des cartes, ou le numéro ou le code d’une partie partagée</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Take all the remaining tricks, if they are certainly yours</source>
        <translation>Prendre toutes les levées qui restent, si elles sont sûrement à vous</translation>
    </message>
    <message>
        <source>Show or hide the score sheet</source>
        <translation>Montrer ou cacher la feuille de marque</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Son activé ou coupé</translation>
    </message>
    <message>
        <source>Copy the score sheet, as text and as a table</source>
        <translation>Copier la feuille de marque, en texte et en tableau</translation>
    </message>
    <message>
        <source>Print the score sheet</source>
        <translation>Imprimer la feuille de marque</translation>
    </message>
    <message>
        <source>Full screen on or off</source>
        <translation>Plein écran, et retour</translation>
    </message>
    <message>
        <source>A hint: the best card; again: what every card is worth</source>
        <translation>Un conseil&#xa0;: la meilleure carte&#x202f;; encore une fois&#xa0;: ce que vaut chaque carte</translation>
    </message>
    <message>
        <source>What every choice in the last deal was worth, and where the result came from</source>
        <translation>Ce que valait chaque annonce et chaque carte de la dernière donne, et ce qui a fait le résultat</translation>
    </message>
    <message>
        <source>Put a deal together, to play it, solve it or pass it on</source>
        <translation>Composer une donne, pour la jouer, la résoudre ou la transmettre</translation>
    </message>
    <message>
        <source>Try again what you got wrong, until you find the better play</source>
        <translation>Réessayer ce que vous avez manqué, jusqu’à trouver mieux</translation>
    </message>
    <message>
        <source>Puzzles by theme: find the best card</source>
        <translation>Trouver la meilleure carte dans des problèmes, par thème</translation>
    </message>
    <message>
        <source>This book</source>
        <translation>Ce livre</translation>
    </message>
    <message>
        <source>Quit, keeping the game</source>
        <translation>Quitter&#x202f;; la partie est conservée</translation>
    </message>
    <message>
        <source>New cards, same players and rules</source>
        <translation>Nouvelles cartes, mêmes joueurs et mêmes règles</translation>
    </message>
    <message>
        <source>The same cards again, from the start</source>
        <translation>Les mêmes cartes, depuis la première annonce</translation>
    </message>
    <message>
        <source>Whose turn it is, and what to do</source>
        <translation>À qui de jouer, et ce qui est demandé</translation>
    </message>
    <message>
        <source>Which cards you can play, or what doubling does</source>
        <translation>Quelles cartes vous pouvez jouer, ou ce que veut dire contrer</translation>
    </message>
    <message>
        <source>The trick so far, and who is winning it</source>
        <translation>La levée jusqu’ici, et qui l’emporte</translation>
    </message>
    <message>
        <source>Your hand, suit by suit</source>
        <translation>Votre main, couleur par couleur</translation>
    </message>
    <message>
        <source>The other hands: their cards if you can see them, else how many</source>
        <translation>Les autres mains&#xa0;: leurs cartes si vous les voyez, sinon combien</translation>
    </message>
    <message>
        <source>The cards you have not seen yet, suit by suit</source>
        <translation>Les cartes que vous n’avez pas encore vues, couleur par couleur</translation>
    </message>
    <message>
        <source>Who has doubled or passed, and what a trick is worth</source>
        <translation>Les annonces, et ce que vaut une levée</translation>
    </message>
    <message>
        <source>The score, and the tricks of this deal</source>
        <translation>Le score, et les levées de cette donne</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>How to play Quinto</source>
        <translation>Comment jouer au Quinto</translation>
    </message>
    <message>
        <source>Quinto · page {number} of {pages}</source>
        <translation>Quinto · page {number} sur {pages}</translation>
    </message>
    <message>
        <source>&lt;b&gt;yes&lt;/b&gt;</source>
        <translation>&lt;b&gt;oui&lt;/b&gt;</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>en partie</translation>
    </message>
    <message>
        <source>in the menu</source>
        <translation>dans le menu</translation>
    </message>
    <message>
        <source>{who} drew {card}.</source>
        <translation>{who} a tiré {card}.</translation>
    </message>
    <message>
        <source>{rule}: {dealer} deals, and plays with {partner}.</source>
        <translation>{rule}&#xa0;: {dealer} donne, et joue avec {partner}.</translation>
    </message>
    <message>
        <source>{who} deals</source>
        <translation>{who} donne</translation>
    </message>
    <message>
        <source>and plays with {who}</source>
        <translation>et joue avec {who}</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>plus haute</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>la plus basse</translation>
    </message>
    <message>
        <source>second</source>
        <translation>la deuxième</translation>
    </message>
    <message>
        <source>The calls go round in this order: {seats}.</source>
        <translation>On parle dans cet ordre&#xa0;: {seats}.</translation>
    </message>
    <message>
        <source>All pass: a trick is worth {value}.</source>
        <translation>Tous passent&#xa0;: une levée vaut {value}.</translation>
    </message>
    <message>
        <source>{doubler} doubles and {redoubler} redoubles: a trick is worth {value}.</source>
        <translation>{doubler} contre et {redoubler} surcontre&#xa0;: une levée vaut {value}.</translation>
    </message>
    <message>
        <source>{doubler} doubles, the others pass: a trick is worth {value}.</source>
        <translation>{doubler} contre, tous les autres passent&#xa0;: une levée vaut {value}.</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <translation>vaut {value}</translation>
    </message>
    <message>
        <source>A trick: {value}</source>
        <translation>Une levée&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{points} for all thirteen</source>
        <translation>{points} pour les treize</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation>Surcontre</translation>
    </message>
    <message>
        <source>As in play</source>
        <translation>Comme au jeu</translation>
    </message>
    <message>
        <source>Ace low</source>
        <translation>L’as bas</translation>
    </message>
    <message>
        <source>Ace high</source>
        <translation>L’as haut</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>{who} leads {card}.</source>
        <translation>{who} entame avec {card}.</translation>
    </message>
    <message>
        <source>{who} follows with {card}.</source>
        <translation>{who} fournit {card}.</translation>
    </message>
    <message>
        <source>{who} trumps with {card}.</source>
        <translation>{who} coupe avec {card}.</translation>
    </message>
    <message>
        <source>{who} overtrumps with {card}.</source>
        <translation>{who} surcoupe avec {card}.</translation>
    </message>
    <message>
        <source>{who} discards {card}.</source>
        <translation>{who} défausse {card}.</translation>
    </message>
    <message>
        <source>{who} plays {card}.</source>
        <translation>{who} joue {card}.</translation>
    </message>
    <message>
        <source>{who} takes the trick.</source>
        <translation>{who} gagne la levée.</translation>
    </message>
    <message>
        <source>{who} takes the trick; {side} score {quints}.</source>
        <translation>{who} gagne la levée&#x202f;; {side} marquent {quints}.</translation>
    </message>
    <message>
        <source>{who} takes the trick; {side} score {quints}, {points} in all.</source>
        <translation>{who} gagne la levée&#x202f;; {side} marquent {quints}, {points} en tout.</translation>
    </message>
    <message>
        <source>{points} for {quint}</source>
        <translation>{points} pour {quint}</translation>
    </message>
    <message>
        <source>{who} takes it</source>
        <translation>{who} la gagne</translation>
    </message>
    <message>
        <source>no quints</source>
        <translation>pas de quinte</translation>
    </message>
    <message>
        <source>{points}: {quint}</source>
        <translation>{points}&#xa0;: {quint}</translation>
    </message>
    <message>
        <source>for {side}</source>
        <translation>pour {side}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>fournit</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>coupe</translation>
    </message>
    <message>
        <source>overtrumps</source>
        <translation>surcoupe</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>défausse</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>The unseen cards that beat the card you are at; again: no longer</source>
        <translation>Les cartes cachées qui battent votre carte&#x202f;; à nouveau&#xa0;: plus maintenant</translation>
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
        <translation>Comment jouer au Quinto</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>What each card is worth</source>
        <translation>Ce que vaut chaque carte</translation>
    </message>
    <message>
        <source>{what} is best: {why}</source>
        <translation>{what} est le meilleur choix&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{card} wins this trick.</source>
        <translation>{card} gagne cette levée.</translation>
    </message>
    <message>
        <source>{card} wins this trick and {points} for quints.</source>
        <translation>{card} gagne cette levée et {points} de quintes.</translation>
    </message>
    <message>
        <source>{card} is highest so far: {points} for quints if it stays so.</source>
        <translation>{card} est jusqu’ici la plus haute carte&#xa0;: {points} de quintes si elle le reste.</translation>
    </message>
    <message>
        <source>{what} will do; {count} others may be just as good.</source>
        <translation>{what} convient&#x202f;; {count} autres valent peut-être autant.</translation>
    </message>
    <message>
        <source>{told}; no single reason stands out.</source>
        <translation>{told}&#x202f;; aucune raison ne ressort nettement.</translation>
    </message>
    <message>
        <source>{told}; {card} may be just as good.</source>
        <translation>{told}&#x202f;; {card} vaut peut-être autant.</translation>
    </message>
    <message>
        <source>Only a pass is possible.</source>
        <translation>On ne peut que passer.</translation>
    </message>
    <message>
        <source>Only {card} may be played.</source>
        <translation>On ne peut jouer que {card}.</translation>
    </message>
    <message>
        <source>{turn}. Hold your own key, then ask for a hint.</source>
        <translation>{turn}. Maintenez votre touche, puis demandez un conseil.</translation>
    </message>
    <message>
        <source>points from here</source>
        <translation>points à venir</translation>
    </message>
    <message>
        <source>to win</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>{cards}: {points}; winning chance {chance}.</source>
        <translation>{cards}&#xa0;: {points}&#x202f;; chances de gagner {chance}.</translation>
    </message>
    <message>
        <source>{what} is best</source>
        <translation>{what} est le meilleur choix</translation>
    </message>
    <message>
        <source>Comparing the choices…</source>
        <translation>Comparaison des choix…</translation>
    </message>
    <message>
        <source>{card} adds a quint to a trick already won: {points} for quints.</source>
        <translation>{card} ajoute une quinte à une levée déjà gagnée&#xa0;: {points} de quintes.</translation>
    </message>
    <message>
        <source>Whatever you play, they win the game with this trick.</source>
        <translation>Quoi que vous jouiez, l’autre camp gagne la partie avec cette levée.</translation>
    </message>
    <message>
        <source>{card} is best; if they take this trick, they may win the game.</source>
        <translation>{card} est le meilleur choix&#x202f;; si l’autre camp gagne cette levée, il peut gagner la partie.</translation>
    </message>
    <message>
        <source>{card} is best; if they take this trick, they win the game.</source>
        <translation>{card} est le meilleur choix&#x202f;; si l’autre camp gagne cette levée, il gagne la partie.</translation>
    </message>
    <message>
        <source>It hardly matters: {what} will do as well as the rest.</source>
        <translation>Peu importe&#xa0;: {what} vaut autant que les autres.</translation>
    </message>
    <message>
        <source>{what} or {other}: either will do.</source>
        <translation>{what} ou {other}&#xa0;: l’un vaut l’autre.</translation>
    </message>
    <message>
        <source>{told}; two others may be just as good.</source>
        <translation>{told}&#x202f;; deux autres valent peut-être autant.</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Il n’y a rien à décider maintenant.</translation>
    </message>
    <message>
        <source>Points: yours minus theirs, from now to the end of the deal.</source>
        <translation>Points&#xa0;: les vôtres moins les leurs, d’ici à la fin de la donne.</translation>
    </message>
    <message>
        <source>To win: your chance to win this game.</source>
        <translation>Victoire&#xa0;: vos chances de gagner cette partie.</translation>
    </message>
    <message>
        <source>double {for_hand}, or pass?</source>
        <translation>{for_hand}&#xa0;: contrer ou passer&#x202f;?</translation>
    </message>
    <message>
        <source>trick {number}, your card {from_hand}</source>
        <translation>levée {number}, votre carte {from_hand}</translation>
    </message>
    <message>
        <source>Chance of winning the rubber: {chance}</source>
        <translation>Chances de gagner le robre&#xa0;: {chance}</translation>
    </message>
    <message>
        <source>≈ perhaps as good as {best}</source>
        <translation>≈ vaut peut-être bien {best}</translation>
    </message>
    <message>
        <source>{turn}. Ask for a hint when it is your turn.</source>
        <translation>{turn}. Demandez un conseil quand c’est à vous.</translation>
    </message>
    <message>
        <source>double, or pass?</source>
        <translation>contrer ou passer&#x202f;?</translation>
    </message>
    <message>
        <source>trick {number}, your card</source>
        <translation>levée {number}, votre carte</translation>
    </message>
    <message>
        <source>{card} gives the other side no quint.</source>
        <translation>{card} ne donne aucune quinte à l’autre camp.</translation>
    </message>
    <message>
        <source>{card} gives the other side no further quint.</source>
        <translation>{card} ne donne pas d’autre quinte à l’autre camp.</translation>
    </message>
    <message>
        <source>{card} gives the other side no quint; {risky} might.</source>
        <translation>{card} ne donne aucune quinte à l’autre camp&#x202f;; {risky} le pourrait.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message>
        <source>best</source>
        <translation>le mieux</translation>
    </message>
    <message>
        <source>All playable cards are worth the same.</source>
        <translation>Toutes les cartes permises se valent.</translation>
    </message>
    <message>
        <source>Compare all cards</source>
        <translation>Comparer toutes les cartes</translation>
    </message>
    <message>
        <source>Compare both</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Close hint</source>
        <translation>Fermer le conseil</translation>
    </message>
    <message>
        <source>Sorry, no hint this time: press the key again.</source>
        <translation>Désolé, pas de conseil cette fois&#xa0;: appuyez encore une fois sur la touche.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>There is no history yet; it begins with your first finished deal.</source>
        <translation>Il n’y a pas encore d’historique&#x202f;; il commence avec votre première donne finie.</translation>
    </message>
    <message>
        <source>The history “{path}” was written by a newer Quinto and stays as it is; update Quinto.</source>
        <translation>L’historique «&#x202f;{path}&#x202f;» a été écrit par un Quinto plus récent et reste tel quel&#x202f;; mettez Quinto à jour.</translation>
    </message>
    <message>
        <source>The history “{path}” was written by an older Quinto; restart Quinto to bring it up to date.</source>
        <translation>L’historique «&#x202f;{path}&#x202f;» a été écrit par un Quinto plus ancien&#x202f;; relancez Quinto pour le mettre à jour.</translation>
    </message>
    <message>
        <source>Another program is using the history “{path}”; close it and try again.</source>
        <translation>Un autre programme utilise l’historique «&#x202f;{path}&#x202f;»&#x202f;; fermez-le et réessayez.</translation>
    </message>
    <message>
        <source>The history “{path}” cannot be written; make the file and its folder writable.</source>
        <translation>L’historique «&#x202f;{path}&#x202f;» ne peut pas être écrit&#x202f;; rendez le fichier et son dossier accessibles en écriture.</translation>
    </message>
    <message>
        <source>The disk with the history “{path}” is full; free some space.</source>
        <translation>Le disque de l’historique «&#x202f;{path}&#x202f;» est plein&#x202f;; libérez de la place.</translation>
    </message>
    <message>
        <source>The history “{path}” could not be opened; check that you may read and write the file.</source>
        <translation>L’historique «&#x202f;{path}&#x202f;» n’a pas pu être ouvert&#x202f;; voyez si c’est un fichier que vous avez le droit de lire et d’écrire.</translation>
    </message>
    <message>
        <source>The history “{path}” is damaged; restart Quinto to have it repaired.</source>
        <translation>L’historique «&#x202f;{path}&#x202f;» est endommagé&#x202f;; relancez Quinto pour le faire réparer.</translation>
    </message>
    <message>
        <source>The history “{path}” could not be brought up to date and is as it was; “{backup}” is a copy. Go back to the previous version of Quinto, and report this.</source>
        <translation>L’historique «&#x202f;{path}&#x202f;» n’a pas pu être mis à jour et est resté tel quel&#x202f;; «&#x202f;{backup}&#x202f;» en est une copie. Revenez au Quinto précédent, et dites-le-nous.</translation>
    </message>
    <message>
        <source>The history “{path}” is damaged and could not be set aside; move it elsewhere yourself.</source>
        <translation>L’historique «&#x202f;{path}&#x202f;» est endommagé et n’a pas pu être mis de côté&#x202f;; déplacez-le vous-même.</translation>
    </message>
    <message>
        <source>The history “{path}” was damaged. Games recovered: {matches}. The old file is kept as “{aside}”.</source>
        <translation>L’historique «&#x202f;{path}&#x202f;» était endommagé. Parties récupérées&#xa0;: {matches}. L’ancien fichier est conservé sous «&#x202f;{aside}&#x202f;».</translation>
    </message>
    <message>
        <source>The history “{path}” was damaged, so a new one begins; the old file is kept as “{aside}”.</source>
        <translation>L’historique «&#x202f;{path}&#x202f;» était endommagé et recommence à neuf&#x202f;; l’ancien fichier est conservé sous «&#x202f;{aside}&#x202f;».</translation>
    </message>
    <message>
        <source>The record of this game is damaged, so it cannot be shown; its result still counts.</source>
        <translation>L’enregistrement de cette partie est endommagé&#x202f;; elle ne peut pas être montrée, mais son résultat compte toujours.</translation>
    </message>
    <message>
        <source>The history “{path}” could not be written ({reason}); what you play is kept, and entered when Quinto starts next.</source>
        <translation>L’historique «&#x202f;{path}&#x202f;» n’a pas pu être écrit ({reason})&#x202f;; ce que vous jouez est conservé, et inscrit au prochain démarrage de Quinto.</translation>
    </message>
    <message>
        <source>The history needs SQLite {least} or later, but this is {version}; update Python or the system.</source>
        <translation>L’historique demande SQLite {least} ou plus récent, et ceci est la version {version}&#x202f;; mettez à jour Python ou le système.</translation>
    </message>
    <message>
        <source>The history needs Python’s module sqlite3, which is not installed; install it.</source>
        <translation>L’historique demande le module sqlite3 de Python, qui n’est pas installé&#x202f;; installez-le.</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Regarder</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>Re&amp;jouer</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Stat&amp;istiques…</translation>
    </message>
    <message>
        <source>{count} games deleted. They can be brought back until you quit Quinto.</source>
        <translation>{count} parties supprimées. Vous pouvez les rétablir tant que Quinto n’est pas fermé.</translation>
    </message>
    <message>
        <source>Game deleted. It can be brought back until you quit Quinto.</source>
        <translation>Partie supprimée. Vous pouvez la rétablir tant que Quinto n’est pas fermé.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Game brought back.</source>
        <translation>Partie rétablie.</translation>
    </message>
    <message>
        <source>{count} games brought back.</source>
        <translation>{count} parties rétablies.</translation>
    </message>
    <message>
        <source>Save as a ga&amp;me…</source>
        <translation>Enregistrer comme &amp;partie…</translation>
    </message>
    <message>
        <source>Save as &amp;text…</source>
        <translation>Enregistrer en &amp;texte…</translation>
    </message>
    <message>
        <source>&amp;Undo deleting</source>
        <translation>Ann&amp;uler la suppression</translation>
    </message>
    <message>
        <source>As a &amp;game…</source>
        <translation>Comme &amp;partie…</translation>
    </message>
    <message>
        <source>As &amp;text…</source>
        <translation>En &amp;texte…</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>Keeper</name>
    <message>
        <source>{who} deals. Double, or tap what is won: then all have passed.</source>
        <translation>{who} donne. Contrez, ou touchez ce qui est gagné&#xa0;: tous ont alors passé.</translation>
    </message>
    <message>
        <source>Enough to win: {side}. Count, and the game is over.</source>
        <translation>Assez pour gagner&#xa0;: {side}. Comptez, et la partie est finie.</translation>
    </message>
    <message>
        <source>The cachette: {side}. Tap its quints, then count.</source>
        <translation>La cachette&#xa0;: {side}. Touchez ses quintes, puis comptez.</translation>
    </message>
    <message>
        <source>Tap each quint on its winner’s half, and each trick below.</source>
        <translation>Touchez chaque quinte du côté du gagnant, et chaque levée en dessous.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>&amp;Main</translation>
    </message>
    <message>
        <source>&amp;My hand</source>
        <translation>Ma mai&amp;n</translation>
    </message>
    <message>
        <source>An&amp;y hand</source>
        <translation>N’importe &amp;laquelle</translation>
    </message>
    <message>
        <source>Type hearts, diamonds, clubs and spades, high to low, with dots between them and + for the Quint Royal, such as AKJT7.84.762.AT; T is the ten.</source>
        <translation>Écrivez cœurs, carreaux, trèfles et piques, du haut vers le bas, séparés par des points, et + pour le Quint Royal, comme AKJT7.84.762.AT&#x202f;; T est le dix.</translation>
    </message>
    <message>
        <source>Cards so far: {count}; a hand has {wanted}.</source>
        <translation>Cartes jusqu’ici&#xa0;: {count}&#x202f;; une main en a {wanted}.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>an interval</comment>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>{label}: {value}, likely range (95%) {interval}.</source>
        <translation>{label}&#xa0;: {value}, fourchette à 95&#x202f;% {interval}.</translation>
    </message>
    <message>
        <source>{label}: {value}, likely range (95%) {interval}; among the best.</source>
        <translation>{label}&#xa0;: {value}, fourchette à 95&#x202f;% {interval}&#x202f;; parmi les meilleurs.</translation>
    </message>
    <message>
        <source>On average the cachette is worth {worth} points undoubled: {trick} for the trick, and {quints} for the quints in it.</source>
        <translation>En moyenne, la cachette vaut {worth} points sans contre&#xa0;: {trick} pour la levée, et {quints} pour les quintes qu’elle contient.</translation>
    </message>
    <message>
        <source>Lead {card}.</source>
        <translation>Entamez&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Lead {card}, or one of {count} others that seem just as good.</source>
        <translation>Entamez&#xa0;: {card}, ou l’une des {count} autres, aussi bonnes jusqu’ici.</translation>
    </message>
    <message>
        <source>{cards} seem equally good.</source>
        <translation>{cards} se valent, autant que ces donnes le disent.</translation>
    </message>
    <message>
        <source>What it gains</source>
        <translation>Ce que cela gagne</translation>
    </message>
    <message>
        <source>Double: it pays off in {share} of deals, and gains {points} on average.</source>
        <translation>Contrez&#xa0;: c’est payant dans {share} des donnes, et rapporte {points} points en moyenne.</translation>
    </message>
    <message>
        <source>Redouble: it pays off in {share} of deals, and gains {points} on average.</source>
        <translation>Surcontrez&#xa0;: c’est payant dans {share} des donnes, et rapporte {points} points en moyenne.</translation>
    </message>
    <message>
        <source>Pass: a double pays off in only {share} of deals, and costs {points} on average.</source>
        <translation>Passez&#xa0;: contrer n’est payant que dans {share} des donnes, et coûte {points} points en moyenne.</translation>
    </message>
    <message>
        <source>Pass: a redouble pays off in only {share} of deals, and costs {points} on average.</source>
        <translation>Passez&#xa0;: surcontrer n’est payant que dans {share} des donnes, et coûte {points} points en moyenne.</translation>
    </message>
    <message>
        <source>It hardly matters: it pays off in {share} of deals.</source>
        <translation>Cela ne change presque rien&#xa0;: c’est payant dans {share} des donnes.</translation>
    </message>
    <message>
        <source>Any quint</source>
        <translation>Une quinte, n’importe laquelle</translation>
    </message>
    <message>
        <source>A quint of {suit}</source>
        <translation>Une quinte à {suit}</translation>
    </message>
    <message>
        <source>The Quint Royal</source>
        <translation>Le Quint Royal</translation>
    </message>
    <message>
        <source>Taken by the side that leads first</source>
        <translation>Pris par le camp qui entame</translation>
    </message>
    <message>
        <source>How often it is in the cachette, with the likely range (95%).</source>
        <translation>Avec quelle fréquence elle se trouve dans la cachette, fourchettes à 95&#x202f;%.</translation>
    </message>
    <message>
        <source>Points your side gains on theirs by the end of the deal, with the likely range (95%).</source>
        <translation>Points que votre camp gagne sur l’autre jusqu’à la fin de la donne, fourchettes à 95&#x202f;%.</translation>
    </message>
    <message>
        <source>Points your side gains on theirs if nobody calls after you, with the likely range (95%).</source>
        <translation>Points que votre camp gagne sur l’autre si personne ne parle après vous, fourchettes à 95&#x202f;%.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>LabDialog</name>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;Question</translation>
    </message>
    <message>
        <source>&amp;Calls before yours</source>
        <translation>&amp;Annonces avant la vôtre</translation>
    </message>
    <message>
        <source>&amp;We have</source>
        <translation>No&amp;us avons</translation>
    </message>
    <message>
        <source>&amp;They have</source>
        <translation>&amp;Eux ont</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>D&amp;onnes</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Demander</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Ask, and Quinto plays thousands of deals to find out.</source>
        <translation>Demandez, et Quinto joue des milliers de donnes pour le savoir.</translation>
    </message>
    <message>
        <source>{deals} of {wanted} deals</source>
        <translation>{deals} donnes sur {wanted}</translation>
    </message>
    <message>
        <source>{deals} deals</source>
        <translation>{deals} donnes</translation>
    </message>
    <message>
        <source>The deals could not be played: {fault}. Ask again.</source>
        <translation>Les donnes n’ont pas pu être jouées&#xa0;: {fault}. Redemandez.</translation>
    </message>
    <message>
        <source>Which lead?</source>
        <translation>Quelle entame&#x202f;?</translation>
    </message>
    <message>
        <source>You lead to the first trick, and nobody has doubled.</source>
        <translation>Vous entamez la première levée, et personne n’a contré.</translation>
    </message>
    <message>
        <source>Double, or not?</source>
        <translation>Contrer, ou non&#x202f;?</translation>
    </message>
    <message>
        <source>How often does a double pay off with this hand?</source>
        <translation>Avec quelle fréquence est-il juste de contrer avec cette main&#x202f;?</translation>
    </message>
    <message>
        <source>What is the cachette worth?</source>
        <translation>Que vaut la cachette&#x202f;?</translation>
    </message>
    <message>
        <source>What is in it, and who takes it?</source>
        <translation>Que contient-elle, et qui la prend&#x202f;?</translation>
    </message>
    <message>
        <source>You are first</source>
        <translation>Vous parlez en premier</translation>
    </message>
    <message>
        <source>On the dealer’s left.</source>
        <translation>À gauche du donneur.</translation>
    </message>
    <message>
        <source>Two have passed</source>
        <translation>Deux ont passé</translation>
    </message>
    <message>
        <source>The dealer decides after you.</source>
        <translation>Seul le donneur parle après vous.</translation>
    </message>
    <message>
        <source>All have passed</source>
        <translation>Tous ont passé</translation>
    </message>
    <message>
        <source>You are the dealer.</source>
        <translation>Vous êtes le donneur.</translation>
    </message>
    <message>
        <source>An opponent has doubled</source>
        <translation>Un adversaire a contré</translation>
    </message>
    <message>
        <source>Will you redouble? A trick would count 20.</source>
        <translation>Surcontrez-vous&#x202f;? Une levée compterait 20.</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Trick {number} · won by {who}</source>
        <translation>Levée {number} · gagnée par {who}</translation>
    </message>
    <message>
        <source>led and won</source>
        <translation>entame et levée</translation>
    </message>
    <message>
        <source>won</source>
        <translation>levée</translation>
    </message>
    <message>
        <source>led</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>{quint}, {points} points</source>
        <translation>{quint}, {points} points</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>The Quint Royal came first: the opponents’ higher card took the trick.</source>
        <translation>Le Quint Royal était l’entame&#xa0;: la plus haute carte des adversaires gagne la levée.</translation>
    </message>
    <message>
        <source>The Quint Royal came first: the highest of the other cards took the trick.</source>
        <translation>Le Quint Royal était l’entame&#xa0;: la plus haute des autres cartes gagne la levée.</translation>
    </message>
    <message>
        <source>Trick {number}: {a} led {card_a}, {b} played {card_b}, {c} {card_c} and {d} {card_d}; {winner} won it.</source>
        <translation>Levée {number}, entame {a}&#xa0;: {card_a}&#x202f;; {b}&#xa0;: {card_b}&#x202f;; {c}&#xa0;: {card_c}&#x202f;; {d}&#xa0;: {card_d}. Gagnée par {winner}.</translation>
    </message>
    <message>
        <source>{quint}, worth {points}</source>
        <translation>{quint}, {points} points</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>Quints: {quints}.</source>
        <translation>Quintes&#xa0;: {quints}.</translation>
    </message>
</context>
<context>
    <name>LastTrickView</name>
    <message>
        <source>Earlier trick</source>
        <translation>Levée précédente</translation>
    </message>
    <message>
        <source>Later trick</source>
        <translation>Levée suivante</translation>
    </message>
    <message>
        <source>Left and Right show other tricks. Any other key or a click goes back.</source>
        <translation>Gauche et Droite&#xa0;: les autres levées. Une autre touche ou un clic&#xa0;: retour au jeu.</translation>
    </message>
    <message>
        <source>Any key or click goes back.</source>
        <translation>Une touche ou un clic&#xa0;: retour au jeu.</translation>
    </message>
</context>
<context>
    <name>LaterStarts</name>
    <message>
        <source>The new game begins as soon as this dialog is closed.</source>
        <translation>La nouvelle partie commencera dès que ce dialogue sera fermé.</translation>
    </message>
    <message>
        <source>“{file}” opens as soon as this dialog is closed.</source>
        <translation>«&#x202f;{file}&#x202f;» s’ouvrira dès que ce dialogue sera fermé.</translation>
    </message>
</context>
<context>
    <name>Ledge</name>
    <message>
        <source>What can be done</source>
        <translation>Ce qu’on peut faire</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernière levée</translation>
    </message>
    <message>
        <source>Take all</source>
        <translation>Tout prendre</translation>
    </message>
    <message>
        <source>Close sheet</source>
        <translation>Fermer la feuille</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Part {number} of {all}</source>
        <translation>Étape {number} sur {all}</translation>
    </message>
    <message>
        <source>End lesson</source>
        <translation>Arrêter la leçon</translation>
    </message>
    <message>
        <source>Back to your game</source>
        <translation>Retour à votre partie</translation>
    </message>
    <message>
        <source>Your own game waits meanwhile.</source>
        <translation>Votre partie attend pendant ce temps.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Faster cards</source>
        <translation>Cartes plus rapides</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Main suivante</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Poursuivre</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Leçon&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Arrow keys lead to: {buttons}.</source>
        <translation>Les touches fléchées mènent à&#xa0;: {buttons}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Finish this deal</source>
        <translation>Finir la donne</translation>
    </message>
    <message>
        <source>Warn me before a mistake</source>
        <translation>M’avertir avant une erreur</translation>
    </message>
    <message>
        <source>Warn me</source>
        <translation>M’avertir</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>From now on you are warned before a mistake.</source>
        <translation>Désormais, Quinto vous avertit avant une erreur.</translation>
    </message>
    <message>
        <source>From now on cards move faster.</source>
        <translation>Désormais, les cartes vont plus vite.</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Leçon&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Quints</source>
        <translation>Quintes</translation>
    </message>
    <message>
        <source>Cachette</source>
        <translation>Cachette</translation>
    </message>
    <message>
        <source>{card} was your only choice, so it was played for you.</source>
        <translation>{card} était la seule carte permise&#xa0;: elle a été jouée pour vous.</translation>
    </message>
    <message>
        <source>You play on without the lesson. It is in the menu Learn.</source>
        <translation>Vous continuez sans la leçon. Elle reste dans le menu Apprendre.</translation>
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
        <translation>La partie vous attend&#xa0;: choisissez un bouton de la leçon.</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>How stron&amp;g?</source>
        <translation>Quel ni&amp;veau&#x202f;?</translation>
    </message>
    <message>
        <source>Novice is the easiest; Casual remembers the cards; Club also plans ahead; Master is the hardest.</source>
        <translation>Novice est le plus facile&#x202f;; Amateur retient les cartes&#x202f;; Club anticipe aussi&#x202f;; Maître est le plus fort.</translation>
    </message>
</context>
<context>
    <name>LevelSetting</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Replacing Qt</source>
        <translation>Remplacer Qt</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Parts of Quinto</source>
        <translation>Composants de Quinto</translation>
    </message>
    <message>
        <source>This text is missing from the installation; please reinstall Quinto.</source>
        <translation>Ce texte manque dans l’installation&#x202f;; veuillez réinstaller Quinto.</translation>
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
        <translation>Votre partie inachevée est conservée sous «&#x202f;Parties récentes&#x202f;», dans le menu Partie.</translation>
    </message>
    <message>
        <source>{file} – Quinto</source>
        <translation>{file} – Quinto</translation>
    </message>
    <message>
        <source>Before you play</source>
        <translation>Avant de jouer</translation>
    </message>
</context>
<context>
    <name>MatchFields</name>
    <message>
        <source>Playe&amp;rs</source>
        <translation>&amp;Forme</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Forme du jeu</translation>
    </message>
    <message>
        <source>&amp;Dealer</source>
        <translation>&amp;Donneur</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>&amp;Calls</source>
        <translation>&amp;Annonces</translation>
    </message>
    <message>
        <source>Calls made</source>
        <translation>Annonces faites</translation>
    </message>
    <message>
        <source>&amp;Game to</source>
        <translation>&amp;Partie en</translation>
    </message>
    <message>
        <source>Points that win the game</source>
        <translation>Points qui gagnent la partie</translation>
    </message>
    <message>
        <source>{side}, points before the deal</source>
        <translation>{side}, points avant la donne</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>The difference is too small for a payment.</source>
        <translation>La différence est trop faible pour donner lieu à un paiement.</translation>
    </message>
    <message>
        <source>{who} pay {counters} each to {whom}.</source>
        <translation>{who}&#xa0;: {counters} chacun à payer à {whom}.</translation>
    </message>
    <message>
        <source>{who} pay {whom} {counters} each.</source>
        <translation>{who}&#xa0;: {counters} chacun à payer à {whom}.</translation>
    </message>
    <message>
        <source>You pay {whom} {counters} each.</source>
        <translation>Vous payez {counters} à chacun&#xa0;: {whom}.</translation>
    </message>
    <message>
        <source>You pay {whom} {counters}.</source>
        <translation>Vous payez {counters} à {whom}.</translation>
    </message>
    <message>
        <source>{who} pays {whom} {counters} each.</source>
        <translation>{who} paie {counters} à chacun&#xa0;: {whom}.</translation>
    </message>
    <message>
        <source>{who} pays {whom} {counters}.</source>
        <translation>{who} paie {counters} à {whom}.</translation>
    </message>
    <message>
        <source>The settlement</source>
        <translation>Le règlement</translation>
    </message>
    <message>
        <source>The rubber</source>
        <translation>Le robre</translation>
    </message>
    <message>
        <source>Rubber points</source>
        <translation>Points de robre</translation>
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
        <translation>gagnée par {who}</translation>
    </message>
    <message>
        <source>For the rubber</source>
        <translation>Pour le robre</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>single</source>
        <translation>simple</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>treble</source>
        <translation>triple</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>{winners} {won}, {losers} {lost}</source>
        <translation>{winners} {won}, {losers} {lost}</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
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
        <translation>{label}&#xa0;: {told}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Appr&amp;endre</translation>
    </message>
    <message>
        <source>New game, same &amp;people</source>
        <translation>Nouvelle partie, &amp;mêmes joueurs</translation>
    </message>
    <message>
        <source>Play this deal a&amp;gain</source>
        <translation>&amp;Rejouer cette donne</translation>
    </message>
    <message>
        <source>Copy the day’s &amp;result</source>
        <translation>Copier le résul&amp;tat du jour</translation>
    </message>
    <message>
        <source>Copy th&amp;is deal</source>
        <translation>Co&amp;pier cette donne</translation>
    </message>
    <message>
        <source>&amp;Paste a deal</source>
        <translation>Co&amp;ller une donne</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Games pla&amp;yed…</source>
        <translation>Parties jo&amp;uées…</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>Stat&amp;istiques…</translation>
    </message>
    <message>
        <source>T&amp;he evening so far</source>
        <translation>&amp;La soirée jusqu’ici</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Copy score sheet</source>
        <translation>Cop&amp;ier la feuille de marque</translation>
    </message>
    <message>
        <source>Cop&amp;y seal</source>
        <translation>Copier le &amp;sceau</translation>
    </message>
    <message>
        <source>Copy of the &amp;game…</source>
        <translation>Copie de la &amp;partie…</translation>
    </message>
    <message>
        <source>Score as te&amp;xt…</source>
        <translation>Score en te&amp;xte…</translation>
    </message>
    <message>
        <source>Score sheet as &amp;PDF…</source>
        <translation>Feuille de marque en P&amp;DF…</translation>
    </message>
    <message>
        <source>Pict&amp;ure of the table…</source>
        <translation>Im&amp;age de la table…</translation>
    </message>
    <message>
        <source>Cop&amp;y deal code</source>
        <translation>Copier le c&amp;ode de donne</translation>
    </message>
    <message>
        <source>Cop&amp;y game number</source>
        <translation>Copier le numéro de la par&amp;tie</translation>
    </message>
    <message>
        <source>Prin&amp;t score sheet…</source>
        <translation>I&amp;mprimer la feuille de marque…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Dernière levée</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>Sho&amp;w everything (rarely needed)</source>
        <translation>Tout &amp;afficher (rarement utile)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Co&amp;nseil</translation>
    </message>
    <message>
        <source>&amp;Review the deal</source>
        <translation>A&amp;nalyser la donne</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Problèmes…</translation>
    </message>
    <message>
        <source>&amp;Doubling</source>
        <translation>Le &amp;contre</translation>
    </message>
    <message>
        <source>The last tricks and the &amp;cachette</source>
        <translation>Les &amp;dernières levées et la cachette</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Quatre couleurs</translation>
    </message>
    <message>
        <source>&amp;Large figures on cards</source>
        <translation>&amp;Grands indices sur les cartes</translation>
    </message>
    <message>
        <source>Crowns on &amp;quint cards</source>
        <translation>Co&amp;uronnes sur les quintes</translation>
    </message>
    <message>
        <source>&amp;Computer players think longer</source>
        <translation>Laisser ré&amp;fléchir plus longtemps</translation>
    </message>
    <message>
        <source>&amp;Whose turn?</source>
        <translation>À &amp;qui de jouer&#x202f;?</translation>
    </message>
    <message>
        <source>What &amp;may I play?</source>
        <translation>Quelles cartes sont &amp;permises&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Trick so far?</source>
        <translation>La &amp;levée jusqu’ici&#x202f;?</translation>
    </message>
    <message>
        <source>My &amp;hand?</source>
        <translation>Ma &amp;main&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Other hands?</source>
        <translation>Les &amp;autres mains&#x202f;?</translation>
    </message>
    <message>
        <source>What is still o&amp;ut?</source>
        <translation>Ce qui est encore &amp;dehors&#x202f;?</translation>
    </message>
    <message>
        <source>Who &amp;doubled?</source>
        <translation>Qui a co&amp;ntré&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Score?</source>
        <translation>Le sco&amp;re&#x202f;?</translation>
    </message>
    <message>
        <source>Learn from &amp;mistakes</source>
        <translation>Apprendre des &amp;erreurs</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Comment jouer</translation>
    </message>
    <message>
        <source>When to play &amp;quints</source>
        <translation>Quand jouer les &amp;quintes</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;Fair play…</source>
        <translation>&amp;Fair-play…</translation>
    </message>
    <message>
        <source>&amp;About Quinto</source>
        <translation>À &amp;propos de Quinto</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Parties ré&amp;centes</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>&amp;Mouvement</translation>
    </message>
    <message>
        <source>&amp;2 points: any mistake</source>
        <translation>&amp;2 points&#xa0;: toute erreur</translation>
    </message>
    <message>
        <source>&amp;5 points</source>
        <translation>&amp;5 points</translation>
    </message>
    <message>
        <source>&amp;15 points: blunders only</source>
        <translation>&amp;15 points&#xa0;: seulement les grosses erreurs</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Langue (Language)</translation>
    </message>
    <message>
        <source>Car&amp;ds</source>
        <translation>&amp;Cartes</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Dos</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>&amp;Nuit</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>C&amp;ontraste élevé</translation>
    </message>
    <message>
        <source>&amp;Court letters</source>
        <translation>Lettres des &amp;figures</translation>
    </message>
    <message>
        <source>Follow the lan&amp;guage</source>
        <translation>Selon la &amp;langue</translation>
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
        <translation>&amp;Nous et eux</translation>
    </message>
    <message>
        <source>Co&amp;ver the hands</source>
        <translation>Cou&amp;vrir les mains</translation>
    </message>
    <message>
        <source>&amp;North–South and East–West</source>
        <translation>Nord–&amp;Sud et Est–Ouest</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation>&amp;Vive</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Immédiate</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>&amp;Réduit</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <translation>&amp;Complet</translation>
    </message>
    <message>
        <source>&amp;Navy blue</source>
        <translation>&amp;Bleu marine</translation>
    </message>
    <message>
        <source>&amp;Crimson</source>
        <translation>&amp;Cramoisi</translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <translation>&amp;Vert</translation>
    </message>
    <message>
        <source>&amp;Violet</source>
        <translation>Vi&amp;olet</translation>
    </message>
    <message>
        <source>&amp;Keys of our own</source>
        <translation>À &amp;chacun sa touche</translation>
    </message>
    <message>
        <source>By &amp;rank of suit</source>
        <translation>Selon le &amp;rang des couleurs</translation>
    </message>
    <message>
        <source>Al&amp;ternating colours</source>
        <translation>Rouge et noir en &amp;alternance</translation>
    </message>
    <message>
        <source>On the &amp;left</source>
        <translation>À &amp;gauche</translation>
    </message>
    <message>
        <source>On the &amp;right</source>
        <translation>À &amp;droite</translation>
    </message>
    <message>
        <source>&amp;Pause after a trick</source>
        <translation>&amp;Pause après une levée</translation>
    </message>
    <message>
        <source>Until I &amp;click</source>
        <translation>Jusqu’au &amp;clic</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Longue</translation>
    </message>
    <message>
        <source>&amp;Short</source>
        <translation>Co&amp;urte</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Aucune</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tapis</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Green baize</source>
        <translation>Tapis &amp;vert</translation>
    </message>
    <message>
        <source>&amp;Undo: not in this game</source>
        <translation>&amp;Annuler&#xa0;: pas dans cette partie</translation>
    </message>
    <message>
        <source>This game is played without undo.</source>
        <translation>Cette partie se joue sans annulation.</translation>
    </message>
    <message>
        <source>What &amp;beats this card</source>
        <translation>Ce qui &amp;bat cette carte</translation>
    </message>
    <message>
        <source>&amp;Short lessons</source>
        <translation>Leçons &amp;courtes</translation>
    </message>
    <message>
        <source>Honest &amp;shuffling</source>
        <translation>Mélange &amp;honnête</translation>
    </message>
    <message>
        <source>&amp;Type in a deal…</source>
        <translation>&amp;Saisir une donne…</translation>
    </message>
    <message>
        <source>S&amp;tep through it</source>
        <translation>Pas à p&amp;as</translation>
    </message>
    <message>
        <source>&amp;Other ways to play it…</source>
        <translation>La jouer a&amp;utrement…</translation>
    </message>
    <message>
        <source>Gi&amp;ve up this game</source>
        <translation>A&amp;bandonner cette partie</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>Ta&amp;ke the remaining tricks</source>
        <translation>&amp;Prendre les levées restantes</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>Feuille de mar&amp;que</translation>
    </message>
    <message>
        <source>&amp;Your sealed games…</source>
        <translation>Vos parties &amp;scellées…</translation>
    </message>
    <message>
        <source>&amp;Warn me before a mistake</source>
        <translation>Avertir avant une &amp;erreur</translation>
    </message>
    <message>
        <source>Set up a &amp;deal…</source>
        <translation>Préparer une &amp;donne…</translation>
    </message>
    <message>
        <source>Try out a &amp;question…</source>
        <translation>Essayer une &amp;question…</translation>
    </message>
    <message>
        <source>&amp;Guided deal</source>
        <translation>Donne &amp;guidée</translation>
    </message>
    <message>
        <source>O&amp;ther deals</source>
        <translation>Autres &amp;donnes</translation>
    </message>
    <message>
        <source>Print and &amp;copy</source>
        <translation>Imprimer et co&amp;pier</translation>
    </message>
    <message>
        <source>&amp;Ask aloud</source>
        <translation>Demander à &amp;haute voix</translation>
    </message>
    <message>
        <source>Chec&amp;k a deal…</source>
        <translation>&amp;Vérifier une donne…</translation>
    </message>
    <message>
        <source>Pu&amp;zzle of the day</source>
        <translation>Problème du &amp;jour</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <translation>Donne du &amp;jour</translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>You can play on. If something looks wrong, close Quinto and start it again. The report helps us fix this; it contains no names of your files or folders.</source>
        <translation>Vous pouvez continuer à jouer. Si quelque chose semble anormal, fermez Quinto et relancez-le. Le rapport aide à corriger l’erreur&#x202f;; il ne nomme aucun de vos fichiers ni dossiers.</translation>
    </message>
    <message>
        <source>Something went wrong in Quinto</source>
        <translation>Une erreur s’est produite dans Quinto</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Copier le rapport</translation>
    </message>
    <message>
        <source>Your game could not be saved just now: {reason}</source>
        <translation>Votre partie n’a pas pu être enregistrée à l’instant&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Your game could not be saved just now, but it is safe as it was after the last action.</source>
        <translation>Votre partie n’a pas pu être enregistrée à l’instant, mais elle est conservée telle qu’elle était après la dernière action.</translation>
    </message>
    <message>
        <source>Your game is safe: it has just been saved.</source>
        <translation>Votre partie est en sécurité&#xa0;: elle vient d’être enregistrée.</translation>
    </message>
    <message>
        <source>It has happened {count} times.</source>
        <translation>Cela s’est produit {count} fois.</translation>
    </message>
    <message>
        <source>It has happened at least {count} times.</source>
        <translation>Cela s’est produit au moins {count} fois.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Report copied</source>
        <translation>Rapport copié</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Partners are drawn for, so the seats may still change.</source>
        <translation>Les partenaires sont tirés au sort&#x202f;; les places peuvent donc encore changer.</translation>
    </message>
    <message>
        <source>Whoever draws the lowest card has dummy.</source>
        <translation>Qui tire la plus basse carte a le mort.</translation>
    </message>
    <message>
        <source>Talk is allowed. The game counts in no statistics.</source>
        <translation>On peut se parler. La partie ne compte dans aucune statistique.</translation>
    </message>
    <message>
        <source>Nobody sees another’s cards: curtain or keys (Preferences).</source>
        <translation>Personne ne voit les cartes d’un autre&#xa0;: rideau ou touches (Préférences).</translation>
    </message>
    <message>
        <source>Chance decides who has dummy.</source>
        <translation>Le hasard désigne qui a le mort.</translation>
    </message>
    <message>
        <source>You have dummy.</source>
        <translation>Vous avez le mort.</translation>
    </message>
    <message>
        <source>{name} has dummy.</source>
        <translation>{name} a le mort.</translation>
    </message>
    <message>
        <source>All computer players: you just watch.</source>
        <translation>Rien que des joueurs virtuels&#xa0;: vous regardez.</translation>
    </message>
    <message>
        <source>Then it rotates, game by game.</source>
        <translation>Ensuite, il tourne, partie après partie.</translation>
    </message>
    <message>
        <source>If in doubt, choose these.</source>
        <translation>Dans le doute, choisissez celles-ci.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>&amp;Back to players</source>
        <translation>Reto&amp;ur aux joueurs</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Rules in detail: {preset}</source>
        <translation>Les règles en détail&#xa0;: {preset}</translation>
    </message>
    <message>
        <source>Fewer &amp;choices</source>
        <translation>Moins de choi&amp;x</translation>
    </message>
    <message>
        <source>More &amp;choices…</source>
        <translation>Plus de choi&amp;x…</translation>
    </message>
    <message>
        <source>{rules}.</source>
        <translation>{rules}.</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>&amp;Commencer</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>N&amp;umber</source>
        <translation>Nu&amp;méro</translation>
    </message>
    <message>
        <source>Blank: a fair deal</source>
        <translation>Vide&#xa0;: équitable</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Numéro de la partie</translation>
    </message>
    <message>
        <source>Enter a whole number from 0 to {greatest}, or leave it blank.</source>
        <translation>Entrez un nombre entier de 0 à {greatest}, ou laissez vide.</translation>
    </message>
    <message>
        <source>With a friend’s number you get the same cards. Leave it blank for a fair deal.</source>
        <translation>Avec le numéro d’un ami, vous recevez les mêmes cartes. Laissez vide pour une donne équitable.</translation>
    </message>
    <message>
        <source>A shared game: whoever knows the number can know the cards.</source>
        <translation>Une partie partagée&#xa0;: qui connaît le numéro peut connaître les cartes.</translation>
    </message>
</context>
<context>
    <name>PastGames</name>
    <message>
        <source>The game cannot be shown</source>
        <translation>La partie ne peut pas être montrée</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Quinto games (*.quinto)</source>
        <translation>Parties de Quinto (*.quinto)</translation>
    </message>
    <message>
        <source>Save the score as text</source>
        <translation>Enregistrer le score en texte</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <source>Quinto, {date}</source>
        <translation>Quinto, {date}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>With</source>
        <comment>the partner</comment>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>{column}: none</source>
        <translation>{column}&#xa0;: rien</translation>
    </message>
    <message>
        <source>{column}: {text}</source>
        <translation>{column}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date, as Qt writes it</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>robre</translation>
    </message>
    <message>
        <source>round</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>{form}, {match}</source>
        <translation>{form}, {match}</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>players</comment>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>players</comment>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Two</source>
        <comment>players</comment>
        <translation>Deux</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>People</source>
        <comment>as opponents, instead of computer players</comment>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>{own}–{other}</source>
        <translation>{own}–{other}</translation>
    </message>
    <message>
        <source>{own}–{other} games</source>
        <translation>{own}–{other} parties</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>a game in which nobody was “we”</comment>
        <translation>finie</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>leçon</translation>
    </message>
    <message>
        <source>played again</source>
        <translation>rejouée</translation>
    </message>
    <message>
        <source>undo used</source>
        <translation>reprises</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>conseils</translation>
    </message>
    <message>
        <source>kept by hand</source>
        <translation>tenue à la main</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>variante</translation>
    </message>
    <message>
        <source>deal of the day</source>
        <translation>donne du jour</translation>
    </message>
    <message>
        <source>your mistakes cost few points</source>
        <translation>vos erreurs ont coûté peu de points</translation>
    </message>
    <message>
        <source>costly mistakes</source>
        <translation>erreurs coûteuses</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two notes on a game</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{date}: {form} against {names}, {score}, {result}</source>
        <translation>{date}&#xa0;: {form} contre {names}, {score}, {result}</translation>
    </message>
    <message>
        <source>{date}: {form} with {partner} against {names}, {score}, {result}</source>
        <translation>{date}&#xa0;: {form} avec {partner} contre {names}, {score}, {result}</translation>
    </message>
    <message>
        <source>opened again</source>
        <translation>rouverte</translation>
    </message>
    <message>
        <source>{names} · level: {level}</source>
        <translation>{names} · niveau&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>mixte</translation>
    </message>
    <message>
        <source>all hands open</source>
        <translation>mains ouvertes</translation>
    </message>
    <message>
        <source>no mistakes of yours</source>
        <translation>aucune erreur de votre part</translation>
    </message>
    <message>
        <source>Mistakes cost {points} points in every ten choices; {deals} reviewed</source>
        <translation>Les erreurs coûtent {points} points pour dix choix&#x202f;; {deals} analysées</translation>
    </message>
    <message>
        <source>{games}, {deals}</source>
        <translation>{games}, {deals}</translation>
    </message>
    <message>
        <source>{games}, {deals} · {chosen} selected</source>
        <translation>{games}, {deals} · {chosen} choisies</translation>
    </message>
    <message>
        <source>No games match. “Clear” shows them all again.</source>
        <translation>Aucune partie ne correspond. «&#x202f;Effacer&#x202f;» les montre toutes de nouveau.</translation>
    </message>
    <message>
        <source>Your games will appear here.
Finish a deal and it is listed here, to look at or play again.</source>
        <translation>Vos parties apparaîtront ici.
Jouez une donne jusqu’au bout, et vous la trouverez dans cette liste, pour la revoir ou la rejouer.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>{result}, {score}</source>
        <comment>of the last game</comment>
        <translation>{result}, {score}</translation>
    </message>
    <message>
        <source>{count} games won in a row</source>
        <translation>{count} parties gagnées de suite</translation>
    </message>
</context>
<context>
    <name>Paste</name>
    <message>
        <source>This is neither a deal nor a game. Paste a deal code, a deal written out in one line, the number of a game, or a saved game.</source>
        <translation>Ce n’est ni une donne ni une partie. Collez un code de donne, une donne écrite sur une ligne, le numéro d’une partie ou une partie enregistrée.</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a deal code or a game’s number first.</source>
        <translation>Il n’y a pas de texte à coller. Copiez d’abord un code de donne ou un numéro de partie.</translation>
    </message>
    <message>
        <source>No game has such a number. Enter one from 0 to {greatest}.</source>
        <translation>Aucune partie n’a ce numéro. Saisissez-en un de 0 à {greatest}.</translation>
    </message>
    <message>
        <source>The text has {count} different deals. Copy only the one you want.</source>
        <translation>Le texte contient {count} donnes différentes. Ne copiez que celle que vous voulez.</translation>
    </message>
    <message>
        <source>{text} is not a date. Write it like 2026-11-22.</source>
        <translation>Le jour {text} n’existe pas. Écrivez la date comme 2026-11-22.</translation>
    </message>
    <message>
        <source>Quinto opens no web pages. Download the game first, then open the file; or copy the deal code from the page.</source>
        <translation>Quinto n’ouvre pas de pages web. Téléchargez d’abord la partie, puis ouvrez le fichier&#x202f;; ou copiez le code de donne de la page.</translation>
    </message>
    <message>
        <source>These are {count} files. Quinto opens one game at a time.</source>
        <translation>Ce sont {count} fichiers. Quinto n’ouvre qu’une partie à la fois.</translation>
    </message>
    <message>
        <source>“{name}” is neither a saved game nor a text file. Choose another file.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est ni une partie enregistrée ni un texte. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>“{letter}” is not used in deal codes: they consist of digits and letters, but no U.</source>
        <translation>«&#x202f;{letter}&#x202f;» ne sert pas dans les codes de donne&#xa0;: ils ont des chiffres et des lettres, mais pas de U.</translation>
    </message>
    <message>
        <source>Characters so far: {count}; a deal code has at least {least}. Check that you copied all of it.</source>
        <translation>Caractères jusqu’ici&#xa0;: {count}&#x202f;; un code de donne en a au moins {least}. Vérifiez que vous l’avez copié en entier.</translation>
    </message>
    <message>
        <source>Something in this deal code is wrong. Compare it character by character, or copy it again.</source>
        <translation>Quelque chose ne va pas dans ce code de donne. Comparez-le caractère par caractère, ou copiez-le de nouveau.</translation>
    </message>
    <message>
        <source>This deal code comes from a newer Quinto. Update Quinto to play it.</source>
        <translation>Ce code de donne vient d’un Quinto plus récent. Mettez Quinto à jour pour le jouer.</translation>
    </message>
    <message>
        <source>The score cannot be {ns} to {ew} before a deal of a game to {target}. Enter lower multiples of 5.</source>
        <translation>Personne ne peut avoir {ns} à {ew} avant une donne d’une partie en {target}. Saisissez des multiples de 5 inférieurs.</translation>
    </message>
    <message>
        <source>A deal in one line has four hands, a slash and the cachette: N:&lt;N&gt; &lt;E&gt; &lt;S&gt; &lt;W&gt; / &lt;cachette&gt;. Something is missing here.</source>
        <translation>Une donne sur une ligne a quatre mains, une barre et la cachette&#xa0;: N:&lt;N&gt; &lt;E&gt; &lt;S&gt; &lt;W&gt; / &lt;cachette&gt;. Il manque quelque chose ici.</translation>
    </message>
    <message>
        <source>“{text}” is not a hand. Write hearts, diamonds, clubs and spades with dots between them, as in AQ4.KT.J87.52.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une main. Écrivez cœur, carreau, trèfle et pique séparés par des points, comme AQ4.KT.J87.52.</translation>
    </message>
    <message>
        <source>“{letter}” in “{text}” is not a rank. The ranks are AKQJT98765432.</source>
        <translation>«&#x202f;{letter}&#x202f;» dans «&#x202f;{text}&#x202f;» n’est pas un rang. Les rangs sont AKQJT98765432.</translation>
    </message>
    <message>
        <source>Write the ranks in “{text}” from high to low, each of them once.</source>
        <translation>Écrivez les rangs de «&#x202f;{text}&#x202f;» du plus haut au plus bas, chacun une seule fois.</translation>
    </message>
    <message>
        <source>The card {card} is in the deal twice. Correct one of them.</source>
        <translation>La carte {card} figure deux fois dans la donne. Corrigez l’une des deux.</translation>
    </message>
    <message>
        <source>A deal has four hands of twelve cards and a cachette of five. Add the rest.</source>
        <translation>Une donne a quatre mains de douze cartes et une cachette de cinq. Ajoutez le reste.</translation>
    </message>
</context>
<context>
    <name>Plaque</name>
    <message>
        <source>Show the score sheet (F9)</source>
        <translation>Afficher la feuille de marque (F9)</translation>
    </message>
</context>
<context>
    <name>PlayerBox</name>
    <message>
        <source>The key to hold to see the hand</source>
        <translation>La touche à maintenir pour voir la main</translation>
    </message>
    <message>
        <source>Name: {seat}</source>
        <translation>Nom&#xa0;: {seat}</translation>
    </message>
    <message>
        <source>Person or computer player: {seat}</source>
        <translation>Personne ou joueur virtuel&#xa0;: {seat}</translation>
    </message>
    <message>
        <source>Key: {seat}</source>
        <translation>Touche&#xa0;: {seat}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Someone at this screen plays.</source>
        <translation>Quelqu’un devant cet écran joue.</translation>
    </message>
    <message>
        <source>Club players guess the hidden hands and plan ahead.</source>
        <translation>Un joueur de club devine les mains cachées et anticipe.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Novices see only the trick on the table.</source>
        <translation>Un novice ne voit que la levée sur la table.</translation>
    </message>
    <message>
        <source>Casual players remember the cards and help their partner.</source>
        <translation>Un amateur retient les cartes et aide son partenaire.</translation>
    </message>
    <message>
        <source>Masters think longest and look furthest ahead.</source>
        <translation>Un maître réfléchit le plus longtemps et voit le plus loin.</translation>
    </message>
</context>
<context>
    <name>PlayersChoice</name>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>All hands open, &amp;visible to all</source>
        <translation>Mains ouvertes&#xa0;: on voit les &amp;jeux</translation>
    </message>
    <message>
        <source>Real cards: only &amp;keep the score</source>
        <translation>Vraies cartes c&amp;hez vous&#xa0;: marquer</translation>
    </message>
    <message>
        <source>&amp;First to deal</source>
        <translation>&amp;Première donne</translation>
    </message>
    <message>
        <source>&amp;First with dummy</source>
        <translation>A le mort en &amp;premier</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>The puzzles cannot be read: {fault}. Reinstall Quinto.</source>
        <translation>Les problèmes ne peuvent pas être lus&#xa0;: {fault}. Réinstallez Quinto.</translation>
    </message>
    <message>
        <source>Nothing to practise today. Your mistakes come back when it is time to try them again.</source>
        <translation>Rien n’est prévu aujourd’hui. Ce que vous avez manqué reviendra en son temps.</translation>
    </message>
    <message>
        <source>There are no mistakes to learn from yet. Review a deal and try its mistakes again.</source>
        <translation>Il n’y a pas encore d’erreurs à travailler. Analysez une donne, et reprenez-en les erreurs.</translation>
    </message>
    <message>
        <source>A deal could not be searched for puzzles: {fault}.</source>
        <translation>Une donne n’a pas pu être parcourue pour y chercher des problèmes&#xa0;: {fault}.</translation>
    </message>
    <message>
        <source>Added to your own puzzles.</source>
        <translation>Ajouté à vos propres problèmes.</translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation>Votre propre problème</translation>
    </message>
    <message>
        <source>Your practice log was damaged. Lines lost: {unread}. The old file is kept as “{aside}”.</source>
        <translation>Le journal de vos exercices était endommagé. Lignes perdues&#xa0;: {unread}. L’ancien fichier est conservé sous «&#x202f;{aside}&#x202f;».</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Apprendre des erreurs</translation>
    </message>
    <message>
        <source>Save the Quint Royal</source>
        <translation>Sauver le Quint Royal</translation>
    </message>
    <message>
        <source>Win the game now</source>
        <translation>Gagner la partie maintenant</translation>
    </message>
    <message>
        <source>Feed your partner</source>
        <translation>Charger la levée du partenaire</translation>
    </message>
    <message>
        <source>Withhold the quint</source>
        <translation>Garder la quinte</translation>
    </message>
    <message>
        <source>The last five tricks</source>
        <translation>Les cinq dernières levées</translation>
    </message>
    <message>
        <source>Double, or not</source>
        <translation>Contrer, ou non</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>A quint is easily given away: keep it.</source>
        <translation>Une quinte est vite donnée&#xa0;: gardez-la.</translation>
    </message>
    <message>
        <source>Before the first trick: do you double?</source>
        <translation>Avant la première levée&#xa0;: faut-il contrer&#x202f;?</translation>
    </message>
    <message>
        <source>Double, or pass: which is best?</source>
        <translation>Contrer ou passer&#xa0;: quel est le mieux&#x202f;?</translation>
    </message>
    <message>
        <source>Which card gives you the best chance of winning the game?</source>
        <translation>Quelle carte vous donne le plus de chances de gagner la partie&#x202f;?</translation>
    </message>
    <message>
        <source>Trick {number}; you have {us}, they have {them}</source>
        <translation>Levée {number}&#x202f;; vous avez {us}, eux {them}</translation>
    </message>
    <message>
        <source>Before the first trick; you have {us}, they have {them}</source>
        <translation>Avant la première levée&#x202f;; vous avez {us}, eux {them}</translation>
    </message>
    <message>
        <source>{action} is best.</source>
        <translation>{action} est le meilleur choix.</translation>
    </message>
    <message>
        <source>Right: {action} is best.</source>
        <translation>Juste&#xa0;: {action} est le meilleur choix.</translation>
    </message>
    <message>
        <source>Right: nothing is better than {action}.</source>
        <translation>Juste&#xa0;: rien ne vaut mieux que {action}.</translation>
    </message>
    <message>
        <source>Close: {action} costs {loss}.</source>
        <translation>Presque&#xa0;: {action} coûte {loss}.</translation>
    </message>
    <message>
        <source>Not that one: {action} costs {loss}.</source>
        <translation>Ce n’est pas ça&#xa0;: {action} coûte {loss}.</translation>
    </message>
    <message>
        <source>1 game in {number}</source>
        <translation>1 partie sur {number}</translation>
    </message>
    <message>
        <source>{number} games in 10</source>
        <translation>{number} parties sur 10</translation>
    </message>
    <message>
        <source>less than a point</source>
        <translation>moins d’un point</translation>
    </message>
    <message>
        <source>Rating {rating} ± {reach}</source>
        <translation>Classement {rating} ± {reach}</translation>
    </message>
    <message>
        <source>One possible deal, after {action}: {points} points from here.</source>
        <translation>Une donne possible, après {action}&#xa0;: {points} points à partir d’ici.</translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation>Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>You lose the game.</source>
        <translation>Vous perdez la partie.</translation>
    </message>
    <message>
        <source>Make the Quint Royal count for your side.</source>
        <translation>Faites compter le Quint Royal pour votre camp.</translation>
    </message>
    <message>
        <source>The score is close: what wins you the game?</source>
        <translation>Le score est serré&#xa0;: comment gagner la partie&#x202f;?</translation>
    </message>
    <message>
        <source>Add a quint to your partner’s trick.</source>
        <translation>Ajoutez une quinte à la levée de votre partenaire.</translation>
    </message>
    <message>
        <source>Few cards are left: who takes the cachette?</source>
        <translation>Il reste peu de cartes&#xa0;: à qui la cachette&#x202f;?</translation>
    </message>
    <message>
        <source>Which card is best?</source>
        <translation>Quelle carte est la meilleure&#x202f;?</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{solved} résolus sur {count}</translation>
    </message>
    <message>
        <source>One choice is best: find it.</source>
        <translation>Un choix est le meilleur&#xa0;: à vous de le trouver.</translation>
    </message>
    <message>
        <source>{solved} of {count}</source>
        <translation>{solved} sur {count}</translation>
    </message>
    <message>
        <source>{count} new</source>
        <translation>{count} à résoudre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Four players only</source>
        <translation>À quatre seulement</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>À quatre</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Also with 2 and 3 players</source>
        <translation>Aussi à deux ou à trois</translation>
    </message>
    <message>
        <source>Look in my games</source>
        <translation>Chercher dans mes parties</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Arrêter la recherche</translation>
    </message>
    <message>
        <source>Start: {course}</source>
        <translation>Commencer&#xa0;: {course}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>{done} of {count} deals searched; you can keep playing meanwhile.</source>
        <translation>{done} donnes parcourues sur {count}&#x202f;; continuez à jouer.</translation>
    </message>
    <message>
        <source>Puzzles from your own games so far: {count}.</source>
        <translation>Problèmes tirés de vos parties jusqu’ici&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Chercher</translation>
    </message>
</context>
<context>
    <name>PracticeView</name>
    <message>
        <source>The rest of the play could not be worked out: {fault}.</source>
        <translation>La suite n’a pas pu être trouvée&#xa0;: {fault}.</translation>
    </message>
    <message>
        <source>That is all for now.</source>
        <translation>C’est tout pour le moment.</translation>
    </message>
    <message>
        <source>Your mistakes come back in a day or two.</source>
        <translation>Ce que vous avez manqué revient d’ici un jour ou deux.</translation>
    </message>
    <message>
        <source>From your own games. Any card as good as the best counts as right.</source>
        <translation>De vos propres parties. Toute carte qui vaut la meilleure est acceptée.</translation>
    </message>
    <message>
        <source>{standing}.</source>
        <translation>{standing}.</translation>
    </message>
    <message>
        <source>And my answer?</source>
        <translation>Et ma réponse&#x202f;?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Watch it played out</source>
        <translation>Voir la suite</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Not {card}.</source>
        <translation>Pas {card}.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Aides</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Table &amp;colours</source>
        <translation>&amp;Couleurs du tapis</translation>
    </message>
    <message>
        <source>“Follow system” switches between light and dark.</source>
        <translation>«&#x202f;Comme le système&#x202f;» passe avec lui du clair au sombre, et inversement.</translation>
    </message>
    <message>
        <source>&amp;Several people</source>
        <translation>&amp;Plusieurs personnes</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>&amp;Dos des cartes</translation>
    </message>
    <message>
        <source>What you see of hands that are hidden from you.</source>
        <translation>Ce que vous voyez des mains qui vous sont cachées.</translation>
    </message>
    <message>
        <source>&amp;Court letters</source>
        <translation>Lettres des &amp;figures</translation>
    </message>
    <message>
        <source>The letters of king, queen and jack, as on cards of other countries.</source>
        <translation>Les lettres du roi, de la dame et du valet, comme sur les cartes d’autres pays.</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Quatre couleurs</translation>
    </message>
    <message>
        <source>Diamonds blue, clubs green: easier to tell apart.</source>
        <translation>Le carreau est bleu et le trèfle vert&#xa0;: les couleurs d’un coup d’œil.</translation>
    </message>
    <message>
        <source>&amp;Large figures on cards</source>
        <translation>&amp;Grands indices sur les cartes</translation>
    </message>
    <message>
        <source>Makes the rank and suit in the corner easier to read.</source>
        <translation>Le rang et la couleur dans le coin se lisent mieux.</translation>
    </message>
    <message>
        <source>Crowns on &amp;quint cards</source>
        <translation>Co&amp;uronnes sur les quintes</translation>
    </message>
    <message>
        <source>Fives show a whole crown; aces, twos, threes and fours, half.</source>
        <translation>Les cinq portent une couronne entière&#x202f;; as et quatre, deux et trois une demie.</translation>
    </message>
    <message>
        <source>&amp;Names of the sides</source>
        <translation>&amp;Noms des camps</translation>
    </message>
    <message>
        <source>Card &amp;speed</source>
        <translation>&amp;Vitesse des cartes</translation>
    </message>
    <message>
        <source>How fast cards move and computer players act.</source>
        <translation>La vitesse des cartes et des joueurs virtuels.</translation>
    </message>
    <message>
        <source>&amp;Pause after a trick</source>
        <translation>&amp;Pause après une levée</translation>
    </message>
    <message>
        <source>How long a finished trick stays on the table.</source>
        <translation>Combien de temps une levée complète reste sur la table.</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>&amp;Mouvement</translation>
    </message>
    <message>
        <source>Reduced: cards simply appear in place.</source>
        <translation>Réduit&#xa0;: les cartes apparaissent tout de suite à leur place.</translation>
    </message>
    <message>
        <source>&amp;Lift a card first</source>
        <translation>Lever d’abord la &amp;carte</translation>
    </message>
    <message>
        <source>Choose it again to play it, so a slip costs nothing.</source>
        <translation>Choisissez-la à nouveau pour la jouer&#x202f;; un faux mouvement ne coûte rien.</translation>
    </message>
    <message>
        <source>Play the &amp;only card</source>
        <translation>Jouer d’office la carte &amp;unique</translation>
    </message>
    <message>
        <source>How several people at one screen keep their hands from each other.</source>
        <translation>Comment plusieurs personnes, devant un même écran, se cachent leurs cartes.</translation>
    </message>
    <message>
        <source>Your only possible card plays itself if no quint falls. The last always does.</source>
        <translation>La seule carte permise se joue d’elle-même si aucune quinte ne tombe&#x202f;; la dernière toujours.</translation>
    </message>
    <message>
        <source>&amp;Computer players think longer</source>
        <translation>Laisser ré&amp;fléchir plus longtemps</translation>
    </message>
    <message>
        <source>Club and Master play slightly better but take longer.</source>
        <translation>Club et Maître jouent un peu mieux, mais plus lentement.</translation>
    </message>
    <message>
        <source>Review deals in the &amp;background</source>
        <translation>A&amp;nalyser à l’arrière-plan</translation>
    </message>
    <message>
        <source>A finished deal’s review is ready when you ask for it. Turn it off to save battery.</source>
        <translation>L’analyse d’une donne finie est prête quand vous la demandez. Désactivez-la pour ménager la batterie.</translation>
    </message>
    <message>
        <source>Suit &amp;order</source>
        <translation>&amp;Ordre des couleurs</translation>
    </message>
    <message>
        <source>By rank: hearts, diamonds, clubs, spades.</source>
        <translation>Par rang&#xa0;: cœur, carreau, trèfle, pique.</translation>
    </message>
    <message>
        <source>&amp;High cards</source>
        <translation>Cartes &amp;hautes</translation>
    </message>
    <message>
        <source>The end of your hand where high cards go.</source>
        <translation>À quel bout de votre main se trouvent les plus hautes cartes.</translation>
    </message>
    <message>
        <source>Asks “Are you sure?” before a mistake, and says why if you like.</source>
        <translation>Demande «&#x202f;Êtes-vous sûr&#x202f;?&#x202f;» avant une erreur, et dit pourquoi si vous voulez.</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>Soft card sounds; everything you hear is also shown.</source>
        <translation>Bruits de cartes discrets&#x202f;; tout ce qu’ils indiquent se voit aussi.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>How loud they are.</source>
        <translation>Leur volume.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>La&amp;ngue de la fenêtre</translation>
    </message>
    <message>
        <source>If yours is missing, “Follow system” uses English.</source>
        <translation>Celle du système&#x202f;; à défaut, l’anglais.</translation>
    </message>
    <message>
        <source>What &amp;beats a card</source>
        <translation>Ce qui &amp;bat une carte</translation>
    </message>
    <message>
        <source>Rest the pointer on a card of yours to see which unseen cards beat it.</source>
        <translation>Posez le pointeur sur une de vos cartes pour voir les cartes cachées qui la battent.</translation>
    </message>
    <message>
        <source>What the scores call you and your opponents.</source>
        <translation>Le nom donné à votre camp et à l’autre dans le score.</translation>
    </message>
    <message>
        <source>Other &amp;tables</source>
        <translation>Autres &amp;tables</translation>
    </message>
    <message>
        <source>On the score sheet: how four of the best computer players did with your cards.</source>
        <translation>Sur la feuille de marque&#xa0;: ce que quatre des meilleurs joueurs virtuels ont fait de vos cartes.</translation>
    </message>
    <message>
        <source>&amp;Warn me before a mistake</source>
        <translation>M’a&amp;vertir avant une erreur</translation>
    </message>
    <message>
        <source>Warn &amp;from</source>
        <translation>Avertir à partir &amp;de</translation>
    </message>
    <message>
        <source>How much a mistake must cost before you are warned.</source>
        <translation>Ce qu’une erreur doit coûter pour déclencher l’avertissement.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Takes effect at once</source>
        <translation>Effet immédiat</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Printing needs a part of Qt that is missing. Install the PySide6 package that includes QtPrintSupport, then try again.</source>
        <translation>Il manque à ce système la partie de Qt qui imprime. Installez le paquet de PySide6 qui contient QtPrintSupport, puis réessayez.</translation>
    </message>
    <message>
        <source>Sent to the printer “{printer}”.</source>
        <translation>Envoyé à l’imprimante «&#x202f;{printer}&#x202f;».</translation>
    </message>
    <message>
        <source>Printed to “{printer}”.</source>
        <translation>Imprimé dans le fichier «&#x202f;{printer}&#x202f;».</translation>
    </message>
    <message>
        <source>No printer found. Connect one, or print to a file instead.</source>
        <translation>Aucune imprimante n’a été trouvée. Branchez-en une, ou choisissez d’imprimer dans un fichier, puis réessayez.</translation>
    </message>
    <message>
        <source>“{printer}” did not accept the job. Check that it is switched on and connected, or print to a file instead.</source>
        <translation>«&#x202f;{printer}&#x202f;» n’a pas accepté l’impression. Vérifiez qu’elle est allumée et branchée, ou imprimez dans un fichier.</translation>
    </message>
    <message>
        <source>“{printer}” could not be written. Choose another name or folder, and try again.</source>
        <translation>Le fichier «&#x202f;{printer}&#x202f;» n’a pas pu être écrit. Choisissez un autre nom ou dossier, puis réessayez.</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Enregistré sous «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>“{file}” could not be written. Choose another name or folder, and try again.</source>
        <translation>Le fichier «&#x202f;{file}&#x202f;» n’a pas pu être écrit. Choisissez un autre nom ou dossier, puis réessayez.</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>Race to {target}: {own} {ours}, {other} {theirs}</source>
        <translation>Course à {target}&#xa0;: {own} {ours}, {other} {theirs}</translation>
    </message>
    <message>
        <source>Race to {target}: {own} {ours}, {other} {theirs}; this deal {our_deal} and {their_deal}</source>
        <translation>Course à {target}&#xa0;: {own} {ours}, {other} {theirs}&#x202f;; dans cette donne {our_deal} et {their_deal}</translation>
    </message>
    <message>
        <source>games: {games}</source>
        <translation>parties&#xa0;: {games}</translation>
    </message>
    <message>
        <source>{points} to go</source>
        <translation>encore {points}</translation>
    </message>
    <message>
        <source>{points} with tricks</source>
        <translation>{points} avec les levées</translation>
    </message>
    <message>
        <source>{side}: {points}, {left}</source>
        <translation>{side}&#xa0;: {points}, {left}</translation>
    </message>
    <message>
        <source>{side}: {points}</source>
        <translation>{side}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Each hole is {points} points. Hollow pegs stand where this deal began.</source>
        <translation>Chaque trou vaut {points} points. Les chevilles creuses marquent le début de cette donne.</translation>
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
        <translation>avec {subject}, {statement}</translation>
    </message>
    <message>
        <source>{quint} ({points} points)</source>
        <translation>{quint} ({points} points)</translation>
    </message>
    <message>
        <source>less often</source>
        <comment>after what a card does</comment>
        <translation>moins souvent</translation>
    </message>
    <message>
        <source>rarely</source>
        <comment>before what a card does</comment>
        <translation>rarement</translation>
    </message>
    <message>
        <source>nearly always</source>
        <comment>before what a card does</comment>
        <translation>presque toujours</translation>
    </message>
    <message>
        <source>usually</source>
        <comment>before what a card does</comment>
        <translation>le plus souvent</translation>
    </message>
    <message>
        <source>{statement} than {other}</source>
        <translation>{statement} que {other}</translation>
    </message>
    <message>
        <source>{whom} {often} score its {points} points {compared}</source>
        <translation>{whom} marque {often} {compared} les {points} points de cette carte</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>l’autre camp</translation>
    </message>
    <message>
        <source>you</source>
        <translation>votre camp</translation>
    </message>
    <message>
        <source>they</source>
        <comment>the other side</comment>
        <translation>l’autre camp</translation>
    </message>
    <message>
        <source>cannot be beaten in this trick</source>
        <translation>est imbattable dans cette levée</translation>
    </message>
    <message>
        <source>wins the trick unless a higher suit falls</source>
        <translation>gagne la levée si aucune couleur plus haute ne tombe</translation>
    </message>
    <message>
        <source>saves {card} for later; the trick is already won</source>
        <translation>permet de garder {card}&#xa0;: la levée est déjà gagnée</translation>
    </message>
    <message>
        <source>keeps {card} for a quint of {points} later</source>
        <translation>permet de garder {card} pour une quinte de {points} plus tard</translation>
    </message>
    <message>
        <source>keeps {card} to win a later trick</source>
        <translation>permet de garder {card} pour gagner une levée plus tard</translation>
    </message>
    <message>
        <source>can win this trick, {card} a later one</source>
        <translation>peut gagner cette levée, et {card} une autre plus tard</translation>
    </message>
    <message>
        <source>{whom} {often} win the last trick and the cachette {compared}</source>
        <translation>{whom} gagne {often} {compared} la dernière levée et la cachette</translation>
    </message>
    <message>
        <source>{whom} {often} win the game at once {compared}</source>
        <translation>{whom} gagne {often} {compared} la partie sur-le-champ</translation>
    </message>
    <message>
        <source>{whom} {often} win the game in this deal {compared}</source>
        <translation>{whom} gagne {often} {compared} la partie dans cette donne</translation>
    </message>
    <message>
        <source>{whom} {often} lose the game at once {compared}</source>
        <translation>{whom} perd {often} {compared} la partie sur-le-champ</translation>
    </message>
    <message>
        <source>{whom} {often} lose the game in this deal {compared}</source>
        <translation>{whom} perd {often} {compared} la partie dans cette donne</translation>
    </message>
    <message>
        <source>is not needed: the trick is already won</source>
        <translation>n’est pas nécessaire&#xa0;: la levée est déjà gagnée</translation>
    </message>
    <message>
        <source>can win a later trick if kept</source>
        <translation>peut gagner une levée si on la garde</translation>
    </message>
    <message>
        <source>can score later if kept</source>
        <translation>peut compter plus tard si on la garde</translation>
    </message>
    <message>
        <source>can make {quint} later if kept</source>
        <translation>peut faire {quint} si on la garde</translation>
    </message>
    <message>
        <source>{statement} than with {other}</source>
        <translation>{statement} qu’avec {other}</translation>
    </message>
    <message>
        <source>is safer: {card} could be lost now</source>
        <translation>est un choix plus sûr&#xa0;: {card} pourrait se perdre maintenant</translation>
    </message>
    <message>
        <source>its players</source>
        <translation>ce camp</translation>
    </message>
    <message>
        <source>they</source>
        <translation>leur camp</translation>
    </message>
    <message>
        <source>{often} wins the trick {compared}</source>
        <translation>gagne {often} {compared} la levée</translation>
    </message>
    <message>
        <source>wins the trick unless a higher card falls</source>
        <translation>gagne la levée si aucune carte plus haute ne tombe</translation>
    </message>
    <message>
        <source>wins the trick unless one goes higher</source>
        <translation>gagne la levée si personne ne joue plus haut</translation>
    </message>
    <message>
        <source>{often} lets {partner} win the trick {compared}</source>
        <translation>rapporte {often} {compared} la levée à son camp ({partner})</translation>
    </message>
    <message>
        <source>{often} lets {partner} win by another suit {compared}</source>
        <translation>laisse {often} {compared} son camp gagner avec une autre couleur ({partner})</translation>
    </message>
    <message>
        <source>{whom} {often} win the trick {compared}</source>
        <translation>{whom} gagne {often} {compared} la levée</translation>
    </message>
    <message>
        <source>{often} loses the trick {compared}</source>
        <translation>perd {often} {compared} la levée</translation>
    </message>
    <message>
        <source>{often} lets the other side win by another suit {compared}</source>
        <translation>laisse {often} {compared} l’autre camp gagner avec une autre couleur</translation>
    </message>
    <message>
        <source>{whom} {often} score {quint} {compared}</source>
        <translation>{whom} marque {often} {compared} {quint}</translation>
    </message>
    <message>
        <source>{others} {often} win {quint} {compared}</source>
        <translation>{others} gagne {often} {compared} {quint}</translation>
    </message>
    <message>
        <source>is safer: {card} could give away {points} points</source>
        <translation>est un choix plus sûr&#xa0;: {card} pourrait donner {points} points</translation>
    </message>
    <message>
        <source>keeps {card} to score later</source>
        <translation>permet de garder {card} pour plus tard</translation>
    </message>
    <message>
        <source>expect {least} or {most} tricks, enough for {subject}</source>
        <translation>environ {least} ou {most} levées, assez pour {subject}</translation>
    </message>
    <message>
        <source>expect {least} or {most} tricks, too few for {subject}</source>
        <translation>environ {least} ou {most} levées, trop peu pour {subject}</translation>
    </message>
    <message>
        <source>{whom} win more tricks</source>
        <translation>{whom} gagne plus de levées</translation>
    </message>
    <message>
        <source>{whom} win more quints</source>
        <translation>{whom} gagne plus de quintes</translation>
    </message>
    <message>
        <source>{whom} win fewer tricks</source>
        <translation>{whom} gagne moins de levées</translation>
    </message>
    <message>
        <source>{whom} win fewer quints</source>
        <translation>{whom} gagne moins de quintes</translation>
    </message>
    <message>
        <source>a pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>more often</source>
        <comment>after what a card does</comment>
        <translation>plus souvent</translation>
    </message>
    <message>
        <source>a double</source>
        <translation>contrer</translation>
    </message>
    <message>
        <source>a redouble</source>
        <translation>surcontrer</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>There is nothing to replay until a deal is over.</source>
        <translation>Il n’y a rien à revoir avant qu’une donne soit finie.</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Avant la première donne</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Game {game}, deal {number}</source>
        <translation>Partie {game}, donne {number}</translation>
    </message>
    <message>
        <source>{title}: {own}–{other}</source>
        <translation>{title}&#xa0;: {own}–{other}</translation>
    </message>
    <message>
        <source>the doubling</source>
        <translation>les annonces</translation>
    </message>
    <message>
        <source>the cachette</source>
        <translation>la cachette</translation>
    </message>
    <message>
        <source>trick {number} of {all}</source>
        <translation>levée {number} sur {all}</translation>
    </message>
    <message>
        <source>{place} · {own}–{other}</source>
        <translation>{place} · {own}–{other}</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Comme vous l’avez vue</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Comme {name} l’a vue</translation>
    </message>
    <message>
        <source>All hands are shown.</source>
        <translation>Toutes les mains sont montrées.</translation>
    </message>
    <message>
        <source>Only what you knew is shown.</source>
        <translation>Seul ce que vous saviez est montré.</translation>
    </message>
    <message>
        <source>Only what {name} knew is shown.</source>
        <translation>Ce que savait {name}, et rien de plus.</translation>
    </message>
    <message>
        <source>{title}, {place}.</source>
        <translation>{title}, {place}.</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Levée {number}</translation>
    </message>
    <message>
        <source>Cachette</source>
        <translation>Cachette</translation>
    </message>
    <message>
        <source>Trick {number}, taken by {who} with {card}</source>
        <translation>Levée {number}, faite par {who} avec {card}</translation>
    </message>
    <message>
        <source>{quints}: {points}</source>
        <translation>{quints}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{title}: {cards}</source>
        <translation>{title}&#xa0;: {cards}</translation>
    </message>
</context>
<context>
    <name>ReplayPlayer</name>
    <message>
        <source>Replay. Left and Right step through it, Space plays it, Escape closes it.</source>
        <translation>Relecture. Gauche et Droite avancent pas à pas, Espace lance la lecture, Échap ferme.</translation>
    </message>
</context>
<context>
    <name>ReplayView</name>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>All four hands (A)</source>
        <translation>Les quatre mains (A)</translation>
    </message>
    <message>
        <source>Deals…</source>
        <translation>Donnes…</translation>
    </message>
    <message>
        <source>Choose a deal (Page Up, Page Down)</source>
        <translation>Choisir une donne (Page haut, Page bas)</translation>
    </message>
    <message>
        <source>Branches…</source>
        <translation>Variantes…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer d’ici</translation>
    </message>
    <message>
        <source>Play on from here, with the same hidden hands (Ctrl+Enter)</source>
        <translation>Continuer d’ici, avec les mêmes mains cachées (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Step back (Left)</source>
        <translation>Un pas en arrière (Gauche)</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>Un pas en avant (Droite)</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>There is nothing to review until a deal is over.</source>
        <translation>Il n’y a rien à analyser avant la fin d’une donne.</translation>
    </message>
    <message>
        <source>{who}: {what}, {where}, {figure}.</source>
        <translation>{who}&#xa0;: {what}, {where}, {figure}.</translation>
    </message>
    <message>
        <source>doubling</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>{count} too close to call</source>
        <translation>{count} indécis</translation>
    </message>
    <message>
        <source>{told}.</source>
        <translation>{told}.</translation>
    </message>
    <message>
        <source>All choices looked at; now with all cards face up…</source>
        <translation>Tous les choix ont été examinés&#x202f;; maintenant, toutes cartes visibles…</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>{count} good</source>
        <translation>{count} bons choix</translation>
    </message>
    <message>
        <source>{count} good, one of them unlucky</source>
        <translation>{count} bons choix, dont un malchanceux</translation>
    </message>
    <message>
        <source>{count} good, {unlucky} of them unlucky</source>
        <translation>{count} bons choix, dont {unlucky} malchanceux</translation>
    </message>
    <message>
        <source>Four of the best computer players with these cards: {results}.</source>
        <translation>Quatre des meilleurs joueurs virtuels avec ces cartes&#xa0;: {results}.</translation>
    </message>
    <message>
        <source>= {points}</source>
        <translation>= {points}</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>Looking at every choice…</source>
        <translation>Examen de chaque choix…</translation>
    </message>
    <message>
        <source>that cost about {points}</source>
        <translation>cela a coûté environ {points}</translation>
    </message>
    <message>
        <source>They were {who}’s, not yours.</source>
        <translation>Elles sont de {who}, pas de vous.</translation>
    </message>
    <message>
        <source>It was {who}’s, not yours.</source>
        <translation>Elle est de {who}, pas de vous.</translation>
    </message>
    <message>
        <source>{count} of the {all} that all players made…</source>
        <translation>{count} sur les {all} que tous les joueurs ont faits…</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>hasard</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>they</source>
        <translation>eux</translation>
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
        <translation>Cartes&#xa0;: ce que quatre des meilleurs joueurs virtuels en font.</translation>
    </message>
    <message>
        <source>They: what their mistakes cost them, given what they could know.</source>
        <translation>Eux&#xa0;: ce que leurs erreurs leur ont coûté, d’après ce qu’ils pouvaient savoir.</translation>
    </message>
    <message>
        <source>Quinto: review of {deal}</source>
        <translation>Quinto&#xa0;: analyse de {deal}</translation>
    </message>
    <message>
        <source>Mistakes, largest first:</source>
        <translation>Erreurs par gravité&#xa0;:</translation>
    </message>
    <message>
        <source>All choices:</source>
        <translation>Tous les choix&#xa0;:</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>&amp;Print the review…</source>
        <translation>&amp;Imprimer l’analyse…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en &amp;PDF…</translation>
    </message>
    <message>
        <source>Save as &amp;text…</source>
        <translation>Enregistrer en &amp;texte…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier en texte</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <source>The review has been copied.</source>
        <translation>L’analyse a été copiée.</translation>
    </message>
    <message>
        <source>Quinto review {deal}</source>
        <comment>the name of a file</comment>
        <translation>Analyse Quinto {deal}</translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Enregistrer l’analyse</translation>
    </message>
    <message>
        <source>Mistakes, and about what each cost</source>
        <translation>Erreurs, et le coût approximatif de chacune</translation>
    </message>
    <message>
        <source>{title}: {figure}.</source>
        <translation>{title}&#xa0;: {figure}.</translation>
    </message>
    <message>
        <source>Learn from this mistake</source>
        <translation>Apprendre de cette erreur</translation>
    </message>
    <message>
        <source>With {who}’s hand</source>
        <translation>Vu par {who}</translation>
    </message>
    <message>
        <source>Your turn to double</source>
        <translation>Votre annonce</translation>
    </message>
    <message>
        <source>{who}’s turn to double</source>
        <translation>{who}&#xa0;: annonce</translation>
    </message>
    <message>
        <source>Your card, trick {trick}</source>
        <translation>Votre carte, levée {trick}</translation>
    </message>
    <message>
        <source>Your lead, trick {trick}</source>
        <translation>Votre entame, levée {trick}</translation>
    </message>
    <message>
        <source>{who}’s card, trick {trick}</source>
        <translation>{who}&#xa0;: carte, levée {trick}</translation>
    </message>
    <message>
        <source>{who}’s lead, trick {trick}</source>
        <translation>{who}&#xa0;: entame, levée {trick}</translation>
    </message>
    <message>
        <source>{who}’s card from dummy, trick {trick}</source>
        <translation>{who}&#xa0;: carte du mort, levée {trick}</translation>
    </message>
    <message>
        <source>{verdict}: {action} is usually better</source>
        <translation>{verdict}&#xa0;: {action} vaut en général mieux</translation>
    </message>
    <message>
        <source>Given what you knew</source>
        <translation>D’après ce que vous saviez</translation>
    </message>
    <message>
        <source>Given what {who} knew</source>
        <translation>D’après ce que savait {who}</translation>
    </message>
    <message>
        <source>not judged by itself, as the side called again</source>
        <translation>pas jugé à part, car le camp a encore annoncé</translation>
    </message>
    <message>
        <source>hardly anything lost</source>
        <translation>presque rien de perdu</translation>
    </message>
    <message>
        <source>This time</source>
        <translation>Cette fois</translation>
    </message>
    <message>
        <source>Not yet analysed</source>
        <translation>Pas encore analysé</translation>
    </message>
    <message>
        <source>perhaps no mistake; {points} lost at most</source>
        <translation>peut-être pas une erreur&#x202f;; {points} perdus au plus</translation>
    </message>
    <message>
        <source>{better} wins the game more often</source>
        <translation>{better} gagne la partie plus souvent</translation>
    </message>
    <message>
        <source>{label}: {cost}</source>
        <translation>{label}&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>Perhaps better</source>
        <translation>Peut-être mieux</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>Rest: losses too small to count as mistakes, and chance in the play.</source>
        <translation>Reste&#xa0;: les pertes trop petites pour compter comme erreurs, et les aléas du jeu.</translation>
    </message>
    <message>
        <source>Luck: what the hidden cards, as they lay, gave or took.</source>
        <translation>Hasard&#xa0;: ce que les cartes cachées, telles qu’elles étaient réparties, ont donné ou pris.</translation>
    </message>
    <message>
        <source>{made}; {costs}</source>
        <translation>{made}&#x202f;; {costs}</translation>
    </message>
    <message>
        <source>The other side’s mistakes cost them about {points}.</source>
        <translation>Les erreurs de l’autre camp lui ont coûté environ {points}.</translation>
    </message>
    <message>
        <source>We made no mistakes</source>
        <translation>Nous n’avons fait aucune erreur</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>aucune erreur</translation>
    </message>
    <message>
        <source>{who}: {told}</source>
        <translation>{who}&#xa0;: {told}</translation>
    </message>
    <message>
        <source>Your own: {count}, about {points}.</source>
        <translation>Les vôtres&#xa0;: {count}, environ {points}.</translation>
    </message>
    <message>
        <source>Given what was known</source>
        <translation>D’après ce qu’on savait</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouée</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>trick {trick}</source>
        <translation>levée {trick}</translation>
    </message>
    <message>
        <source>{verdict}: {action} was better</source>
        <translation>{verdict}&#xa0;: {action} valait mieux</translation>
    </message>
    <message>
        <source>{verdict}: as the cards lay, {action} was better</source>
        <translation>{verdict}&#xa0;: vu la position des cartes, {action} valait mieux</translation>
    </message>
    <message>
        <source>{verdict}: {action} may have been better</source>
        <translation>{verdict}&#xa0;: {action} valait peut-être mieux</translation>
    </message>
    <message>
        <source>{better} brings {points} more on average</source>
        <translation>{better} rapporte en moyenne {points} de plus</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>aucune perte</translation>
    </message>
    <message>
        <source>{cost} lost</source>
        <translation>perte de {cost}</translation>
    </message>
    <message>
        <source>as the cards lay, no other card would have done better</source>
        <translation>vu la position des cartes, aucune autre n’aurait fait mieux</translation>
    </message>
    <message>
        <source>{cost} lost, but nobody could know it</source>
        <translation>perte de {cost}, mais personne ne pouvait le savoir</translation>
    </message>
    <message>
        <source>there was no choice</source>
        <translation>il n’y avait pas le choix</translation>
    </message>
    <message>
        <source>Your turn to double {for_hand}</source>
        <translation>Votre annonce {for_hand}</translation>
    </message>
    <message>
        <source>Your card {from_hand}, trick {trick}</source>
        <translation>Votre carte {from_hand}, levée {trick}</translation>
    </message>
    <message>
        <source>every choice was worth the same</source>
        <translation>tous les choix se valaient</translation>
    </message>
    <message>
        <source>nothing better was found</source>
        <translation>rien de mieux n’a été trouvé</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>…thinking it over</source>
        <translation>…encore un peu de réflexion</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Play it again from here</source>
        <translation>Rejouer à partir d’ici</translation>
    </message>
    <message>
        <source>Play on from here, with the same hidden hands (Ctrl+Enter)</source>
        <translation>Continuer à partir d’ici, avec les mêmes mains cachées (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Next choice</source>
        <translation>Choix suivant</translation>
    </message>
    <message>
        <source>&amp;See the table</source>
        <translation>&amp;Voir la table</translation>
    </message>
    <message>
        <source>&amp;See the paper</source>
        <translation>&amp;Voir l’analyse</translation>
    </message>
</context>
<context>
    <name>ReviewPaper</name>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
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
        <translation>Analyse. Gauche et Droite parcourent les choix, Haut et Bas les erreurs par gravité&#x202f;; Espace montre la table, Échap ferme l’analyse.</translation>
    </message>
</context>
<context>
    <name>RuleChoices</name>
    <message>
        <source>Tak&amp;e-backs</source>
        <translation>R&amp;eprises</translation>
    </message>
    <message>
        <source>Undo as often as you like.</source>
        <translation>Annulez aussi souvent que vous voulez.</translation>
    </message>
    <message>
        <source>No undo. The saved game says so.</source>
        <translation>Pas d’annulation. La partie enregistrée le dit.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permises</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>{field}: {name} — {meaning}</source>
        <translation>{field}&#xa0;: {name} — {meaning}</translation>
    </message>
    <message>
        <source>{field}: {name}</source>
        <translation>{field}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>&amp;Play to</source>
        <translation>&amp;Partie en</translation>
    </message>
    <message>
        <source>Quint Royal &amp;led</source>
        <translation>Quint Royal à l’en&amp;tame</translation>
    </message>
    <message>
        <source>C&amp;achette</source>
        <translation>C&amp;achette</translation>
    </message>
    <message>
        <source>Sta&amp;kes</source>
        <translation>En&amp;jeu</translation>
    </message>
    <message>
        <source>&amp;Four players</source>
        <translation>&amp;Quatre joueurs</translation>
    </message>
    <message>
        <source>T&amp;hree with dummy</source>
        <translation>&amp;Trois avec le mort</translation>
    </message>
    <message>
        <source>Tw&amp;o players</source>
        <translation>&amp;Deux joueurs</translation>
    </message>
    <message>
        <source>the highest card wins</source>
        <translation>la plus haute carte gagne</translation>
    </message>
    <message>
        <source>The other three may then play any card; the highest takes the trick.</source>
        <translation>Les trois autres jouent alors n’importe quelle carte, et la plus haute gagne la levée.</translation>
    </message>
    <message>
        <source>the opponents win</source>
        <translation>les adversaires gagnent</translation>
    </message>
    <message>
        <source>The other three may then play any card; the higher of the two opponents’ cards takes the trick.</source>
        <translation>Les trois autres jouent alors n’importe quelle carte, et la plus haute des deux cartes des adversaires gagne la levée.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>interdit</translation>
    </message>
    <message>
        <source>Not while its holder has another card; a player who follows to the eleventh trick with it must play it.</source>
        <translation>Pas tant qu’on a une autre carte&#x202f;; qui suit à la onzième levée en l’ayant encore doit alors le jouer.</translation>
    </message>
    <message>
        <source>not allowed, milder form</source>
        <translation>interdit, forme adoucie</translation>
    </message>
    <message>
        <source>Not while its holder has another card; a player who follows to the eleventh trick must play it if the other card would be the highest so far.</source>
        <translation>Pas tant qu’on a une autre carte&#x202f;; qui suit à la onzième levée doit le jouer si son autre carte devait être la plus haute jusque-là.</translation>
    </message>
    <message>
        <source>the first five cards</source>
        <translation>les cinq premières cartes</translation>
    </message>
    <message>
        <source>Set aside from the top before the deal.</source>
        <translation>Prises sur le dessus avant la donne, et mises de côté.</translation>
    </message>
    <message>
        <source>the last five cards</source>
        <translation>les cinq dernières cartes</translation>
    </message>
    <message>
        <source>Left over when everyone has twelve cards.</source>
        <translation>Celles qui restent quand chacun en a douze.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>yes, as in play</source>
        <translation>oui, comme au jeu</translation>
    </message>
    <message>
        <source>yes, ace low</source>
        <translation>oui, l’as est bas</translation>
    </message>
    <message>
        <source>yes, ace high</source>
        <translation>oui, l’as est haut</translation>
    </message>
    <message>
        <source>The players sit as chosen, and chance picks the first dealer.</source>
        <translation>Les joueurs gardent les places choisies, et le hasard désigne le premier donneur.</translation>
    </message>
    <message>
        <source>Chance picks who has dummy first.</source>
        <translation>Le hasard désigne qui a le mort en premier.</translation>
    </message>
    <message>
        <source>Chance picks the first dealer.</source>
        <translation>Le hasard désigne le premier donneur.</translation>
    </message>
    <message>
        <source>The two lowest cards play against the two highest, and the lowest deals.</source>
        <translation>Les deux plus basses cartes jouent contre les deux plus hautes, et la plus basse donne.</translation>
    </message>
    <message>
        <source>Whoever draws the lowest card has dummy first.</source>
        <translation>Qui tire la plus basse carte a le mort en premier.</translation>
    </message>
    <message>
        <source>Whoever draws the lower card deals first.</source>
        <translation>Qui tire la plus basse carte donne le premier.</translation>
    </message>
    <message>
        <source>The suit counts first, as in play, so there are no ties.</source>
        <translation>La couleur compte d’abord, comme au jeu&#xa0;: jamais d’égalité.</translation>
    </message>
    <message>
        <source>The rank counts, and the ace is lowest.</source>
        <translation>Le rang compte et l’as est le plus bas.</translation>
    </message>
    <message>
        <source>The rank counts, and the ace is highest.</source>
        <translation>Le rang compte et l’as est le plus haut.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>Whoever wins one game has won.</source>
        <translation>Une seule partie décide.</translation>
    </message>
    <message>
        <source>A rubber: best of three</source>
        <translation>Robre&#xa0;: deux sur trois</translation>
    </message>
    <message>
        <source>Two games win it and add 100 points; the points of all games are added up.</source>
        <translation>Deux parties le gagnent, et 100 points de plus&#x202f;; les points de toutes les parties s’additionnent.</translation>
    </message>
    <message>
        <source>Single, double, treble (ours)</source>
        <translation>De simple à triple</translation>
    </message>
    <message>
        <source>A game counts 3 if the losers have nothing, 2 if under half the target, else 1; a rubber adds 2.</source>
        <translation>Une partie compte 3 si les perdants n’ont rien, 2 s’ils ont moins de la moitié, sinon 1&#x202f;; un robre ajoute 2.</translation>
    </message>
    <message>
        <source>A round of three games</source>
        <translation>Tour de trois parties</translation>
    </message>
    <message>
        <source>Each player has dummy for one game, which is settled separately.</source>
        <translation>Chaque joueur a le mort pour une partie, qui se règle à part.</translation>
    </message>
    <message>
        <source>Usually 250. Dummy’s opponents start with 25, so the least is 30.</source>
        <translation>D’ordinaire 250. Les adversaires du mort partent avec 25&#x202f;; le minimum est donc 30.</translation>
    </message>
    <message>
        <source>Usually 250, which takes one to four deals.</source>
        <translation>D’ordinaire 250, ce qui prend d’une à quatre donnes.</translation>
    </message>
    <message>
        <source>{target} points</source>
        <translation>{target} points</translation>
    </message>
    <message>
        <source>Nothing is paid.</source>
        <translation>On ne paie rien.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>After each game dummy’s opponents settle with the Dummy-player: an agreed number of counters per ten points, an odd five dropped.</source>
        <translation>Après chaque partie, les adversaires du mort règlent avec le joueur du mort&#xa0;: un nombre convenu de jetons par dizaine de points, un cinq isolé négligé.</translation>
    </message>
    <message>
        <source>The losers pay an agreed number of counters for each game point they are behind.</source>
        <translation>Les perdants paient un nombre convenu de jetons pour chaque partie, simple, double ou triple, de retard.</translation>
    </message>
    <message>
        <source>The losers pay an agreed number of counters for every ten points they are behind, an odd five dropped.</source>
        <translation>Les perdants paient un nombre convenu de jetons par dizaine de points de retard, un cinq isolé négligé.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>How &amp;many games</source>
        <translation>&amp;Formule</translation>
    </message>
    <message>
        <source>D&amp;raw for seats</source>
        <translation>Ti&amp;rage des places</translation>
    </message>
    <message>
        <source>Two against two, as partners.</source>
        <translation>Deux contre deux, en partenaires.</translation>
    </message>
    <message>
        <source>One player has two hands against two others, who start with 25.</source>
        <translation>Un joueur joue deux mains contre deux autres, qui partent avec 25.</translation>
    </message>
    <message>
        <source>Each plays two opposite hands.</source>
        <translation>Chacun joue deux mains qui se font face.</translation>
    </message>
</context>
<context>
    <name>SampleView</name>
    <message>
        <source>Sample cards</source>
        <translation>Quelques cartes, telles qu’elles sont maintenant</translation>
    </message>
    <message>
        <source>Sample hand</source>
        <translation>Une main, telle qu’elle est rangée maintenant</translation>
    </message>
</context>
<context>
    <name>ScoreKeeper</name>
    <message>
        <source>The score</source>
        <translation>Le score</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>{quint}: to {side}</source>
        <translation>{quint}&#xa0;: à {side}</translation>
    </message>
    <message>
        <source>A trick: {side}, {tricks} so far</source>
        <translation>Une levée&#xa0;: {side}, {tricks} jusqu’ici</translation>
    </message>
    <message>
        <source>The rest of the tricks: {side}</source>
        <translation>Les levées qui restent&#xa0;: {side}</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>Le reste</translation>
    </message>
    <message>
        <source>One trick less: {side}, {tricks} so far</source>
        <translation>Une levée de moins&#xa0;: {side}, {tricks} jusqu’ici</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>Règles&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{who} is the dealer.</source>
        <translation>{who} donne.</translation>
    </message>
    <message>
        <source>You are the dealer.</source>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <source>A trick is worth {value}.</source>
        <translation>Une levée vaut {value}.</translation>
    </message>
    <message>
        <source>{side}, {members}: {score} of {target}.</source>
        <translation>{side}, {members}&#xa0;: {score} sur {target}.</translation>
    </message>
    <message>
        <source>{side}: {score} of {target}.</source>
        <translation>{side}&#xa0;: {score} sur {target}.</translation>
    </message>
    <message>
        <source>{quint}, {points} points</source>
        <translation>{quint}, {points} points</translation>
    </message>
    <message>
        <source>Only this one deal is played</source>
        <translation>On ne joue que cette donne</translation>
    </message>
    <message>
        <source>{first} to go for {side}, {second} for {other}</source>
        <translation>encore {first} pour {side}, {second} pour {other}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>At the start: {first} and {second}.</source>
        <translation>Au départ&#xa0;: {first} et {second}.</translation>
    </message>
    <message>
        <source>tricks {count}, {points} points</source>
        <translation>levées {count}, {points} points</translation>
    </message>
    <message>
        <source>{quint}, trick {trick}, {points} points</source>
        <translation>{quint}, levée {trick}, {points} points</translation>
    </message>
    <message>
        <source>{quint}, cachette, {points} points</source>
        <translation>{quint}, cachette, {points} points</translation>
    </message>
    <message>
        <source>{side}: {score} of {target}</source>
        <translation>{side}&#xa0;: {score} sur {target}</translation>
    </message>
    <message>
        <source>QUINTO</source>
        <translation>QUINTO</translation>
    </message>
    <message>
        <source>The cards of a lesson are always the same; there is no number.</source>
        <translation>Les cartes d’une leçon sont toujours les mêmes&#x202f;; il n’y a pas de numéro.</translation>
    </message>
    <message>
        <source>The game is over: click to check that nobody chose the cards.</source>
        <translation>La partie est finie&#xa0;: cliquez pour vérifier que personne n’a choisi les cartes.</translation>
    </message>
    <message>
        <source>Real cards, with the score kept by hand</source>
        <translation>De vraies cartes, la marque tenue à la main</translation>
    </message>
    <message>
        <source>Fixed before the first card. Click to copy all of it; it proves that nobody chose the cards.</source>
        <translation>Fixé avant la première carte. Cliquez pour le copier en entier&#x202f;; il prouve que personne n’a choisi les cartes.</translation>
    </message>
    <message>
        <source>Seal copied. Compare it when the game is over.</source>
        <translation>Sceau copié. Comparez-le quand la partie sera finie.</translation>
    </message>
    <message>
        <source>Shared game no. {number}</source>
        <translation>Partie partagée n°&#xa0;{number}</translation>
    </message>
    <message>
        <source>Shared game number {number}</source>
        <translation>Partie partagée numéro {number}</translation>
    </message>
    <message>
        <source>Anyone with the number can know the cards. Click to copy it; you can enter it in New game.</source>
        <translation>Qui a le numéro peut connaître les cartes. Cliquez pour le copier&#x202f;; «&#x202f;Nouvelle partie&#x202f;» l’accepte.</translation>
    </message>
    <message>
        <source>Game number {number} copied.</source>
        <translation>Numéro de la partie copié&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Shared deal of the day, {date}: game number {number}</source>
        <translation>Donne du jour partagée, {date}&#xa0;: partie numéro {number}</translation>
    </message>
    <message>
        <source>Shared deal of {date}</source>
        <translation>Donne partagée du {date}</translation>
    </message>
    <message>
        <source>On this day everyone gets these cards. Click to copy the number.</source>
        <translation>Ce jour-là, tout le monde reçoit ces cartes. Cliquez pour copier le numéro.</translation>
    </message>
    <message>
        <source>Shared game from the deal code {code}</source>
        <translation>Partie partagée du code de donne {code}</translation>
    </message>
    <message>
        <source>Shared deal code</source>
        <translation>Code de donne partagé</translation>
    </message>
    <message>
        <source>Anyone with the deal code can know the cards. Click to copy it.</source>
        <translation>Qui a le code de donne peut connaître les cartes. Cliquez pour le copier.</translation>
    </message>
    <message>
        <source>Deal code copied.</source>
        <translation>Code de donne copié.</translation>
    </message>
    <message>
        <source>{game}, score sheet</source>
        <translation>{game}, feuille de marque</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Enregistrer la feuille de marque</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>{side}: {what}</source>
        <translation>{side}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{side}, {what}: {points}</source>
        <translation>{side}, {what}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Score sheet copied.</source>
        <translation>La feuille de marque est copiée.</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Autres tables</translation>
    </message>
    <message>
        <source>{deal}: {own}, elsewhere {others}</source>
        <translation>{deal}&#xa0;: {own}, ailleurs {others}</translation>
    </message>
    <message>
        <source>Compared with other tables, over {deals}: {points}.</source>
        <translation>Par rapport aux autres tables, en {deals}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>The best computer players get the cards of every deal, too.</source>
        <translation>Les meilleurs joueurs virtuels reçoivent aussi les cartes de chaque donne.</translation>
    </message>
    <message>
        <source>Game {game}, deal {number}</source>
        <translation>Partie {game}, donne {number}</translation>
    </message>
    <message>
        <source>Deal {number}, so far</source>
        <translation>Donne {number}, en cours</translation>
    </message>
    <message>
        <source>{points} a trick</source>
        <translation>{points} la levée</translation>
    </message>
    <message>
        <source>Played so far</source>
        <translation>Déjà joué</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>quints</source>
        <translation>quintes</translation>
    </message>
    <message>
        <source>no tricks</source>
        <translation>aucune levée</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>Donne équitable</translation>
    </message>
    <message>
        <source>The card that won stands up.</source>
        <translation>La carte gagnante dépasse.</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>Game number {number}</source>
        <translation>Partie numéro {number}</translation>
    </message>
    <message>
        <source>No take-backs</source>
        <translation>Sans reprises</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>Dummy, played by {name}</source>
        <translation>Mort, joué par {name}</translation>
    </message>
    <message>
        <source>The draw: {cards}</source>
        <translation>Le tirage&#xa0;: {cards}</translation>
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
        <translation>Donne {number}, donnée par {dealer}</translation>
    </message>
    <message>
        <source>Cachette</source>
        <translation>Cachette</translation>
    </message>
    <message>
        <source>{seat} passes</source>
        <translation>{seat} passe</translation>
    </message>
    <message>
        <source>{seat} doubles</source>
        <translation>{seat} contre</translation>
    </message>
    <message>
        <source>{seat} redoubles</source>
        <translation>{seat} surcontre</translation>
    </message>
    <message>
        <source>A trick is worth {value}.</source>
        <translation>Une levée vaut {value}.</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Entame</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>Quints</source>
        <translation>Quintes</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Tricks: {ns} and {ew}, at {value}</source>
        <translation>Levées&#xa0;: {ns} et {ew}, à {value}</translation>
    </message>
    <message>
        <source>Won by a quint: no tricks counted</source>
        <translation>Gagnée par une quinte&#xa0;: levées non comptées</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Deal code: {code}</source>
        <translation>Code de donne&#xa0;: {code}</translation>
    </message>
    <message>
        <source>The deal is not over yet.</source>
        <translation>La donne n’est pas encore finie.</translation>
    </message>
    <message>
        <source>No cards have been dealt yet.</source>
        <translation>Aucune carte n’a encore été donnée.</translation>
    </message>
    <message>
        <source>{side} won, {ours} to {theirs}.</source>
        <translation>{side} gagne, {ours} à {theirs}.</translation>
    </message>
    <message>
        <source>For the rubber</source>
        <translation>Pour le robre</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>{form} · {rules}</source>
        <translation>{form} · {rules}</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>Donnes équitables</translation>
    </message>
</context>
<context>
    <name>SeatPlan</name>
    <message>
        <source>The players</source>
        <translation>Les joueurs</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>Dora</translation>
    </message>
    <message>
        <source>At the to&amp;p</source>
        <translation>En h&amp;aut</translation>
    </message>
    <message>
        <source>At the &amp;bottom</source>
        <translation>En ba&amp;s</translation>
    </message>
    <message>
        <source>On the &amp;left</source>
        <translation>À &amp;gauche</translation>
    </message>
    <message>
        <source>On the r&amp;ight</source>
        <translation>À d&amp;roite</translation>
    </message>
    <message>
        <source>Dummy’s hand lies open; its partner plays it</source>
        <translation>La main du mort est étalée&#x202f;; son partenaire la joue</translation>
    </message>
    <message>
        <source>&amp;Bottom and top</source>
        <translation>Ba&amp;s et haut</translation>
    </message>
    <message>
        <source>&amp;Left and right</source>
        <translation>&amp;Gauche et droite</translation>
    </message>
    <message>
        <source>{S} and {W}, two hands each</source>
        <translation>{S} et {W}, deux mains chacun</translation>
    </message>
    <message>
        <source>Two against two, drawn for</source>
        <translation>Deux contre deux, par tirage</translation>
    </message>
    <message>
        <source>{S} and {N} against {W} and {E}</source>
        <translation>{S} et {N} contre {W} et {E}</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Deux joueurs s’appellent {name}. Donnez un autre nom à l’un d’eux.</translation>
    </message>
    <message>
        <source>The key {key} has a use already. Choose another.</source>
        <translation>La touche {key} sert déjà. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>&amp;You</source>
        <translation>Vo&amp;us</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>À &amp;gauche</translation>
    </message>
    <message>
        <source>&amp;Partner</source>
        <translation>&amp;Partenaire</translation>
    </message>
    <message>
        <source>R&amp;ight</source>
        <translation>À d&amp;roite</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>{name} is next</source>
        <translation>Au tour de {name}</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Je suis {name}</translation>
    </message>
    <message>
        <source>{name}, {for_hand}</source>
        <translation>{name}, {for_hand}</translation>
    </message>
    <message>
        <source>{name}: hold {key}</source>
        <translation>{name}&#xa0;: maintenez {key}</translation>
    </message>
    <message>
        <source>{name}, {for_hand}: hold {key}</source>
        <translation>{name}, {for_hand}&#xa0;: maintenez {key}</translation>
    </message>
    <message>
        <source>Something went wrong with this computer player ({fault}). The game is paused; nothing is lost. If trying again fails too, save the game and report it.</source>
        <translation>Ce joueur virtuel a rencontré une erreur ({fault}). La partie est suspendue et rien n’est perdu. Si elle se répète, enregistrez la partie et signalez-le.</translation>
    </message>
    <message>
        <source>{name} is stuck</source>
        <translation>{name}&#xa0;: réflexion interrompue</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Game abandoned</source>
        <translation>La partie a été abandonnée</translation>
    </message>
    <message>
        <source>Undo brings it back.</source>
        <translation>«&#x202f;Annuler&#x202f;» la rétablit.</translation>
    </message>
    <message>
        <source>What if: {name}</source>
        <translation>Et si&#xa0;: {name}</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>sans annulation</translation>
    </message>
</context>
<context>
    <name>SecondStart</name>
    <message>
        <source>Quinto is already running, but does not answer</source>
        <translation>Quinto est déjà ouvert, mais ne répond pas</translation>
    </message>
    <message>
        <source>Nothing has been changed. Wait a moment and try again, or close the other Quinto, perhaps on another computer; its game is kept.</source>
        <translation>Rien n’a été modifié. Attendez un instant et réessayez, ou fermez le Quinto déjà ouvert, peut-être sur un autre ordinateur&#x202f;; sa partie est conservée.</translation>
    </message>
    <message>
        <source>Another version of Quinto is already running</source>
        <translation>Une autre version de Quinto est déjà ouverte</translation>
    </message>
    <message>
        <source>Close it, then start Quinto again; its game is kept.</source>
        <translation>Fermez-la, puis relancez Quinto&#x202f;; sa partie est conservée.</translation>
    </message>
</context>
<context>
    <name>SettingPage</name>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Rétablir les va&amp;leurs par défaut</translation>
    </message>
    <message>
        <source>Resets every choice on the page “{page}”.</source>
        <translation>Réinitialise tous les choix de la page «&#x202f;{page}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>Skyline</name>
    <message>
        <source>Your side has led the Quint Royal: it cannot win this trick</source>
        <translation>Votre camp a entamé du Quint Royal&#xa0;: il ne peut pas gagner cette levée</translation>
    </message>
    <message>
        <source>{told}.</source>
        <translation>{told}.</translation>
    </message>
    <message>
        <source>{told}: {cards}.</source>
        <translation>{told}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>1 card can beat {card}</source>
        <translation>1 carte peut battre {card}</translation>
    </message>
    <message>
        <source>1 unseen card beats {card}</source>
        <translation>1 carte cachée bat {card}</translation>
    </message>
    <message>
        <source>{best} beats {card}</source>
        <translation>{best} bat {card}</translation>
    </message>
    <message>
        <source>No unseen card is higher than {card}</source>
        <translation>Aucune carte cachée ne dépasse {card}</translation>
    </message>
    <message>
        <source>1 unseen card is higher than {card}</source>
        <translation>1 carte cachée dépasse {card}</translation>
    </message>
    <message>
        <source>{best} beats {card}; 1 more card can</source>
        <translation>{best} bat {card}&#x202f;; 1 autre le peut</translation>
    </message>
    <message>
        <source>Nobody plays after you: you win</source>
        <translation>Personne ne joue après vous&#xa0;: vous gagnez</translation>
    </message>
    <message>
        <source>Nobody plays after that: {who} wins</source>
        <translation>Personne ne joue après&#xa0;: {who} gagne</translation>
    </message>
    <message>
        <source>Nothing of theirs beats {card} any more</source>
        <translation>Plus rien chez l’adversaire ne bat {card}</translation>
    </message>
</context>
<context>
    <name>SortButton</name>
    <message>
        <source>&amp;Sort</source>
        <translation>&amp;Trier</translation>
    </message>
    <message>
        <source>The other &amp;way round</source>
        <translation>Dans l’autre &amp;sens</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No sound device found. Connect one, then press M twice.</source>
        <translation>Aucun périphérique de son trouvé. Branchez-en un, puis appuyez deux fois sur M.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>Le son est activé.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Le son est coupé.</translation>
    </message>
</context>
<context>
    <name>StakesBox</name>
    <message>
        <source>off</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>Stakes, in counters</source>
        <translation>Enjeu, en jetons</translation>
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
        <translation>Points par donne</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Rubbers and rounds won</source>
        <translation>Robres et tours gagnés</translation>
    </message>
    <message>
        <source>Doubles that paid off</source>
        <translation>Contres payants</translation>
    </message>
    <message>
        <source>Points with average cards</source>
        <translation>Points à cartes moyennes</translation>
    </message>
    <message>
        <source>Own mistakes</source>
        <translation>Erreurs commises</translation>
    </message>
    <message>
        <source>Partner’s mistakes</source>
        <translation>Erreurs du partenaire</translation>
    </message>
    <message>
        <source>Their mistakes</source>
        <translation>Leurs erreurs</translation>
    </message>
    <message>
        <source>Average and likely range (95%), from 20 deals</source>
        <translation>Moyenne et fourchette à 95&#x202f;%, à partir de 20 donnes</translation>
    </message>
    <message>
        <source>Average and likely range (95%) in reviewed deals, from 20 deals</source>
        <translation>Moyenne et fourchette à 95&#x202f;% dans les donnes analysées, à partir de 20</translation>
    </message>
    <message>
        <source>Share of those that were played out, with likely range (95%), from 20</source>
        <translation>Part de ceux qui ont été joués, fourchette à 95&#x202f;%, à partir de 20</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Quints won</source>
        <translation>Quintes gagnées</translation>
    </message>
    <message>
        <source>Quint Royal won</source>
        <translation>Quint Royal gagné</translation>
    </message>
    <message>
        <source>Points lost per ten choices, with likely range (95%), from 20 deals</source>
        <translation>Points perdus pour dix choix, avec fourchette (95 %), dès 20 donnes</translation>
    </message>
    <message>
        <source>Share of the quints that either side won, with likely range (95%), from 20</source>
        <translation>Part des quintes gagnées par un camp, avec fourchette (95&#xa0;%), dès 20</translation>
    </message>
    <message>
        <source>Share and likely range (95%), from 20 of them</source>
        <translation>Part et fourchette (95&#xa0;%), dès 20</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Bons</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>{label}: {cases}, {reading}.</source>
        <translation>{label}&#xa0;: {cases}, {reading}.</translation>
    </message>
    <message>
        <source>{label}: {value}, likely range (95%) {interval}, {cases}: {reading}.</source>
        <translation>{label}&#xa0;: {value}, fourchette à 95&#x202f;% {interval}, {cases}&#xa0;: {reading}.</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>Comme &amp;tableau (CSV)…</translation>
    </message>
    <message>
        <source>As a &amp;picture (PNG)…</source>
        <translation>Comme &amp;image (PNG)…</translation>
    </message>
    <message>
        <source>As a &amp;document (PDF)…</source>
        <translation>Comme &amp;document (PDF)…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Cards: what the best computer players scored with them</source>
        <translation>Cartes&#xa0;: ce que les meilleurs joueurs virtuels en ont fait</translation>
    </message>
    <message>
        <source>Nothing to count for your side yet</source>
        <translation>Rien encore à compter pour votre camp</translation>
    </message>
    <message>
        <source>No finished deal matches these filters.</source>
        <translation>Aucune donne finie ne répond à ces filtres.</translation>
    </message>
    <message>
        <source>Nothing to count</source>
        <translation>Rien à compter</translation>
    </message>
    <message>
        <source>Against computer players</source>
        <translation>Contre les joueurs virtuels</translation>
    </message>
    <message>
        <source>The deals of lessons do not count. Finish any other, and Quinto counts here what you win and lose: games, points, quints and doubles.</source>
        <translation>Les donnes des leçons ne comptent pas. Finissez-en une autre, et Quinto comptera ici ce que vous gagnez et perdez&#xa0;: parties, points, quintes et contres.</translation>
    </message>
    <message>
        <source>So far only computer players have played. Take a seat, and Quinto counts what your side wins and loses.</source>
        <translation>Jusqu’ici, seuls des joueurs virtuels ont joué. Prenez place, et Quinto comptera ce que votre camp gagne et perd.</translation>
    </message>
    <message>
        <source>The history cannot be read</source>
        <translation>L’historique ne peut pas être lu</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>Les chiffres de qui</translation>
    </message>
    <message>
        <source>{deals} or more would match but are counted separately, for instance because of undo or hints, or because they had been played before. Choose “Every game” to include them.</source>
        <translation>{deals} ou plus conviendraient, mais sont comptées à part, par exemple pour une annulation ou des conseils, ou parce qu’elles avaient déjà été jouées. Choisissez «&#x202f;Toutes les parties&#x202f;» pour les compter.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Quinto: statistics</source>
        <translation>Quinto&#xa0;: statistiques</translation>
    </message>
    <message>
        <source>Quinto statistics {date}</source>
        <comment>the name of a file</comment>
        <translation>Statistiques de Quinto {date}</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exporter les statistiques</translation>
    </message>
    <message>
        <source>As of {date}.</source>
        <translation>Au {date}.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Cas</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>Last three months</source>
        <translation>Trois derniers mois</translation>
    </message>
    <message>
        <source>Last twelve months</source>
        <translation>Douze derniers mois</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>E&amp;ffacer</translation>
    </message>
    <message>
        <source>Removes all filters.</source>
        <translation>Retire tous les filtres.</translation>
    </message>
    <message>
        <source>{games}, {deals}</source>
        <comment>two counts</comment>
        <translation>{games}, {deals}</translation>
    </message>
    <message>
        <source>Any type</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>Any partner</source>
        <translation>Tous les partenaires</translation>
    </message>
    <message>
        <source>Since {month}</source>
        <translation>Depuis {month}</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>Counted: {what}; first attempts without help only.</source>
        <translation>Compté&#xa0;: {what}&#x202f;; seulement les premiers essais, sans aide.</translation>
    </message>
    <message>
        <source>Counted: {what}; every game.</source>
        <translation>Compté&#xa0;: {what}&#x202f;; toutes les parties.</translation>
    </message>
    <message>
        <source>Counted: {what}; first attempts, and also: {others}.</source>
        <translation>Compté&#xa0;: {what}&#x202f;; les premiers essais, et aussi&#xa0;: {others}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>two months</comment>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>You</source>
        <comment>whose errors</comment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Mistakes, by player</source>
        <translation>Erreurs par joueur</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>{note}. Accuracy, out of 100: {accuracies}</source>
        <translation>{note}. Précision, sur 100&#xa0;: {accuracies}</translation>
    </message>
    <message>
        <source>Points per deal, by how good the cards were</source>
        <translation>Points par donne, selon la qualité des cartes</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <comment>an interval</comment>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>{count} of {cases}</source>
        <translation>{count} sur {cases}</translation>
    </message>
    <message>
        <source>too few to tell</source>
        <translation>trop peu pour conclure</translation>
    </message>
    <message>
        <source>in {deals}</source>
        <translation>en {deals}</translation>
    </message>
    <message>
        <source>ahead of them</source>
        <translation>devant les adversaires</translation>
    </message>
    <message>
        <source>behind them</source>
        <translation>derrière les adversaires</translation>
    </message>
    <message>
        <source>may well be level</source>
        <translation>peut-être à égalité</translation>
    </message>
    <message>
        <source>more than half</source>
        <translation>plus de la moitié</translation>
    </message>
    <message>
        <source>less than half</source>
        <translation>moins de la moitié</translation>
    </message>
    <message>
        <source>may well be half</source>
        <translation>peut-être la moitié</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month, as Qt writes it</comment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>The best deal</source>
        <translation>La meilleure donne</translation>
    </message>
    <message>
        <source>&amp;Compare:</source>
        <translation>&amp;Comparer&#xa0;:</translation>
    </message>
    <message>
        <source>As &amp;tables</source>
        <translation>En &amp;tableaux</translation>
    </message>
    <message>
        <source>{figure}, by opponents’ level</source>
        <translation>{figure}, selon le niveau adverse</translation>
    </message>
    <message>
        <source>{figure}, by type of game</source>
        <translation>{figure}, selon le type de partie</translation>
    </message>
    <message>
        <source>{figure}, by partner</source>
        <translation>{figure}, selon le partenaire</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>No partner</source>
        <translation>Sans partenaire</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Tous les autres</translation>
    </message>
    <message>
        <source>{figure}, by month</source>
        <translation>{figure}, par mois</translation>
    </message>
    <message>
        <source>{figure}, by quarter</source>
        <translation>{figure}, par trimestre</translation>
    </message>
    <message>
        <source>{figure}, by year</source>
        <translation>{figure}, par an</translation>
    </message>
    <message>
        <source>Q{number}</source>
        <translation>T{number}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>You have won {won} of {games}</source>
        <translation>Victoires&#xa0;: {won} sur {games}</translation>
    </message>
    <message>
        <source>{games} played, none won yet</source>
        <translation>Jusqu’ici&#xa0;: {games}, pas encore de victoire</translation>
    </message>
    <message>
        <source>The lesson’s own deal and its quints do not count here. With {games} more there will be a chart of the games won.</source>
        <translation>La donne de la leçon et ses quintes ne comptent pas ici. Encore {games}, et vous verrez un graphique des parties gagnées.</translation>
    </message>
    <message>
        <source>Your first game went to the others</source>
        <translation>Votre première partie est allée aux adversaires</translation>
    </message>
    <message>
        <source>won in a row just now</source>
        <translation>gagnées de suite en ce moment</translation>
    </message>
    <message>
        <source>in a row with the deal of the day</source>
        <translation>de suite avec la donne du jour</translation>
    </message>
    <message>
        <source>Your side’s, of those that either side won</source>
        <translation>Celles de votre camp, sur toutes celles qu’un camp a gagnées</translation>
    </message>
    <message>
        <source>Rubbers</source>
        <translation>Robres</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Games, rubbers and rounds won</source>
        <translation>Parties, robres et tours gagnés</translation>
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
        <translation>Quintes</translation>
    </message>
    <message>
        <source>Own doubles</source>
        <translation>Contres du camp</translation>
    </message>
    <message>
        <source>Own redoubles</source>
        <translation>Surcontres du camp</translation>
    </message>
    <message>
        <source>Their doubles</source>
        <translation>Leurs contres</translation>
    </message>
    <message>
        <source>Their redoubles</source>
        <translation>Leurs surcontres</translation>
    </message>
    <message>
        <source>Right: the side that doubled took more tricks</source>
        <translation>Bon&#xa0;: le camp qui a contré a fait plus de levées</translation>
    </message>
    <message>
        <source>{note}; {untried} undecided, as a quint ended the game</source>
        <translation>{note}&#x202f;; {untried} sans réponse, car une quinte a fini la partie</translation>
    </message>
    <message>
        <source>Doubles right and wrong</source>
        <translation>Bons et mauvais contres</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Contres</translation>
    </message>
    <message>
        <source>Longest streaks: {won} won, {lost} lost.</source>
        <translation>Plus longues séries&#xa0;: {won} gagnées, {lost} perdues.</translation>
    </message>
    <message>
        <source>In {games} between equals, a streak of about {length} comes by chance alone.</source>
        <translation>En {games} entre égaux, une série d’environ {length} vient du seul hasard.</translation>
    </message>
    <message>
        <source>95%</source>
        <translation>95&#x202f;%</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Points per ten</source>
        <translation>Points pour dix</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>{label}: {cases}.</source>
        <translation>{label}&#xa0;: {cases}.</translation>
    </message>
    <message>
        <source>Show a&amp;verages</source>
        <translation>Afficher les &amp;moyennes</translation>
    </message>
    <message>
        <source>Hide a&amp;verages</source>
        <translation>Masquer les &amp;moyennes</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Compté</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>First attempts only</source>
        <translation>Premiers essais seulement</translation>
    </message>
    <message>
        <source>Those, and: {what}</source>
        <comment>first attempts, and what else</comment>
        <translation>Ceux-ci, et&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Look at it a&amp;gain</source>
        <translation>&amp;Revoir</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>You have won your first game</source>
        <translation>Vous avez gagné votre première partie</translation>
    </message>
    <message>
        <source>{who}: {won} of {games} won</source>
        <translation>{who}, victoires&#xa0;: {won} sur {games}</translation>
    </message>
    <message>
        <source>quint won</source>
        <translation>quinte gagnée</translation>
    </message>
    <message>
        <source>quints won</source>
        <translation>quintes gagnées</translation>
    </message>
    <message>
        <source>wins in a row, the best</source>
        <translation>parties gagnées de suite, le record</translation>
    </message>
    <message>
        <source>{own} to {other}</source>
        <comment>the points of both sides</comment>
        <translation>{own} à {other}</translation>
    </message>
    <message>
        <source>points in the best deal</source>
        <translation>points dans la meilleure donne</translation>
    </message>
    <message>
        <source>{count} days</source>
        <translation>{count} jours</translation>
    </message>
    <message>
        <source>From the weakest level to the strongest</source>
        <translation>Du niveau le plus faible au plus fort</translation>
    </message>
    <message>
        <source>Games {first} to {last}</source>
        <translation>Parties {first} à {last}</translation>
    </message>
    <message>
        <source>The dashed line marks five of ten</source>
        <translation>La ligne marque la moitié</translation>
    </message>
    <message>
        <source>Then {first} of 10, now {last} of 10</source>
        <translation>Avant {first} sur 10, maintenant {last} sur 10</translation>
    </message>
    <message>
        <source>Games won of every ten</source>
        <translation>Parties gagnées sur dix</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Rien à compter pour l’instant</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{value} each</source>
        <translation>à {value}</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>pas comptées</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Levées</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>pas jouées</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Game {game}, deal {number}</source>
        <translation>Partie {game}, donne {number}</translation>
    </message>
    <message>
        <source>Trick {number}, {parts}</source>
        <translation>Levée {number}, {parts}</translation>
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
        <translation>score {own} à {other}</translation>
    </message>
    <message>
        <source>{who}: the game, {won} to {lost}</source>
        <translation>{who}&#xa0;: la partie, {won} à {lost}</translation>
    </message>
    <message>
        <source>They win the game, {won} to {lost}</source>
        <translation>Ils gagnent la partie, {won} à {lost}</translation>
    </message>
    <message>
        <source>We win the game, {won} to {lost}</source>
        <translation>Nous gagnons la partie, {won} à {lost}</translation>
    </message>
    <message>
        <source>The cachette held the Quint Royal</source>
        <translation>La cachette contenait le Quint Royal</translation>
    </message>
    <message>
        <source>The cachette held {points} points</source>
        <translation>La cachette contenait {points} points</translation>
    </message>
    <message>
        <source>Trick {trick} held {points} points in quints</source>
        <translation>La levée {trick} valait {points} points de quintes</translation>
    </message>
    <message>
        <source>The cachette turned the deal</source>
        <translation>La cachette a fait basculer la donne</translation>
    </message>
    <message>
        <source>Trick {trick} turned the deal</source>
        <translation>La levée {trick} a fait basculer la donne</translation>
    </message>
    <message>
        <source>{quint} ended the game</source>
        <comment>a quint of one card</comment>
        <translation>{quint} a mis fin à la partie</translation>
    </message>
    <message>
        <source>{quint} ended the game</source>
        <comment>a quint of two cards</comment>
        <translation>{quint} ont mis fin à la partie</translation>
    </message>
    <message>
        <source>The Quint Royal changed sides</source>
        <translation>Le Quint Royal a changé de camp</translation>
    </message>
    <message>
        <source>We took their Quint Royal</source>
        <translation>Nous avons pris leur Quint Royal</translation>
    </message>
    <message>
        <source>They took our Quint Royal</source>
        <translation>Ils ont pris notre Quint Royal</translation>
    </message>
    <message>
        <source>The redouble decided the game</source>
        <translation>Le surcontre a décidé de la partie</translation>
    </message>
    <message>
        <source>The redouble decided the deal</source>
        <translation>Le surcontre a décidé de la donne</translation>
    </message>
    <message>
        <source>The double decided the game</source>
        <translation>Le contre a décidé de la partie</translation>
    </message>
    <message>
        <source>The double decided the deal</source>
        <translation>Le contre a décidé de la donne</translation>
    </message>
    <message>
        <source>{who}: {count} of the 13 tricks</source>
        <translation>{who}&#xa0;: {count} des 13 levées</translation>
    </message>
    <message>
        <source>We took {count} of the 13 tricks</source>
        <translation>Nous avons fait {count} des 13 levées</translation>
    </message>
    <message>
        <source>They took {count} of the 13 tricks</source>
        <translation>Ils ont fait {count} des 13 levées</translation>
    </message>
    <message>
        <source>You took the last one, and the cachette with it.</source>
        <translation>Vous avez fait la dernière, et avec elle la cachette.</translation>
    </message>
    <message>
        <source>{who} took the last one, and the cachette.</source>
        <translation>La dernière et la cachette&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>{who} won {quints}, worth {points} points.</source>
        <translation>{who} a gagné {quints}, soit {points} points.</translation>
    </message>
    <message>
        <source>You won {quints}, worth {points} points.</source>
        <translation>Vous avez gagné {quints}, soit {points} points.</translation>
    </message>
    <message>
        <source>With tricks at {value} it would have been {own} to {other}.</source>
        <translation>Avec des levées à {value}, cela aurait fait {own} à {other}.</translation>
    </message>
    <message>
        <source>With {points}: {target} for {who}</source>
        <translation>Avec {points}&#xa0;: {target} pour {who}</translation>
    </message>
    <message>
        <source>With {points} we reach {target}</source>
        <translation>Avec {points}, nous atteignons {target}</translation>
    </message>
    <message>
        <source>With {points} they reach {target}</source>
        <translation>Avec {points}, ils atteignent {target}</translation>
    </message>
    <message>
        <source>A quint that reaches {target} wins at once: no tricks are counted.</source>
        <translation>Une quinte qui atteint {target} gagne aussitôt&#xa0;: on ne compte pas les levées.</translation>
    </message>
    <message>
        <source>{who} took it in trick {trick}.</source>
        <translation>Levée {trick}&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>{who} won it with the cachette.</source>
        <translation>Dans la cachette&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>It lay in the cachette, which was yours.</source>
        <translation>C’était dans la cachette, que vous avez gagnée.</translation>
    </message>
    <message>
        <source>You took it in trick {trick}.</source>
        <translation>Vous l’avez prise à la levée {trick}.</translation>
    </message>
    <message>
        <source>{who} took the last trick with {card}, and the five cards: {points} of {total} points.</source>
        <translation>La dernière levée, avec {card}&#xa0;: {who}. Avec les cinq cartes, {points} de {total} points.</translation>
    </message>
    <message>
        <source>You took the last trick with {card}, and the five cards with it: {points} of our {total} points.</source>
        <translation>Vous avez fait la dernière levée avec {card}, et avec elle les cinq cartes&#xa0;: {points} de nos {total} points.</translation>
    </message>
    <message>
        <source>Before this deal {own} to {other}.</source>
        <translation>Avant cette donne {own} à {other}.</translation>
    </message>
    <message>
        <source>Quints {own} to {other}.</source>
        <translation>Quintes {own} à {other}.</translation>
    </message>
    <message>
        <source>Tricks {own} to {other}.</source>
        <translation>Levées {own} à {other}.</translation>
    </message>
    <message>
        <source>Nobody doubled: a trick counts {value}.</source>
        <translation>Pas de contre&#xa0;: une levée vaut {value}.</translation>
    </message>
    <message>
        <source>Doubled by {who}: a trick counts {value}.</source>
        <translation>Contre&#xa0;: {who}. Une levée vaut {value}.</translation>
    </message>
    <message>
        <source>Redoubled by {who}: a trick counts {value}.</source>
        <translation>Surcontre&#xa0;: {who}. Une levée vaut {value}.</translation>
    </message>
    <message>
        <source>Quints {own} to {other}; the other side still needed {points}.</source>
        <translation>Quintes {own} à {other}&#x202f;; il manquait {points} à l’autre camp.</translation>
    </message>
    <message>
        <source>Quints {own} to {other}; we still needed {points}.</source>
        <translation>Quintes {own} à {other}&#x202f;; il nous manquait {points}.</translation>
    </message>
    <message>
        <source>The story of this deal</source>
        <translation>L’histoire de cette donne</translation>
    </message>
    <message>
        <source>{who}: {count} points in quints</source>
        <translation>{who}&#xa0;: {count} points en quintes</translation>
    </message>
    <message>
        <source>We won {count} points in quints</source>
        <translation>Nous avons fait {count} points en quintes</translation>
    </message>
    <message>
        <source>They won {count} points in quints</source>
        <translation>Ils ont fait {count} points en quintes</translation>
    </message>
    <message>
        <source>{who} took it in trick {trick}; {holder} had played it.</source>
        <translation>{who} l’a pris à la levée {trick}&#x202f;; {holder} l’avait joué.</translation>
    </message>
    <message>
        <source>{who} took it in trick {trick}; you had played it.</source>
        <translation>{who} l’a pris à la levée {trick}&#x202f;; vous l’aviez joué.</translation>
    </message>
    <message>
        <source>You took it in trick {trick}; {holder} had played it.</source>
        <translation>Vous l’avez pris à la levée {trick}&#x202f;; {holder} l’avait joué.</translation>
    </message>
    <message>
        <source>With the tricks, the deal was {own} to {other}.</source>
        <translation>Avec les levées, la donne finit à {own} contre {other}.</translation>
    </message>
    <message>
        <source>From then on that side had more quint points.</source>
        <translation>Dès lors, ce camp avait plus de points de quintes.</translation>
    </message>
    <message>
        <source>From then on we had more quint points.</source>
        <translation>Dès lors, nous avions plus de points de quintes.</translation>
    </message>
    <message>
        <source>From then on they had more quint points.</source>
        <translation>Dès lors, ils avaient plus de points de quintes.</translation>
    </message>
    <message>
        <source>The cachette: {value} for the trick, {quints} for quints.</source>
        <translation>La cachette&#xa0;: {value} pour la levée, {quints} pour les quintes.</translation>
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
        <translation>donneur</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>à son tour</translation>
    </message>
    <message>
        <source>Hold {key}</source>
        <translation>Maintenez {key}</translation>
    </message>
    <message>
        <source>F1 for more</source>
        <translation>F1 explique</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>Hide hands</source>
        <translation>Cacher les mains</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Rejouer cette donne</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Draw for partners and deal</source>
        <translation>Tirage des partenaires et de la donne</translation>
    </message>
    <message>
        <source>Draw for dummy</source>
        <translation>Tirage du mort</translation>
    </message>
    <message>
        <source>Draw for the deal</source>
        <translation>Tirage de la donne</translation>
    </message>
    <message>
        <source>The suit counts first; the Quint Royal is the lowest of all.</source>
        <translation>La couleur compte d’abord&#x202f;; le Quint Royal est la carte la plus basse.</translation>
    </message>
    <message>
        <source>The ace is high; the Quint Royal is the lowest of all.</source>
        <translation>L’as est haut ici, et le Quint Royal est la carte la plus basse.</translation>
    </message>
    <message>
        <source>The ace is low; only the Quint Royal is lower.</source>
        <translation>L’as est bas ici, et seul le Quint Royal est plus bas.</translation>
    </message>
    <message>
        <source>Step through it</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>The evening so far</source>
        <translation>La soirée jusqu’ici</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Good night</source>
        <translation>Bonne nuit</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>{who}: {card}.</source>
        <translation>{who}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>New game, same people</source>
        <translation>Nouvelle partie, mêmes joueurs</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Une autre partie</translation>
    </message>
    <message>
        <source>{title}, {how}</source>
        <translation>{title}, {how}</translation>
    </message>
    <message>
        <source>Click or press Space to continue</source>
        <translation>Cliquez, ou appuyez sur Espace, pour continuer</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>No trick has been completed yet in this deal.</source>
        <translation>Aucune levée n’est encore complète dans cette donne.</translation>
    </message>
    <message>
        <source>{turn}.</source>
        <translation>{turn}.</translation>
    </message>
    <message>
        <source>{calls}?</source>
        <translation>{calls}&#x202f;?</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
    <message>
        <source>{button}: Enter.</source>
        <translation>{button}&#xa0;: Entrée.</translation>
    </message>
    <message>
        <source>{whose}, {count}</source>
        <translation>{whose}, {count}</translation>
    </message>
    <message>
        <source>{whose}, no cards</source>
        <translation>{whose}, aucune carte</translation>
    </message>
    <message>
        <source>Trick, no cards yet</source>
        <translation>Levée, pas encore de carte</translation>
    </message>
    <message>
        <source>Trick, {count}; {leader} led</source>
        <translation>Levée, {count}&#x202f;; entame&#xa0;: {leader}</translation>
    </message>
    <message>
        <source>Trick, {count}; {leader} led, winning so far: {winner}</source>
        <translation>Levée, {count}&#x202f;; entame&#xa0;: {leader}&#x202f;; en tête&#xa0;: {winner}</translation>
    </message>
    <message>
        <source>{who}: {card}</source>
        <translation>{who}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{who}: {card}, winning</source>
        <translation>{who}&#xa0;: {card}, en tête</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{name}: {role}.</source>
        <translation>{name}&#xa0;: {role}.</translation>
    </message>
    <message>
        <source>{name}.</source>
        <translation>{name}.</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>Une personne devant cet écran.</translation>
    </message>
    <message>
        <source>A computer player; level: {level}.</source>
        <translation>Joueur virtuel&#x202f;; niveau&#xa0;: {level}.</translation>
    </message>
    <message>
        <source>Dealt this deal.</source>
        <translation>Donneur de cette donne.</translation>
    </message>
    <message>
        <source>Doubles or passes first, and leads first.</source>
        <translation>Parle et entame en premier.</translation>
    </message>
    <message>
        <source>Said: {call}.</source>
        <translation>Annonce&#xa0;: {call}.</translation>
    </message>
    <message>
        <source>{count} in hand.</source>
        <translation>{count} en main.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>last trick takes it</source>
        <translation>à la dernière levée</translation>
    </message>
    <message>
        <source>Another rubber</source>
        <translation>Un autre robre</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Un autre tour</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Same people</source>
        <translation>Mêmes joueurs</translation>
    </message>
    <message>
        <source>Everyone takes a card from the fan. The two lowest play against the two highest, and the lowest deals.</source>
        <translation>Chacun tire une carte de l’éventail. Les deux plus basses jouent contre les deux plus hautes, et la plus basse donne.</translation>
    </message>
    <message>
        <source>Everyone takes a card from the fan. The lowest has dummy first and deals.</source>
        <translation>Chacun tire une carte de l’éventail. Qui a la plus basse prend le mort en premier, et donne.</translation>
    </message>
    <message>
        <source>Both take a card from the fan. The lower one deals first.</source>
        <translation>Les deux joueurs tirent une carte de l’éventail. La plus basse donne en premier.</translation>
    </message>
    <message>
        <source>Fan of {count}; choose one</source>
        <translation>Éventail de {count}&#x202f;; choisissez-en une</translation>
    </message>
    <message>
        <source>Card {number} of {count}</source>
        <translation>Carte {number} sur {count}</translation>
    </message>
    <message>
        <source>no {suit}</source>
        <translation>pas de {suit}</translation>
    </message>
</context>
<context>
    <name>TargetBox</name>
    <message>
        <source> points</source>
        <translation> points</translation>
    </message>
    <message>
        <source>Points to play to</source>
        <translation>Points de la partie</translation>
    </message>
</context>
<context>
    <name>TrickLine</name>
    <message>
        <source>Tricks of this deal</source>
        <translation>Levées de cette donne</translation>
    </message>
</context>
<context>
    <name>TurnButton</name>
    <message>
        <source>It turned here</source>
        <translation>Tout a basculé ici</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Quand même</translation>
    </message>
    <message>
        <source>Are you sure?</source>
        <translation>Êtes-vous sûr&#x202f;?</translation>
    </message>
    <message>
        <source>{what} may cost you {lost}.</source>
        <translation>{what} peut vous coûter {lost}.</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>la partie</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>environ {points}</translation>
    </message>
    <message>
        <source>{what} wins the game less often. Better: {best}.</source>
        <translation>{what} gagne moins souvent la partie. Mieux&#xa0;: {best}.</translation>
    </message>
    <message>
        <source>{what} costs {points}. Better: {best}.</source>
        <translation>{what} coûte {points}. Mieux&#xa0;: {best}.</translation>
    </message>
    <message>
        <source>Don’t ask again</source>
        <translation>Ne plus demander</translation>
    </message>
    <message>
        <source>the last trick and the cachette</source>
        <translation>la dernière levée et la cachette</translation>
    </message>
    <message>
        <source>a later trick</source>
        <translation>une levée plus tard</translation>
    </message>
    <message>
        <source>this trick</source>
        <translation>cette levée</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>&amp;Agreed</source>
        <translation>D’&amp;accord</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>{name} takes back: {what}.</source>
        <translation>{name} reprend&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>Does the other side agree?</source>
        <translation>L’autre camp est-il d’accord&#x202f;?</translation>
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
        <translation>À quatre</translation>
    </message>
    <message>
        <source>Three-handed</source>
        <translation>À trois</translation>
    </message>
    <message>
        <source>Two-handed</source>
        <translation>À deux</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>rubber</source>
        <translation>robre</translation>
    </message>
    <message>
        <source>rubber points</source>
        <translation>points de robre</translation>
    </message>
    <message>
        <source>round</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Vos propres règles</translation>
    </message>
    <message>
        <source>As usually played</source>
        <translation>Comme on joue d’ordinaire</translation>
    </message>
    <message>
        <source>As first played</source>
        <translation>Comme à l’origine</translation>
    </message>
    <message>
        <source>As in a handbook</source>
        <translation>Comme dans un manuel</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>Good</source>
        <translation>Bon choix</translation>
    </message>
    <message>
        <source>Good but unlucky</source>
        <translation>Bon, mais malchanceux</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Lucky mistake</source>
        <translation>Erreur chanceuse</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Indécis</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Forcé</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Non compté</translation>
    </message>
    <message>
        <source>exactly {number}</source>
        <translation>exactement {number}</translation>
    </message>
    <message>
        <source>about {number}</source>
        <translation>environ {number}</translation>
    </message>
    <message>
        <source>between {least} and {most}</source>
        <translation>entre {least} et {most}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{listed} and {last}</source>
        <translation>{listed} et {last}</translation>
    </message>
    <message>
        <source>{listed} or {last}</source>
        <translation>{listed} ou {last}</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>un cœur</translation>
    </message>
    <message>
        <source>a diamond</source>
        <translation>un carreau</translation>
    </message>
    <message>
        <source>a club</source>
        <translation>un trèfle</translation>
    </message>
    <message>
        <source>a spade</source>
        <translation>un pique</translation>
    </message>
    <message>
        <source>no hearts</source>
        <translation>pas de cœur</translation>
    </message>
    <message>
        <source>no diamonds</source>
        <translation>pas de carreau</translation>
    </message>
    <message>
        <source>no clubs</source>
        <translation>pas de trèfle</translation>
    </message>
    <message>
        <source>no spades</source>
        <translation>pas de pique</translation>
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
        <translation>ne fait plus partie d’une quinte</translation>
    </message>
    <message>
        <source>quint worth {points}</source>
        <translation>quinte à {points} points</translation>
    </message>
    <message>
        <source>quint with the four, worth {points}</source>
        <translation>avec le quatre, une quinte à {points} points</translation>
    </message>
    <message>
        <source>quint with the ace, worth {points}</source>
        <translation>avec l’as, une quinte à {points} points</translation>
    </message>
    <message>
        <source>quint with the three, worth {points}</source>
        <translation>avec le trois, une quinte à {points} points</translation>
    </message>
    <message>
        <source>quint with the two, worth {points}</source>
        <translation>avec le deux, une quinte à {points} points</translation>
    </message>
    <message>
        <source>the Quint Royal</source>
        <translation>le Quint Royal</translation>
    </message>
    <message>
        <source>{ranks} of {suit}</source>
        <translation>{ranks} de {suit}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>playable</source>
        <translation>jouable</translation>
    </message>
    <message>
        <source>not playable now</source>
        <translation>pas jouable maintenant</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Deal {number}. Dealer: {dealer}. Cut: {cutter}. Asked first: {first}.</source>
        <translation>Donne {number}. À la donne&#xa0;: {dealer}. Coupe&#xa0;: {cutter}. Premier à parler&#xa0;: {first}.</translation>
    </message>
    <message>
        <source>{who}: {card}.</source>
        <translation>{who}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Trick {number}: {who}.</source>
        <translation>Levée {number}&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Trick {number}: {who}, with {card}.</source>
        <translation>Levée {number}&#xa0;: {who}, avec {card}.</translation>
    </message>
    <message>
        <source>{who}: +{points} for {quints}, now {total}.</source>
        <translation>{who}&#xa0;: +{points} pour {quints}, total {total}.</translation>
    </message>
    <message>
        <source>Dummy’s hand is turned up: {cards}.</source>
        <translation>La main du mort est étalée&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Trick 13, the cachette: {side}. In it: {cards}.</source>
        <translation>Levée 13, la cachette&#xa0;: {side}. Dedans&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Both sides have {points}, so there is another deal.</source>
        <translation>Les deux camps ont {points}&#x202f;; une autre donne décide donc.</translation>
    </message>
    <message>
        <source>Deal {number} is over. {scores}</source>
        <translation>La donne {number} est finie. {scores}</translation>
    </message>
    <message>
        <source>Tricks: {a} to {b}, at {value} points each: {x} and {y}.</source>
        <translation>Levées&#xa0;: {a} à {b}, à {value} points chacune&#xa0;: {x} et {y}.</translation>
    </message>
    <message>
        <source>Game {number} begins.</source>
        <translation>La partie {number} commence.</translation>
    </message>
    <message>
        <source>Game {game} of 3 · deal {number}</source>
        <translation>Partie {game} sur 3 · donne {number}</translation>
    </message>
    <message>
        <source>Deal {number} · dealer: {who}</source>
        <translation>Donne {number} · à la donne&#xa0;: {who}</translation>
    </message>
    <message>
        <source>Game won: {side}</source>
        <translation>Partie gagnée&#xa0;: {side}</translation>
    </message>
    <message>
        <source>Game {number} won: {side}</source>
        <translation>Partie {number} gagnée&#xa0;: {side}</translation>
    </message>
    <message>
        <source>Rubber won: {side}</source>
        <translation>Robre gagné&#xa0;: {side}</translation>
    </message>
    <message>
        <source>Partners: {first}; {second}</source>
        <translation>Partenaires&#xa0;: {first}&#x202f;; {second}</translation>
    </message>
    <message>
        <source>First to deal: {who}</source>
        <translation>À la première donne&#xa0;: {who}</translation>
    </message>
    <message>
        <source>First with dummy: {who}</source>
        <translation>D’abord avec le mort&#xa0;: {who}</translation>
    </message>
    <message>
        <source>Next to deal: {who}.</source>
        <translation>À la prochaine donne&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Next with dummy, and to deal: {who}.</source>
        <translation>Prochaine partie avec le mort, et à la donne&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>The draw. {drawn} {result}.</source>
        <translation>Le tirage. {drawn} {result}.</translation>
    </message>
    <message>
        <source>With dummy: {who}. Starting with {points}: {others}.</source>
        <translation>Avec le mort&#xa0;: {who}. Avec {points} au départ&#xa0;: {others}.</translation>
    </message>
    <message>
        <source>Game won: {side}, {won} to {lost}.</source>
        <translation>Partie gagnée&#xa0;: {side}, {won} à {lost}.</translation>
    </message>
    <message>
        <source>Game {number} won: {side}, {won} to {lost}.</source>
        <translation>Partie {number} gagnée&#xa0;: {side}, {won} à {lost}.</translation>
    </message>
    <message>
        <source>{title}. Games: 2 to {games}. Points: {won} to {lost}.</source>
        <translation>{title}. Parties&#xa0;: 2 à {games}. Points&#xa0;: {won} à {lost}.</translation>
    </message>
    <message>
        <source>{title}. Games: 2 to {games}. Rubber points: {won} to {lost}.</source>
        <translation>{title}. Parties&#xa0;: 2 à {games}. Points de robre&#xa0;: {won} à {lost}.</translation>
    </message>
    <message>
        <source>{who}: {points}.</source>
        <translation>{who}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Le tour est fini.</translation>
    </message>
    <message>
        <source>{won} to {lost}, on tricks in deal {deal}.</source>
        <translation>{won} à {lost}, au compte des levées de la donne {deal}.</translation>
    </message>
    <message>
        <source>{won} to {lost}: both sides reached {target} in deal {deal}, and the higher total wins.</source>
        <translation>{won} à {lost}&#xa0;: les deux camps ont atteint {target} à la donne {deal}, et le plus grand total gagne.</translation>
    </message>
    <message>
        <source>{won} to {lost}, with {quint} in deal {deal}, trick {trick}.</source>
        <translation>{won} à {lost}, par {quint} à la donne {deal}, levée {trick}.</translation>
    </message>
    <message>
        <source>{won} to {lost}, with {quint} in the cachette of deal {deal}.</source>
        <translation>{won} à {lost}, par {quint} dans la cachette de la donne {deal}.</translation>
    </message>
    <message>
        <source>{won} to {lost}, with {quint} in deal {deal}.</source>
        <translation>{won} à {lost}, par {quint} à la donne {deal}.</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the name of a player who has chosen none</comment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Mort</translation>
    </message>
    <message>
        <source>dummy</source>
        <comment>who does something, or whose turn it is</comment>
        <translation>le mort</translation>
    </message>
    <message>
        <source>{seat}, {who}’s</source>
        <translation>{seat}, à {who}</translation>
    </message>
    <message>
        <source>{seat}, yours</source>
        <translation>{seat}, à vous</translation>
    </message>
    <message>
        <source>{seat}, partner</source>
        <translation>{seat}, partenaire</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>one of several people, who has chosen no name</comment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>{who}, {seat}</source>
        <comment>whose hand, of a player who has two</comment>
        <translation>{who}, {seat}</translation>
    </message>
    <message>
        <source>first hand</source>
        <comment>of the two of a player</comment>
        <translation>première main</translation>
    </message>
    <message>
        <source>second hand</source>
        <comment>of the two of a player</comment>
        <translation>seconde main</translation>
    </message>
    <message>
        <source>Hand, {who}</source>
        <translation>Main, {who}</translation>
    </message>
    <message>
        <source>Your hand, {seat}</source>
        <translation>Votre main, {seat}</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>le mort</translation>
    </message>
    <message>
        <source>from dummy</source>
        <translation>du mort</translation>
    </message>
    <message>
        <source>for dummy</source>
        <translation>pour le mort</translation>
    </message>
    <message>
        <source>in dummy</source>
        <translation>au mort</translation>
    </message>
    <message>
        <source>your own hand</source>
        <translation>votre main</translation>
    </message>
    <message>
        <source>from your own hand</source>
        <translation>de votre main</translation>
    </message>
    <message>
        <source>for your own hand</source>
        <translation>pour votre main</translation>
    </message>
    <message>
        <source>in your own hand</source>
        <translation>dans votre main</translation>
    </message>
    <message>
        <source>the first hand</source>
        <translation>la première main</translation>
    </message>
    <message>
        <source>from the first hand</source>
        <translation>de la première main</translation>
    </message>
    <message>
        <source>for the first hand</source>
        <translation>pour la première main</translation>
    </message>
    <message>
        <source>in the first hand</source>
        <translation>dans la première main</translation>
    </message>
    <message>
        <source>the second hand</source>
        <translation>la seconde main</translation>
    </message>
    <message>
        <source>from the second hand</source>
        <translation>de la seconde main</translation>
    </message>
    <message>
        <source>for the second hand</source>
        <translation>pour la seconde main</translation>
    </message>
    <message>
        <source>in the second hand</source>
        <translation>dans la seconde main</translation>
    </message>
    <message>
        <source>from North</source>
        <translation>de Nord</translation>
    </message>
    <message>
        <source>for North</source>
        <translation>pour Nord</translation>
    </message>
    <message>
        <source>in North</source>
        <translation>en Nord</translation>
    </message>
    <message>
        <source>from East</source>
        <translation>d’Est</translation>
    </message>
    <message>
        <source>for East</source>
        <translation>pour Est</translation>
    </message>
    <message>
        <source>in East</source>
        <translation>en Est</translation>
    </message>
    <message>
        <source>from South</source>
        <translation>de Sud</translation>
    </message>
    <message>
        <source>for South</source>
        <translation>pour Sud</translation>
    </message>
    <message>
        <source>in South</source>
        <translation>en Sud</translation>
    </message>
    <message>
        <source>from West</source>
        <translation>d’Ouest</translation>
    </message>
    <message>
        <source>for West</source>
        <translation>pour Ouest</translation>
    </message>
    <message>
        <source>in West</source>
        <translation>en Ouest</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>North–South</source>
        <translation>Nord–Sud</translation>
    </message>
    <message>
        <source>East–West</source>
        <translation>Est–Ouest</translation>
    </message>
    <message>
        <source>NS</source>
        <translation>NS</translation>
    </message>
    <message>
        <source>EW</source>
        <translation>EO</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the side of the person at the screen, over a column</comment>
        <translation>Nous</translation>
    </message>
    <message>
        <source>They</source>
        <comment>the other side, over a column</comment>
        <translation>Eux</translation>
    </message>
    <message>
        <source>we</source>
        <comment>the side of the person at the screen, in a label</comment>
        <translation>nous</translation>
    </message>
    <message>
        <source>they</source>
        <comment>the other side, in a label</comment>
        <translation>eux</translation>
    </message>
    <message>
        <source>dummy</source>
        <comment>one of two partners, over a column</comment>
        <translation>le mort</translation>
    </message>
    <message>
        <source> &amp; </source>
        <translation> &amp; </translation>
    </message>
    <message>
        <source>dummy</source>
        <comment>one of two partners, in a sentence</comment>
        <translation>le mort</translation>
    </message>
    <message>
        <source>you and your partner</source>
        <translation>vous et votre partenaire</translation>
    </message>
    <message>
        <source>your opponents</source>
        <translation>vos adversaires</translation>
    </message>
    <message>
        <source>13th trick: {side}</source>
        <translation>13e levée&#xa0;: {side}</translation>
    </message>
    <message>
        <source>{scores} Goal: {target}.</source>
        <translation>{scores} Objectif&#xa0;: {target}.</translation>
    </message>
    <message>
        <source>Tricks stay at {value} each.</source>
        <translation>Les levées restent à {value}.</translation>
    </message>
    <message>
        <source>Every trick counts {new} instead of {old}; quints are not affected.</source>
        <translation>Chaque levée vaut {new} au lieu de {old}&#x202f;; les quintes ne changent pas.</translation>
    </message>
    <message>
        <source>the last card, {card}</source>
        <translation>la dernière carte, {card}</translation>
    </message>
    <message>
        <source>{who}: pass.</source>
        <translation>{who}&#xa0;: passe.</translation>
    </message>
    <message>
        <source>{who}: double.</source>
        <translation>{who}&#xa0;: contre.</translation>
    </message>
    <message>
        <source>{who}: redouble.</source>
        <translation>{who}&#xa0;: surcontre.</translation>
    </message>
    <message>
        <source>A trick is worth {value}.</source>
        <translation>Une levée vaut {value}.</translation>
    </message>
    <message>
        <source>After this: {who}.</source>
        <translation>Ensuite&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Then play begins.</source>
        <translation>Ensuite, on joue.</translation>
    </message>
    <message>
        <source>{call}.</source>
        <translation>{call}.</translation>
    </message>
    <message>
        <source>{who}’s turn {for_hand}</source>
        <translation>{who} parle {for_hand}</translation>
    </message>
    <message>
        <source>{who}’s turn</source>
        <translation>{who} parle</translation>
    </message>
    <message>
        <source>Your turn {for_hand}</source>
        <translation>Parlez {for_hand}</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>À vous d’entamer</translation>
    </message>
    <message>
        <source>{who} began with {card}.</source>
        <translation>{who} a entamé {card}.</translation>
    </message>
    <message>
        <source>You began with {card}.</source>
        <translation>Vous avez entamé {card}.</translation>
    </message>
    <message>
        <source>To deal: {who}</source>
        <translation>À la donne&#xa0;: {who}</translation>
    </message>
    <message>
        <source>To play: {who}</source>
        <translation>À jouer&#xa0;: {who}</translation>
    </message>
    <message>
        <source>To decide: {who}</source>
        <translation>À l’annonce&#xa0;: {who}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Play {from_hand}</source>
        <translation>Jouez {from_hand}</translation>
    </message>
    <message>
        <source>Lead {from_hand}</source>
        <translation>Entamez {from_hand}</translation>
    </message>
    <message>
        <source>{turn}: {what}</source>
        <translation>{turn}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{who} plays {from_hand}</source>
        <translation>{who} joue {from_hand}</translation>
    </message>
    <message>
        <source>{who} leads {from_hand}</source>
        <translation>{who} entame {from_hand}</translation>
    </message>
    <message>
        <source>{who} leads</source>
        <translation>{who} entame</translation>
    </message>
    <message>
        <source>{who} plays</source>
        <translation>{who} joue</translation>
    </message>
    <message>
        <source>any card but the Quint Royal</source>
        <translation>n’importe quelle carte sauf le Quint Royal</translation>
    </message>
    <message>
        <source>any card</source>
        <translation>n’importe quelle carte</translation>
    </message>
    <message>
        <source>{suit_none}, so any card</source>
        <translation>{suit_none}, donc n’importe quelle carte</translation>
    </message>
    <message>
        <source>{card}: let go to play it.</source>
        <translation>{card}&#xa0;: lâchez pour jouer.</translation>
    </message>
    <message>
        <source>Your only choice: {card}.</source>
        <translation>Votre seul choix&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Redouble, or pass?</source>
        <translation>Surcontrer ou passer&#x202f;?</translation>
    </message>
    <message>
        <source>Double, or pass?</source>
        <translation>Contrer ou passer&#x202f;?</translation>
    </message>
    <message>
        <source>Can still double: {who}.</source>
        <translation>Contre encore possible&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Can redouble to {value}: {who}.</source>
        <translation>Surcontre à {value} possible&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>{suit_one} or the Quint Royal</source>
        <translation>{suit_one}, ou le Quint Royal</translation>
    </message>
    <message>
        <source>The draw comes first, for partners and deal.</source>
        <translation>On tire d’abord les cartes, pour les partenaires et la donne.</translation>
    </message>
    <message>
        <source>The draw comes first, to see who has dummy.</source>
        <translation>On tire d’abord les cartes, pour savoir qui a le mort.</translation>
    </message>
    <message>
        <source>The draw comes first, to see who deals.</source>
        <translation>On tire d’abord les cartes, pour la donne.</translation>
    </message>
    <message>
        <source>The draw is already over.</source>
        <translation>Les cartes ont déjà été tirées.</translation>
    </message>
    <message>
        <source>Everyone draws one card from the pack, and no two are the same.</source>
        <translation>Chacun tire une carte du paquet, et il n’y en a pas deux pareilles.</translation>
    </message>
    <message>
        <source>This quint is taken already: {side}. Tap it there again if that was wrong.</source>
        <translation>Cette quinte est déjà prise&#xa0;: {side}. Touchez-la de nouveau à cet endroit si c’est une erreur.</translation>
    </message>
    <message>
        <source>The two cards of this quint have come apart. Press and hold again if that was wrong.</source>
        <translation>Les deux cartes de cette quinte sont tombées séparément. Appuyez de nouveau longuement si c’est une erreur.</translation>
    </message>
    <message>
        <source>Nothing of that kind has been entered.</source>
        <translation>Rien de tel n’a été noté.</translation>
    </message>
    <message>
        <source>Dealing comes first; it is your deal.</source>
        <translation>Il faut d’abord donner&#x202f;; c’est à vous.</translation>
    </message>
    <message>
        <source>Dealing comes first; it is {who}’s deal.</source>
        <translation>Il faut d’abord donner&#x202f;; c’est à {who} de le faire.</translation>
    </message>
    <message>
        <source>The game is over; you can start a new one.</source>
        <translation>La partie est finie&#x202f;; une nouvelle peut commencer.</translation>
    </message>
    <message>
        <source>Finish this deal before the next one.</source>
        <translation>La donne suivante vient quand celle-ci est finie.</translation>
    </message>
    <message>
        <source>A pack has 53 different cards.</source>
        <translation>Un paquet compte 53 cartes différentes.</translation>
    </message>
    <message>
        <source>Doubling is over; play has begun.</source>
        <translation>Les annonces sont finies&#x202f;; le jeu a commencé.</translation>
    </message>
    <message>
        <source>It is {who}’s turn.</source>
        <translation>C’est à {who} de jouer.</translation>
    </message>
    <message>
        <source>Doubling comes first; it is your turn.</source>
        <translation>Les annonces d’abord&#x202f;; c’est à vous de parler.</translation>
    </message>
    <message>
        <source>Doubling comes first; it is {who}’s turn.</source>
        <translation>Les annonces d’abord&#x202f;; c’est à {who} de parler.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>It is your own hand’s turn: play one of your own cards.</source>
        <translation>C’est au tour de votre main&#xa0;: jouez une de vos propres cartes.</translation>
    </message>
    <message>
        <source>It is {hand}’s turn: play one of {hand}’s cards.</source>
        <translation>{hand} doit jouer&#xa0;: jouez une de ses cartes.</translation>
    </message>
    <message>
        <source>{who} has already doubled; a redouble is possible.</source>
        <translation>{who} a déjà contré&#x202f;; on peut surcontrer.</translation>
    </message>
    <message>
        <source>{suits} came first: play {suit_one} or the Quint Royal.</source>
        <translation>{suits} est demandé&#xa0;: jouez {suit_one} ou le Quint Royal.</translation>
    </message>
    <message>
        <source>{who} has doubled; partners may not both double.</source>
        <translation>{who} a contré&#x202f;; deux partenaires ne peuvent pas contrer tous les deux.</translation>
    </message>
    <message>
        <source>{who} has doubled; only an opponent’s double can be redoubled.</source>
        <translation>{who} a contré&#x202f;; seul le contre d’un adversaire peut être surcontré.</translation>
    </message>
    <message>
        <source>{suits} came first: play {suit_one}.</source>
        <translation>{suits} est demandé&#xa0;: jouez {suit_one}.</translation>
    </message>
    <message>
        <source>You hold the cards: only enter the score.</source>
        <translation>Vous tenez les cartes&#xa0;: notez seulement le score.</translation>
    </message>
    <message>
        <source>Quinto keeps the score of this game.</source>
        <translation>Quinto tient la marque de cette partie.</translation>
    </message>
    <message>
        <source>All twelve tricks are in. Take one back if one is wrong.</source>
        <translation>Les douze levées sont notées. Reprenez-en une si elle est fausse.</translation>
    </message>
    <message>
        <source>Enter all twelve tricks, then count.</source>
        <translation>Notez les douze levées, puis comptez.</translation>
    </message>
    <message>
        <source>A single card cannot come apart.</source>
        <translation>Une carte seule ne peut pas être séparée.</translation>
    </message>
    <message>
        <source>Won with this quint: {side}. Count now.</source>
        <translation>Gagné avec cette quinte&#xa0;: {side}. Comptez maintenant.</translation>
    </message>
    <message>
        <source>{card} is not in this hand.</source>
        <translation>{card} n’est pas dans cette main.</translation>
    </message>
    <message>
        <source>The Quint Royal cannot be kept for the last trick: play it now.</source>
        <translation>On ne peut pas garder le Quint Royal pour la dernière levée&#xa0;: il doit être joué maintenant.</translation>
    </message>
    <message>
        <source>The other card would be winning, and the Quint Royal cannot be led to the last trick: play it now.</source>
        <translation>L’autre carte serait la plus haute jusqu’ici, et on ne peut pas entamer du Quint Royal à la dernière levée&#xa0;: il doit être joué maintenant.</translation>
    </message>
    <message>
        <source>{who} has already doubled; only one double is allowed.</source>
        <translation>{who} a déjà contré&#x202f;; il n’y a qu’un contre par donne.</translation>
    </message>
    <message>
        <source>Nobody has doubled, so there is nothing to redouble.</source>
        <translation>Personne n’a contré&#x202f;; il n’y a donc rien à surcontrer.</translation>
    </message>
    <message>
        <source>{who} has already redoubled; only one redouble is allowed.</source>
        <translation>{who} a déjà surcontré&#x202f;; il n’y a qu’un surcontre par donne.</translation>
    </message>
    <message>
        <source>Your other hand has doubled; partners may not both double.</source>
        <translation>Vous avez contré de votre autre main&#x202f;; deux partenaires ne peuvent pas contrer tous les deux.</translation>
    </message>
    <message>
        <source>Your other hand has doubled; only an opponent’s double can be redoubled.</source>
        <translation>Vous avez contré de votre autre main&#x202f;; seul le contre d’un adversaire peut être surcontré.</translation>
    </message>
    <message>
        <source>Your other hand has redoubled; only one redouble is allowed.</source>
        <translation>Vous avez surcontré de votre autre main&#x202f;; il n’y a qu’un surcontre par donne.</translation>
    </message>
    <message>
        <source>The Quint Royal may only be led as a hand’s last card.</source>
        <translation>On ne peut entamer du Quint Royal que si c’est la dernière carte de la main.</translation>
    </message>
    <message>
        <source>{card} is not {in_hand}.</source>
        <translation>{card} n’est pas {in_hand}.</translation>
    </message>
    <message>
        <source>The draw comes first</source>
        <translation>On tire d’abord</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Contrer</translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation>Surcontrer</translation>
    </message>
    <message>
        <source>A double is for both sides alike; the other side may then redouble.</source>
        <translation>Un contre vaut pour les deux camps&#x202f;; l’autre camp peut alors surcontrer.</translation>
    </message>
    <message>
        <source>Quints stay as they are.</source>
        <translation>Les quintes ne changent pas.</translation>
    </message>
    <message>
        <source>One player may double, an opponent redouble.</source>
        <translation>Un joueur peut contrer, un adversaire surcontrer.</translation>
    </message>
    <message>
        <source>Only this one deal is played.</source>
        <translation>On ne joue que cette donne.</translation>
    </message>
    <message>
        <source>Nobody has scored yet; {target} wins.</source>
        <translation>Personne n’a encore marqué&#x202f;; la partie est en {target}.</translation>
    </message>
    <message>
        <source>The leading hand decides; the other stays hidden until doubling is over.</source>
        <translation>C’est la main qui entame qui parle&#x202f;; l’autre reste cachée jusqu’à la fin des annonces.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Your deal</source>
        <translation>À vous de donner</translation>
    </message>
    <message>
        <source>The draw for partners and deal</source>
        <translation>Le tirage des partenaires et de la donne</translation>
    </message>
    <message>
        <source>The draw for dummy</source>
        <translation>Le tirage du mort</translation>
    </message>
    <message>
        <source>The draw for the deal</source>
        <translation>Le tirage de la donne</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>The rubber is over</source>
        <translation>Le robre est fini</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Le tour est fini</translation>
    </message>
    <message>
        <source>the Quint Royal must be played now</source>
        <translation>le Quint Royal doit être joué maintenant</translation>
    </message>
    <message>
        <source>any card, as the Quint Royal came first</source>
        <translation>n’importe quelle carte, car le Quint Royal était l’entame</translation>
    </message>
    <message>
        <source>{card}: choose it again to play it.</source>
        <translation>{card}&#xa0;: choisissez à nouveau pour jouer.</translation>
    </message>
    <message>
        <source>{whose}: {cards}.</source>
        <translation>{whose}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{each} a trick, {all} in all</source>
        <translation>{each} par levée, {all} en tout</translation>
    </message>
    <message>
        <source>Now {for_hand}.</source>
        <translation>Parlez {for_hand}.</translation>
    </message>
    <message>
        <source>Passed: {who}.</source>
        <translation>Passe&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Doubled: {who}.</source>
        <translation>Contre&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>Redoubled: {who}.</source>
        <translation>Surcontre&#xa0;: {who}.</translation>
    </message>
    <message>
        <source>{who}’s hand</source>
        <translation>main&#xa0;: {who}</translation>
    </message>
    <message>
        <source>your partner</source>
        <comment>beside a player&apos;s name</comment>
        <translation>votre partenaire</translation>
    </message>
    <message>
        <source>Welcome back: deal {deal}.</source>
        <translation>Bon retour&#xa0;: donne {deal}.</translation>
    </message>
    <message>
        <source>Welcome back: deal {deal}, trick {trick}.</source>
        <translation>Bon retour&#xa0;: donne {deal}, levée {trick}.</translation>
    </message>
</context>
<context>
    <name>_HalfTile</name>
    <message>
        <source>Right click, or press and hold: nobody can win it any more.</source>
        <translation>Clic droit, ou appui long&#xa0;: plus personne ne peut la gagner.</translation>
    </message>
</context>
<context>
    <name>_LinesTable</name>
    <message>
        <source>The original game and its branches</source>
        <translation>L’original et ses variantes</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Part à</translation>
    </message>
    <message>
        <source>That deal</source>
        <translation>Cette donne</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
</context>
</TS>
