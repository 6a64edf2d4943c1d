/**
 * The edits that the built-in engine can make to a picture. Refusals name them: which edits the engine
 * understood, and which it offers instead. The wording for people is translated in
 * `src/i18n/edit-tool-messages.ts`.
 */
export const EDIT_TOOLS = [
  'cut_out',
  'new_ground',
  'blur_ground',
  'recolour',
  'resize_object',
  'add_shadow',
  'add_text',
  'change_text',
  'move_headline',
  'add_badge',
  'add_logo',
  'add_frame',
  'reframe',
  'enlarge',
  'light',
  'turn',
  'combine',
] as const
export type EditTool = (typeof EDIT_TOOLS)[number]

export const isEditTool = (value: unknown): value is EditTool =>
  EDIT_TOOLS.some((tool) => tool === value)
