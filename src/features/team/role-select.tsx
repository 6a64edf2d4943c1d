import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Select } from '@/components/ui/select'
import { GRANTED_ROLES, type GrantedRole } from '@/contract/team-roles'
import { ROLE_WORDS } from './role-words'

type RoleSelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
  value: GrantedRole
  onChange: (role: GrantedRole) => void
}

/** A select of the roles that can be given. */
export function RoleSelect({ value, onChange, ...props }: RoleSelectProps) {
  const { i18n } = useLingui()
  return (
    <Select
      {...props}
      value={value}
      onChange={({ target }) => {
        const role = GRANTED_ROLES.find((one) => one === target.value)
        if (role) onChange(role)
      }}
    >
      {GRANTED_ROLES.map((role) => (
        <option key={role} value={role}>
          {i18n._(ROLE_WORDS[role].name)}
        </option>
      ))}
    </Select>
  )
}
