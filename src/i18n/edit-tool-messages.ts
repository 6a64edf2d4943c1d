import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditTool } from '@/contract/edit-tools'

/** Used as list items, so they start in lower case. */
export const EDIT_TOOL_MESSAGES: Record<EditTool, MessageDescriptor> = {
  cut_out: msg`cut the product out`,
  new_ground: msg`put it on a new background (a color, a gradient, a studio, a table, paper, sand, window light)`,
  blur_ground: msg`blur the background`,
  recolour: msg`give the product another color`,
  resize_object: msg`make the product larger or smaller`,
  add_shadow: msg`add a shadow under it`,
  add_text: msg`set words you quote`,
  change_text: msg`replace or remove words`,
  move_headline: msg`move the headline`,
  add_badge: msg`add a badge`,
  add_logo: msg`add a logo`,
  add_frame: msg`add a frame`,
  reframe: msg`crop or extend to another format`,
  enlarge: msg`enlarge and sharpen`,
  light: msg`change light, colors, and contrast`,
  turn: msg`turn, mirror, or straighten`,
  combine: msg`combine images`,
}
