import type { Language } from '../../../../../../contract/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { Making } from './making.ts'
import { pt } from './pt.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

export const MAKING: Record<Language, Making> = { zh, en, es, de, fr, ja, ko, pt, th, vi }
