import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Focuses the next step's panel, because the focused element disappears with its step. */
export function useFocusOnChange(step: string): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useStepChange(step, () => element.current?.focus({ preventScroll: true }))
  return element
}

/** On a phone the picture is far above the pressed button, so the result is scrolled into view. */
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
