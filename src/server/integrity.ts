import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageText } from './page-text'

/** How a link or script tag refers to a built file. */
const NAMED = '="/assets/'
/** A whole tag that refers to a built file. */
const TAG =
  /^<(?:link|script)\b[^>]*?\b(?:href|src)="(\/assets\/[\w.~-]+\.(?:js|css))"[^>]*?(?=\/?>$)/

/** Hash of a built file in `integrity` format; null when there is no such file. */
type IntegrityOf = (path: string) => string | null

/** Hashes of the files below a folder, each computed once: a file's name changes with its content. */
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
 * Adds `integrity` to the tags of a page, so that a browser runs no other content under those names. Parts of
 * the page are passed on as they arrive.
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

/** The same for a complete page. Only searches for file names, since a long page has just a dozen. */
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

/** Splits a stream of text only after a tag, never inside one. */
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
