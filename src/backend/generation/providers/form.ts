import { openAsBlob } from 'node:fs'
import { FormData } from 'undici'
import type { LocalFile } from '../provider.ts'

interface FormFile {
  field: string
  file: LocalFile
  /** File name in the form; defaults to `reference-1` and so on. */
  name?: string
}

/** A form of fields and files; the files are read while the form is sent. */
export async function formOf(
  fields: Record<string, unknown>,
  files: readonly FormFile[],
): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  for (const [index, { field, file, name = `reference-${index + 1}` }] of files.entries()) {
    const blob = await openAsBlob(file.path, { type: file.mimeType })
    form.append(field, blob, `${name}.${file.mimeType.split('/')[1]}`)
  }
  return form
}
