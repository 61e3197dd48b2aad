# %% [markdown] lang="en"
# # What makes an island hard?
#
# <!-- lab-only -->
#
# Choose *Run → Run All Cells* in the menu above, and the panel appears below the second code cell.
#
# <!-- /lab-only -->
#
# *The printed map of the treasure hunt is not public. So we make islands ourselves: from a seed and a few numbers. Some are
# dull, some are hopeless. How do you tell from the numbers which island is worth playing on?*
#
# **For** two lessons of statistics and modelling: averages over neighbours, expected value, sampling against exact figures,
# what a model needs to be like the real thing. Task 1 takes 20 minutes, all of them 90. You need nothing else; a printer for
# task 6.
#
# **How an island is made.** Each hex gets a random height for each terrain. *Smoothing* replaces every height by the mean over the hex
# and its neighbours, as many times as you say. The highest heights of a terrain win, until its share is used up. Then fortresses and treasure
# hexes are laid down, far enough apart, and the clue cards follow from the map.
#
# **Predict first.** Smoothing 0 or smoothing 5: on which island do you find yourself sooner? And on which do the clues tell more?

# %% [markdown] lang="fi"
# # Mikä tekee saaresta vaikean?
#
# <!-- lab-only -->
#
# Valitse yllä olevasta valikosta *Run → Run All Cells*, niin paneeli ilmestyy toisen koodisolun alle.
#
# <!-- /lab-only -->
#
# *Aarrejahdin painettu kartta ei ole julkinen. Siksi teemme saaria itse: siemenluvusta ja muutamasta muusta luvusta. Jotkut ovat
# tylsiä, jotkut toivottomia. Mistä luvuista näkee, millä saarella kannattaa pelata?*
#
# **Sopii** kahdelle tilastojen ja mallintamisen oppitunnille: naapurien keskiarvot, odotusarvo, otos tarkan luvun rinnalla, mitä
# malli tarvitsee ollakseen esikuvansa kaltainen. Tehtävä 1 vie 20 minuuttia, kaikki yhteensä 90. Muuta et tarvitse; tehtävään 6
# tulostimen.
#
# **Näin saari syntyy.** Jokainen ruutu saa jokaiselle maastolle satunnaisen korkeuden. *Tasoitus* korvaa korkeudet ruudun
# ja sen naapurien keskiarvolla niin monta kertaa kuin sanot. Maaston korkeimmat ruudut voittavat, kunnes sen osuus on täynnä. Sitten linnoitukset
# ja aarreruudut sijoitetaan riittävän kauas toisistaan, ja vihjekortit seuraavat kartasta.
#
# **Ennusta ensin.** Tasoitus 0 vai tasoitus 5: kummalla saarella löydät itsesi nopeammin? Entä kummalla vihjeet kertovat enemmän?

# %% [markdown] lang="sv"
# # Vad gör en ö svår?
#
# <!-- lab-only -->
#
# Välj *Run → Run All Cells* i menyn ovan, så visas panelen under den andra kodcellen.
#
# <!-- /lab-only -->
#
# *Skattjaktens tryckta karta är inte offentlig. Därför gör vi öar själva: av ett frö och några tal. En del är tråkiga, en del
# hopplösa. Hur ser man på siffrorna vilken ö som är värd att spela på?*
#
# **Passar** två lektioner i statistik och modellering: medelvärden över grannar, väntevärde, stickprov bredvid exakta siffror, vad en
# modell behöver för att likna förebilden. Uppgift 1 tar 20 minuter, alla tillsammans 90. Inget annat behövs; en skrivare till
# uppgift 6.
#
# **Så görs en ö.** Varje ruta får en slumpmässig höjd för varje terräng. *Utjämningen* ersätter varje höjd med medelvärdet över rutan och dess
# grannar, så många gånger du säger. En terrängs högsta höjder vinner tills dess andel är slut. Sedan läggs fästningar och
# skattrutor ut, tillräckligt långt isär, och ledtrådskorten följer av kartan.
#
# **Gissa först.** Utjämning 0 eller utjämning 5: på vilken ö hittar du dig själv snabbare? Och på vilken säger ledtrådarna mer?

