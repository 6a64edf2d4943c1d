import type { NodeBody } from './event-line.ts'

/** What the server entry knows about a connection and passes along with the request (Hono's `env`). */
export interface ConnectionBindings {
  /** The peer's address; missing for calls inside the process with no browser behind them. */
  ip?: string
  /** Origin the browser used. */
  origin?: string
  /** Set when the answer is written to Node's own response: takes a body that writes itself there. */
  takeBody?: (body: NodeBody) => void
}
