import { downloadName } from './content-disposition.ts'

type Named = Parameters<typeof downloadName>[0]

/** Names of files in an archive: those of single downloads, with a number where two would be one. */
export function archiveNames(files: readonly Named[]): string[] {
  const taken = new Set<string>()
  return files.map((file) => {
    const name = downloadName(file)
    const dot = name.lastIndexOf('.')
    let unique = name
    // Some file systems take `A.png` and `a.png` for one.
    for (let number = 2; taken.has(unique.toLowerCase()); number++) {
      unique = `${name.slice(0, dot)} (${number})${name.slice(dot)}`
    }
    taken.add(unique.toLowerCase())
    return unique
  })
}
