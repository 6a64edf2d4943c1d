import { createContext, type ReactNode, use, useId } from 'react'

/** What stands around a part of a page while it is drawn, so that it can be found afterwards. */
interface PartMarks {
  before: string
  after: string
  /** Whether it was drawn before: then what was drawn takes the place of the marks. */
  isKept: boolean
}

/** Gives the marks of a part. */
export type MarksOf = (key: string) => PartMarks

/** The server alone has it, while it draws a page at once. */
export const PartsContext = createContext<MarksOf | null>(null)

interface KeptPartProps {
  /** What it depends on beside address, language and theme; null when on somebody. */
  of: string | null
  /** Elements alone; a text would melt into the marks. */
  children?: ReactNode
}

/**
 * A part that looks the same for everybody at an address: the server draws it once and not for every
 * page. It stands in no other one, and brings no images that are wanted at once.
 */
export function KeptPart({ of, children }: KeptPartProps) {
  const marksOf = use(PartsContext)
  const id = useId()
  const marks = of === null ? undefined : marksOf?.(`${id} ${of}`)
  // A browser has empty places for the marks: how many there are decides what `useId` gives below.
  return (
    <>
      {marks?.before}
      {marks?.isKept ? null : children}
      {marks?.after}
    </>
  )
}
