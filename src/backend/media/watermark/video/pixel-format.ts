/** The three formats patches are processed in; everything else is converted to the nearest. */
export type PixelFormat = 'yuv420p' | 'yuvj420p' | 'yuv420p10le'

/** Pixel formats on the way from decoder to encoder, and of the patches that reach us. */
export interface PictureFormat {
  pixelFormat: PixelFormat
  /** The result's pixel format, with the source's chroma resolution. */
  encodedFormat: string
  /** The overlay filter's name for that format. */
  overlayFormat: string
  /** Filters that convert decoded pictures to the result's format. */
  intake: string
  /** Filters that convert a crop of that to the patch format; empty if they are the same. */
  thinning: string
  /** The source stores red, green and blue, so the result needs an explicit color matrix. */
  isRgb: boolean
}

export interface StoredFormat {
  pix_fmt: string
  width: number
  height: number
  color_range?: string
  isInterlaced: boolean
}

/** Derives the pixel formats from the source's. */
export function pictureFormat(stored: StoredFormat): PictureFormat {
  const { pix_fmt, color_range, isInterlaced, width } = stored
  // The deep formats that can be encoded subsample chroma horizontally, so an odd width requires eight bits.
  const isDeep = width % 2 === 0 && isDeepFormat(pix_fmt)
  const isRgb = /rgb|bgr|gbr|rgba|pal8|^x2/.test(pix_fmt)
  const isFull = pix_fmt.startsWith('yuvj')
  const density = isRgb ? '444' : encodableDensity(colourDensity(pix_fmt), stored)
  const encodedFormat = encodedName(density, isDeep, isFull)
  const pixelFormat = patchFormat(isDeep, isFull)
  const range = isFull || (color_range === 'pc' && !isRgb) ? 'pc' : 'tv'
  const same = `scale=in_range=${range}:out_range=${range}:interl=${isInterlaced ? 1 : 0}`
  const intake = [
    ...(hasAlpha(pix_fmt) ? overBlack(isRgb) : []),
    ...(isRgb ? ['scale=out_color_matrix=bt709:out_range=tv'] : []),
    ...(pix_fmt.startsWith('gray') ? [same] : []),
    `format=${encodedFormat}`,
  ]
  return {
    pixelFormat,
    encodedFormat,
    overlayFormat: encodedFormat
      .replace('yuvj', 'yuv')
      .replace(/p(10)?(le)?$/, isDeep ? 'p10' : ''),
    intake: intake.join(','),
    thinning: pixelFormat === encodedFormat ? '' : `${same},format=${pixelFormat}`,
    isRgb,
  }
}

const isDeepFormat = (pix_fmt: string): boolean =>
  /(p|gray|ya)(9|10|12|14|16)(le|be)$|^[py]\d1\d|(48|64)(le|be)$|^x2/.test(pix_fmt)

/** VP9 and AV1 also subsample at odd sizes; H.264 and HEVC need full chroma there. */
function encodableDensity(density: Density, { width, height }: StoredFormat): Density {
  if (width % 2 === 1) return '444'
  return density === '420' && height % 2 === 1 ? '422' : density
}

function encodedName(density: Density, isDeep: boolean, isFull: boolean): string {
  // The overlay filter doesn't support deep formats with full chroma: 4:2:2 is the most.
  if (isDeep) return `yuv${density === '444' ? '422' : density}p10le`
  return `yuv${isFull ? 'j' : ''}${density}p`
}

function patchFormat(isDeep: boolean, isFull: boolean): PixelFormat {
  if (isDeep) return 'yuv420p10le'
  return isFull ? 'yuvj420p' : 'yuv420p'
}

type Density = '420' | '422' | '444'

/** A format's chroma resolution, rounded to the nearest of the three that can be encoded. */
function colourDensity(pix_fmt: string): Density {
  if (/444|440|nv24|nv42|^p4/.test(pix_fmt)) return '444'
  return /422|411|nv16|nv20|^p2|^y210/.test(pix_fmt) ? '422' : '420'
}

const hasAlpha = (pix_fmt: string): boolean =>
  /^yuva|^(argb|rgba|abgr|bgra)|^gbrap|^ya\d|^pal8/.test(pix_fmt)

/** Transparent pixels are composited over black, as players do: the result has no alpha. */
const overBlack = (isRgb: boolean): string[] => [
  `format=${isRgb ? 'gbrap' : 'yuva444p10le|yuva444p'}`,
  'premultiply=inplace=1',
]
