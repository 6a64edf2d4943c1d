/** What was checked, whether it's all right, and what the operator can do about it. */
export interface Finding {
  check: string
  /** `wrong` affects people or costs them something; `look` may be intended. */
  state: 'ok' | 'look' | 'wrong'
  says: string
  do?: string
}

export const ok = (check: string, says: string): Finding => ({ check, state: 'ok', says })
