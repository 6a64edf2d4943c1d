import type { ReactNode } from 'react'
import { TooltipProvider } from '@/components/ui/tooltip'
import { Controls } from './controls'
import { Foundations } from './foundations'
import { Overlays } from './overlays'
import { States } from './states'

/**
 * Every component in every state, in both themes side by side; for developers, in English, and not part of a
 * production build.
 */
export default function DesignPage() {
  return (
    <TooltipProvider>
      <h1 className="px-6 pt-10 text-2xl">Design system</h1>
      <div className="grid grid-cols-1 md:grid-cols-2">
        <Theme name="dark">{SECTIONS}</Theme>
        <Theme name="light">{SECTIONS}</Theme>
      </div>
    </TooltipProvider>
  )
}

const SECTIONS = (
  <>
    <Foundations />
    <Controls />
    <States />
    <Overlays />
  </>
)

/** Colors follow `color-scheme`, so a part of a page can have its own theme. */
function Theme({ name, children }: { name: 'dark' | 'light'; children: ReactNode }) {
  return (
    <section
      aria-label={name}
      style={{ colorScheme: name }}
      className="flex min-w-0 flex-col gap-10 bg-background p-6 text-foreground"
    >
      <h2 className="text-lg">{name}</h2>
      {children}
    </section>
  )
}
