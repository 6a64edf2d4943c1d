import { downloadName } from './content-disposition.ts'

type Named = Parameters<typeof downloadName>[0]

/** File names in an archive: the same as for single downloads, numbered where two would collide. */
export function archiveNames(files: readonly Named[]): string[] {
  const taken = new Set<string>()
  return files.map((file) => {
    const name = downloadName(file)
    const dot = name.lastIndexOf('.')
    let unique = name
    // Some file systems treat `A.png` and `a.png` as the same file.
    for (let number = 2; taken.has(unique.toLowerCase()); number++) {
      unique = `${name.slice(0, dot)} (${number})${name.slice(dot)}`
    }
    taken.add(unique.toLowerCase())
    return unique
  })
}
