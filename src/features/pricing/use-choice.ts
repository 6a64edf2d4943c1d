import { useNavigate } from '@tanstack/react-router'
import { showLogin } from '@/browser/login-events'

/**
 * Keeps the choice in the address and opens the sign-in. The user returns to it after every way of signing
 * in, including Google and a reload.
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
