import { WORKFLOWS } from '../../../../contract/generation.ts'
import type { SeenKind } from '../../../../contract/media-kind.ts'
import type { GenerationRequest } from '../../provider.ts'
import type { Size } from '../geometry.ts'
import { isWide } from '../layout/layout.ts'
import { requireWritable } from '../type/require-writable.ts'
import { type PartedBrief, partBrief } from './part-brief.ts'

/** The request for a picture over which text will be set. */
export type SceneRequest = Pick<
  GenerationRequest,
  'prompt' | 'language' | 'corrections' | 'workflowType' | 'width' | 'height'
> & {
  /** Whether a logo and legal line are set over it, with or without other text. */
  hasBrand: boolean
  /** What the brand wants in a picture, and what it avoids. */
  doLines?: string[]
  dontLines?: string[]
}

/** What no picture under text may show, for models that take negative prompts. */
export const NO_LETTERS =
  'text, letters, words, numbers, writing, typography, caption, logo, signature, watermark'

const WITHOUT = 'No text, no letters, no numbers, no logos, no watermark.'

/**
 * The picture's part of a brief as a prompt for picture models; null if the brief has no text to print, so that it goes
 * to the model unchanged.
 * @throws ProviderError when the words cannot be set, before anybody has paid for the picture
 */
export function scenePrompt(request: SceneRequest): string | null {
  const parted = partBrief(request)
  if (!parted.workflows.includes(request.workflowType)) {
    return request.hasBrand
      ? [sentence(request.prompt), ...guideOf(request), WITHOUT].join(' ')
      : null
  }
  requireWritable(parted.brief)
  const { kind, images: isOfPicture } = WORKFLOWS[request.workflowType]
  const seen = isOfPicture
    ? changeOf(parted, kind === 'video' ? 'video' : 'image')
    : pictureOf(parted)
  return [...seen, ...guideOf(request), calmIn(request), WITHOUT].join(' ')
}

function calmIn(request: SceneRequest): string {
  const { kind, images: isOfPicture } = WORKFLOWS[request.workflowType]
  const room = roomFor(request)
  const all = kind === 'video' ? ' from the first frame to the last' : ''
  if (isOfPicture) return `Where the composition allows it, keep the ${room} third calm${all}.`
  return `Leave the ${room} third of the ${kind === 'video' ? 'frame' : 'picture'} calm and empty${all}: a plain, softly lit background without objects. Keep the subject in the rest.`
}

/** What the brand wants shown and avoided, one sentence each. */
const guideOf = ({ doLines = [], dontLines = [] }: SceneRequest): string[] => [
  ...doLines.map(sentence),
  ...dontLines.map((line) => `Avoid: ${sentence(line)}`),
]

/** Where the model should leave room: beside the subject in wide frames, otherwise above it. */
const roomFor = (size: Size): 'left' | 'upper' => (isWide(size) ? 'left' : 'upper')

/** The default change to a given picture, if the brief asks for none. */
const UNSAID = {
  image: 'Keep the picture as it is, only cleaner and better lit',
  video: 'Bring the picture to life with gentle, natural movement',
} as const satisfies Record<SeenKind, string>

const changeOf = ({ scene }: PartedBrief, kind: SeenKind): string[] => [
  sentence(scene || UNSAID[kind]),
]

function pictureOf({ brief, scene, theme }: PartedBrief): string[] {
  const moods = brief.moods.join(', ')
  const occasions = brief.occasions.filter((occasion) => occasion !== 'sale').join(', ')
  return [
    ...(scene ? [sentence(scene)] : []),
    ...(theme ? [sentence(`The subject, which is shown and nowhere written: ${theme}`)] : []),
    ...(scene || theme ? [] : ['A still life with soft light and plenty of empty space.']),
    ...(moods ? [`Mood: ${moods}.`] : []),
    ...(occasions ? [`Season or occasion: ${occasions}.`] : []),
    ...(brief.colours.length > 0 ? [`Colours: ${brief.colours.join(', ')}.`] : []),
  ]
}

const sentence = (text: string): string => (/[.!?。！？]$/u.test(text) ? text : `${text}.`)
