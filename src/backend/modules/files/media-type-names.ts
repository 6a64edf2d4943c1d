/** Content type and download extension of each container, from our own probe of the content. */
const BY_CONTAINER: Record<string, { mimeType: string; extension: string }> = {
  jpeg: { mimeType: 'image/jpeg', extension: 'jpg' },
  png: { mimeType: 'image/png', extension: 'png' },
  webp: { mimeType: 'image/webp', extension: 'webp' },
  gif: { mimeType: 'image/gif', extension: 'gif' },
  tiff: { mimeType: 'image/tiff', extension: 'tif' },
  avif: { mimeType: 'image/avif', extension: 'avif' },
  mp4: { mimeType: 'video/mp4', extension: 'mp4' },
  mov: { mimeType: 'video/quicktime', extension: 'mov' },
  '3gp': { mimeType: 'video/3gpp', extension: '3gp' },
  webm: { mimeType: 'video/webm', extension: 'webm' },
  mkv: { mimeType: 'video/x-matroska', extension: 'mkv' },
  avi: { mimeType: 'video/x-msvideo', extension: 'avi' },
  asf: { mimeType: 'video/x-ms-wmv', extension: 'wmv' },
  flv: { mimeType: 'video/x-flv', extension: 'flv' },
  mpegts: { mimeType: 'video/mp2t', extension: 'ts' },
  m4a: { mimeType: 'audio/mp4', extension: 'm4a' },
  mp3: { mimeType: 'audio/mpeg', extension: 'mp3' },
  wav: { mimeType: 'audio/wav', extension: 'wav' },
}

/** Null for containers that are neither an image, a video nor an audio result. */
export const mimeTypeOf = (container: string): string | null =>
  BY_CONTAINER[container]?.mimeType ?? null

export const extensionOf = (mimeType: string): string =>
  Object.values(BY_CONTAINER).find((type) => type.mimeType === mimeType)?.extension ?? 'bin'
