const FAILURES = /^src\/i18n\/(?:error|refusal)-message/
/** Page titles and descriptions come with every page, for links to those pages. */
const HEAD = /-heads?\.ts$/
/** Everything the create page shows, sooner or later: most visits start there. The build checks the list. */
const FIRST_SCREEN =
  /^src\/(?:features\/(?:create|shell)|components\/(?:form|labels|leave-guard|media-preview|ui))\//
/** Parts of the create page that load on demand, with their own words. */
const LATE =
  /^src\/features\/create\/(understanding|prompt-tools|inspector|photo|shortcuts|showcase)\//
const FOLDER = /^src\/(?:features|components)\/([a-z-]+)\//

/**
 * The chapter with a source file's words: each screen and each shared part has one, named after its folder.
 * Null: the words come with every page.
 */
export function chapterOf(file: string): string | null {
  if (FAILURES.test(file)) return 'failures'
  const late = LATE.exec(file)
  if (late) return `create-${late[1]}`
  if (HEAD.test(file) || FIRST_SCREEN.test(file)) return null
  return FOLDER.exec(file)?.[1] ?? null
}
