import { modules } from '../modules/modules.ts'

/** How long each table keeps its rows, as its module says. */
export const KEPT_BY_TABLE: Readonly<Record<string, string>> = {
  ...Object.assign({}, ...modules.map(({ keeps }) => keeps)),
  // Tables of libraries that belong to no module.
  rate_limits: 'until they no longer count',
  test_checkouts: '30 days; paid ones forever',
}
