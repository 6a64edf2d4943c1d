import { EDIT_TOOLS, type EditTool } from '../../../../contract/edit-tools.ts'
import { ProviderError } from '../../provider.ts'
import { mentions } from '../prompt/words.ts'
import { EDIT_WORDS, type EditName } from './edit-words.ts'
import type { Instruction } from './instruction.ts'
import { BEYOND, OTHER_PICTURE, PLACED, REPLACING, WORDS_THEMSELVES } from './instruction-words.ts'
import { BRIGHT_PARTS, DARK_PARTS, LIGHT_ITSELF } from './light-phrases.ts'
import { BIGGER, SMALLER } from './phrase-words.ts'
import { COLOUR_ITSELF, REMOVING } from './wish-words.ts'

const UNKNOWN = 'The built-in engine does not understand this instruction.'
const PART_CHARACTERS_MAX = 120
const OFFERS_MAX = 4

const TOOLS: Partial<Record<EditName, EditTool>> = {
  removeGround: 'cut_out',
  replaceGround: 'new_ground',
  blurGround: 'blur_ground',
  recolour: 'recolour',
  shadow: 'add_shadow',
  scale: 'resize_object',
  moveText: 'move_headline',
  addText: 'add_text',
  replaceText: 'change_text',
  removeText: 'change_text',
  addBadge: 'add_badge',
  addLogo: 'add_logo',
  frame: 'add_frame',
  crop: 'reframe',
  extend: 'reframe',
  resize: 'reframe',
  upscale: 'enlarge',
  sharpen: 'enlarge',
  rotateLeft: 'turn',
  rotateRight: 'turn',
  rotateHalf: 'turn',
  flip: 'turn',
  flipDown: 'turn',
  straighten: 'turn',
  combine: 'combine',
  inset: 'combine',
  beforeAfter: 'combine',
}

/** The parts of an instruction the engine understood, each tool once. */
const understoodOf = ({ edits }: Pick<Instruction, 'edits'>): EditTool[] => [
  ...new Set([...edits.keys()].map((name) => TOOLS[name] ?? 'light')),
]

/** The tools closest to the request, judging by its words. */
function offersFor(part: string): EditTool[] {
  const hints: [string, EditTool[]][] = [
    [WORDS_THEMSELVES, ['change_text', 'add_text']],
    [EDIT_WORDS.addLogo, ['add_logo']],
    [EDIT_WORDS.replaceGround, ['new_ground', 'blur_ground', 'cut_out']],
    [[BIGGER, SMALLER].join('|'), ['resize_object', 'enlarge']],
    [[DARK_PARTS, BRIGHT_PARTS, LIGHT_ITSELF].join('|'), ['light']],
    [COLOUR_ITSELF, ['recolour', 'light']],
    [BEYOND, ['light', 'reframe', 'blur_ground']],
    [REMOVING, ['cut_out', 'reframe', 'change_text']],
    [REPLACING, ['new_ground', 'recolour', 'change_text']],
    [PLACED, ['new_ground', 'blur_ground']],
    [OTHER_PICTURE, ['combine']],
  ]
  const near = hints.flatMap(([words, tools]) => (mentions(part, words) ? tools : []))
  const usual: EditTool[] = ['new_ground', 'recolour', 'light', 'reframe']
  return [...new Set([...near, ...usual])].slice(0, OFFERS_MAX)
}

/** Error that names the part the engine cannot do, what it did understand, and what it offers instead. */
export function beyondUs(part: string, instruction: Pick<Instruction, 'edits'>): ProviderError {
  const understood = understoodOf(instruction)
  return new ProviderError('instruction_not_supported', UNKNOWN, {
    details: {
      part: part.trim().slice(0, PART_CHARACTERS_MAX),
      understood: understood.join(','),
      offers: offersFor(part)
        .filter((tool) => !understood.includes(tool))
        .toSorted((one, other) => EDIT_TOOLS.indexOf(one) - EDIT_TOOLS.indexOf(other))
        .join(','),
    },
  })
}

const MISSING = {
  words_missing: 'The words that shall stand on the picture were not quoted.',
  picture_missing: 'This takes one more picture.',
  no_words_found: 'No words were found that could be taken out.',
  no_free_room: 'There is no free room for it in the picture.',
  no_lines_found: 'The picture has no lines to straighten it by.',
} as const

/** Error for a request that was understood but lacks something it needs. */
export const missing = (reason: keyof typeof MISSING, part: string): ProviderError =>
  new ProviderError('instruction_not_supported', MISSING[reason], {
    details: { part: part.trim().slice(0, PART_CHARACTERS_MAX), reason },
  })
