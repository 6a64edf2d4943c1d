import { type Logger, pino } from 'pino'
import type { Env } from '../env.ts'

/** Structured log on standard output. Names that may carry a secret are blanked wherever they stand. */
export const createLogger = (env: Pick<Env, 'LOG_LEVEL'>): Logger =>
  pino({
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'authorization',
        'cookie',
        'password',
        'pwd',
        'ticket',
        'token',
        'access_token',
        '*.password',
        '*.ticket',
        '*.token',
        '*.access_token',
      ],
      censor: '[redacted]',
    },
  })
