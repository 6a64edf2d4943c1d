/** Counted events, each with its content id, a unique negative number (specification section 9). */
export const EVENTS = {
  page_view: -1,
  login_opened: -2,
  login_success: -3,
  login_failed: -4,
  code_sent: -5,
  code_failed: -6,
  register_success: -7,
  register_failed: -8,
  reset_success: -9,
  reset_failed: -10,
  google_started: -11,
  google_blocked: -12,
  google_failed: -13,
  logout: -14,
} as const

export type EventId = keyof typeof EVENTS
