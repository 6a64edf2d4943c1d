import type { Language } from '../../../../../contract/languages.ts'

/**
 * Openings of a wish for the designer that follows the copy without punctuation: "… from £45 make it look premium".
 * Scripts without spaces need none, since a space already ends a clause there.
 */
export const LATE_WISHES: Partial<Record<Language, string>> = {
  en: "(?:please |pls |plz )?(?:make|keep) (?:it|this|the|them)|(?:please|pls|plz)(?: just)?(?: make| keep| use| nothing| no| not)|(?:don't|dont|do not) (?:make|use|put|show|add)|(?:should|needs to|has to|must) (?:look|feel|be)|no (?:stock|clip ?art|cheesy|photos?|pictures?|people|emojis?)|(?:not|nothing) too|something|(?:i |we )?want (?:it|something)|use (?:our|the|a|lots|bright|bold)|(?:our |the )?logo (?:top|bottom|in|on|left|right)|phone number (?:big|large|huge)|(?:the |our )?(?:photos?|logo|pictures?) (?:is|are|will|to|attached)|(?:big|bold|large|huge) (?:text|type|letters|lettering|font|numbers)",
  de: '(?:das|die|der|mein|unser) (?:fotos?|bild|bilder|logo)|bitte (?:nicht|kein|keine|keinen|in|mit|ohne|schlicht|modern|gut|große|das|den|die)|soll(?:te)? (?:[^ ]+ ){0,3}(?:aussehen|wirken|rüberkommen|knallen)|mach(?:t|en sie)? (?:es|das|mal|bitte)|nicht (?:zu|so) [^ ]+|(?:am liebsten|gerne?) (?:in|mit|etwas|was)|(?:dunkler|heller|schlichter|bunter) hintergrund|(?:große|dicke|fette) (?:schrift|zahlen|buchstaben)|schrift',
  es: 'que (?:quede|se vea|sea|parezca|tenga|transmita|llame|resalte|no)|hazlo|hacedlo|en plan|la foto|las fotos|el logo|ponlo|ponle|fondo|con (?:fondo|letras|colores)|letras?|tonos?|colores|estilo|algo|por ?fa(?:vor)?|nada de|sin que',
  fr: 'fais(?:-le| un| une)?|faites|mets|en mode|style|plutôt|un truc|pas trop|rien de|fond|couleurs?|tons?|ambiance|police|(?:il )?faut que|ça doit|que ce soit|la photo|les photos|le logo|svp|stp',
  pt: 'letras?|fundo|quero|queria|bem [^ ]+|estilo|cores|tons?|deixa|deixe|faz|faça|coloca|coloque|capricha|que fique|pode ser|algo|nada de|por favor|pfv|sem ficar',
  ko: '(?!같은)[가-힣]+ (?:느낌|분위기|스타일)[가-힣]*|너무|좀|조금|약간|되게|배경은|배경을|전체적으로|분위기는|분위기로|색감은|색감|톤은|글씨는|글씨|디자인은|깔끔하게|예쁘게|고급스럽게|심플하게|귀엽게|따뜻하게',
  vi: '(?:giúp|nhờ) (?:mình|em|tôi|mk)|làm (?:màu|cho|giúp|sao|nền|đơn|kiểu|dễ|nổi|sang|thật|hơi|gọn)|nhìn|nền|tông|chữ (?:to|lớn|đậm)|cho (?:nổi|đẹp|bắt|sang)|phong cách|đừng|kiểu|thiết kế',
}
