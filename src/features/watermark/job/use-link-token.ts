import { useLocation, useNavigate } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** 256 random bits, as the server writes them. */
const LINK = /^job=([\w-]{43})$/
const never = () => () => {}

/**
 * The secret of the removal this page shows. It is behind the `#` of the address: whoever has the
 * link sees the removal, and no server's log ever does. Null while there is none.
 */
export function useLinkToken() {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  // The server never sees it: until the page is alive there is none.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const token = isAlive ? (LINK.exec(hash)?.[1] ?? null) : null
  const show = (next: string | null) =>
    void navigate({
      to: '.',
      search: true,
      hash: next ? `job=${next}` : '',
      hashScrollIntoView: false,
      resetScroll: false,
    })
  return { token, show }
}
