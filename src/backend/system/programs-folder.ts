/**
 * Folder of programs bundled from the current sources. Only set by whoever has just built or checked them, so that
 * nobody starts a bundle older than its sources.
 */
export const programsFolder = process.env.PROGRAMS_FOLDER
