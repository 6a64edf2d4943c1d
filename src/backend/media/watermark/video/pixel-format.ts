/** The three layouts patches are worked on in; everything else is turned into the nearest of them. */
export type PixelFormat = 'yuv420p' | 'yuvj420p' | 'yuv420p10le'

/** How pictures travel from the decoder to the encoder, and how patches of them reach us. */
export interface PictureFormat {
  pixelFormat: PixelFormat
  /** Layout of the result: colour keeps as many samples as the source has. */
  encodedFormat: string
  /** What the overlay filter calls that layout. */
  overlayFormat: string
  /** Filters that bring what the decoder gives into the layout of the result. */
  intake: string
  /** Filters that bring a piece of that into the layout of patches; empty when it is the same. */
  thinning: string
  /** The source stores red, green and blue: the result needs a name for its matrix. */
  isRgb: boolean
}

export interface StoredFormat {
  pix_fmt: string
  width: number
  height: number
  color_range?: string
  isInterlaced: boolean
}

/** Derives the way of the pictures from the name of the source's pixel format. */
export function pictureFormat(stored: StoredFormat): PictureFormat {
  const { pix_fmt, color_range, isInterlaced, width } = stored
  // The layouts that can be encoded deep share colours between columns: an odd one needs eight bits.
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

/** VP9 and AV1 share a colour between pixels at an odd side, too; H.264 and HEVC give those their own. */
function encodableDensity(density: Density, { width, height }: StoredFormat): Density {
  if (width % 2 === 1) return '444'
  return density === '420' && height % 2 === 1 ? '422' : density
}

function encodedName(density: Density, isDeep: boolean, isFull: boolean): string {
  // The overlay filter knows no deep pictures with all their colour: half of it is the most.
  if (isDeep) return `yuv${density === '444' ? '422' : density}p10le`
  return `yuv${isFull ? 'j' : ''}${density}p`
}

function patchFormat(isDeep: boolean, isFull: boolean): PixelFormat {
  if (isDeep) return 'yuv420p10le'
  return isFull ? 'yuvj420p' : 'yuv420p'
}

type Density = '420' | '422' | '444'

/** How many samples of colour a layout has, as the nearest of the three that can be encoded. */
function colourDensity(pix_fmt: string): Density {
  if (/444|440|nv24|nv42|^p4/.test(pix_fmt)) return '444'
  return /422|411|nv16|nv20|^p2|^y210/.test(pix_fmt) ? '422' : '420'
}

const hasAlpha = (pix_fmt: string): boolean =>
  /^yuva|^(argb|rgba|abgr|bgra)|^gbrap|^ya\d|^pal8/.test(pix_fmt)

/** What can be seen through is shown over black, as players do: the result has no transparency. */
const overBlack = (isRgb: boolean): string[] => [
  `format=${isRgb ? 'gbrap' : 'yuva444p10le|yuva444p'}`,
  'premultiply=inplace=1',
]
