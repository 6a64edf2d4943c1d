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
import { keptPartsAt } from './kept-parts'

/** How a part that is not there yet begins: the browser would have to draw it. */
const LEFT_OUT = '<!--$!-->'

const wholePages = new WeakMap<Request, string>()

/**
 * Text of the page that was rendered for a request, when it was rendered at once: its answer has no body
 * then, since to encode a text and to decode it again costs as much as half of the rendering.
 */
export function takeWholePage(request: Request): string | null {
  const html = wholePages.get(request) ?? null
  wholePages.delete(request)
  return html
}

/**
 * Renders a page as one text. One with a part that must be waited for, such as code that nobody has
 * asked for since the start, is rendered as a stream.
 */
export const renderPage = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const text = renderAtOnce(router)
  if (text === null) {
    const children = <RouterServer router={router} />
    return renderRouterToStream({ request, router, responseHeaders, children })
  }
  try {
    const html = await transformHtmlStringWithRouter(router, text, { signal: request.signal })
    wholePages.set(request, html)
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

function renderAtOnce(router: AnyRouter): string | null {
  keepFirstScripts(router)
  try {
    const { facts } = router.options.context
    const { language, theme, origin } = facts
    const parts = keptPartsAt(router.state.location, [language, theme, origin])
    const text = renderToString(
      <PartsContext value={parts?.marksOf ?? null}>
        <RouterServer router={router} />
      </PartsContext>,
    )
    return text.includes(LEFT_OUT) ? null : (parts?.fill(text) ?? text)
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
