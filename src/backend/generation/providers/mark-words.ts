import type { Language } from '../../../contract/languages.ts'

/** The visible mark on a model's work. */
export const MARK_WORDS: Record<Language, string> = {
  zh: '由人工智能生成',
  en: 'Made with AI',
  es: 'Hecho con IA',
  de: 'Mit KI erstellt',
  fr: 'Créé avec l’IA',
  ja: 'AIで作成',
  ko: 'AI로 제작',
  pt: 'Feito com IA',
  th: 'สร้างด้วย AI',
  vi: 'Tạo bằng AI',
}
