/** The operator's email; null when it is not reachable from outside. */
export const reachableEmail = ({ operatorEmail }: { operatorEmail: string }): string | null =>
  operatorEmail === '' || operatorEmail.endsWith('@localhost') ? null : operatorEmail
