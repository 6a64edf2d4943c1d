import type { Grammar } from './grammar.ts'

export const en: Grammar = {
  labels: {
    headline:
      'line|the line|key line|copy line|big line|headline idea|idea for the headline|idea for a headline|suggested headline|possible headline|headline option|working headline|headline|title|heading|main line|slogan|tagline|main text|hook|h1',
    subline:
      'below it|below that|underneath|beneath|subline|sub-line|sub line|subhead|subheading|sub-headline|subheadline|sub|subtitle|body|body copy|copy|text|description|details|supporting line|support|second line|supporting copy|body text|h2',
    cta: 'cta|call to action|call-to-action|button|button text|cta button',
    price: 'price|prices|pricing|cost',
    offer: 'offer|deal|promo|promotion|discount|special offer',
    legal:
      'legal|legal line|legal copy|small print|fine print|disclaimer|terms|t&cs|footer|legal text|mandatory line',
    fact: "quote from [^:]{2,30}|customer quote|testimonial|review|quote|key thing|main thing|main point|main message|most important|most important thing|big thing|what (?:we|i)(?:'d| would)? (?:like|want|need|have)(?: to)? (?:say|tell people|tell|mention|get across)|needs to say|needs to be on it|has to be on it|on the ad|product|features|benefits|usp|usps|where|when|date|dates|time|location|venue|place|address|contact|event|name|key facts|facts|points|bullets|bullet points|must include|include|key message|message|what to say|what it should say|what it has to say|what to mention|what we want to say|to mention|content|contents|copy points|sign-off|sign off|signoff|strapline|endline|tutor|speaker|host|chef|artist|product page",
    design:
      "style|tone|tone of voice|voice|look|look and feel|look & feel|mood|vibe|feel|audience|target audience|target|target group|targeting|objective|objectives|goal|goals|background|context|format|formats|size|sizes|placement|placements|channel|channels|platform|platforms|colours|colors|colour|color|palette|font|fonts|typography|type|typeface|layout|visual|visuals|image|images|picture|photo|imagery|photography|note|notes|nb|avoid|don't|do not|don'ts|donts|dos|brief|client|deadline|budget|kpi|kpis|logo|deliverables|deliverable|aspect ratio|ratio|design|direction|art direction|reference|references|insight|aim|purpose|brand voice|personality|for the designer|designer|no-gos|no-go|restrictions|media|medium|who|why|competitors|campaign|language|illustration|composition|lighting|music|setting|scene|for|for whom|subject|re|mandatories|mandatory|mandatory elements|spend|media spend|timing|run dates|flight|usage|persona|personas|readers|reader|who we talk to|the idea|idea",
  },
  abbreviations:
    'dr|mr|mrs|ms|st|no|nos|vs|approx|inc|ltd|co|corp|prof|e.g|i.e|w|mt|ft|tel|est|min|max|hr|hrs|wk|mo|yr|dept|ave|rd|blvd|reg|ext',
  kinds:
    "app|mobile app|website|shop|store|online shop|online store|restaurant|cafe|café|coffee shop|bakery|bar|pub|bistro|hair salon|salon|hairdresser|hairdressers|hairdresser's|barber|barber shop|barbershop|nail salon|beauty salon|spa|gym|yoga studio|studio|dental practice|dentist|clinic|florist|flower shop|garage|car wash|hotel|bookshop|bookstore|pizzeria|butcher|butcher's|pet shop|pet groomer|dog groomer|tailor|laundry|food truck|farm shop|small business|local business|sauna|language school|driving school|dance school",
  media:
    'ad|ads|advert|advertisement|poster|banner|banners|flyer|leaflet|billboard|commercial|creative|creatives|teaser|reel|reels|story|stories|post|posts|graphics|assets|carousel|image|picture|photo|video|clip|animation|thumbnail|cover|visual|campaign|brief|(?<!(?:book|reserve|save|grab|claim|secure|hold) (?:(?:your|my|a|the|their) )?)spot|mailer|email header|print ad|artwork|key visual|6-sheet|6 sheet|mupi|shot|close-up',
  channels:
    'screen|digital screen|facebook|instagram|insta|ig|fb|linkedin|tiktok|pinterest|youtube|snapchat|google|x|twitter|display|social|social media|magazine|trade|newspaper|press|print|bus|bus-stop|bus stop|bus shelter|tube|metro|street|outdoor|ooh|dooh|window|shop window|a-board|web|website|homepage|launch|sale|promo|promotional|recruitment|job|hiring|public service|awareness|fundraising|event|product|square|vertical|portrait|landscape|static|animated|short|hero|retargeting|new|digital|in-store|feed|sponsored|appeal|lift|elevator|app install|a4|a3|a5|full-page|half-page|page|teaser|brand|summer|winter',
  asks: "create|make|design|generate|draw|produce|show|build|render|give me|i want|i need|i'd like|we need|we want|we are briefing|we're briefing|looking for|need|want|brief for|please|can you|could you|me|us|quick|do|write|prepare|mock up|put together|craft|promote|client wants|the client wants|our client wants|our client needs|can we|could we|can i|can you please|could you please|would you|would love|we'd love|we'd like|we would like|we would love|would you mind|help me|help us|let's|pls|plz|gonna need|turn this into|just|simple|a quick|something like",
  links:
    'for us|for|of|about|asking for|asking people for|calling for|appealing for|inviting people to|inviting everyone to|with|showing|featuring|that says|which says|saying|promoting|to promote|that promotes|advertising|announcing|to announce|announces|in which|where|on|introducing|to launch|to sell|to drive|to get people to|with the text|with the words|reading|from|that gets people to|that makes people want|that gets',
  looks:
    'bg|quarter page|half page|full page|third of a page|quarter-page|half-page|full-page|double-page spread|double page spread|centre spread|center spread|double page|background|backdrop|font|fonts|typeface|typography|lettering|serif|sans-serif|sans serif|sans|layout|palette|aesthetic|bokeh|lighting|colour scheme|color scheme|colours|colors|colour|color|tones|tone|look|look and feel|vibe|vibes|mood|feel|feeling|style|styled|format|square format|aspect ratio|pixels|px|logo|white space|whitespace|negative space|camera|shot|close-up|closeup|gradient|cinematic|photorealistic|4k|8k|bleed|safe zone|hashtags|exclamation marks|emojis|emoji|headline type|big type|large type|big numbers|big letters|big lettering|product shot|packshot|imagery|illustration|illustrations|illustrated|stock photos|stock-photo|artwork|contrast|portrait format|landscape format|portrait|landscape|vertical|depth of field|soft light|warm light|natural light|studio light|golden light|light|accents|accent|texture|grain|drop shadow|margins|bokeh lights|fairy lights|string lights|city lights|ratio|type|mockup|mock-up|mockups',
  styles:
    'down to earth|down-to-earth|chrome|holographic|iridescent|minimal|minimalist|minimalistic|clean|simple|modern|contemporary|classic|timeless|elegant|luxury|luxurious|premium|sophisticated|refined|understated|exclusive|high-end|upscale|fun|playful|friendly|warm|cosy|cozy|rustic|homely|inviting|calm|calming|serene|soft|gentle|quiet|relaxed|laid-back|bold|loud|punchy|vibrant|bright|colourful|colorful|cheerful|happy|upbeat|energetic|dynamic|edgy|urban|gritty|raw|industrial|techy|tech|futuristic|sleek|slick|dark|moody|dramatic|mysterious|light|airy|fresh|natural|earthy|organic-looking|botanical|clinical|scientific|trustworthy|trusted|serious|sober|formal|professional|corporate|business-like|businesslike|confident|assured|assertive|honest|warm-hearted|human|emotional|hopeful|inspiring|inspirational|aspirational|nostalgic|retro|vintage|old-school|seventies|eighties|nineties|70s|80s|90s|y2k|artsy|artistic|hand-drawn|handmade|handwritten|quirky|witty|cheeky|funny|humorous|ironic|romantic|dreamy|feminine|masculine|youthful|young|grown-up|adult|kid-friendly|childlike|cute|sweet|sporty|athletic|powerful|strong|high contrast|high-contrast|low-key|monochrome|black and white|pastel|pastels|neon|muted|saturated|deep|pale|dusty|rich|sandy|steel|sky|midnight|forest|baby|hot|electric|royal|matte|glossy|metallic|geometric|abstract|grainy|flat|editorial|magazine-style|documentary|cinematic|realistic|photorealistic|scandinavian|nordic|japanese|mediterranean|tropical|coastal|nautical|alpine|festive|christmassy|christmasy|summery|wintry|autumnal|spooky|creepy|urgent|direct|clear|legible|readable|eye-catching|striking|impactful|attention-grabbing|stylish|chic|trendy|cool|hip|tasteful|discreet|reassuring|caring|welcoming|approachable|down-to-earth|no-nonsense|straightforward|plain|big|large|huge|small|tiny|shouty|polite|kind|optimistic|positive|lively|zesty|juicy|crisp|sharp|graphic|typographic|type-led|photo-led|uncluttered|airy|spacious|polished|expensive|cheap|expensive-looking|appetising|appetizing|mouth-watering|delicious-looking|sunny|glowing|sparkly|glittery|shiny|navy|teal|turquoise|cyan|mint|olive|lime|emerald|sage|coral|salmon|peach|apricot|mustard|ochre|amber|rust|terracotta|burgundy|maroon|wine|crimson|scarlet|magenta|fuchsia|lilac|lavender|violet|purple|plum|indigo|cobalt|azure|blue|green|red|orange|yellow|pink|rose|brown|chocolate|beige|cream|ivory|off-white|sand|tan|taupe|khaki|grey|gray|charcoal|anthracite|black|white|silver|gold|golden|bronze|copper|brass|cinnamon|caramel|denim|aqua|real|authentic|genuine|diverse',
  small:
    'and|or|a|an|the|on|in|with|of|for|to|but|not|no|never|very|really|quite|rather|slightly|bit|little|lots|plenty|some|mostly|all|only|more|less|too|please|use|using|make|it|keep|go|as|is|by|at|our|brand|plus|touch|hint|pops|pop|theme|themed|inspired|palette|through|overall|super|ultra|extra|that|at all|like|feels|maybe|perhaps|something|anything|kind of|sort of|nothing|somehow|just|so|your|its|feel|touch of|a bit|here|there|be',
  orderVerbs:
    "make|keep|use|put|place|add|include|show|leave|set|avoid|give|let|write|feature|focus|highlight|mention|stick|go|remember|ensure|draw|think|do|don't|do not|never|no|please|logo|must|needs|should|without|nothing|aim|picture|imagine|render|shoot|everything|turn|ask|tell|something|somewhere|maybe|perhaps|ideally|preferably|just|also|and|but|more|less|definitely|kind of|sort of|go for|lean|skip|ditch|lose|bring|convey|evoke|capture",
  orders:
    "dont use|dont show|dont make|dont mention|dont say|dont put|dont want|do not make|read in [^ ]+ seconds|has to be read|must be read|readable in|[^ ]+ (?:ad|poster|banner|visual|design|image|picture|headline|copy|logo) (?:should|must|needs|has) to?|should feel|should look|should be|must feel|must look|must not|make it (?:pop|feel|look|[^ ]+)|keep it|make sure|be bold|we want to|we want people|we need it|we're after(?! (?:an?|one|two|three|four|five|some|[0-9]+|more|another) (?:[^ ]+ ){0,3}(?:porters?|wait(?:ers?|ing)|chefs?|cooks?|baristas?|drivers?|cleaners?|staff|assistants?|helpers?|carers?|nurses?|teachers?|stylists?|apprentices?|servers?|pickers?|receptionists?|volunteers?|couriers?|cashiers?|bakers?|mechanics?|plumbers?|electricians?|joiners?|tutors?))|we are after(?! (?:an?|one|two|three|four|five|some|[0-9]+|more|another) (?:[^ ]+ ){0,3}(?:porters?|wait(?:ers?|ing)|chefs?|cooks?|baristas?|drivers?|cleaners?|staff|assistants?|helpers?|carers?|nurses?|teachers?|stylists?|apprentices?|servers?|pickers?|receptionists?|volunteers?|couriers?|cashiers?|bakers?|mechanics?|plumbers?|electricians?|joiners?|tutors?))|our client|the client|last campaign|last year's|previous campaign|rival networks|competitor|competitors|per poster|message per|they want|wants footfall|want footfall|target group|target audience|our audience|our target|it's for people who|aimed at|avoid|think of|in the style of|please don't|please do not|do not use|don't use|do not show|don't show|do not mention|don't mention|don't say|do not say|no mention of|exclamation|top left|top right|bottom left|bottom right|top corner|bottom corner|for instagram|for facebook|for linkedin|for tiktok|instagram story|instagram feed|safe zone|aspect ratio|will run|runs on|running on|it runs|deadline|tone of voice|brand guidelines|brand colours|brand colors|style guide|needs to stand out|stand out|to be read from|readable from|stock photo|stock photos|stock imagery|clichés|cliches|cliché|cliche|jargon|halo model|format [0-9]+|should be readable|should be able to read|legible from|should evoke|should convey|should appeal|need it by|needed by|by friday|the idea is|the goal is|the aim is|the point is|our goal|our aim|our objective|the mood is|the vibe is|the feel is|the look is|think of it|it should|it must|it needs to|this should|this needs to|this must|they should|the tone|the look|the picture|the image|the photo|the photos|the background|the colours|the colors|the font|the text should|the copy|no need to|i want it|we want it|we'd love it|we'd like it|i'd like it|would be great|would be nice|feel free|up to you|your call|surprise us|nothing too|not too|keep the|keep things|make the|set the|put the|leave room|leave space|add our|use our|use the|you can use|we'll add|we will add|we'll provide|attached|see attached|see website for|runs as|runs in|half-page|full-page|deliver as|how it should",
  tidings:
    'no weekends|no nights|no evenings|no late shifts|no night shifts|no overtime|no sundays|everything must go|must go|available in [^ ]+ colou?rs|comes in [^ ]+ colou?rs|only [0-9]+ (?:left|spots|places|seats)|[0-9]+ (?:spots|places|seats) left|no experience|no experience needed|no experience required|no cv needed|new in|just arrived|brand new|new arrival|new collection|limited time|today only|this week only|last chance|only today|while stocks last|no ads|ad-free|without ads|zero ads',
  heralds:
    "final days|last days|final [0-9]+ days|last [0-9]+ days|only [0-9]+ days left|[0-9]+ days left|new|new in|brand new|all new|hiring|now hiring|we're hiring|we are hiring|join us|we're back|we are back|just in|just arrived|coming soon|now available|announcement|attention|important|great news|good news|big news|wanted|help wanted|vacancy|we're recruiting|we are recruiting|we're looking for|we are looking for|now recruiting|join our team|we need you",
  depicted:
    'photo|photos|photograph|photography|picture|pictures|image|images|imagery|illustration|illustrations|icon|icons|people|faces|face|smiles|models|hands|text|words|lettering|logo|logos|emoji|emojis|clipart|clip art|stock|gradients|shadows|watermark|rocket|rockets|cartoon|cartoons|clutter|capitals|caps|all caps|puns|jargon|hype|buzzwords|needles|blood|qr|qr code|hashtags|drop shadows|frills|gimmicks|kittens|santa|exclamation marks|shouting|flames|confetti|balloons',
  negations: 'no|without|zero|not|never|free of|neither',
  or: 'or|nor',
  discount: {
    before:
      'save|save up to|saving|saving up to|discount of|reduced by|up to|extra|get|an extra|a further|take|minus',
    after:
      'off|discount|cheaper|less on|savings|reduction|price cut|extra off|rebate on price|back as discount',
  },
  saving: {
    before:
      'save an average of|saves an average of|save on average|average savings of|average saving of|save|save up to|saving|get|take|discount of',
    after: 'off|discount|savings',
  },
  was: {
    before:
      'was|were|instead of|reg|regular|regularly|rrp|msrp|usually|normally|list price|list|down from|reduced from|originally|original price|before|old price|full price|previously|worth',
    after: 'before|rrp|normally|usually|full price|list price',
  },
  now: { before: 'now|only|just|for', after: 'now' },
  moved: '(?:reduced |down |cut |slashed )from {a} to {b}',
  from: {
    before:
      'from|starting at|starting from|starts at|starts from|start at|as low as|prices from|from just|from only|at least',
    after: 'and up|upwards|or more',
  },
  upTo: {
    before: 'up to|as much as|max|maximum|at most|no more than|under|below|less than',
    after: 'max',
  },
  salary:
    'salary|salaries|wage|wages|an hour|per hour|hourly|per annum|pa|p a|ote|stipend|a year plus|hour|hr|hourly pay|annual pay|pay rate|pay range',
  deposit: 'deposit|due at signing|down payment|upfront|up front|down(?! (?:to|from|by|at) )',
  fee: 'fee|fees|charge|tax|delivery charge|booking fee|service charge|surcharge|postage',
  rate: 'apr|apy|aer|interest|interest rate|fixed rate|rate|rates|yield|representative|return|cashback|p a|annual|per annum|variable',
  prize: 'win|prize|prizes|gift card|voucher|bonus|reward|jackpot|cash prize',
  offers:
    '(?<!smoke |pet |dairy |gluten |sugar |nut |cruelty |hassle |stress )free [^ ]+|(?!chain|hassle|stress|worry|gluten|dairy|lactose|sugar|nut|smoke|pet|cruelty|plastic|fragrance|alcohol|caffeine|rent|mess|guilt|pain|wrinkle|traffic)[^ ]+ free|trial|code|promo code|bogo|2 for 1|two for one|buy one|half price|half-price|gift|2-for-1|on the house|complimentary|[0-9] for [^ ]+',
  per: 'per [^ ]+|a month|a week|a day|a year|a night|an hour|each|pp|per person|monthly|mo|month|pcm|pw|week|night|day|person|kg|yr|year',
  legal:
    't&cs|t&c|t cs|terms|terms apply|t&cs apply|conditions apply|terms and conditions|conditions|subject to|with approved credit|oac|on approved credit|member fdic|fdic|fca|authorised and regulated|registered charity|charity no|charity number|18\\+|over 18s|drink responsibly|gambleaware|capital at risk|your capital|risk|representative example|representative|exclusions apply|while stocks last|while supplies last|excl|excludes|excluding|excluded|taxes extra|fees extra|taxes and fees|plus vat|ex vat|excl vat|see website|see site|see store|consult|not a substitute|individual results|results may vary|side effects|ask your doctor|read the label|equal opportunity|equal housing|eoe|nmls|license|licence no|licensed|not available in|no purchase necessary|void where|may be repossessed|think carefully|past performance|cookies|imprint|mandatory',
  calls:
    'message me|dm me|message us …|dm us …|shop now|shop online|shop the …|shop all|buy now|buy online|buy yours …|buy your …|buy tickets …|order now|order online|order yours …|order your …|order today|order direct|order on|order by|order from|order through|pre-order …|preorder …|book now|book a …|book an …|book your …|book online …|book today|book direct|book early|book here|book tickets|book in|book on|book by|book at|call now|call us …|call today|call for …|apply now|apply today|apply online|apply here|apply in …|apply by|apply at|apply to|subscribe|subscribe now|subscribe today|register|register now …|register today|register online|register here|register free …|register at|register by|register for …|register your …|enrol now|enrol today|enroll now|enroll today|enrol|enroll|reserve now|reserve a …|reserve your …|reserve online|reserve at|donate|donate now|donate today|donate online|donate here|donate at|donate by|give now|give today|give monthly|watch now|watch the …|join now|join us …|join today|join free|join the …|join for …|join here|join online|join our …|join at|download now …|download today|download the …|download free …|download our …|download for …|download it …|download|install now|install the …|install free|start now|start today|start free|start your …|start for …|start a …|start my …|sign up …|sign up|try it …|try free …|try now|try for free|try us …|try our …|try [^ ]+ free …|visit us …|visit our …|visit the …|visit today|visit your …|come and …|come along …|come see …|come in …|come by …|come visit …|come to …|get yours …|get the …|get your …|get my …|get started …|get in touch|get tickets …|get it …|get involved|claim yours …|claim your …|claim the …|claim my …|learn more …|find out …|find your …|find us …|discover more|discover the …|discover our …|see more|see the …|see our …|see what …|see you at …|read more|read the …|view the …|view our …|view all|view homes|explore the …|explore our …|explore more|explore now|add to cart|add to bag|add to basket|contact us …|contact sales|request a …|request an …|request your …|schedule a …|schedule your …|schedule now|schedule my …|check availability …|check your …|check my …|check prices|check rates|check dates|test drive …|test-drive …|switch now|switch today|switch to …|switch in …|open an account …|open your …|open account|open a …|calculate your …|calculate my …|compare now|compare quotes|sign the petition|volunteer now|volunteer today|send your …|send us …|send a …|email us …|email your …|rsvp …|rsvp|save my …|save your seat …|save your spot …|hold my …|secure your …|pick up yours …|grab yours …|grab your …|grab a …|play now …|back it now|back us …|back it …|pledge now|play free …|listen now|stream now|plan your …|plan my …|talk to …|chat with …|chat now|text us …|ring us …|enter now|enter to win|adopt now|adopt a …|sponsor a …|drop in …|drop by …|swing by …|meet us …|tour the …|arrange a …|become a …|pledge now|support us …|help us …|foster a …|build yours …|design yours …|customise yours|hire us …|bid now|vote now|get a quote …|get a free …|get an estimate …|get a demo …|get a free quote …|get a callback|get an appointment …|get involved …|get directions …|get a ticket …|get a taste …|download [^ ]+|enquire|enquire now|enquire today|enquire at|enquire online|inquire now|order at|shop at|donate to|learn how …|see how …|see if you qualify|take the test …|take the quiz …|get in on it',
  bids: '(?:view|browse|explore|shop|discover|see|plan|book|order|request|compare|claim|reserve|find|watch|check out|choose|pick|hear|get|grab|join|donate|sponsor|tour|visit|sign up for|apply for|save) (?:the|our|your|my|all|more|a|an|now|online|today)(?: [^ ]+){0,3}|see (?:what|how|if|where|who) (?:[^ ]+ ){1,3}[^ ]+|shop (?:[^ ]+ ){0,2}(?!(?:opens|closes|hours|windows|assistants|managers|fittings|class|floors|locals)$)[^ ]{2,}s',
  stops:
    'on|at|by|before|until|till|via|in|from|for|with|and|to|through|online|over|or|when|if|after|this|next|while',
  endCalls: '',
  uncalled: '(?:is |are |always )?(?:required|essential|recommended|welcome|preferred|advised)',
  button:
    '(?:with |and )?(?:an? |the )?(?:cta|call to action|button)(?: that)?(?: text)?(?: says?| saying| reads?| reading)?[: ]*',
  says: '(?:headline|title|slogan|tagline|that says|saying|says|reading|reads|with the words|with the text|the words|text|titled|copy)[: ]*',
  trades: {
    job: "operatives|no cv|no cv needed|drivers wanted|staff wanted|chef wanted|[^ ]+ wanted in|hiring|we're hiring|job|jobs|vacancy|vacancies|salary|apply by|apprenticeship|apprentice|recruiting|recruitment|now hiring|career|careers|join our team|internship|intern|shifts|cv|position|part-time|full-time",
    volunteer: 'volunteers|volunteer|volunteering|mentors|befriending|lend a hand|helpers needed',
    callout:
      'locksmith|emergency|24/7|24-hour|call-out|callout|breakdown|towing|drains unblocked|burst pipe|day and night',
    charity:
      'charity|food bank|donate|donation|donations|donor|appeal|fundraising|fundraiser|feeds a family|your gift|sponsor a|nonprofit|non-profit|give blood|shelter needs|adopt',
    public:
      'public service|council|road safety|city of|public health|wash your hands|awareness|police|fire service|recycling collection|vote|election day|census|boil water|recycling|collections move|bin day|road closure|city health|public transport|public notice',
    insurance: 'insurance|insure|insured|cover|policy|premium|claims',
    loan: 'loan|loans|mortgage|mortgages|remortgage|refinance|refinancing|borrow|credit line|apr representative|personal loan',
    bank: 'bank|savings account|account|current account|checking account|apy|isa|credit card|card|deposit account|brokerage|invest|investing|cd|pension|etf|etfs|high-yield',
    clinic:
      'haircuts|beard trim|beard trims|dry cut|rug cleaning|carpet cleaning|sofa cleaning|oven cleaning|window cleaning|gutter cleaning|dry cleaning|tyre change|tire change|knife sharpening|shoe repair|shoe repairs|dog walking|boiler servicing|first session|first treatment|back pain|neck pain|chiropractor|osteopath|osteopathy|eye test|eye tests|eye exam|eye exams|hearing test|hearing tests|optician|opticians|valeting|valet|car wash|mobile mechanic|clinic|dentist|dental|dentistry|doctor|physio|physiotherapy|therapy|therapist|optician|eye test|eye exam|check-up|checkup|botox|laser|dermatology|vet|vaccination|flu jab|implants|implant|whitening|salon|spa|massage|barber|haircut|hairdresser|facial|nails|manicure|cleaning service|boiler service|plumber|plumbing|electrician|roofing|repair|mot|garage|tyres|detailing|photographer|studio session|roof|roofer|roofers|gutters|drains|handyman|groom|grooming|tree surgeon|chimney sweep|tuning|tattoo|piercing|wedding|consultation|mechanic|bike repair|servicing|massage therapist|nutritionist|counselling|consultations|styling|tune up|tune ups|tune-up|repairs|hearing test|hearing aids|piano tuner|cobbler|tailor|alterations',
    property:
      'apartments|bedroom|bedrooms|condo|condos|real estate|open house|house for sale|for sale|to let|for rent|pcm|sq ft|sqft|square feet|show home|townhouse|townhouses|viewing|viewings|studio flat|villa|freehold|leasehold|[0-9]-bed|[0-9] bed|[^ ]+-bed|two-bedroom|[0-9]-bedroom|flat to|flat for|flats to|flats for|new homes|apartment for|apartment to|apartment in',
    webinar:
      'online event|book club|reading group|open mornings|open morning|reception places|school places|class sizes|primary school|secondary school|preschool|wraparound care|webinar|masterclass|live session|workshop|seminar|open day|open evening|conference|summit|meetup|nursery places|places for september|taster session',
    course:
      'pottery class|wheel throwing|cooking class|baking class|yoga class|dance class|art class|painting class|sewing class|craft class|class for beginners|class for two|beginners class|summer camp|day camp|holiday club|dance school|music school|language school|cookery school|art school|riding school|salsa|bachata|beginners course|drop-in class|courses|bootcamp|lessons|classes|learn [^ ]+ in|tutor|tutoring|tuition|diploma|degree|mba|enrol|enroll|enrolment|academy|students|term starts|online classes|certificate|online course|course starts|[0-9]-week course|per class|evening class|a course in|short course',
    event:
      'meet the maker|meet the artist|meet the author|private view|opening night|book signing|rsvp|estate sale|yard sale|garage sale|concert|festival|gig|flea market|car boot|jumble sale|bake sale|craft fair|night market|open mic|tickets|ticket|live at|live music|jazz|theatre|theater|musical|exhibition|doors|comedy|stand-up|tour dates|fair|match|matchday|ballet|opera|film festival|screening|entry [^ ]+|admission|escape room|market hall|doors open',
    travel:
      'hotel|hotels|flight|flights|holiday|holidays|vacation|resort|cruise|getaway|nights|night stay|per night|city break|all-inclusive|all inclusive|trip|tour|tours|package|airport|villa holiday|lodge|cabin|hostel|ferry|ski pass|safari|b&b|rental|rentals|hire|kayak|canoe|sailing weekend|sailing weekends|campsite|glamping|retreat|rent|rent a|surf|surfing|sup|paddleboard|paddleboards|balloon|balloon flights|boat trip|charter|canoes|kayaks',
    restaurant:
      'kids eat free|adult main|spring menu|summer menu|autumn menu|fall menu|winter menu|new menu|seasonal menu|lunch menu|menu is here|restaurant|bistro|brunch|cocktails|cocktail bar|girls night|ladies night|pub quiz|bottomless|tapas|tasting menu|sunday roast|set menu|course menu|dinner|reservations|steakhouse|trattoria|happy hour|afternoon tea|buffet|book a table|three courses|two courses|[0-9] courses|tables for|wine bar|gastropub|sunday lunch|tasting',
    fitness:
      'gym|fitness|membership|choir|orchestra|club|society|personal trainer|pilates|yoga|crossfit|spin class|swim club|club membership|coworking|co-working|bouldering|climbing',
    software:
      'software|saas|crm|platform|dashboard|free trial|per user|per seat|api|invoicing|cloud|sign up|integrations|workspace|hosting|vpn|uptime|streaming|meal kit|box subscription',
    app: 'app|app store|google play|download|ios|android|mobile game|rpg|game',
    car: 'car|suv|ev|lease|test drive|dealership|dealer|apr|sedan|hatchback|hybrid|pick-up|truck|motorbike|motorcycle',
    industry:
      'industrial|b2b|iso 9001|pump|hydraulic|cnc|supplier|suppliers|wholesale|oem|stand [a-z]?[0-9]+|hall [0-9]+[a-z]?|trade fair|trade show|datasheet|lead time|pallet|pallets|valve|compressor|logistics|warehouse|freight|consulting|law firm|solicitor|solicitors|accountant|accounting|tax|solar|heat pump|heat pumps|windows|kitchens|removals',
    order:
      'pizzas|hamburgers|oysters|curry|curries|fish and chips|pizza|burger|burgers|delivery|delivered|takeaway|takeout|sushi|ramen|bakery|noodles|kebab|tacos|lunch box|sandwich|bagels|donuts|doughnuts|cake|cakes',
  },
  buttons: {
    job: 'Apply now',
    volunteer: 'Join us',
    callout: 'Call now',
    charity: 'Donate now',
    public: '',
    insurance: 'Get a quote',
    loan: 'Apply now',
    bank: 'Open an account',
    clinic: 'Book now',
    property: 'Book a viewing',
    webinar: 'Register now',
    course: 'Sign up now',
    event: 'Get tickets',
    travel: 'Book now',
    restaurant: 'Book a table',
    fitness: 'Join now',
    software: 'Start now',
    app: 'Get the app',
    download: 'Download now',
    car: 'Book a test drive',
    industry: 'Request a quote',
    order: 'Order now',
    shop: 'Shop now',
    learn: 'Learn more',
    visit: 'Visit us',
    trial: 'Try it free',
  },
}
