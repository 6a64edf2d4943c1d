import type { Staging } from './staging.ts'

export const en: Staging = {
  frames:
    '(?:an? |the )?(?:[\\p{L}-]+ ){0,3}?(?:[\\p{L}-]+-)?(?:shot|photo|picture|image|video|clip|footage|still|close-up|scene) (?:of |showing |where |in which )|(?:an? )?(?:phone|handheld|selfie|creator|ugc)[- ][\\p{L}-]+:\\s*|unboxing(?: of|:)\\s*',
  splits:
    '(?:an? |the )?(?:split|divided|halved|two-part|two-panel|side-by-side|half-and-half|before[-/ ](?:and[- ])?after)[- ](?:screen |picture |image |photo |view |layout |frame |shot |scene |visual |comparison )*(?:screen|picture|image|photo|view|layout|frame|shot|scene|visual|comparison)|(?:an? |the )?(?:picture|image|photo|screen|frame) (?:split|divided|cut) (?:in two|in half|down the middle|into)|diptych',
  sides:
    'on the left|on the right|left side|right side|left half|right half|left|right|top half|bottom half|upper half|lower half|one side|other side|first half|second half',
  seen: "shadow~|backdrop|background|backlight|backlit|rim light|window light|studio light|studio lighting|softbox|side light|lighting|spotlight|seen from~|from above|from below|overhead view|top view|top-down|bird's-eye view|eye level|low angle|high angle|angle|camera|wide shot|close-up|macro|in focus|out of focus|depth of field|blurred|blurry|bokeh|centered|centred|in the center|in the centre|in the middle|off-center|symmetrical|composition|negative space|white space|empty space|space around~|room around~|breathing room|diagonal~|lines|curves|motion blur|slow motion|splashes|silhouette|reflection~|foreground|framing|lens flare|speed lines|streaks",
  light: 'light|sunlight|sunshine|daylight|glow|sun|rays',
  felt: 'energy|mood|atmosphere|feeling|color|colour|colors|colours|plants|flowers|leaves|greenery|movement|motion|speed|steam|mist|fog|haze|sparks|space|room|sky|tones|texture|hands',
  manners:
    'pure|soft|hard|harsh|long|warm|cool|cold|natural|golden|low|high|diffused|dappled|plenty|ample|generous|wide|open|full|thick|thin|falling|streaming|through|window|studio|morning|evening|late|early|afternoon|side|sides|subtle|faint|strong|few|single|empty|clear|everywhere|product|object|subject|around|all around|above|below|left|right|top|bottom|text|from|behind|lit|placed|straight|across|into|maximum|pouring in|coming in',
  holders:
    '^(?:an? |the |two |one |some |our |somebody|someone)?(?:[\\p{L}-]+ ){0,2}?(?:hands?|creator|influencer|woman|man|girl|boy|person|people|model|someone|somebody|customer|runner|mother|father|couple|friend|athlete|barista|chef|she|he|they)s?(?!\\p{L}).*(?<!\\p{L})(?:holding(?: up)?|holds?(?: up)?|lift(?:s|ing)? out|lift(?:s|ing)?|pull(?:s|ing)? out|unpack(?:s|ing)?|unwrap(?:s|ping)?|tak(?:e|es|ing) out|show(?:s|ing)?|us(?:es|ing)|present(?:s|ing)?|wear(?:s|ing)?|reveal(?:s|ing)?|with) (?:of the box |from the box )?',
  settings:
    ' (?:on|in(?= (?:an?|the|our|front|mid-?air|motion|her|his|soft|warm|bright|golden|natural|direct|full|water|snow|sand|nature|hand)(?!\\p{L}))|at|against|over|under|beside|by|among|amid|amidst|between|inside|within|near|behind|atop|from|into|through|surrounded|standing|lying|sitting|resting|placed|set|shot|photographed|lit|bathed|bursts?|bursting|explod(?:es|ing)|flies|flying|floats?|floating|leaps?|leaping|jumps?|jumping|rises?|rising|splash(?:es|ing)|crash(?:es|ing)|spins?|spinning|hover(?:s|ing)|emerg(?:es|ing)|shoots?|races?|racing|breaks?|breaking|seen|held|stands?|sits?|lies|rests?|glides?|soars?|zooms?|falls?|dives?|swirls?|dances?)(?!\\p{L})',
  uses: '(?:after (?:using|applying|cleaning with|trying|switching to)|thanks to|with|using) (.+)$',
}
