import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** A failure of the form as a whole; problems of one field are shown under that field. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="mb-2 flex items-start gap-2 rounded-md border border-destructive px-3 py-2 text-destructive text-sm"
    >
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
