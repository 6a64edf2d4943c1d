import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** What had the focus goes with its step; the next step's panel takes it. */
export function useFocusOnChange(step: string): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useStepChange(step, () => element.current?.focus({ preventScroll: true }))
  return element
}

/** On a phone the picture is far above the button that was pressed: what comes of it is brought into sight. */
export function useSightOnChange(step: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useStepChange(step, () => {
    const { top = 0 } = element.current?.getBoundingClientRect() ?? {}
    if (top < 0) element.current?.scrollIntoView({ block: 'start' })
  })
  return element
}

function useStepChange(step: string, onChange: () => void) {
  const last = useRef(step)
  const change = useEffectEvent(onChange)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    change()
  }, [step])
}