# %%
import afrikan as af

af.use(language="en", seed=7)

# %%
panel = af.IslandGeneratorPanel(hexes=600)
panel

# %% [markdown] lang="en"
# ## Tasks
#
# 1. **Smoothing.** Predict, then make islands with smoothing 0, 2, 5 and 9 from the same seed. Watch the last table: how do like
#    neighbours, expected steps and treasure hexes left change? Do all three go the same way? Explain why on the map.
# 2. **Chance alone.** With smoothing 0 nearly as many neighbours are alike as the figure for chance alone says. Work this figure out from
#    the shares: the sum of the squares of five numbers. Why is it not exactly the same?
# 3. **Luck or rule?** Each pair makes the island with its own seed, smoothing 2. Collect the expected steps on the blackboard: how
#    much do they scatter? Is one island enough to say that smoothing makes it harder?
# 4. **Shares.** Make an island of 60 % jungle and 10 % of each other terrain. What becomes of finding oneself, and of the clues? Which shares
#    would make the clues tell most?
# 5. **The targets.** Take 1,000 hexes. The rulebook says that one day is usually not enough to find yourself, and that after a few
#    turns you see where you are. How do the targets put this into numbers? Which smoothing misses them? Some figures in this table come
#    from a simulation of 300 walks: how far from the truth may they lie?
# 6. **Your own island.** Make one that you like, mark the hardest starts, and print the two maps for the players. The code below the figures
#    plays on it.

# %% [markdown] lang="fi"
# ## Tehtäviä
#
# 1. **Tasoitus.** Ennusta ja tee sitten samasta siemenluvusta saaret, joiden tasoitus on 0, 2, 5 ja 9. Seuraa viimeistä taulukkoa: miten
#    samanlaiset naapurit, askelten odotusarvo ja jäljellä olevat aarreruudut muuttuvat? Muuttuvatko kaikki kolme samaan suuntaan?
#    Selitä syy kartalta.
# 2. **Pelkkä sattuma.** Tasoituksella 0 samanlaisia naapureita on lähes yhtä paljon kuin pelkän sattuman luku sanoo. Laske
#    tämä luku maastojen osuuksista: se on viiden luvun neliöiden summa. Miksi se ei ole aivan sama?
# 3. **Tuuria vai sääntö?** Jokainen pari tekee saaren omalla siemenluvullaan, tasoitus 2. Kootkaa askelten odotusarvot taululle: kuinka
#    paljon ne vaihtelevat? Riittääkö yksi saari osoittamaan, että tasoitus vaikeuttaa?
# 4. **Osuudet.** Tee saari, jossa on 60 % viidakkoa ja 10 % kutakin muuta maastoa. Miten käy itsensä löytämisen, entä vihjeiden? Millä
#    osuuksilla vihjeet kertoisivat eniten?
# 5. **Tavoitteet.** Ota 1 000 ruutua. Säännöissä sanotaan, ettei yksi päivä yleensä riitä oman sijainnin löytämiseen mutta jo muutaman
#    vuoron jälkeen alkaa huomata, missä on. Miten tavoitteet sanovat tämän lukuina? Millä tasoituksella ne eivät täyty? Osa taulukon
#    luvuista tulee 300 kulun simulaatiosta: kuinka kaukana totuudesta ne voivat olla?
# 6. **Oma saari.** Tee mieleisesi saari, merkitse vaikeimmat lähdöt ja tulosta pelaajien kaksi karttaa. Lukujen alla oleva koodi
#    avaa saarelle pelin.

