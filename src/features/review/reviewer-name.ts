import { useEffect, useState } from 'react'

const KEY = 'reviewer_name'

/** A guest's name, remembered until the browser tab is closed. */
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
        // A browser without storage asks again.
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
