/** A sign that was between words and parts them. */
export const BREAK = '\ue005'
/** Around the number of a quote that was put away. */
export const OPEN = '\ue000'
export const CLOSE = '\ue001'
