/** Around the number of a quote that was put away. */
export const OPEN = '\ue000'
export const CLOSE = '\ue001'
