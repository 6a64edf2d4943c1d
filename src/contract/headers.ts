/** A visitor's secret; the web fills it from its cookie. */
export const VISITOR_HEADER = 'x-visitor-token'

/**
 * Origin under which the caller shows files to people; addresses in the reply begin with it. It
 * changes nothing but the reply to that very caller, so it needs no trust.
 */
export const ORIGIN_HEADER = 'x-public-origin'
