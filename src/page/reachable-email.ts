/** The operator's address; null while it is one that nobody outside could write to. */
export const reachableEmail = ({ operatorEmail }: { operatorEmail: string }): string | null =>
  operatorEmail === '' || operatorEmail.endsWith('@localhost') ? null : operatorEmail
