import { useEffect, useState } from 'react'

const KEY = 'reviewer_name'

/** How a guest calls themselves, until the browser's tab is closed. */
export function useReviewerName(): [string, (name: string) => void] {
  const [name, setName] = useState('')
  // The server does not know it.
  useEffect(() => setName(readName()), [])
  return [
    name,
    (wish) => {
      setName(wish)
      try {
        sessionStorage.setItem(KEY, wish)
      } catch {
        // A browser that keeps nothing asks again.
      }
    },
  ]
}

function readName(): string {
  try {
    return globalThis.sessionStorage?.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
