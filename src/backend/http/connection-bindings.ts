/** What the server entry knows of a connection and passes beside the request (Hono's `env`). */
export interface ConnectionBindings {
  /** Address of the peer; missing for calls inside the process without a browser behind them. */
  ip?: string
  /** Origin the browser used. */
  origin?: string
}
