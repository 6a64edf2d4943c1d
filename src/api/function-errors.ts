import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { AppError, isAppError } from '@/contract/app-error'

/**
 * Start sends the message of anything a server function throws to the browser. Only our own errors may pass;
 * anything else is logged here and becomes 'internal'.
 */
export const functionErrors = createMiddleware({ type: 'function' }).server(
  async ({ next, serverFnMeta }) => {
    try {
      return await next()
    } catch (error) {
      if (error instanceof Response || isRedirect(error) || isNotFound(error)) throw error
      if (isAppError(error)) throw error
      console.error(`server function ${serverFnMeta.name}`, error)
      throw new AppError('internal')
    }
  },
)
