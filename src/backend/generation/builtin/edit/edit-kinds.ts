import type { EditName, WordedEdit } from './edit-words.ts'

/** Precise wishes that contain the words of vaguer ones. */
export const IMPLIES: [WordedEdit, WordedEdit[]][] = [
  ['removeGround', ['replaceGround']],
  ['blurGround', ['replaceGround', 'crop']],
  ['blackWhite', ['replaceGround', 'noir']],
  ['upscale', ['extend']],
  ['desaturate', ['vivid']],
  ['straighten', ['rotateRight']],
  ['rotateLeft', ['rotateRight', 'rotateHalf']],
  ['rotateHalf', ['rotateRight']],
  ['flipDown', ['flip']],
  ['beforeAfter', ['combine']],
  ['inset', ['combine', 'crop']],
  ['golden', ['warm']],
  ['addText', ['addBadge']],
]

/** Looks of the whole picture that, next to a new background, only describe that background. */
export const OF_A_GROUND: ReadonlySet<EditName> = new Set([
  'warm',
  'cool',
  'brighten',
  'darken',
  'pastel',
  'golden',
  'desaturate',
])
/** Looks the whole picture can be given. */
export const LOOKS: ReadonlySet<EditName> = new Set([
  'blackWhite',
  'sepia',
  'cinematic',
  'vivid',
  'pastel',
  'desaturate',
  'moody',
  'faded',
  'noir',
  'golden',
  'neon',
])
export const OVERLAYS: ReadonlySet<EditName> = new Set(['addText', 'addBadge', 'addLogo', 'inset'])
export const SHAPED: ReadonlySet<EditName> = new Set(['crop', 'extend', 'resize', 'upscale'])
/** Edits for which the picture's object may be called by its name. */
export const OF_THE_OBJECT: ReadonlySet<EditName> = new Set([
  'removeGround',
  'replaceGround',
  'blurGround',
  'recolour',
  'crop',
])
export const COLOURED: ReadonlySet<EditName> = new Set([
  'replaceGround',
  'recolour',
  'frame',
  'addText',
  'addBadge',
])
export const WITH_OTHER: ReadonlySet<EditName> = new Set([
  'replaceGround',
  'combine',
  'inset',
  'beforeAfter',
  'addLogo',
])

/** Edits that need a second picture. */
export const NEED_TWO: EditName[] = ['combine', 'inset', 'beforeAfter', 'addLogo']
