import { useEffect } from 'react'

const COUNT = /^\(\d+\) /

/** Shows in the tab of the browser how many generations run: "(2) …". */
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
