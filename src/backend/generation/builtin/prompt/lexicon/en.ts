import type { Lexicon } from './lexicon.ts'

export const en: Lexicon = {
  asks: '(?:please )?(?:(?:create|make|design|generate|draw|produce|show|build|render|give me|i want|i need|we need) )?(?:me |us )?(?:an? |the |some )?(?:[\\p{L}-]+ ){0,3}?(?:ads?|advert(?:isement)?s?|posters?|banners?|commercials?|flyers?|creatives?|teasers?|reels?|stor(?:y|ies)|image|picture|photo|video|clip|animation|thumbnail|cover|post)\\b|(?:create|make|design|generate|draw|produce|show|render)\\b',
  links:
    'for|of|about|with|showing|featuring|that says|saying|promoting|to promote|advertising|announcing|in which|where|:',
  styling:
    'background|backdrop|style|lighting|colou?rs?|palette|tone|tones|font|layout|aesthetic|look|shot|camera|bokeh|render|cinematic|photorealistic|4k|8k|close-up|gradient|(?:soft|warm|natural|golden|dim|studio) lights?',
  moods: {
    luxury: 'luxury|luxurious|premium|elegant|exclusive|sophisticated|jewel|perfume|fine',
    playful: 'fun|playful|kids|children|colou?rful|happy|party|cheerful|candy|toy',
    minimal: 'minimal|minimalist|clean|simple|scandinavian|pure',
    tech: 'tech|technology|futuristic|neon|cyber|digital|app|software|gaming|smart|ai|electric',
    nature: 'nature|natural|organic|eco|vegan|sustainable|fresh|green|garden|botanical',
    calm: 'calm|relax|spa|wellness|yoga|sleep|soft|pastel|gentle|skincare',
    energetic: 'energy|energetic|sport|fitness|run|running|fast|bold|dynamic|power|gym',
    warm: 'warm|cosy|cozy|coffee|bakery|home|rustic|autumn|vintage|retro',
  },
  colours: {
    red: 'red|crimson|scarlet',
    orange: 'orange|terracotta',
    yellow: 'yellow|lemon',
    green: 'green|mint|olive',
    teal: 'teal|turquoise|cyan',
    blue: 'blue|navy|azure',
    purple: 'purple|violet|lilac|lavender',
    pink: 'pink|rose|magenta',
    brown: 'brown|chocolate',
    black: 'black(?! friday)',
    white: 'white',
    grey: 'grey|gray|silver',
    gold: 'gold|golden',
    beige: 'beige|cream|sand',
  },
  occasions: {
    christmas: 'christmas|xmas|advent|holiday season',
    summer: 'summer|beach|vacation',
    winter: 'winter|snow',
    spring: 'spring|easter',
    autumn: 'autumn|fall collection|halloween',
    valentine: 'valentine|love',
    sale: 'sale|discount|black friday|clearance|deal',
    launch: 'launch|launching|introducing|coming soon|grand opening',
  },
  perks: {
    freeShipping: { words: 'free shipping|free delivery|ships free', label: 'Free shipping' },
    twoForOne: {
      words: '2 for 1|two for one|buy one,? get one(?: free)?|bogo(?: free)?|1\\+1',
      label: '2 for 1',
    },
    limited: {
      words: 'limited time|today only|this week only|last chance|only today|while stocks last',
      label: 'Limited time',
    },
    isNew: { words: 'new in|just arrived|brand new|new arrival|new collection', label: 'New' },
    gift: { words: 'free gift|gift included', label: 'Free gift' },
    freeTrial: { words: 'free trial|try for free|try it free', label: 'Free trial' },
  },
  ctas: {
    download: { words: 'download|install|app', label: 'Get the app' },
    book: {
      words: 'book now|hotel|travel|flight|restaurant|reservation|salon|spa|appointment|tour',
      label: 'Book now',
    },
    join: {
      words: 'sign up|join|webinar|course|workshop|newsletter|event|concert|gym|membership',
      label: 'Join now',
    },
    order: { words: 'order|delivery|pizza|burger|food|menu|sushi|bakery', label: 'Order now' },
    try: { words: 'try|trial|demo|software|saas', label: 'Try it free' },
    learn: {
      words: 'learn|discover|service|insurance|consulting|report|guide',
      label: 'Learn more',
    },
    shop: { words: 'shop|buy|sale|store', label: 'Shop now' },
  },
  discount: 'off|discount|sale|save|reduction',
  partings: ' for | with | that | which | from | to | in | at | on | and ',
  headline: 'Something new is here',
  before: 'Before',
  after: 'After',
  mark: 'Made with the built-in engine',
}
