import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageText } from './page-text'

/** What a link or script tag says of the file that it names. */
const NAMED = '="/assets/'
/** From the beginning of a tag to its end: that of one which names a file of the build. */
const TAG =
  /^<(?:link|script)\b[^>]*?\b(?:href|src)="(\/assets\/[\w.~-]+\.(?:js|css))"[^>]*?(?=\/?>$)/

/** Hash of a file of the build as `integrity` takes it; null for a file that is not there. */
type IntegrityOf = (path: string) => string | null

/** Hashes of the files below a folder, each read once: their names change with their content. */
export function integrityBelow(folder: string): IntegrityOf {
  const known = new Map<string, string | null>()
  return (path) => {
    let integrity = known.get(path)
    if (integrity === undefined) {
      integrity = hashOf(join(folder, path))
      known.set(path, integrity)
    }
    return integrity
  }
}

function hashOf(file: string): string | null {
  try {
    return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
  } catch {
    return null
  }
}

/**
 * A page whose tags say which content the files they name must have, so that a browser runs nothing
 * else under their names. Parts of the page go on as they come.
 */
export function withIntegrity(answer: Response, integrityOf: IntegrityOf): Response {
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html')
  if (!answer.body || !isHtml) return answer
  const body = answer.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(wholeTags((html) => textWithIntegrity([html], integrityOf).join('')))
    .pipeThrough(new TextEncoderStream())
  return new Response(body, answer)
}

/** The same for a page that is there, looked through for names alone: it is long, and has a dozen. */
export const textWithIntegrity = (text: PageText, integrityOf: IntegrityOf): PageText =>
  text.flatMap((piece) => pieceWithIntegrity(piece, integrityOf))

function pieceWithIntegrity(html: string, integrityOf: IntegrityOf): string[] {
  const pieces: string[] = []
  let done = 0
  for (let at = html.indexOf(NAMED); at >= 0; at = html.indexOf(NAMED, Math.max(at + 1, done))) {
    const end = html.indexOf('>', at) + 1
    if (end === 0) break
    const tag = html.slice(html.lastIndexOf('<', at), end)
    const [before = '', path] = TAG.exec(tag) ?? []
    const integrity = path && !tag.includes(' integrity=') ? integrityOf(path) : null
    if (integrity === null) continue
    pieces.push(html.slice(done, end - tag.length), before.trimEnd(), ` integrity="${integrity}"`)
    done = end - tag.length + before.length
  }
  pieces.push(html.slice(done))
  return pieces
}

/** Text in parts that end behind a tag, and not in the middle of one. */
function wholeTags(change: (html: string) => string): TransformStream<string, string> {
  let held = ''
  return new TransformStream({
    transform(part, controller) {
      const text = held + part
      const last = text.lastIndexOf('<')
      const end = last < 0 || text.includes('>', last) ? text.length : last
      held = text.slice(end)
      if (end > 0) controller.enqueue(change(text.slice(0, end)))
    },
    flush(controller) {
      if (held) controller.enqueue(change(held))
    },
  })
}
