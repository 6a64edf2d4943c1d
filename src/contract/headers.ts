/** A visitor's secret; the web server fills it from the visitor's cookie. */
export const VISITOR_HEADER = 'x-visitor-token'

/**
 * Origin under which the caller shows files to people; URLs in the reply begin with it. It only affects the
 * reply to that caller, so it needs no trust.
 */
export const ORIGIN_HEADER = 'x-public-origin'
