# %% [markdown] lang="en"
# # The treasure island: find yourself, then the treasure
#
# <!-- lab-only -->
#
# Choose *Run → Run All Cells* in the menu above, and the table appears below the second code cell.
#
# <!-- /lab-only -->
#
# A game for two explorers. The other side sets you down somewhere on the island and tells you only the ground under your
# feet. You name directions and hear the ground of each hex you enter; from that you work out where you are, find fortresses
# with clues, and open the treasure hex. For lessons about reasoning, sets and probability, and for anyone who likes maps.
#
# **To begin:** press *Choose for me* twice, then name directions. *New game …* sets the map, the sides and the seed.

# %% [markdown] lang="fi"
# # Aarresaari: löydä ensin itsesi, sitten aarre
#
# <!-- lab-only -->
#
# Valitse yllä olevasta valikosta *Run → Run All Cells*, niin pöytä ilmestyy toisen koodisolun alle.
#
# <!-- /lab-only -->
#
# Peli kahdelle tutkimusmatkailijalle. Vastapuoli sijoittaa sinut jonnekin saarelle ja kertoo vain, millaista maastoa jalkojesi
# alla on. Nimeät ilmansuuntia ja kuulet kunkin ruudun maaston; siitä päättelet, missä olet, etsit linnoituksista vihjeitä ja
# avaat aarreruudun. Sopii päättelyn, joukkojen ja todennäköisyyden tunneille ja kaikille, jotka pitävät kartoista.
#
# **Näin alkuun:** paina kahdesti *Valitse puolestani* ja nimeä sitten ilmansuuntia. Kartta, puolet ja siemenluku valitaan
# kohdassa *Uusi peli …*.

# %% [markdown] lang="sv"
# # Skattön: hitta först dig själv, sedan skatten
#
# <!-- lab-only -->
#
# Välj *Run → Run All Cells* i menyn ovan, så visas bordet under den andra kodcellen.
#
# <!-- /lab-only -->
#
# Ett spel för två upptäcktsresande. Den andra sidan sätter ner dig någonstans på ön och säger bara vilken terräng du står i. Du
# säger väderstreck och får höra terrängen i varje ruta du går till; av det räknar du ut var du är, söker ledtrådar i fästningar
# och öppnar skattrutan. För lektioner om slutledning, mängder och sannolikhet, och för alla som tycker om kartor.
#
# **Så börjar du:** tryck två gånger på *Välj åt mig* och säg sedan väderstreck. Under *Nytt spel …* väljer du karta, sidor och
# frö.

# %%
import afrikan as af

af.use(language="en", seed=7)

# %%
table = af.IslandTable()
table

# %% [markdown] lang="en"
# ## Predict first
#
# 1. **After one step:** how many hexes of the map still fit what you have been told? Write your number down, then tick *Show
#    where I may be*. Which step told you most, and why?
# 2. **Your sheet:** before you look at the answer, choose a hex on the map, lay the end of your way there and slide it. A red
#    cross marks each hex that contradicts the map.
# 3. **The next direction:** which one splits the possible hexes best? What would a bad question be?
# 4. **"Sea in sight!"** costs nothing. When is it worth asking for the sea on purpose?
# 5. **Equipment:** 24 points. Do you pack against the danger that comes most often, or against the one that costs most days?
# 6. **The other side:** watch which fortresses the bot reads and where it goes then. What does that tell of its clues?
#
# ## Two people, one screen
#
# The screen shows only what the side that decides may know; when the decision passes to the other, it is covered until that
# person presses the button. Player 2 sees the map with north down, as in the box. The teacher's view shows both sides.