# %% [markdown] lang="sv"
# ## Uppgifter
#
# 1. **Utjämning.** Gissa och gör sedan öar med utjämningen 0, 2, 5 och 9 av samma frö. Följ den sista tabellen: hur ändras lika
#    grannar, väntade steg och skattrutor kvar? Går alla tre åt samma håll? Förklara varför med hjälp av kartan.
# 2. **Bara slump.** Med utjämningen 0 är nästan lika många grannar lika som siffran för bara slump säger. Räkna ut den siffran ur
#    andelarna: summan av kvadraterna på fem tal. Varför är den inte exakt densamma?
# 3. **Tur eller regel?** Varje par gör ön med sitt eget frö, utjämning 2. Samla de väntade stegen på tavlan: hur mycket sprider de
#    sig? Räcker en ö för att säga att utjämning gör den svårare?
# 4. **Andelar.** Gör en ö med 60 % djungel och 10 % av varje annan terräng. Hur går det med att hitta sig själv, och med
#    ledtrådarna? Vilka andelar skulle få ledtrådarna att säga mest?
# 5. **Målen.** Ta 1 000 rutor. Regelboken säger att en dag oftast inte räcker för att hitta sig själv, men att man efter några turer
#    märker var man är. Hur säger målen detta i siffror? Vilken utjämning missar dem? Några siffror i tabellen kommer från en
#    simulering av 300 vandringar: hur långt från sanningen kan de ligga?
# 6. **Din egen ö.** Gör en som du tycker om, märk ut de svåraste startrutorna och skriv ut spelarnas två kartor. Koden under siffrorna
#    öppnar ett spel på den.

# %% [markdown] lang="en"
# ## The same in code
#
# One line for each smoothing, always from seed 7 and 600 hexes: the expected number of treasure hexes left after four fortresses, and
# the expected steps of the informed locator.

# %% [markdown] lang="fi"
# ## Sama koodina
#
# Rivi kullekin tasoitukselle, aina siemenluvusta 7 ja 600 ruudusta: neljän linnoituksen jälkeen jäljellä olevien aarreruutujen
# määrän odotusarvo ja viisaasti kyselevän suunnistajan askelten odotusarvo.

# %% [markdown] lang="sv"
# ## Samma sak i kod
#
# En rad för varje utjämning, alltid av frö 7 och 600 rutor: väntevärdet för antalet skattrutor kvar efter fyra fästningar och
# väntevärdet för den kloka vägfinnarens steg.

# %% tags=["nbval-check-output"]
for smoothing in (0, 2, 5, 9):
    recipe = af.island.Recipe(seed=7, hexes=600, smoothing=smoothing)
    made = af.island.generate(recipe, enforce=False)
    left, steps = af.odds.candidates(4, map=made).mean, af.odds.recognising(map=made).mean
    print(smoothing, f"{float(left):.2f}", f"{float(steps):.2f}", sep="   ")

# %% [markdown] lang="en"
# ## Think about it
#
# - One number makes finding oneself harder and the clues stronger. Where would you set it, and why there?
# - The targets were read out of one sentence of a rulebook. What else would you want to know about the real map before you trust ours?
# - Two islands from the same numbers differ only in the seed. Which of your statements hold for nearly all seeds?
# - Where else are landscapes, faces or texts made from random numbers and a rule? What makes them look real?

# %% [markdown] lang="fi"
# ## Pohdittavaa
#
# - Yksi ja sama luku vaikeuttaa itsensä löytämistä ja vahvistaa vihjeitä. Minkä arvon antaisit sille, ja miksi?
# - Tavoitteet luettiin yhdestä sääntökirjan lauseesta. Mitä muuta haluaisit tietää oikeasta kartasta ennen kuin luotat meidän karttaamme?
# - Kaksi samoista luvuista tehtyä saarta eroavat vain siemenluvultaan. Mitkä väitteistäsi pätevät lähes kaikilla siemenluvuilla?
# - Missä muualla maisemia, kasvoja tai tekstejä tehdään satunnaisluvuista ja säännöstä? Mikä saa ne näyttämään aidoilta?

# %% [markdown] lang="sv"
# ## Att fundera på
#
# - Ett och samma tal gör det svårare att hitta sig själv och ledtrådarna starkare. Vilket värde skulle du välja, och varför just det?
# - Målen lästes ut ur en enda mening i regelboken. Vad mer skulle du vilja veta om den riktiga kartan innan du litar på vår?
# - Två öar av samma tal skiljer sig bara i fröet. Vilka av dina påståenden gäller för nästan alla frön?
# - Var annars görs landskap, ansikten eller texter av slumptal och en regel? Vad får dem att se äkta ut?
