/** What a page says about itself, which every page carries for the links that lead there. */
const HEADS = /-heads?\.ts$|\/login-page\.ts$/
/** Parts of creations that the first screen of a visit shows too. */
const FIRST_SCREEN = /\/creations\/(?:workflow-labels|relative-time)\b/
const FAILURES = /^src\/i18n\/(?:error|refusal)-message/
const ROOMS =
  /^src\/(?:features|components)\/(billing|brand|creations|gallery|guide|legal|login|payment|pricing|purchase|selection|watermark)\//

/**
 * Chapter of a language's words in which those of a source file travel to browsers: one for each
 * room that is not on the first screen, and one for failures. Null: they come with every page.
 */
export function chapterOf(file: string): string | null {
  if (FAILURES.test(file)) return 'failures'
  if (HEADS.test(file) || FIRST_SCREEN.test(file)) return null
  return ROOMS.exec(file)?.[1] ?? null
}
