/** What was looked at, whether it is well, and what the operator can do about it. */
export interface Finding {
  check: string
  /** `wrong` is felt by people or costs them something; `look` may be meant. */
  state: 'ok' | 'look' | 'wrong'
  says: string
  do?: string
}

export const ok = (check: string, says: string): Finding => ({ check, state: 'ok', says })
