import { readFile } from 'node:fs/promises'
import { makeRequested } from './make-film.ts'

/*
 * Makes a video in a separate process (`film-process.ts <request>`) and prints its path. An end-to-end test
 * that loaded the engine itself would have hundreds of modules transpiled.
 */
console.log(await makeRequested(JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'))))
