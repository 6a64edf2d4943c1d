import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFolder } from '../../paths.ts'
import { provideFileReader } from './file-blob.ts'

const PACKAGE = '@contentauth/c2pa-wasm'
const PROGRAM = join(packageFolder(PACKAGE), 'pkg/c2pa_bg.wasm')

/** The Content Authenticity Initiative's library (c2pa-rs) as WebAssembly: the same on every platform. */
export async function openLibrary() {
  provideFileReader()
  const library = await import('@contentauth/c2pa-wasm')
  library.initSync({ module: await WebAssembly.compile(await readFile(PROGRAM)) })
  return library
}

export type Library = Awaited<ReturnType<typeof openLibrary>>
