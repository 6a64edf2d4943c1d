import type { AnyRouter } from '@tanstack/react-router'
import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  renderRouterToStream,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { PartsContext } from '@/page/kept-part'
import { keptPartsAt, type PageParts } from './kept-parts'
import type { PageText } from './page-text'

/** Start of a part that React left for the browser to render. */
const LEFT_OUT = '<!--$!-->'
const DOCTYPE = '<!DOCTYPE html>'

const wholePages = new WeakMap<Request, PageText>()

/**
 * Takes the text of a page that was rendered in one go. Its response has no body, since encoding and decoding
 * the text would cost half as much as rendering it.
 */
export function takeWholePage(request: Request): PageText | null {
  const text = wholePages.get(request) ?? null
  wholePages.delete(request)
  return text
}

/**
 * Renders a page as one text. A page that must wait for a part, such as code nobody has requested since
 * startup, is rendered as a stream.
 */
export const renderPage = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const drawn = renderAtOnce(router)
  if (!drawn) {
    const children = <RouterServer router={router} />
    return renderRouterToStream({ request, router, responseHeaders, children })
  }
  try {
    const { text, parts } = drawn
    const html = await transformHtmlStringWithRouter(router, text, { signal: request.signal })
    // Most pages only get a doctype prepended; searching the joined text would copy the page.
    const isText = html.length === DOCTYPE.length + text.length
    wholePages.set(request, isText ? [DOCTYPE, ...parts.fill(text)] : parts.fill(html))
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** The text of a page, with marks in place of the parts that are already kept. */
function renderAtOnce(router: AnyRouter): { text: string; parts: PageParts } | null {
  keepFirstScripts(router)
  try {
    const { facts } = router.options.context
    const { language, theme, origin } = facts
    const parts = keptPartsAt(router.state.location, [language, theme, origin])
    const text = renderToString(
      <PartsContext value={parts.marksOf}>
        <RouterServer router={router} />
      </PartsContext>,
    )
    return text.includes(LEFT_OUT) ? null : { text, parts }
  } catch {
    // The stream fails in the same way and reports the error.
    return null
  }
}

/** Start hands out the first scripts only once, but a page that is rendered twice needs them twice. */
function keepFirstScripts({ serverSsr }: AnyRouter): void {
  if (!serverSsr) return
  const take = serverSsr.takeInitialHydrationScriptTags
  let taken: ReturnType<typeof take>
  serverSsr.takeInitialHydrationScriptTags = () => {
    taken ??= take()
    return taken
  }
}
