import type { Page } from '@playwright/test'

export interface Watched {
  /** Sum of layout shifts without recent input, as browsers count them. */
  shift: number
  shifts: { value: number; what: string }[]
  /** The slowest response to each kind of interaction. */
  interactions: { name: string; target: string; ms: number }[]
  slowestMs: number
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Makes the page record its layout shifts and how long it takes to paint responses. */
export async function startPageWatch(page: Page): Promise<{ stop(): Promise<Watched> }> {
  const handle = await page.evaluateHandle(() => {
    const shifts: { value: number; what: string }[] = []
    const events: { name: string; target: string; ms: number }[] = []
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}`.slice(0, 90) : ''
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    const isShift = (entry: PerformanceEntry): entry is Shift => 'hadRecentInput' in entry
    const isEvent = (entry: PerformanceEntry): entry is PerformanceEventTiming =>
      'interactionId' in entry
    const moving = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isShift(entry) || entry.hadRecentInput) continue
        shifts.push({
          value: entry.value,
          what: entry.sources
            .map(({ node, previousRect, currentRect }) =>
              [nameOf(node), placeOf(previousRect), '→', placeOf(currentRect)].join(' '),
            )
            .join(', '),
        })
      }
    })
    const answering = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isEvent(entry) || entry.interactionId === 0) continue
        events.push({ name: entry.name, target: nameOf(entry.target), ms: entry.duration })
      }
    })
    moving.observe({ type: 'layout-shift' })
    // The platform's types don't include the threshold yet.
    const answers = { type: 'event', durationThreshold: 16 }
    answering.observe(answers)
    return {
      async stop() {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)))
        moving.disconnect()
        answering.disconnect()
        return { shifts, events }
      },
    }
  })
  return {
    async stop() {
      const { shifts, events } = await handle.evaluate((watch) => watch.stop())
      const interactions = events.toSorted((one, other) => other.ms - one.ms).slice(0, 12)
      return {
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
        shifts,
        interactions,
        slowestMs: interactions[0]?.ms ?? 0,
      }
    },
  }
}
