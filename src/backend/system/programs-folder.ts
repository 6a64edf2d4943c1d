/**
 * Where programs lie that were bundled from the sources as they are now. Only who has just made or checked them
 * names it, so that nobody starts one that is older than its sources.
 */
export const programsFolder = process.env.PROGRAMS_FOLDER
