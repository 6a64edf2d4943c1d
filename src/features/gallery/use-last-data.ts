import { useState } from 'react'

/** The current data, or the last there was: a failed or pending change keeps it on screen. */
export function useLastData<T>(data: T | undefined): T | undefined {
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return data ?? last
}
