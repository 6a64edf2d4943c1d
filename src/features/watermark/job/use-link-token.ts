import { useLocation, useNavigate } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** 256 random bits, as the server encodes them. */
const LINK = /^job=([\w-]{43})$/
const never = () => () => {}

/**
 * The secret of the removal shown on this page. It is kept in the address after `#`: whoever has the link
 * sees the removal, but it never reaches a server log. Null without one.
 */
export function useLinkToken() {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  // The server never sees the fragment, so there is no token until hydration.
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
