import { KNOWLEDGE_FILE_MAX_BYTES, KNOWLEDGE_TEXT_MAX } from '@/contract/knowledge'

/** What is wrong with a file. */
export type FileFault = 'too_large' | 'too_long' | 'no_text'

/** Control characters other than line breaks and tabs never occur in text. */
const UNSEEN = /[^\P{Cc}\n\t]|\p{Cs}/u

/** The words of a text file, in Unicode or in the encoding of older Western programs. */
export async function readTextFile(file: Blob): Promise<{ text: string } | { fault: FileFault }> {
  if (file.size > KNOWLEDGE_FILE_MAX_BYTES) return { fault: 'too_large' }
  const text = decoded(await file.arrayBuffer())
    .replace(/\r\n?/g, '\n')
    .trim()
  if (text === '' || UNSEEN.test(text)) return { fault: 'no_text' }
  return text.length > KNOWLEDGE_TEXT_MAX ? { fault: 'too_long' } : { text }
}

function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isWide) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
