import { load } from 'cheerio'

/** A part of a page as data: text, or an element with React property names. */
export type Part = string | { tag: string; props: Record<string, unknown>; parts: Part[] }

/** What a visitor sees of a page, without its scripts. */
export interface PageCopy {
  title: string
  description: string
  bodyClass: string
  styles: string[]
  parts: Part[]
}

const RENAMED: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  crossorigin: 'crossOrigin',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  playsinline: 'playsInline',
  fetchpriority: 'fetchPriority',
  enterkeyhint: 'enterKeyHint',
  value: 'defaultValue',
}
const FLAGS = new Set([
  'disabled',
  'hidden',
  'muted',
  'loop',
  'playsinline',
  'required',
  'multiple',
])
const LEFT_OUT = new Set(['script', 'link', 'template'])

/** Reads a server-rendered page, making its addresses absolute. */
export function copyPage(html: string, baseUrl: string): PageCopy {
  const $ = load(html)
  const wholeOf = (address: string) => new URL(address, baseUrl).href
  const styles = $('link[rel="stylesheet"]').toArray()

  function partOf(node: ReturnType<typeof contentsOf>[number]): Part[] {
    if (node.type === 'text') return [node.data]
    if (node.type === 'style')
      return [
        { tag: 'style', props: { dangerouslySetInnerHTML: { __html: $(node).text() } }, parts: [] },
      ]
    if (node.type !== 'tag' || LEFT_OUT.has(node.name)) return []
    const props = Object.fromEntries(
      Object.entries(node.attribs)
        .filter(([name]) => name !== 'nonce' && name !== 'selected' && !name.startsWith('on'))
        .map(([name, value]) => [nameOf(name), propOf(name, value, wholeOf)]),
    )
    if (node.name !== 'textarea')
      return [{ tag: node.name, props, parts: contentsOf(node).flatMap(partOf) }]
    return [{ tag: 'textarea', props: { ...props, defaultValue: $(node).text() }, parts: [] }]
  }
  const contentsOf = (parent: Parameters<typeof $>[0]) => $(parent).contents().toArray()

  return {
    title: $('title').first().text(),
    description: $('meta[name="description"]').attr('content') ?? '',
    bodyClass: $('body').attr('class') ?? '',
    styles: styles.map((style) => wholeOf($(style).attr('href') ?? '')),
    parts: contentsOf('body').flatMap(partOf),
  }
}

/** A page's text without spaces; pages with the same text count as the same page here. */
export function wordsOf(html: string): string {
  const $ = load(html)
  $('script, style, template').remove()
  return $('body').text().replace(/\s+/g, '')
}

/** SVG attribute names have hyphens only in HTML. */
function nameOf(name: string): string {
  const isOfReact = /^(data|aria)-/.test(name)
  if (isOfReact) return name
  return RENAMED[name] ?? name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function propOf(name: string, value: string, wholeOf: (address: string) => string): unknown {
  if (name === 'style') return styleOf(value)
  if (FLAGS.has(name)) return true
  if (name === 'src' || name === 'poster') return wholeOf(value)
  return value
}

function styleOf(text: string): Record<string, string> {
  const rules = text.split(/;(?![^(]*\))/).map((rule) => rule.split(/:(.*)/s))
  return Object.fromEntries(
    rules.flatMap(([name = '', value]) => {
      if (value === undefined) return []
      const plain = name.trim()
      const key = plain.startsWith('--')
        ? plain
        : plain.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
      return [[key, value.trim()]]
    }),
  )
}