# %% [markdown] lang="fi"
# ## Ennusta ensin
#
# 1. **Yhden askelen jälkeen:** montako kartan ruutua sopii siihen, mitä sinulle on kerrottu? Kirjoita lukusi muistiin ja rastita
#    sitten *Näytä, missä saatan olla*. Mikä askel kertoi eniten ja miksi?
# 2. **Oma kalvo:** ennen kuin katsot vastausta, valitse kartalta ruutu, aseta reittisi loppu siihen ja siirrä kalvoa. Punainen
#    rasti merkitsee jokaisen ruudun, joka on ristiriidassa kartan kanssa.
# 3. **Seuraava suunta:** mikä suunta jakaa mahdolliset ruudut parhaiten? Millainen kysymys olisi huono?
# 4. **”Merta näkyvissä!”** ei maksa mitään. Milloin merta kannattaa kysyä tahallaan?
# 5. **Varusteet:** 24 pistettä. Pakkaatko sen varalle, mitä sattuu useimmin, vai sen, mikä vie eniten päiviä?
# 6. **Vastapuoli:** seuraa, mitkä linnoitukset botti lukee ja minne se sitten kulkee. Mitä se kertoo botin vihjeistä?
#
# ## Kaksi pelaajaa, yksi näyttö
#
# Näyttö näyttää vain sen, minkä päättävä puoli saa tietää; kun päätös siirtyy toiselle, näyttö peitetään, kunnes tämä painaa
# painiketta. Pelaajan 2 kartassa pohjoinen on alhaalla, kuten pelilaatikossa. Opettajan näkymä näyttää molemmat puolet.

# %% [markdown] lang="sv"
# ## Gissa först
#
# 1. **Efter ett steg:** hur många av kartans rutor stämmer med det du har fått veta? Skriv upp ditt tal och kryssa sedan i *Visa
#    var jag kan vara*. Vilket steg sade mest, och varför?
# 2. **Ditt ark:** innan du ser svaret, välj en ruta på kartan, lägg slutet av din väg där och skjut arket. Ett rött kryss markerar
#    varje ruta som inte stämmer med kartan.
# 3. **Nästa riktning:** vilken delar de möjliga rutorna bäst? Vad vore en dålig fråga?
# 4. **”Hav i sikte!”** kostar ingenting. När lönar det sig att fråga efter havet med flit?
# 5. **Utrustning:** 24 poäng. Packar du mot den fara som kommer oftast, eller mot den som kostar flest dagar?
# 6. **Den andra sidan:** se vilka fästningar boten läser och vart den går sedan. Vad säger det om dess ledtrådar?
#
# ## Två personer, en skärm
#
# Skärmen visar bara det som den sida som bestämmer får veta; när beslutet går över till den andra täcks den över tills den
# personen trycker på knappen. Spelare 2 har norr nedåt på kartan, som i asken. Lärarens vy visar båda sidorna.

# %%
two = af.IslandTable(players=["Aino", "Elof"], policies="human")
two

# %% [markdown] lang="en"
# ## Afterwards
#
# When somebody has found the treasure, both maps lie open: look at the ways and the log.
#
# - On which day could you know where you were? On which day did you know?
# - Which clue ruled out most treasure hexes?
# - What would you do differently with the same island and the same luck? *New game …* with the same seed brings it back.

# %% [markdown] lang="fi"
# ## Jälkikäteen
#
# Kun joku on löytänyt aarteen, molemmat kartat ovat avoinna: katso reittejä ja lokia.
#
# - Minä päivänä olisit voinut tietää, missä olit? Minä päivänä tiesit sen?
# - Mikä vihje sulki pois eniten aarreruutuja?
# - Mitä tekisit toisin samalla saarella ja samalla onnella? *Uusi peli …* samalla siemenluvulla tuo ne takaisin.

# %% [markdown] lang="sv"
# ## Efteråt
#
# När någon har hittat skatten ligger båda kartorna öppna: titta på vägarna och loggen.
#
# - Vilken dag hade du kunnat veta var du var? Vilken dag visste du det?
# - Vilken ledtråd uteslöt flest skattrutor?
# - Vad skulle du göra annorlunda på samma ö med samma tur? *Nytt spel …* med samma frö ger den tillbaka.
