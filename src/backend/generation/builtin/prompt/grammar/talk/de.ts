import type { Talk } from './talk.ts'

export const de: Talk = {
  greetings:
    'hallo|hi|hey|moin|moin moin|guten tag|guten morgen|servus|grüezi|liebes|liebe|sehr geehrte|sehr geehrter|grüß gott|ok|okay|also',
  people:
    'zusammen|team|alle|allerseits|ihr|ihr lieben|leute|kollegen|kolleginnen|und|damen|herren|damen und herren|designteam|mal',
  closings:
    'danke|danke schön|dankeschön|vielen dank|besten dank|lieben dank|herzlichen dank|danke im voraus|im voraus|vorab|euch|dir|ihnen|schon mal|viele grüße|liebe grüße|beste grüße|herzliche grüße|grüße|gruß|mit freundlichen grüßen|freundliche grüße|freundlichen grüßen|lg|vg|mfg|und|merci',
  please: 'bitte|bitte sehr|wenn möglich|gern|gerne|falls möglich|idealerweise|haha|lol',
  makers:
    'designer|designerin|grafik|grafiker|grafikerin|gestalter|agentur|kreation|gestaltung|layout',
  wishes:
    '(?:brauche|bräuchte|bräuchten|brauchen|suche|suchen|hätte|hätten)(?: gern| gerne| mal| dringend| noch)* (?:et)?was|(?:können wir|könnt ihr|könntet ihr|kannst du|könntest du|ich brauche|wir brauchen|ich hätte gern|wir hätten gern|wir möchten|ich möchte)(?: uns| mir)?(?: bitte| mal| schnell)*(?: was| etwas)(?: machen| haben)?|(?:nur )?(?:was|etwas) (?:einfaches|schnelles|kleines)|hier (?:das|unser) briefing|wie besprochen|(?:hier (?:sind |kommen |kommt |ist )?|anbei(?: findet ihr| finden sie)? ?|im anhang(?: findet ihr| finden sie)? ?|unten(?: findet ihr| finden sie)? ?)(?:unsere?n? |die |der |das |alle |den )?(?:infos|informationen|angaben|eckdaten|fakten|inhalte|inhalt|texte|text|wunschzettel|wunschliste|briefing|stichpunkte)|folgende (?:infos|angaben|fakten|inhalte)|(?:wir|ich) (?:bräuchten?|brauchen?|hätten?|hätte)(?: gern| gerne| mal| dringend)* (?:et)?was',
  introductions:
    'ich bin(?= (?:[\\p{L}-]*(?:in|er|ist|peut|loge|graf|coach))(?![\\p{L}]))|(?:ich|wir) (?:betreibe|betreiben|führe|führen|leite|leiten|bin|sind|habe|haben) (?:ein|eine|einen)',
  goesOnToWish:
    ',? (?:und|die|das|der) (?:(?:ich|wir) )?(?:möchten|möchte|wollen|will|suchen|suche|brauchen|brauche|würden|würde|hätten|hätte)(?![a-zäöü])',
  tells:
    '(?:möchten|wollen|würden|möchte|will) (?:wir|ich)(?: gern\\p{L}*)?(?= (?:ein|eine|einen|unser|unsere|unseren|den|die|das|auf) .*(?:aufmerksam machen|bewerben|ankündigen|vorstellen|bekannt machen)[\\s.:]*$)|(?:wir|ich) (?:machen|mache|geben|gebe|bieten|biete)(?= (?:-?\\d|bis zu \\d))|es gibt(?= (?:-?\\d|bis zu \\d))|um zu sagen,? dass|(?:wir|ich) (?:eröffnen|eröffne|starten|starte|veranstalten|veranstalte|organisieren|organisiere)(?= (?:ein|eine|einen|unser|unsere|unseren|am|im|das|die|den) )|(?:(?:bitte|auch|und|nicht vergessen|wichtig|könnt ihr|kannst du|ihr könnt|du kannst) )*(?:erwähnt|erwähne|erwähnen|schreib|schreibt|schreiben sie|sag|sagt|betont|betone|betonen|nennt|nenne|kommuniziert|hebt hervor|weist darauf hin|rein muss|rein soll)(?: bitte| auch| noch| unbedingt)*,? dass|es geht um|(?:wir|ich) (?:launchen|lancieren|bewerben)(?= (?:ein|eine|einen|unser|unsere|unseren|das|die|den|am|im)(?![\\p{L}]))|(?:beworben|angekündigt) wird|(?:das )?(?:produkt|angebot|thema|event) (?:ist|heißt|lautet)(?= (?:ein|eine|einen|unser|unsere|der|die|das|[„\u201c])(?![\\p{L}])|:)|(?:wir|ich) (?:wollen|möchten|möchte|will) (?:auf )?(?=(?:unser|unsere|unseren|den|die|das)(?![\\p{L}]))',
  told: '(?:aufmerksam machen|bewerben|ankündigen|vorstellen|bekannt machen|erwähnen|nennen|hervorheben|betonen|promoten)',
  places:
    'kanal|seite|account|profil|feed|gruppe|gruppen|anzeige|anzeigen|kampagne|instagram-kanal|insta-kanal|facebook-seite|facebook-gruppe|linkedin-seite|instagram-account|instagram-seite|insta-story|instagram-story|website|homepage|newsletter|machen|erstellen|gestalten|bauen|basteln|entwerfen|social-media-kanäle|kanäle',
  crafts:
    '~anzeige|anzeigen|plakat|plakate|banner|flyer|motiv|werbemotiv|layout|headline|überschrift|zielgruppe|tonalität|kampagne|kampagnen|briefing|werbung|werbemittel|gestaltung|grafik|bildsprache|reichweitenziel|klickrate|conversions|leads|bekanntheit|laufkundschaft|markenfarben|hausfarben|corporate design|stockfotos|schriftart|typografie|botschaft|hochformat|querformat|karussell|mediaplan|auftraggeber',
  backers:
    'wir|unser|unsere|unserer|unseren|uns|sie|ihnen|ihre|leute|menschen|kunden|kundinnen|käufer|wettbewerber|konkurrenz|viele|die meisten|alle|niemand|frauen|männer|eltern|junge|familien|paare|berufstätige|selbstständige|personen|nutzer|betrachter|leser|es|man|die',
  minds:
    'wollen|möchten|will|möchte|sollen|soll|sollten|glauben|denken|meinen|halten|haben angst|angst|sorgen|fürchten|befürchten|kennen|kennt|wissen|weiß|wissen nicht|unbekannt|verlieren|verliert|verloren|verwechseln|verwechselt|vertrauen|misstrauen|skeptisch|unsicher|neugierig|überzeugen|ansprechen|erreichen|gewinnen|zurückgewinnen|hoffen|planen|getestet|probiert|versucht|funktioniert|gescheitert|geworben|wirbt|werben|wirkt|abgegriffen|abheben|unterscheiden|positionieren|zeigen|ehrlich|steigern|erhöhen|bekannter|vergessen|fühlen|fühlt|fühlen sich|erwarten|bevorzugen|ärgern|genervt|überfordert|scheuen|zögern|schrecken|assoziieren|verbinden mit|kaufen meist|gelten als|nehmen uns|bewegen',
  openers:
    'ziel|ziel ist|budget|etat|schrift darf|schrift soll|text soll|bild soll|deshalb|daher|darum|nicht nach|unser altes|unsere alte|viele|denkt|denk|stellt euch|stell dir|bislang|bisher|früher|zuletzt|letztes jahr|letztes mal|vor kurzem|derzeit|momentan|aktuell ist|ursprünglich|traditionell|das problem|die herausforderung|die idee|hintergrund ist|der hintergrund|im mittelpunkt|im vordergrund|im fokus|gern mit|gerne mit|gern|gerne|am liebsten|idealerweise|vielleicht|wenn möglich|falls möglich|könnte|könnten|erinnert|bedenkt|übrigens|ps|kurz gesagt|lieferung als|geliefert wird|läuft|erscheint|hängt|wird gedruckt|wird ausgespielt|der kunde|die kundin|auftraggeber|die branche|der markt|es darf|es soll|es muss|das ganze|nicht zu|nichts|auf keinen fall|wir wollen nicht|wir möchten nicht|hauptsache',
  because: 'da|weil|denn|damit|dass|die|der|das|den|aber nicht|nicht|wie|sondern|als|sonst|was',
  crowd:
    'eltern|mütter|väter|familien|berufstätige|pendler|studierende|studenten|jugendliche|frauen|männer|paare|rentner|senioren|käufer|leser|die leser|betrachter|nutzer|fahrer|touristen|leute|menschen|gründer|geschäftsführer|selbstständige|anfänger|einsteiger|junge [^ ]+|ältere [^ ]+|jüngere [^ ]+|hauptsächlich [^ ]+|vor allem [^ ]+|überwiegend [^ ]+|in erster linie|viele [^ ]+|viele|entscheider|hausbesitzer|eigenheimbesitzer|läufer|wanderer|erwachsene [^ ]+',
  venues:
    'fachpresse|fachzeitschrift|fachmagazin|branchenmagazin|instagram-kanal|insta-kanal|facebook-seite|instagram-seite|instagram-account|linkedin-seite|facebook-gruppe|bushaltestelle|bushaltestellen|haltestelle|haltestellen|bus|u-bahn|bahnhof|zeitung|lokalzeitung|zeitschrift|magazin|fachmagazin|fachzeitschrift|newsletter|website|webseite|homepage|schaufenster|aufzug|wartezimmer|gemeindeblatt|amtsblatt|presse|fachpresse|kino|intranet|schwarzes brett|apotheken-zeitschrift',
  settings:
    'hintergrund|licht|beleuchtung|stil|look|schrift|schriftart|farbwelt|format|tönen|bokeh|stimmung|optik|ästhetik|farbschema|farbpalette',
  therefore: 'deshalb|daher|darum|deswegen|also|weshalb',
  with: 'mit|auf|vor|im|in|für|als|bei',
  joins:
    ' (?:und|aber|also|dann|außerdem) (?=(?:wir|ihr|es|ich|man|bitte|dazu|wer)(?!\\p{L}))| (?=(?:bitte|ich (?:hätte|möchte|will|brauche)|wir (?:hätten|möchten|wollen|brauchen))(?!\\p{L}))',
}
