/** Replaces a symbol that separated two words. */
export const BREAK = '\ue005'
/** Enclose the index of a hidden quote. */
export const OPEN = '\ue000'
export const CLOSE = '\ue001'
