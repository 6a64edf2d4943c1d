import { useEffect } from 'react'

const COUNT = /^\(\d+\) /

/** Shows the number of running generations in the browser tab: "(2) …". */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return
    const withoutCount = () => document.title.replace(COUNT, '')
    document.title = `(${count}) ${withoutCount()}`
    return () => {
      document.title = withoutCount()
    }
  }, [count])
}
