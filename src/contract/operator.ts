/** Role of the accounts that run the installation. Kept free of zod: the browser loads it. */
export const OPERATOR_ROLE = 'OPERATOR'

/** Whether an account's roles, a comma-separated list, include the operator's. */
export const isOperator = (roles: string | undefined): boolean =>
  roles?.split(',').includes(OPERATOR_ROLE) ?? false
