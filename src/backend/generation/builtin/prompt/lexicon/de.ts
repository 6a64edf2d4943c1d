import type { Lexicon } from './lexicon.ts'

export const de: Lexicon = {
  asks: '(?:bitte )?(?:(?:erstelle|mache?|gestalte|generiere|zeichne|entwirf|zeige?|ich brauche|ich möchte|wir brauchen) )?(?:mir |uns )?(?:(?:eine?n?|die|das|den) )?(?:[\\p{L}-]+ ){0,3}?(?:(?:werbe)?(?:anzeigen?|plakate?|poster|banner|flyer|spots?|bild(?:er)?|fotos?|videos?|clips?|grafik|werbung|animation|post|story))(?!\\p{L})|(?:erstelle|mache?|gestalte|generiere|zeige)(?!\\p{L})',
  links: 'für|von|über|mit|zu|zum|zur|das zeigt|die zeigt|mit dem text|:',
  styling:
    'hintergrund|stil|licht|beleuchtung|\\p{L}*farben|farbpalette|töne|schrift|layout|ästhetik|kamera|bokeh|filmisch|fotorealistisch|verlauf|nahaufnahme',
  moods: {
    luxury: 'luxus|luxuriös|premium|elegant|exklusiv|edel|schmuck|parfüm|parfum',
    playful: 'spaß|verspielt|kinder|bunt|fröhlich|party|spielzeug',
    minimal: 'minimal|minimalistisch|schlicht|klar|skandinavisch',
    tech: 'technik|technologie|futuristisch|neon|digital|app|software|gaming|smart|ki|elektro',
    nature: 'natur|natürlich|bio|öko|vegan|nachhaltig|frisch|garten|pflanz',
    calm: 'ruhig|entspann|spa|wellness|yoga|schlaf|sanft|pastell|hautpflege|kosmetik',
    energetic: 'energie|sport|fitness|lauf|schnell|kräftig|dynamisch|power',
    warm: 'warm|gemütlich|kaffee|bäckerei|zuhause|rustikal|vintage|retro',
  },
  colours: {
    red: 'rot',
    orange: 'orange|terrakotta',
    yellow: 'gelb',
    green: 'grün|mint|oliv',
    teal: 'türkis|petrol',
    blue: 'blau|marine',
    purple: 'lila|violett|lavendel',
    pink: 'rosa|pink',
    brown: 'braun',
    black: 'schwarz',
    white: 'weiß',
    grey: 'grau|silber',
    gold: 'gold|golden',
    beige: 'beige|creme|sand',
  },
  occasions: {
    christmas: 'weihnacht\\p{L}*|advent',
    summer: 'sommer\\p{L}*|strand|urlaub',
    winter: 'winter\\p{L}*|schnee',
    spring: 'frühling\\p{L}*|frühjahr|ostern',
    autumn: 'herbst\\p{L}*|halloween',
    valentine: 'valentin|liebe',
    sale: 'rabatt|sale|\\p{L}*ausverkauf|\\p{L}*schlussverkauf|angebot|black friday',
    launch: 'neueröffnung|eröffnung|demnächst|vorstellung',
  },
  perks: {
    freeShipping: {
      words:
        'versandkostenfrei|kostenloser versand|gratis versand|gratisversand|kostenlose lieferung',
      label: 'Gratis Versand',
    },
    twoForOne: { words: '2 für 1|zwei für eins|1\\+1', label: '2 für 1' },
    limited: {
      words: 'nur heute|nur kurze zeit|nur diese woche|letzte chance|solange der vorrat reicht',
      label: 'Nur kurze Zeit',
    },
    isNew: { words: 'neu eingetroffen|neue kollektion|brandneu|neuheit', label: 'Neu' },
    gift: { words: 'gratis geschenk|geschenk dazu', label: 'Mit Geschenk' },
    freeTrial: { words: 'kostenlos testen|gratis testen|probemonat', label: 'Gratis testen' },
  },
  ctas: {
    download: { words: 'herunterladen|download|app', label: 'App laden' },
    book: {
      words: 'buchen|hotel|reise|flug|restaurant|friseur|salon|spa|termin',
      label: 'Jetzt buchen',
    },
    join: {
      words: 'anmelden|webinar|kurs|workshop|newsletter|konzert|mitglied|fitnessstudio',
      label: 'Jetzt anmelden',
    },
    order: {
      words: 'bestellen|lieferung|pizza|burger|essen|speisekarte|bäckerei',
      label: 'Jetzt bestellen',
    },
    try: { words: 'testen|demo|software', label: 'Gratis testen' },
    learn: { words: 'erfahren|entdecken|versicherung|beratung|ratgeber', label: 'Mehr erfahren' },
    shop: { words: 'shop|kaufen|sale', label: 'Jetzt shoppen' },
  },
  discount: 'rabatt|reduziert|günstiger|sparen|nachlass',
  partings: ' für | mit | von | aus | in | auf | bei | und | zum | zur ',
  headline: 'Hier ist etwas Neues',
  before: 'Vorher',
  after: 'Nachher',
  mark: 'Erstellt mit der integrierten Engine',
}
