import type { EditName } from '../edit/edit-words.ts'

/** The ffmpeg filters for the looks of the picture editor. */
export const LOOK_FILTERS: Partial<Record<EditName, string>> = {
  blackWhite: 'hue=s=0,eq=contrast=1.1',
  sepia: 'colorchannelmixer=.393:.769:.189:0:.349:.686:.168:0:.272:.534:.131',
  warm: 'colorbalance=rm=.09:gm=.01:bm=-.09',
  cool: 'colorbalance=rm=-.08:bm=.1',
  cinematic: 'eq=contrast=1.12:saturation=1.08,colorbalance=rs=-.06:bs=.08:rh=.08:bh=-.07',
  vivid: 'eq=saturation=1.45:contrast=1.05',
  pastel: 'eq=saturation=.75:contrast=.88:brightness=.05',
  brighten: 'eq=brightness=.09:gamma=1.12',
  darken: 'eq=brightness=-.09:gamma=.9',
  contrast: 'eq=contrast=1.3',
  sharpen: 'unsharp=5:5:1.1',
  flip: 'hflip',
}
