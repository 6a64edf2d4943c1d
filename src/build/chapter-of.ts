const FAILURES = /^src\/i18n\/(?:error|refusal)-message/
/** What a page says about itself travels with every page, for the links that lead there. */
const HEAD = /-heads?\.ts$/
/** What the create page shows, where most visits begin, at once or later. The build checks the list. */
const FIRST_SCREEN =
  /^src\/(?:features\/(?:create|shell)|components\/(?:form|labels|leave-guard|media-preview|ui))\//
/** Parts of the create page that come when they are wanted, with words of their own. */
const LATE =
  /^src\/features\/create\/(understanding|prompt-tools|inspector|photo|shortcuts|showcase)\//
const FOLDER = /^src\/(?:features|components)\/([a-z-]+)\//

/**
 * Chapter of a language's words in which those of a source file travel to browsers: each screen and
 * each shared part has one, named by its folder. Null: they come with every page.
 */
export function chapterOf(file: string): string | null {
  if (FAILURES.test(file)) return 'failures'
  const late = LATE.exec(file)
  if (late) return `create-${late[1]}`
  if (HEAD.test(file) || FIRST_SCREEN.test(file)) return null
  return FOLDER.exec(file)?.[1] ?? null
}
