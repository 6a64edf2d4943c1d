import type { Language } from '../../../../../contract/languages.ts'
import { en } from './en.ts'
import type { Grammar } from './grammar.ts'

export const GRAMMARS: Record<Language, Grammar> = { en } as any
