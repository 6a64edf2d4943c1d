import { WORKFLOWS } from '../../../../contract/generation.ts'
import type { SeenKind } from '../../../../contract/media-kind.ts'
import type { GenerationRequest } from '../../provider.ts'
import type { Size } from '../geometry.ts'
import { isWide } from '../layout/layout.ts'
import { requireWritable } from '../type/require-writable.ts'
import { type PartedBrief, partBrief } from './part-brief.ts'

/** What a model is asked to paint for words that are set over it later. */
export type SceneRequest = Pick<
  GenerationRequest,
  'prompt' | 'language' | 'corrections' | 'workflowType' | 'width' | 'height'
> & {
  /** A logo and a legal line are set over it, words or not. */
  hasBrand: boolean
  /** What the brand asks of a picture, and what it leaves out. */
  doLines?: string[]
  dontLines?: string[]
}

/** What no picture that words are set over shall show, for models that are told so by themselves. */
export const NO_LETTERS =
  'text, letters, words, numbers, writing, typography, caption, logo, signature, watermark'

const WITHOUT = 'No text, no letters, no numbers, no logos, no watermark.'

/**
 * The picture's part of a brief, in words that picture models understand; null where the brief has no
 * words to print, so that it goes to the model as it is.
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

/** What the brand wants seen and what not, a sentence each. */
const guideOf = ({ doLines = [], dontLines = [] }: SceneRequest): string[] => [
  ...doLines.map(sentence),
  ...dontLines.map((line) => `Avoid: ${sentence(line)}`),
]

/** Where a model is asked to leave room: beside the subject in wide frames, else above it. */
const roomFor = (size: Size): 'left' | 'upper' => (isWide(size) ? 'left' : 'upper')

/** What shall happen to the picture that was given, where nothing says it. */
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
