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

/** How a part that is not there yet begins: the browser would have to draw it. */
const LEFT_OUT = '<!--$!-->'
const DOCTYPE = '<!DOCTYPE html>'

const wholePages = new WeakMap<Request, PageText>()

/**
 * Text of the page that was rendered for a request, when it was rendered at once: its answer has no body
 * then, since to encode a text and to decode it again costs as much as half of the rendering.
 */
export function takeWholePage(request: Request): PageText | null {
  const text = wholePages.get(request) ?? null
  wholePages.delete(request)
  return text
}

/**
 * Renders a page as one text. One with a part that must be waited for, such as code that nobody has
 * asked for since the start, is rendered as a stream.
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
    // Nothing but its type is put before most pages; to look through both joined would copy the page.
    const isText = html.length === DOCTYPE.length + text.length
    wholePages.set(request, isText ? [DOCTYPE, ...parts.fill(text)] : parts.fill(html))
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** The text of a page, with marks in the places of the parts that are there already. */
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
    // As a stream it fails again, and is told.
    return null
  }
}

/** The first scripts are given out once; a page that is rendered twice needs them twice. */
function keepFirstScripts({ serverSsr }: AnyRouter): void {
  if (!serverSsr) return
  const take = serverSsr.takeInitialHydrationScriptTags
  let taken: ReturnType<typeof take>
  serverSsr.takeInitialHydrationScriptTags = () => {
    taken ??= take()
    return taken
  }
}
