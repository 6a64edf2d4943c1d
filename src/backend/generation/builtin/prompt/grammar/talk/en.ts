import type { Talk } from './talk.ts'

export const en: Talk = {
  greetings:
    'basically|so basically|right so|um|uh|well|hi|hey|hello|hiya|dear|good morning|good afternoon|morning|yo|ok|okay|so',
  people:
    'team|all|everyone|everybody|guys|there|folks|both|again|designer|designers|design team|adloom|ai|bot|sir|madam|friends|you|and|y all',
  closings:
    'thanks|thank you|thx|ty|cheers|many thanks|thanks so much|thank you so much|thanks a lot|thanks a million|in advance|best|best regards|kind regards|warm regards|regards|best wishes|all the best|sincerely|yours|xx|ta|appreciate it|much appreciated|let me know|let me know if anything is unclear|looking forward|talk soon|speak soon',
  please: 'x|xx|xxx|please|pls|plz|if possible|if you can|ideally|lol|haha|thx|asap',
  makers: 'designer|designers|design team|creative team|agency|artist|art director|creatives',
  wishes:
    "(?:can|could) (?:we|i|you) (?:please |maybe )?(?:get|have|do|make|put together|come up with|whip up)(?: us| me)? (?:something|anything|one|it)|(?:we|i)(?:'d| would) (?:like|love) (?:something|one)|(?:we|i) (?:need|want) (?:something|one)|just a (?:simple|quick) one|(?:a )?quick one|something quick|here's (?:the|our) brief|here is (?:the|our) brief|see brief below|brief below|as discussed|(?:here(?:'s| is| are)|below (?:is|are)|(?:please )?(?:find|see)(?: below| attached)?|you(?:'ll| will) find(?: below| attached)?|attached(?: is| are)?)(?: what we need| what you need| (?:the|all the|our) (?:content|contents|details|info|information|facts|copy|basics|key facts|wish list|notes|text))(?: below)?(?: for (?:it|you|the ad))?|(?:details|info|content|facts|copy) (?:below|as follows|to follow)|the (?:basics|essentials)|(?:pls |please )?(?:can (?:u|you) )?(?:make|do|create|design)(?: me| us)? (?:smth|sth|something|one)",
  introductions:
    "(?:i|we)(?: both| both)? (?:run|own|manage|operate) (?:a|an|the|our|my)|(?:i|we) have (?:a|an|this|got a)|(?:i am|i'm|we are|we're) (?:a|an)",
  goesOnToWish:
    ' (?:and|but|so|that|which|who)(?: (?:i|we))? (?:want|wants|need|needs|would|am looking|are looking|is looking|hope|wish|have to|has to)(?![a-z])',
  tells:
    "(?:(?:please|pls|also|and|do|can you|could you|you should|it should|it must|must|should|needs to|make sure to|make sure you|be sure to|don't forget to|remember to|it has to|has to|we need to|we want to|i want to|we'd like to) )*(?:mention|say|tell (?:them|people|everyone|customers|readers)|point out|highlight|stress|emphasi[sz]e|communicate|state|note|include|announce|add|convey|promote|advertise)(?: the fact)?(?: that(?: there is| there are)?| how)(?![\\p{L}])|(?:please|pls|also|do|can you|could you|must|don't forget to|remember to|make sure to|be sure to|it should|it must|should) (?:also )?(?:mention|say|point out|highlight|include|announce|communicate)(?: the)?(?![\\p{L}])|(?:please )?(?:mention|point out|highlight)(?: that| the| our)?(?![\\p{L}])|(?:please )?do mention(?: the)?|(?:please )?(?:say|state) that(?![\\p{L}])|(?:we're|we are|i'm|i am) (?:promoting|advertising)(?![\\p{L}])|(?:we're|we are|i'm|i am) (?:launching|introducing|releasing)(?= (?:a|an|the|our|my) )|(?:the )?(?:product|offer|event|deal|promo|campaign|topic|service|subject|main message|key message|message|idea) (?:is|is to promote|is to advertise|is to sell)(?: about| called| that)?(?= (?:a|an|the|our|called) |:)|(?:this|it)(?:'s| is) (?:for|about|to promote|to advertise)(?: the| our| my)?(?= )|(?:(?:we|i) )?(?:want|need) to (?:promote|advertise|announce|sell|push|fill|shift)(?![\\p{L}])|(?:it|this) is all about",
  told: '',
  places:
    'channel|page|account|profile|feed|grid|group|groups|ads|ad|campaign|post|posts|followers|website|site|newsletter|wall|timeline',
  crafts:
    'out of home|ooh|6-sheet|6-sheets|48-sheet|48-sheets|d6s|ad|ads|advert|poster|banner|banners|flyer|leaflet|billboard|artwork|key visual|visual|visuals|creative|layout|headline|tagline|target audience|our audience|the audience|tone|tone of voice|ad copy|the copy|copywriting|brand guidelines|style guide|the brief|this brief|our agency|media plan|click-through|ctr|conversions|impressions|footfall|awareness|leads|our last campaign|last campaign|the campaign|this campaign|our campaign|typography|carousel|stock photo|stock photos|brand colours|brand colors|deadline',
  backers:
    "some|colleagues|locals|homeowners|residents|visitors|patients|neighbours|neighbors|staff|members|we|we're|we've|we'd|our|us|they|they're|them|their|people|customers|clients|buyers|competitors|competition|most|many|viewers|readers|nobody|everyone|women|men|parents|millennials|gen z|young|students|families|professionals|owners|users|locals|tourists|aged|ages|year-olds|anyone|those|who",
  minds:
    "gone cold|has to work|seen it all|time-poor|guilty|exhausted|widowed|preachy|want|wants|wanted|would like|need to|needs to|think|thinks|thought|believe|believes|assume|assumes|feel|feels|felt|worry|worries|worried|fear|afraid|anxious|scared|nervous|sceptical|skeptical|forget|forgot|ignore|ignored|confuse|confused|confuses|mistake|trust|distrust|mistrust|struggle|struggled|struggling|tried|tested|flopped|failed|hope|hoping|aim|aiming|plan to|heard of|doesn't know|don't know|didn't know|nobody knows|few know|know about|know that|unaware|aware|curious|expect|expects|perceive|perceived|see us|seen as|ran|lost|losing|declined|dropped|declining|appeal to|appeals to|attract|reach|target|targets|reposition|position|remind|reminds|persuade|convince|overcome|compete|competing|associate|struggles|drive traffic|grow|boost|increase|raise|recognise|recognize|bored|tired of|sick of|put off|intimidated|overwhelmed|hate|hates|prefer|prefers|usually buy|wins|win over|avoid|switch from",
  openers:
    "goal is|goal|goals|aim|aim is|objective|objective is|budget|spend|kpi|kpis|should work|should read|should be|must be|say something|tell a|show a|show the|copy|competitors|the reader|the viewer|our mailing list|our list|nothing too|very little|one strong|one idea|single-minded|think|imagine|picture|envision|deliver as|deliver in|deliver|supply as|output|runs as|runs in|runs on|running in|appears in|goes in|goes on|goes to|will be|until now|up to now|so far|previously|in the past|last year|last time|last month|recently|lately|currently|at the moment|right now|traditionally|originally|historically|the challenge|the problem|the issue|the insight|insight|the thinking|our thinking|the catch|we don't want|we do not want|don't make|don't be|don't go|not a|no one should|nobody should|nothing|ideally|preferably|if possible|maybe|perhaps|could be|can be|feel free|remember|bear in mind|keep in mind|note that|please note for|fyi|by the way|btw|ps|p.s|also keep|to be clear|in short|in a nutshell|the client|client",
  because:
    'because|since|as we|as it|as they|given that|who|which|where|that|but not|not|rather than|and not|like',
  crowd:
    'parents|mums|moms|dads|families|homeowners|owners|commuters|professionals|students|teens|teenagers|millennials|women|men|couples|retirees|pensioners|buyers|shoppers|readers|the reader|the viewer|viewers|users|drivers|tourists|people|those|the audience|gen z|founders|ceos|cfos|ctos|managers|freelancers|beginners|runners|hikers|gamers|young [^ ]+|older [^ ]+|younger [^ ]+|mostly [^ ]+|mainly [^ ]+|primarily [^ ]+|busy [^ ]+|new parents|first-time [^ ]+|urban [^ ]+|b2b [^ ]+|decision makers|decision-makers|adults [0-9]+',
  venues:
    'bus stop|bus stops|bus shelter|bus shelters|bus-side|bus side|bus back|tube|underground|station|train station|magazine|parish magazine|trade magazine|newspaper|local newspaper|local paper|paper|newsletter|website|homepage|shop window|window|noticeboard|billboard|lift|elevator|waiting room|trade press|press|local press|radio|tv|screens|taxi|sunday supplement|mailing list|e-mail|email',
  settings:
    'background|backdrop|lighting|lights|light|style|look|font|typeface|palette|format|tones|bokeh|vibe|vibes|mood|aesthetic|colour scheme|color scheme',
  therefore: 'so|therefore|hence|which is why|that is why',
  with: 'with|on|in|for|against|as',
  joins:
    " (?:and|but|so|then|also|plus) (?=(?:we|you|it's|it is|it comes|there's|there is|they|i|i'd|i'll|if you|please|maybe use)(?![\\p{L}']))| (?=(?:it's|you get|you can|we're|we've|we have|we just|there's|i'd (?:love|like)|i want|we want|we need|please)(?![\\p{L}']))",
}
