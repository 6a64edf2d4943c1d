import { isText } from '@/browser/shape'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** Search parameters of the team page: with a code it shows the invitation. */
export const readTeamSearch = lenientSearch({
  invite_code: parameter(isText({ min: 1, max: 64 })),
})
export type TeamSearch = ReturnType<typeof readTeamSearch>
