import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react'
import { AppError, isAppError } from '@/contract/app-error'
import type { ConfirmWay } from '@/contract/endpoints/account-settings'

const ConfirmDialog = lazy(() => import('./confirm-dialog'))

type Confirmed = <Output>(act: () => Promise<Output>) => Promise<Output>

const ConfirmationContext = createContext<Confirmed>((act) => act())

/** Runs an action; if the server requires a confirmation first, asks for it and runs the action again. */
export const useConfirmation = () => use(ConfirmationContext)

interface ConfirmationProviderProps {
  way: ConfirmWay
  email: string
  children: ReactNode
}

export function ConfirmationProvider({ way, email, children }: ConfirmationProviderProps) {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)

  const ask = () =>
    new Promise<boolean>((resolve) => {
      setAnswer(() => (isConfirmed: boolean) => {
        setAnswer(null)
        resolve(isConfirmed)
      })
    })

  const confirmed: Confirmed = async (act) => {
    try {
      return await act()
    } catch (error) {
      if (!isAppError(error) || error.code !== 'confirm_needed') throw error
      if (await ask()) return act()
      throw new AppError('user_cancelled')
    }
  }

  return (
    <ConfirmationContext value={confirmed}>
      {children}
      {answer && (
        <Suspense>
          <ConfirmDialog way={way} email={email} onAnswer={answer} />
        </Suspense>
      )}
    </ConfirmationContext>
  )
}
