import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isOperator } from '@/contract/operator'
import { useLanguage } from '@/i18n/use-language'

interface ToolNotHereProps {
  /** Roles of the current user; absent when signed out. */
  roles: string | undefined
  sentence: ReactNode
  /** How to enable the tool; shown to operators only. */
  cure: ReactNode
}

/** Says that this installation lacks a tool; operators also see what is missing. */
export function ToolNotHere({ roles, sentence, cure }: ToolNotHereProps) {
  return (
    <div className="flex flex-col gap-2 rounded-xl border bg-card p-4 sm:p-6">
      <p>{sentence}</p>
      {isOperator(roles) && <p className="text-muted-foreground text-sm">{cure}</p>}
    </div>
  )
}

/** Link to the page where services are connected. */
export const OperatorPageLink = ({ children }: { children?: ReactNode }) => (
  <Link to="/$lang/admin" params={{ lang: useLanguage() }} className="text-link underline">
    {children}
  </Link>
)
