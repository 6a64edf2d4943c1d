import type { Language } from '../../../../contract/languages.ts'

const STOP_WORDS: [Language, RegExp][] = [
  [
    'de',
    /(?<!\p{L})(?:und|für|mit|der|die|das|ein|eine|von|nur|auf|ist|jetzt|im|zum|zur)(?!\p{L})/giu,
  ],
  [
    'es',
    /(?<!\p{L})(?:el|la|los|las|una|para|con|por|del|de|en|y|solo|un|al|hasta|junto|ahora|envío|anuncio|nuestr[oa]s?)(?!\p{L})|[ñ¿¡]/giu,
  ],
  [
    'fr',
    /(?<!\p{L})(?:le|les|des|une|pour|avec|et|du|de|en|au|aux|chez|dès|sur|votre|notre|un|la|à|jusqu|dans|par|nos|vos|est|ou|sans|plus|gratuite?s?)(?!\p{L})|[çœè]/giu,
  ],
  [
    'pt',
    /(?<!\p{L})(?:o|os|um|uma|para|com|de|do|da|na|no|e|em|à|seu|só|sem|até|agora|nosso|nossa)(?!\p{L})|[ãõ]/giu,
  ],
  ['en', /(?<!\p{L})(?:the|and|for|with|of|an|on|in|at|your|our|off|is|now|free)(?!\p{L})/giu],
]

/** Language a prompt is written in; `fallback` when its words do not tell. */
export function detectLanguage(text: string, fallback: Language): Language {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return 'ja'
  if (/\p{sc=Hangul}/u.test(text)) return 'ko'
  if (/\p{sc=Thai}/u.test(text)) return 'th'
  // Han alone may be Japanese too: then the interface decides.
  if (/\p{sc=Han}/u.test(text)) return fallback === 'ja' ? 'ja' : 'zh'
  if (/[\u1ea0-\u1ef9ăđơư]/iu.test(text)) return 'vi'
  const scores = STOP_WORDS.map(([language, words]) => ({
    language,
    score: (text.match(words) ?? []).length + (language === fallback ? 1.5 : 0),
  })).sort((one, other) => other.score - one.score)
  const best = scores[0]
  return best && best.score > 1 ? best.language : fallback
}
