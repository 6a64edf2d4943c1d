import { type DestinationStream, type Logger, pino } from 'pino'
import type { Env } from '../env.ts'

/** Fields whose values must never be logged. */
const SECRETS = [
  ...['authorization', 'cookie', '["set-cookie"]', '["x-visitor-token"]'],
  ...['password', 'pwd', 'current_password', 'ticket', 'token', 'access_token', 'secret'],
  ...['second_factor_code', 'visitor_token'],
]

const pathOf = (place: string, name: string) =>
  place === '' || name.startsWith('[') ? place + name : `${place}.${name}`

/** Structured log on standard output. Fields that may carry a secret are blanked at any depth. */
export const createLogger = (
  env: Pick<Env, 'LOG_LEVEL'>,
  stream: DestinationStream = pino.destination(),
): Logger =>
  pino(
    {
      level: env.LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: SECRETS.flatMap((name) => ['', '*', '*.*'].map((place) => pathOf(place, name))),
        censor: '[redacted]',
      },
    },
    stream,
  )
