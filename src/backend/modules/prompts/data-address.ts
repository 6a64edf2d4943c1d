/** A small image as a data URL inside an answer. */
export const dataAddress = (webp: Uint8Array): string =>
  `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`
