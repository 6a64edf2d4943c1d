import { useLingui } from '@lingui/react/macro'
import { Check, Circle } from 'lucide-react'
import { PASSWORD_LENGTH_MIN } from '@/contract/limits'
import { passwordLengthMax, passwordRules } from './field-rules'

interface PasswordRulesProps {
  password: string
  repeated: string
  /** Whether the operator allows long passwords, with spaces. */
  isLong: boolean
}

/** The rules of a new password, checked off while it is typed. */
export function PasswordRules({ password, repeated, isLong }: PasswordRulesProps) {
  const { t } = useLingui()
  const { hasLength, hasNoSpaces, isRepeated } = passwordRules(password, repeated, isLong)
  const min = PASSWORD_LENGTH_MIN
  const max = passwordLengthMax(isLong)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm" aria-label={t`Password rules`}>
      <Rule isMet={hasLength}>{t`${min}–${max} characters`}</Rule>
      {!isLong && <Rule isMet={hasNoSpaces}>{t`No spaces`}</Rule>}
      <Rule isMet={isRepeated}>{t`Passwords match`}</Rule>
    </ul>
  )
}

function Rule({ isMet, children }: { isMet: boolean; children: string }) {
  const { t } = useLingui()
  const Icon = isMet ? Check : Circle
  return (
    <li className={`flex items-center gap-1.5 ${isMet ? 'text-success' : 'text-muted-foreground'}`}>
      <Icon className="size-3.5 shrink-0" aria-hidden />
      {children}
      <span className="sr-only">{isMet ? t`met` : t`not met yet`}</span>
    </li>
  )
}
