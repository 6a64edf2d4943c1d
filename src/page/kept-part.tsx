import { createContext, type ReactNode, use } from 'react'

/** What stands around a part of a page while it is drawn, so that it can be found afterwards. */
interface PartMarks {
  before: string
  after: string
  /** Whether it was drawn before: then what was drawn takes the place of the marks. */
  isKept: boolean
}

/** Gives the marks of a part; none where the address asks for something that the part may show. */
export type MarksOf = (key: string, isForEverySearch: boolean) => PartMarks | null

/** The server has it while it draws a page at once. */
export const PartsContext = /* @__PURE__ */ createContext<MarksOf | null>(null)

interface KeptPartProps {
  /** Its name at its place, with what it depends on beside address, language and theme; null when on somebody. */
  of: string | null
  /** Whether it shows nothing of what an address asks for, not even in its links. */
  isForEverySearch?: boolean
  /** Elements alone; a text would melt into the marks. */
  children?: ReactNode
}

/**
 * A part that looks the same for everybody at an address: the server draws it once and not for every
 * page. It stands in no other one, and brings no images that are wanted at once.
 */
export function KeptPart({ of, isForEverySearch = false, children }: KeptPartProps) {
  const marks =
    import.meta.env.SSR && of !== null ? use(PartsContext)?.(of, isForEverySearch) : null
  // A browser has empty places for the marks: how many there are decides what `useId` gives below.
  return (
    <>
      {marks?.before}
      {marks?.isKept ? null : children}
      {marks?.after}
    </>
  )
}
