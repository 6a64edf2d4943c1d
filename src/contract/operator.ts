/** Among the roles of an account: it runs the installation. Kept free of zod, as the browser carries it. */
export const OPERATOR_ROLE = 'OPERATOR'

/** Whether roles as an account has them, by comma, make it an operator's. */
export const isOperator = (roles: string | undefined): boolean =>
  roles?.split(',').includes(OPERATOR_ROLE) ?? false
