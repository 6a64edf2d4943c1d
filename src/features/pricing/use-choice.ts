import { useNavigate } from '@tanstack/react-router'
import { showLogin } from '@/browser/login-events'

/**
 * Remembers in the address what somebody wants, and lets them sign in. They come back to it after
 * every way of signing in, the Google one and a reload included.
 */
export function useSignInToBuy() {
  const navigate = useNavigate()
  return async (choice: string) => {
    await navigate({
      to: '.',
      search: (search) => ({ ...search, choice }),
      replace: true,
      resetScroll: false,
    })
    showLogin()
  }
}
