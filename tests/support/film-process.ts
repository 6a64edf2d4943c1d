import { readFile } from 'node:fs/promises'
import { makeRequested } from './make-film.ts'

/*
 * Makes a film in a process of its own: `film-process.ts <request>`; its file is what it prints. A journey that
 * loaded the engine itself would have hundreds of modules translated for it.
 */
console.log(await makeRequested(JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'))))
