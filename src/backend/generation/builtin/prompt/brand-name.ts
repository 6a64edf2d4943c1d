import type { Language } from '../../../../contract/languages.ts'
import { NAMINGS } from './lexicon/namings.ts'
import { compile } from './words.ts'

const LETTER = "[\\p{sc=Latin}\\p{N}&’'.-]"
/** Caps the length of a name: unbounded, a one-word text would be retried from every letter. */
const WORD = `(?=\\p{Lu})\\p{sc=Latin}${LETTER}{0,38}[\\p{sc=Latin}\\p{N}]`
const NAME = `(${WORD}(?:\\s+(?:&\\s+)?${WORD}){0,2})`
/** "Green tea from Uji": a place of origin is no brand, so after "from" only a business name counts. */
const FROM = /(?:\bfrom|\bvon|aus|du|de|d['’]|từ|จาก)\s+$/iu
const HOUSE_NAME =
  /&|['’]s$|\d|(?<!\p{L})(?:studios?|shop|store|bakery|farm|co|ltd|café|cafe|works?|atelier|house|brewery|roasters?|coffee|kitchen|press|books?|foods?|dairy|estate|winery|labs?|goods|supply|makers?|brothers|bros|sons)(?!\p{L})/iu

/** Capitalized words that are never a brand. */
const NO_NAME =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Halloween|Home|Night|Black Friday|Berlin|Paris|London|Madrid)/u

/** The shop or brand a prompt names: "Summer sale at Bloom". */
export function findBrand(text: string, language: Language): string | null {
  const pattern = compile(NAMINGS[language].replaceAll('{name}', NAME), 'u')
  const found = pattern.exec(text)
  const name = found
    ?.slice(1)
    .find(Boolean)
    ?.replace(/[.'’-]+$/u, '')
  if (found && name && isOrigin(found, name)) return null
  if (!name || NO_NAME.test(name) || name.length > 40) return null
  return name
}

const isOrigin = (found: RegExpExecArray, name: string): boolean =>
  FROM.test(found[0].slice(0, found[0].indexOf(name))) && !HOUSE_NAME.test(name)
