import { useState } from 'react'

/** What there is, or what there was last: a failed or unfinished change leaves it on screen. */
export function useLastData<T>(data: T | undefined): T | undefined {
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return data ?? last
}
