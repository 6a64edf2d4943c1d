import type { Language } from '../../../../../contract/languages.ts'

/** How bright a brief wants its background, in words for the designer; same list format as `Lexicon`. */
export const TONES: Record<Language, { light: string; dark: string }> = {
  en: {
    light:
      'light background|bright background|white background|pale background|light and airy|airy|bright and clean|light tones|clean and bright|on white',
    dark: 'dark|moody|night|black background|dark mode',
  },
  de: {
    light: 'hell|weißer hintergrund|heller hintergrund|luftig|auf weiß|lichtdurchflutet',
    dark: 'dunkel|dunkl|düster|nachts|nächtlich|schwarzer hintergrund',
  },
  fr: {
    light: 'fond clair|fond blanc|lumineu|aéré|tons clairs|clair et',
    dark: 'sombre|fond noir|foncé|nocturne|ténébreu',
  },
  es: {
    light: 'fondo claro|fondo blanco|luminos|tonos claros|aire limpio',
    dark: 'oscur|fondo negro|nocturn',
  },
  pt: {
    light: 'fundo claro|fundo branco|luminos|tons claros|visual leve',
    dark: 'escur|fundo preto|noturn',
  },
  ja: {
    light: '明るい|白背景|白い背景|白を基調|淡い|透明感',
    dark: '暗い|暗め|ダーク|黒背景|黒い背景|黒を基調|夜の',
  },
  ko: {
    light: '밝은|밝게|환한|화이트 톤|흰 배경|하얀 배경|연한',
    dark: '어두운|어둡게|다크|검은 배경|블랙 톤|밤 분위기',
  },
  zh: {
    light: '明亮|浅色|白底|白色背景|清爽|淡雅|浅色背景',
    dark: '暗色|深色|暗黑|黑底|黑色背景|暗调|夜晚',
  },
  th: {
    light: 'สว่าง|พื้นขาว|พื้นหลังขาว|พื้นหลังสีขาว|โทนอ่อน|โปร่ง',
    dark: 'มืด|โทนเข้ม|พื้นดำ|พื้นหลังดำ|พื้นหลังสีดำ|โทนดำ|ดาร์ก',
  },
  vi: {
    light: 'nền sáng|nền trắng|tươi sáng|sáng sủa|tông sáng|nền nhạt',
    dark: 'tối(?! (?:giản|đa|thiểu|ưu|nay|qua|mai|thứ|[0-9]))|nền đen|nền tối|tông tối|huyền bí',
  },
}
