import type { Making } from './making.ts'

export const en: Making = {
  parts:
    'top third|upper third|bottom third|lower third|left third|right third|top half|upper half|bottom half|lower half|top part|upper part|bottom part|left side|right side|top quarter|bottom quarter|top|bottom|left|right|corner|corners|edge|edges|margin|margins|one side|third|half the space|half the page|half of the space|space above|space below',
  empty:
    'empty|blank|free|clear|bare|for the picture|for the photo|for the image|for the text|for the copy|for the logo|for a logo|for our logo|for the headline',
  stuff:
    'logo|photo|photos|picture|pictures|image|images|file|files|brand guide|brand book|fonts|copy|text|texts|moodboard|mood board|sketch|reference|references|packshot',
  pending:
    "attached|later|to follow|follows|coming|enclosed|below|in the folder|on the drive|tomorrow|i'll send|we'll send|will send|i can send|not ready|already sent|translate|upload|uploaded",
  bounds:
    'max|maximum|at most|no more than|not more than|only|just|or fewer|tops|limited to|up to|as few|fewer|few|less|minimal|little|short|shorter',
  counted:
    'colour|colours|color|colors|font|fonts|typeface|typefaces|words|lines of text|lines|text|copy|sentence|sentences|elements|headline|headlines',
  airs: 'steam|smoke|mist|fog|haze|vapour|vapor|light|sunlight|sunbeam~|rays|drops|droplets|splash~|sparks|flames|petals|confetti|dust|shadow|shadows|reflection~',
  moving:
    'curling|rising|rises|drifting|coming|streaming|falling|falls|pouring|dripping|swirling|floating|flying|hanging|hits|hitting|across|around|behind it|from the left|from the right|from above|from below|from behind|from the side',
  looking: 'look|looks|appear|appears|seem|seems|come across|comes across|feel|feels|read|reads',
  granted:
    "can|could|may|might|is allowed|is fine|is ok|are fine|are ok|shouldn't|should|must|mustn't|has to|have to|needs to|a bit|a little|slightly|less|more",
  seeing:
    'see|sees|seen|seeing|look at|looks at|notice|notices|noticed|noticing|read|reads|understand|understands|understood|get it|gets it|catch|catches|legible|readable|visible|recognise|recognize|grasp',
  atOnce:
    'first|at first|at once|immediately|instantly|at a glance|straight away|right away|in [^ ]+ seconds|in a second|within [^ ]+ seconds|from afar|from a distance|from across~|from far away|from [^ ]+ met~|on a phone|on mobile|on small screens|at small sizes|when scrolling|while scrolling|in passing|from a car|driving past|walking past',
  moods:
    'in the spirit of|in the style of|reminiscent of|feels like|feel like an old|think of|symmetry|crop in|crop tight|cropped tight|zoom in|zoomed in|tight crop|wide crop',
  manners:
    'salesy|cheesy|corny|kitschy|spammy|pushy|corporate|stocky|stock-looking|cluttered|busy|shouty|ad-like|like an ad|advertising-like|generic|ai-looking|flashy|fussy',
  elements:
    'address|logo|name|number|numbers|figure|date|headline|text|copy|phone|everything else|the rest|hours|website|qr code|slogan|strapline',
  sized:
    'small|smaller|tiny|big|bigger|huge|large|at the bottom|at the foot|at the top|in the corner|underneath|down below|on the left|on the right|less prominent',
  frames: 'frame|screen|format|canvas|whole picture|whole image|whole page|page',
  fills: 'fill|fills|filling|edge to edge|full-bleed|take up|takes up',
  own: 'our|my',
  likened: 'like|similar|darker|lighter|deeper|paler|brighter|warmer|cooler|close to',
  room: 'breathe|breathing',
}
