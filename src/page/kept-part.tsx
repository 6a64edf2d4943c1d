import { createContext, type ReactNode, use } from 'react'

/** Marks around a part while the page renders, so that it can be found afterwards. */
interface PartMarks {
  before: string
  after: string
  /** Whether it was rendered before: the kept HTML then replaces the marks. */
  isKept: boolean
}

/** Returns the marks of a part; null when the part may depend on the page's search. */
export type MarksOf = (key: string, isForEverySearch: boolean) => PartMarks | null

/** Provided by the server while it renders a page synchronously. */
export const PartsContext = /* @__PURE__ */ createContext<MarksOf | null>(null)

interface KeptPartProps {
  /**
   * Name of the part, plus what it depends on besides address, language and theme; null when it depends on the
   * user.
   */
  of: string | null
  /** Whether it ignores the page's search, even in its links. */
  isForEverySearch?: boolean
  /** Elements only; text would merge with the marks. */
  children?: ReactNode
}

/**
 * A part that looks the same for everyone at an address: the server renders it once and reuses it for every
 * page. It must not be nested in another one, nor contain images to preload.
 */
export function KeptPart({ of, isForEverySearch = false, children }: KeptPartProps) {
  const marks =
    import.meta.env.SSR && of !== null ? use(PartsContext)?.(of, isForEverySearch) : null
  // The browser renders empty placeholders for the marks: their number affects the ids from `useId` below.
  return (
    <>
      {marks?.before}
      {marks?.isKept ? null : children}
      {marks?.after}
    </>
  )
}
