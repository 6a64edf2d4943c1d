const LENGTH_MAX = 120
/** Control characters, and marks that reverse the reading direction: `gpj.exe` for `exe.jpg`. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
/** Path separators, and characters that are special to some file system or shell. */
const RESERVED = /[/\\:*?"<>|]/g

/** A file name that is safe to show: one line, no path, of bounded length. It never reaches a disk. */
export function cleanFileName(name: string, fallback = 'file'): string {
  const visible = name.normalize('NFC').replace(INVISIBLE, '').replace(RESERVED, ' ')
  const words = visible.replace(/\s+/g, ' ').replace(/^[\s.]+|[\s.]+$/g, '')
  return shorten(words) || fallback
}

/** Shortens the stem and keeps the extension, which tells what the file was. */
function shorten(name: string): string {
  const characters = [...name]
  if (characters.length <= LENGTH_MAX) return name
  const extension = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''
  return (
    characters
      .slice(0, LENGTH_MAX - extension.length)
      .join('')
      .trimEnd() + extension
  )
}
