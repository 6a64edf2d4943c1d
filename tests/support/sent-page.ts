import { askRaw } from './raw-request.ts'

/** A page as the server sends it to clients that run no scripts. */
export interface SentPage {
  status: number
  language: string | undefined
  title: string
  /** Each piece of text between two tags. */
  texts: string[]
}

const UNREAD = /<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g

export async function readSentPage(address: string): Promise<SentPage> {
  const { status, body } = await askRaw(address)
  const [, inBody = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(body) ?? []
  const texts = inBody.replace(UNREAD, '').split(/<[^>]*>/)
  return {
    status,
    language: /<html[^>]* lang="([^"]*)"/.exec(body)?.[1],
    title: decode(/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? ''),
    texts: texts.map(decode).filter((text) => text.trim() !== ''),
  }
}

const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
