import type { Grammar } from './grammar.ts'

export const de: Grammar = {
  labels: {
    headline:
      'botschaft|kernbotschaft|hauptbotschaft|die botschaft|headline|überschrift|titel|schlagzeile|slogan|claim|haupttext|hauptzeile|hook',
    subline:
      'darunter|drunter|unterzeile|subline|unterzeile|untertitel|unterüberschrift|subheadline|text|fließtext|copy|beschreibung|body|zweite zeile|kurztext',
    cta: 'cta|call to action|call-to-action|button|schaltfläche|knopf|buttontext|handlungsaufruf|handlungsaufforderung',
    price: 'preis|preise|kosten|eintritt',
    offer: 'angebot|aktion|rabatt|vorteil',
    legal:
      'rechtliches|rechtlicher hinweis|pflichthinweis|pflichtangaben|pflichttext|hinweis|kleingedrucktes|fußnote|fußzeile|disclaimer|legal',
    fact: 'zitat|zitat (?:von|einer?) [^:]{2,30}|kundenstimme|kundenzitat|wichtigste[rs]?|das wichtigste|hauptsache|kernaussage|was (?:wir|ich) (?:sagen|erzählen|mitteilen|loswerden) (?:wollen|möchten|will|möchte)|das (?:soll|muss) (?:drauf|rein|draufstehen)|(?:soll|muss) drauf(?:stehen)?|drauf (?:soll|muss)|drauf|inhaltlich|produkt|merkmale|vorteile|nutzen|usp|usps|wo|wann|datum|termin|zeit|uhrzeit|ort|adresse|kontakt|veranstaltung|name|fakten|eckdaten|kernbotschaft|botschaft|inhalte|infos|thema|leistungen|pflichtinhalte|muss rein|was rein muss|was rein soll|was drauf soll|was draufstehen soll|was gesagt werden soll|inhalt',
    design:
      'stil|tonalität|ton|tonfall|look|look and feel|look & feel|stimmung|anmutung|zielgruppe|zielgruppen|ziel|ziele|hintergrund|kontext|format|formate|größe|platzierung|kanal|kanäle|plattform|farbe|farben|farbwelt|farbschema|schrift|schriften|schriftart|typografie|layout|bild|bilder|bildidee|bildsprache|motiv|visual|foto|notiz|notizen|anmerkung|anmerkungen|bitte nicht|vermeiden|nicht|briefing|kunde|auftraggeber|deadline|abgabe|budget|kpi|logo|gestaltung|design|referenz|insight|zweck|medium|wer|warum|wettbewerb|wettbewerber|kampagne|ausspielung|sprache|musik|illustration|no-gos|no-go|ausgangslage|ansprache|einsatz|für|für wen|betreff|pflicht|pflichtelemente|muss drauf|laufzeit der kampagne|mediabudget|etat|persona|personas|leser|publikum|kundschaft|idee|die idee|vorgaben|vorgabe',
  },
  abbreviations:
    '\\p{L}*str|erm|ermäß|erw|dr|prof|st|nr|tel|ca|inkl|exkl|zzgl|bzw|ggf|z|b|d|h|usw|etc|str|mio|mrd|mind|max|std|tägl|pers|abs|art|bes|evtl|gem|lt|mtl|jährl|vgl|u|a|o|s|eff|p|inh|geb|jan|feb|apr|jun|jul|aug|sep|sept|okt|nov|dez|mo|di|mi|do|fr|sa|so|ing|dipl|stk|anm|bj',
  kinds:
    'app|website|webshop|shop|onlineshop|online-shop|laden|geschäft|restaurant|café|cafe|bäckerei|bar|kneipe|friseursalon|friseur|frisör|friseurladen|salon|nagelstudio|kosmetikstudio|fitnessstudio|yogastudio|studio|zahnarztpraxis|praxis|blumenladen|autowerkstatt|werkstatt|waschanlage|hotel|buchhandlung|buchladen|pizzeria|metzgerei|imbiss|hofladen|schneiderei|reinigung|hundesalon|fahrschule|tanzschule|sprachschule|sauna',
  media:
    '~-cover|story-cover|reel-cover|titelbild~|~anzeige|~anzeigen|~plakat|~plakate|poster|~banner|flyer|~flyer|prospekt|spot|werbespot|clip|video|bild|grafik|motiv|creative|reel|story|post|karussell|teaser|inserat|werbung|werbebild|werbemittel|aushang|citylight|kampagne|kampagnenmotiv|briefing|titelbild|mailing|postkarte|handzettel|~einladung|visual|key visual|ad|sharepic|kachel|beitrag|~kampagne|linkedin-post|instagram-post|facebook-post|insta-post|social-media-post|~-post|~-posts|posting|~-posting|~-postings|~-reel|~-ad|~motiv|~story|~video|~reel',
  channels:
    'bildschirm|screen|facebook|instagram|insta|linkedin|tiktok|pinterest|youtube|xing|google|display|social|social-media|social media|zeitungs~|zeitschrift|magazin|fach|fachmagazin|print|web|webseite|homepage|recruiting|stellen|job|messe|event|produkt|quadratische|quadratisches|vertikale|hochformat|querformat|statische|kurzes|kurze|neue|neuer|neues|öffentliche|soziale|spenden|launch|sale|a4|a3|a2|ganzseitige|halbseitige|bus|u-bahn|schaufenster|din|bahnhofs~',
  asks: 'erstelle|erstellen|mach|mache|machen|gestalte|gestalten|gestaltet|entwirf|entwerfen|generiere|zeichne|baue|bau|zeige|zeig|wir brauchen|ich brauche|brauche|brauchen|gebraucht|benötigt|benötigen|wir wollen|wir möchten|ich möchte|ich will|wir planen|wir suchen|bitte|mir|uns|gesucht wird|bewirb|bewerbe|für den kunden|kunde möchte|der kunde möchte|unser kunde möchte|schreib|schreibe|könnt ihr|kannst du|liefert|wir|könntest|könnten|könntet|könnt|ihr|du|würdet|würdest|ne|nen|mal|schnell|erstellt|bauen|basteln|bastel|macht|hätte gern|hätten gern|wünschen uns|wünsche mir|geht um|umsetzen|einmal|kannst|können|sie',
  links:
    'für uns|für|von|über|zu|zum|zur|mit|auf|mit dem text|mit dem titel|mit der headline|mit der überschrift|das|die|der|bewirbt|wirbt|in dem|im|in|an|unserer|unseres|unser|unsere|unseren|den|dem|des|eine|einen|ein|einer|was für|mein|meine|meinen|meiner|fürn',
  looks:
    'farbakzent|farbakzente|farbtupfer|viertelseite|halbe seite|halbseitig|halbseitige|ganze seite|ganzseitig|ganzseitige|viertelseitig|viertelseitige|drittelseite|doppelseite|doppelseitig|hintergrund|schrift|schriften|schriftart|serifenschrift|serifenlos|serifenlose|serifen|serife|typo|typografie|layout|stil|look|farbe|farben|farbwelt|farbschema|farbpalette|töne|ton|tönen|tonalität|tonfall|stimmung|licht|beleuchtung|bokeh|verlauf|nahaufnahme|filmisch|fotorealistisch|format|hochformat|querformat|quadratisch|weißraum|logo|kamera|die optik|der optik|moderne optik|edle optik|schlichte optik|optik soll|optik sollte|optik bitte|ästhetik|bildsprache|illustration|illustriert|großschrift|große zahlen|große schrift|kontrast|akzente|akzent|akzenten|emojis|emoji|ausrufezeichen|hashtags|gestaltung|design|abstand|rand|pastelltöne|naturtöne|erdtöne|~farben|~töne|~tönen|4k|8k|hd|photorealistic|mockup|farbverlauf',
  styles:
    'chrom|holografisch|(?:dunkel|hell|nacht|himmel|tief|königs|stahl|wein|kirsch|ziegel|knall|moos|tannen|gras|wald|stein|zart|pastell|zitronen)(?:blau|rot|grün|gelb|grau|braun|rosa|lila|violett|türkis)(?:e|er|es|en|em)?|minimal|minimalistisch~|schlicht~|reduziert~|klar~|clean|modern~|klassisch~|zeitlos~|elegant~|luxuriös~|edel|edle|edles|hochwertig~|exklusiv~|premium|verspielt~|freundlich~|sympathisch~|herzlich~|warm|warme|warmes|warmer|gemütlich~|heimelig~|rustikal~|einladend~|ruhig~|still|sanft~|weich~|entspannt~|locker~|lässig~|frech~|mutig~|laut|laute|plakativ~|kräftig~|knallig~|bunt|bunte|buntes|farbenfroh~|fröhlich~|heiter~|lebendig~|energiegeladen|energetisch~|dynamisch~|sportlich~|jung|junge|jugendlich~|urban~|rau|roh|industriell~|technisch~|futuristisch~|dunkel|dunkle|dunkler|düster~|dramatisch~|geheimnisvoll~|hell|helle|helles|heller|luftig~|frisch~|natürlich~|erdig~|klinisch~|medizinisch~|wissenschaftlich~|seriös~|vertrauenswürdig~|vertrauensvoll~|sachlich~|nüchtern~|ernst~|förmlich~|professionell~|geschäftlich~|selbstbewusst~|souverän~|ehrlich~|menschlich~|emotional~|hoffnungsvoll~|inspirierend~|nostalgisch~|retro|vintage|verträumt~|romantisch~|festlich~|weihnachtlich~|sommerlich~|herbstlich~|winterlich~|künstlerisch~|handgemacht~|handgezeichnet~|handschriftlich~|witzig~|humorvoll~|stylisch~|trendig~|hip|cool|matt|glänzend~|neon|neonfarben|pastell|pastellig~|auffällig~|aufmerksamkeitsstark~|lesbar|gut lesbar|kindgerecht~|familiär~|bodenständig~|authentisch~|nahbar~|respektvoll~|würdevoll~|zurückhaltend~|dezent~|sonnig~|maritim~|mediterran~|skandinavisch~|japanisch~|nordisch~|duzen|siezen|per du|per sie|du-ansprache|sie-ansprache|handfest|bodenständig|geerdet|unaufgeregt|altbacken|knallig|zupackend|würdevoll|niedlich|süß|putzig',
  small:
    'und|oder|ein|eine|einen|einem|einer|der|die|das|den|dem|des|mit|in|im|auf|von|vor|für|zu|zum|bitte|sehr|ganz|eher|etwas|leicht|viel|viele|wenig|wenige|nicht|kein|keine|keinen|ohne|aber|nur|alles|mehr|statt|am|an|bei|als|wie|so|möglichst|gern|gerne|bisschen|auch|plus|sowie|dazu|insgesamt|wirken|wirkend|gehalten|soll|sollte|sein|unser|unsere|unserer|text|bild|es|irgendwas|irgendwie|vielleicht|mal|ne|euch|ihr|dann|halt|einfach|was|lieber',
  orderVerbs:
    "bitte|mach|macht|machen|nutze|nutzt|verwende|verwendet|setze|setzt|zeige|zeig|zeigt|zeigen|halte|haltet|lass|lasst|keine|kein|keinen|nicht|ohne|vermeide|vermeidet|achte|achtet|schreibe|schreib|nur|alles|logo|wichtig|denkt|denk|platziere|platziert|kein|nichts|bloß|mach's|macht's|halt|halt's|schreibt|es sollte|es soll|sollte|soll|darf|muss|gerne|gern|eher|lieber|stellt|stell|nehmt|nimm|arbeitet|orientiert|wählt|wähle|fokus|hauptsache|irgendwas|irgendetwas|etwas|wirkt|wirken|dreht|stil",
  orders:
    "liegt bei|liegen bei|im anhang|anbei|aus unserem logo|unserem logo|(?:bitte|gern|gerne) (?:[^ ]+ ){0,6}(?:gestalten|gestaltet|designen|designt|umsetzen|layouten)|~anzeige soll|plakat soll|banner soll|das bild soll|motiv soll|soll wirken|sollen wirken|soll aussehen|soll sich anfühlen|wirkt wie|soll nicht|sollte nicht|darf nicht|nicht verwenden|nicht zeigen|nicht erwähnen|nicht nennen|vermeiden|vermeide|bitte kein|bitte keine|bitte nicht|bitte ohne|im stil von|unser kunde|der kunde|letzte kampagne|letzten kampagne|letztes jahr|unsere zielgruppe|zielgruppe|wettbewerber|wettbewerb|konkurrenz|auf den ersten blick|soll auffallen|wir wollen|wir möchten|uns ist wichtig|wichtig ist|links oben|rechts oben|links unten|rechts unten|oben links|oben rechts|unten links|unten rechts|für instagram|für facebook|für linkedin|für tiktok|läuft auf|läuft als|wird ausgespielt|erscheint in|erscheint im|hängt in|hängt an|format [0-9]+|keine stockfotos|stockfoto|stockfotos|floskeln|klischee|klischees|bilder von|fotos von|kein foto|keine fotos|keine bilder|es soll|es sollte|es darf|es muss|das ganze soll|das ganze sollte|mach'bloß kein~|bloß nicht|ja kein~|auf keinen fall|auf gar keinen fall|s (?:soll|sollte|darf|muss|müsste|wäre|reicht|geht)|macht's|mach es|macht es|halt's|haltet es|nicht zu viel|nicht zu viele|nicht zu|nicht kitschig|lesbar sein|von weitem|von weit weg|gut lesbar|aus der ferne|der ton|die tonalität|der look|die stimmung|die farben|die schrift|das motiv|das bild|das foto|das plakat|die anzeige|der hintergrund|der slogan|die headline|das logo|euer|ihr könnt|könnt ihr|gerne mit|gerne ohne|wichtig:|im anhang|anbei|logo kommt|logo folgt|platz für|platz lassen|lasst platz|angesprochen werden|ansprechen|soll vermitteln|vermitteln|soll zeigen|sollen zeigen|ins auge|das ziel|unser ziel|ziel ist|die idee|idee ist|stellt euch vor|denkt an|so wie|ähnlich wie|kein startup|sprech|hausfarben|unsere farben|unser logo|unsere kunden|unsere kundschaft|die kunden|bis freitag|deadline|nichts grelles|wie in der|auf keinen fall",
  tidings:
    'keine werbung|kein~ wochenende|kein~ wochenenddienst~|kein~ abend|kein~ abenddienst~|kein~ nachtschicht~|kein~ schichtdienst|kein~ feiertag~|kein~ überstunden|kein~ außendienst|nur noch [0-9]+|keine erfahrung nötig|ohne vorkenntnisse|quereinsteiger|neu eingetroffen|neue kollektion|brandneu|neuheit|nur heute|nur kurze zeit|nur diese woche|letzte chance|solange der vorrat reicht|ohne werbung|werbefrei|keine werbung in der app',
  heralds:
    'letzte tage|nur noch [0-9]+ tage|die letzten [0-9]+ tage|letzte chance|neu|ganz neu|brandneu|wir stellen ein|wir suchen|wir suchen dich|wir suchen sie|jetzt neu|jetzt verfügbar|ankündigung|achtung|wichtig|bald|demnächst|gute nachrichten|gesucht|gesucht wird|stellenangebot|wir suchen ab sofort|ab sofort gesucht|wir suchen verstärkung|wir stellen ab sofort ein|verstärkung gesucht|jetzt bewerben',
  depicted:
    'foto|fotos|bild|bilder|illustration|illustrationen|icons|menschen|personen|gesichter|gesicht|models|hände|text|wörter|logo|logos|emojis|emoji|stock|verläufe|schatten|wasserzeichen|rakete|raketen|comic|großbuchstaben|wortspiele|fachjargon|fachbegriffe|superlative|spritzen|blut|qr|qr-code|hashtags|schnörkel|kitsch|ausrufezeichen|flammen|konfetti|ballons|luftballons|kinderfotos|anglizismen|denglisch',
  negations: 'kein|keine|keinen|keiner|ohne|null|nicht|nie|frei von|weder',
  or: 'oder|noch',
  discount: {
    before:
      'spare|sparen|sparen sie|du sparst|sie sparen|spart|rabatt von|nachlass von|rabatt|reduziert um|um|minus|ermäßigung von|nochmal|extra|rabatt bis zu',
    after:
      'rabatt|nachlass|reduziert|günstiger|billiger|sparen|ermäßigung|ermäßigt|preisnachlass|off|extra|frühbucherrabatt|~rabatt|skonto|rabattiert|gespart|preisvorteil|auf alles|auf alle|auf den|auf das gesamte|auf die erste',
  },
  saving: {
    before:
      'sparen im schnitt|sparen sie im schnitt|spart im schnitt|sparen im durchschnitt|sparen durchschnittlich|sparen sie durchschnittlich|spare|sparen|sparen sie|du sparst|sie sparen|spart|rabatt von|rabatt|nachlass von|minus',
    after: 'rabatt|nachlass|günstiger|sparen|gespart|ersparnis|preisvorteil',
  },
  was: {
    before:
      'statt|anstatt|anstelle von|früher|vorher|uvp|uvp:|bisher|zuvor|sonst|normalpreis|regulär|regulärer preis|alter preis|listenpreis|eigentlich|normalerweise|ursprünglich|statt bisher|statt regulär',
    after: 'uvp|vorher|bisher',
  },
  now: { before: 'jetzt|nur|nun|für|nur noch|jetzt nur|für nur|zum preis von', after: 'jetzt' },
  moved: '(?:von|gesenkt von|reduziert von) {a} auf (?:nur |jetzt )?{b}',
  from: {
    before:
      'ab|bereits ab|schon ab|schon für|ab nur|beginnend bei|mindestens|einstiegspreis|preise ab',
    after: 'aufwärts|und mehr|oder mehr',
  },
  upTo: { before: 'bis zu|bis|maximal|max|höchstens|unter|weniger als', after: 'maximal|max' },
  salary:
    'gehalt|jahresgehalt|monatsgehalt|lohn|stundenlohn|vergütung|verdienst|brutto|bruttojahresgehalt|pro stunde|die stunde|ausbildungsvergütung|einstiegsgehalt|stundensatz',
  deposit:
    'anzahlung|kaution|sonderzahlung|leasingsonderzahlung|eigenkapital|genossenschaftsanteil',
  fee: 'gebühr|gebühren|bearbeitungsgebühr|vorverkaufsgebühr|servicegebühr|versandkosten|versand|lieferkosten|nebenkosten|kurtaxe|provision|pfand|porto',
  rate: 'zins|zinsen|zinssatz|effektiver jahreszins|effektivem jahreszins|eff. jahreszins|jahreszins|sollzins|sollzinssatz|p a|rendite|verzinsung|provision|beitragssatz|effektiv|eff|jahreszins',
  prize:
    'gewinne|gewinnen|gewinn|gewinnspiel|preisgeld|gutschein|prämie|~prämie|bonus|~bonus|geschenkkarte|startguthaben|guthaben|willkommensbonus',
  offers:
    'gratis|gratis~|kostenlos|kostenlose|kostenloser|kostenloses|kostenfrei|kostenfreie|umsonst|geschenkt|~geschenk|versandkostenfrei|gratisversand|code|gutscheincode|rabattcode|testmonat|probemonat|probetag|probetraining|probestunde|[0-9]+ tage testen|2 für 1|zwei für eins|[0-9] zum preis von [0-9]|zum halben preis|halber preis|1\\+1|gratisprobe|eintritt frei|freier eintritt|freies|zugabe|[0-9]\\+1|nimm [0-9]|[0-9] für [0-9]+|frei haus',
  per: 'pro [^ ]+|je [^ ]+|im monat|pro monat|mtl|monatlich|im jahr|jährlich|am tag|die woche|die nacht|p p|stück|kg|person|monat|tag|nacht|woche|jahr|einheit',
  legal:
    'agb|es gelten|bedingungen|teilnahmebedingungen|zzgl|zuzüglich|inkl mwst|inkl. mwst|mwst|repräsentatives beispiel|bonität|bonität vorausgesetzt|angebot freibleibend|solange der vorrat reicht|solange vorrat reicht|nur solange|irrtümer vorbehalten|änderungen vorbehalten|impressum|datenschutz|risiken und nebenwirkungen|packungsbeilage|arzt oder apotheker|zu risiken|ab 18|ab 16 jahren|kein verkauf an|kapitalverlust|totalverlust|verlustrisiko|risiko|risiken|keine beratung|ausgenommen|ausgeschlossen|nicht kombinierbar|mindestbestellwert|einlagensicherung|gesetzliche einlagensicherung|energieausweis|energieausweis:|energieverbrauch|verbrauch|co2-emissionen|teilnahme ab|spielsucht|glücksspiel kann süchtig machen|nur in teilnehmenden|vorbehaltlich|gültig bis|eingetragener verein|kw|endenergiebedarf|ohne gewähr|laufzeit|mindestlaufzeit|nettodarlehensbetrag|gesamtbetrag|gebundener sollzins|sollzinsbindung|kein einlass unter|zutritt ab|mindestalter',
  calls:
    'komm vorbei|kommt vorbei|komm einfach vorbei|kommt einfach vorbei|kommen sie vorbei|schau vorbei|schaut vorbei|schauen sie vorbei|schreib uns …|schreibt uns …|schreiben sie uns …|jetzt [^ ]+en …|jetzt [^ ]+n|jetzt shoppen|jetzt entdecken|jetzt kaufen|jetzt sichern|jetzt bestellen|jetzt buchen|jetzt bewerben|jetzt spenden|jetzt testen|jetzt anmelden|jetzt registrieren|jetzt reservieren|jetzt informieren|jetzt herunterladen|jetzt laden|jetzt starten|jetzt termin …|jetzt konto …|jetzt mitmachen|jetzt anrufen|jetzt gratis …|jetzt kostenlos …|jetzt platz …|jetzt angebot …|jetzt beitrag …|jetzt ticket …|jetzt tickets …|hier [^ ]+en|hier klicken|gleich [^ ]+en|heute noch [^ ]+en|kostenlos testen|gratis testen|kostenlos anmelden|kostenlos starten|kostenlos registrieren|mehr erfahren|mehr entdecken|mehr dazu|mehr infos|termin buchen|termin vereinbaren|termin sichern|tisch reservieren|tisch buchen|platz sichern|platz reservieren|zimmer buchen|plätze sichern|ticket sichern|tickets sichern|tickets kaufen|tickets buchen|app laden|app herunterladen|app installieren|app holen|in den warenkorb|zum shop|zum angebot|zur kollektion|zur anmeldung|zur bewerbung|angebot anfordern|angebot einholen|angebot sichern|angebot anfragen|beratung anfordern|beratung buchen|beratungstermin …|katalog anfordern|datenblatt anfordern|datenblatt herunterladen|unverbindlich anfragen|beitrag berechnen|tarif berechnen|rate berechnen|konto eröffnen|depot eröffnen|besichtigung vereinbaren|besichtigungstermin …|besichtigung buchen|probefahrt vereinbaren|probefahrt buchen|probetraining vereinbaren|probetraining buchen|mitglied werden|spender werden|pate werden|spenden sie …|spende …|helfen sie …|hilf mit|besuchen sie …|besuch uns …|besucht uns …|komm vorbei …|kommen sie …|kommt vorbei …|schau vorbei …|rufen sie …|ruf uns an|ruf an|rufen sie an|bewirb dich …|bewerben sie sich …|bewerbung an|bewerben unter|bewirb dich|hol dir …|holen sie sich …|sichern sie sich …|sichere dir …|entdecke …|entdecken sie …|teste …|testen sie …|probiere …|melde dich …|melden sie sich …|bestell …|bestellen sie …|buchen sie …|buche …|reservieren sie …|reserviere …|vereinbaren sie …|abonnieren|abonniere …|vorbestellen|mitmachen|anmelden|bestellen|buchen|reservieren|kaufen|spenden|anfragen|downloaden|herunterladen|lade die …|laden sie …|starte …|starten sie …|erfahren sie mehr …|erfahre mehr …|anmeldung unter|reservierung unter|folge uns …|werde …|werden sie …|jetzt [^ ]+ [^ ]+(?:en|ern|eln)|im (?:online-?)?shop [^ ]+en|online (?:ansehen|entdecken|bestellen|kaufen|buchen|reservieren)|hier (?:ansehen|entdecken|bestellen|kaufen|buchen)',
  bids: '(?!(?:bitte|kein|keine|nicht|ohne|zu|wir|ich|sie|können|kann|logo|preis|foto|bild|text|text|schrift)(?: |$))(?:[^ 0-9]+ ){1,3}(?:ansehen|anschauen|entdecken|sichern|holen|buchen|reservieren|anfragen|anfordern|bestellen|kaufen|vereinbaren|herunterladen|downloaden|laden|installieren|abonnieren|berechnen|starten|testen|ausprobieren|probieren|vergleichen|eröffnen|beantragen|spenden|bewerben|anmelden|registrieren|informieren|mitbauen|mitmachen|mithelfen|mitspielen|abholen|mieten|leasen|beitreten|einreichen|vormerken|vorbestellen|shoppen|konfigurieren|anrufen|unterstützen|verschenken|einlösen)',
  stops:
    'unter|auf|bis|ab|vor|nach|bei|per|via|im|in|am|an|für|mit|und|zum|zur|über|oder|wenn|damit|aus|online unter|von',
  endCalls: '',
  uncalled:
    '(?:sehr |herzlich |immer |jederzeit )?(?:willkommen|erbeten|erwünscht|erforderlich|nötig|notwendig|empfohlen|möglich|gern gesehen)',
  button:
    '(?:mit |und )?(?:dem |einem |der )?(?:button|schaltfläche|knopf|cta|call to action)(?: mit)?(?: dem)?(?: text)?[: ]*',
  says: '(?:headline|überschrift|titel|slogan|claim|mit dem text|mit den worten|text|schlagzeile|lautet|steht)[: ]*',
  trades: {
    job: 'm/w/d|stellenanzeige|stelle|stellen|job|jobs|ausbildung|azubi|azubis|gehalt|bewerbung|bewerben|bewirb|karriere|vollzeit|teilzeit|minijob|werkstudent|werkstudentin|verstärkung|praktikum|wir suchen|wir stellen ein|quereinsteiger|aushilfe|aushilfen|stundenlohn|festanstellung',
    volunteer:
      'ehrenamt|ehrenamtliche|ehrenamtlich|freiwillige|helfer gesucht|helferinnen|mitstreiter|freiwilligendienst',
    callout:
      'schlüsseldienst 24|24 h|24h|24 std|schlüsseldienst|notdienst|24-stunden|rund um die uhr|pannenhilfe|abschleppdienst|rohrreinigung|notruf',
    charity:
      'spende|spenden|spendenkonto|verein e.v|gemeinnützig|hilfsorganisation|patenschaft|tierheim|blutspende|ehrenamt|ehrenamtliche|hilfswerk|spendenaktion|zuhause gesucht|nothilfe',
    public:
      'stadtverwaltung|gemeinde|landkreis|verkehrssicherheit|gesundheitsamt|sperrung|wahl|müllabfuhr|aufklärung|polizei|feuerwehr|stadtwerke|bürgeramt',
    insurance: 'versicherung|~versicherung|haftpflicht|beitrag|tarif|police|schutzbrief|versichert',
    loan: '~kredit|kredit|darlehen|baufinanzierung|finanzierung|jahreszins|effektiver|hypothek|sollzins',
    bank: 'tagesgeld|festgeld|girokonto|konto|depot|bank|sparkasse|kreditkarte|etf|sparplan|anlage|einlagensicherung|zinsen',
    clinic:
      'haarschnitte|herrenhaarschnitt|damenhaarschnitt|[^ ]*reifenwechsel|reifen wechsel|räderwechsel|teppichreinigung|polsterreinigung|fensterreinigung|heizungswartung|schuhreparatur|behandlung|behandlungen|rückenschmerzen|osteopathie|chiropraktik|sehtest|sehtests|hörtest|optiker|nagelstudio|gelnägel|maniküre|pediküre|herrenschnitt|bartrasur|balayage|zahnarzt|zahnarztpraxis|praxis|klinik|physiotherapie|arzt|augenarzt|implantate|zahnreinigung|massage|friseur|salon|kosmetik|kosmetikstudio|tierarzt|vorsorge|impfung|sehtest|optiker|hörgeräte|hörtest|therapie|werkstatt|inspektion|reifenwechsel|reinigung|handwerker|sanitär|elektriker|umzug|fotoshooting|hörgerät|~hörgerät|~implantate|~fotografie|~fotograf|~therapie|~praxis|~klinik|haarschnitt|barbershop|~salon|~reinigung|~werkstatt|werkstatt|frühjahrscheck|hundesalon|hundefriseur|tattoo|tätowierer|schornsteinfeger|klavierstimmer|floristin|hochzeitsfloristik|zahnspange|~beratung|ernährungsberatung|coaching|klavierstimmung|zahncheck|reparatur|reparaturen|änderungsschneiderei',
    property:
      'wohnung|wohnungen|eigentumswohnung|haus zu|haus mit|haus in|haus am|einfamilienhaus|mehrfamilienhaus|immobilie|immobilien|neubau|zimmer-wohnung|[0-9]-zimmer-wohnung|zimmer|wohnfläche|m²|qm|kaltmiete|warmmiete|miete|makler|besichtigung|reihenhaus|doppelhaushälfte|grundstück|baugrundstück|bezugsfertig|penthouse|loft',
    webinar:
      'online-event|online-veranstaltung|onlineveranstaltung|lesekreis|buchclub|webinar|workshop|seminar|infoabend|online-seminar|tag der offenen tür|konferenz|kongress|infotag|masterclass|fachtagung',
    course:
      'feriencamp|ferienlager|zeltlager|ferienprogramm|kurs|~kurs|kurse|lernen|sprachkurs|weiterbildung|studium|nachhilfe|unterricht|akademie|fahrschule|semester|bootcamp|zertifikat|lehrgang|ausbildungsgang|umschulung|~schule|musikschule|nähschule|schnuppermonat|schnupperstunde|~unterricht|grundkurs|workshop-reihe',
    event:
      'eintritt|lange nacht|konzert|festival|tickets|ticket|karten|vorverkauf|abendkasse|einlass|theater|ausstellung|live|lesung|museum|show|markt|weihnachtsmarkt|messe|party|premiere|flohmarkt|~flohmarkt|trödelmarkt|~trödelmarkt|wochenmarkt|~weihnachtsmarkt|stadtfest|kabarett|comedy|oper|~festival|~konzert|~ticket|~tickets|~theater|~musical|hoffest|~fest|escape room|~führung|führungen|~konzerte|circus|zirkus|eintrittskarten',
    travel:
      'hotel|reise|reisen|urlaub|flug|flüge|übernachtung|übernachtungen|nächte|kreuzfahrt|ferienwohnung|all-inclusive|wellnesshotel|halbpension|städtereise|frühbucher|ferienhaus|rundreise|skiurlaub|pension|strand|all inclusive|~hotel|kreta|mallorca|~reise nach|~verleih|verleih|~vermietung|vermieten|kanu|kanus|camping|wohnmobil|fahrradverleih|ballonfahrt|ballonfahrten|bootstour|bootsverleih|surfkurs|kanutour|sup|kajak|stand-up-paddling',
    restaurant:
      'restaurant|menü|gänge-menü|brunch|wirtshaus|gasthaus|gasthof|biergarten|bistro|mittagstisch|weinbar|buffet|speisekarte|grillabend|trattoria|kaffee und kuchen|~restaurant|tisch reservieren|tischreservierung|spargelmenü|spargelkarte',
    fitness:
      'fitness|fitnessstudio|mitgliedschaft|training|yoga|pilates|sportverein|crossfit|beitragsfrei|probetraining|newsletter|coworking|kletterhalle|boxclub|chor|verein|~verein|coworking|bibliothek|clubmitgliedschaft|orchester',
    software:
      'software|saas|crm|plattform|tool|cloud|testversion|buchhaltung|rechnungen|nutzer|pro nutzer|api|hosting|dashboard|erp|zeiterfassung|vpn|streaming|abo|abobox|kochbox|lernplattform|~software|~app für',
    app: 'app|app store|google play|ios|android|herunterladen|handyspiel|spiel',
    car: 'auto|suv|e-auto|leasing|leasingrate|probefahrt|autohaus|kombi|limousine|hybrid|neuwagen|gebrauchtwagen|elektroauto|motorrad|wltp|van|~leasing|probefahrten|km/jahr|kwh/100|leasing-anzeige',
    industry:
      '~pumpe|pumpen|maschine|maschinen|hydraulik|cnc|lieferant|zulieferer|iso 9001|messestand|halle|stand|druckluft|kompressor|industrie|b2b|logistik|großhandel|ventil|anlagenbau|solaranlage|photovoltaik|wärmepumpe|wärmepumpen|fenster|küchen|dachdecker|steuerberater|kanzlei|anwalt|rechtsanwalt|beratung|förderung|heizung|markise|wintergarten|treppenlift|~kompressor|~kompressoren|~technik|~anlagen',
    order:
      'dönerladen|pizzas|pizza|burger|lieferung|lieferdienst|liefern|bäckerei|sushi|döner|torte|torten|brötchen|catering|abholung|mitnehmen|lieferservice|brot|eis|kuchen|ramen|spargel vom hof',
  },
  buttons: {
    job: 'Jetzt bewerben',
    volunteer: 'Jetzt anmelden',
    callout: 'Jetzt anrufen',
    charity: 'Jetzt spenden',
    public: '',
    insurance: 'Beitrag berechnen',
    loan: 'Jetzt beantragen',
    bank: 'Konto eröffnen',
    clinic: 'Termin buchen',
    property: 'Besichtigung vereinbaren',
    webinar: 'Jetzt anmelden',
    course: 'Jetzt anmelden',
    event: 'Tickets buchen',
    travel: 'Jetzt buchen',
    restaurant: 'Tisch reservieren',
    fitness: 'Mitglied werden',
    software: 'Jetzt starten',
    app: 'App herunterladen',
    download: 'Jetzt herunterladen',
    car: 'Probefahrt buchen',
    industry: 'Angebot anfordern',
    order: 'Jetzt bestellen',
    shop: 'Jetzt kaufen',
    learn: 'Mehr erfahren',
    visit: 'Jetzt vorbeikommen',
    trial: 'Kostenlos testen',
  },
}
