import type { NodeBody } from './event-line.ts'

/** What the server entry knows of a connection and passes beside the request (Hono's `env`). */
export interface ConnectionBindings {
  /** Address of the peer; missing for calls inside the process without a browser behind them. */
  ip?: string
  /** Origin the browser used. */
  origin?: string
  /** Given when the answer is written to Node's own: takes a body that does so by itself. */
  takeBody?: (body: NodeBody) => void
}
