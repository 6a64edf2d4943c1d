import type { DrawnLayer } from '../../../../contract/endpoints/layers.ts'
import type { PromptReading } from '../../../../contract/endpoints/prompts.ts'
import type { Language } from '../../../../contract/languages.ts'
import type {
  LayerDocument,
  PictureLayer,
  ShapeLayer,
  TextLayer,
} from '../../../../contract/layers.ts'
import type { Asker } from '../../../system/asked-process.ts'
import type { FontFile, GenerationRequest, LocalFile } from '../../provider.ts'
import type { SceneRequest } from '../over/scene-prompt.ts'
import type { FontFacts } from '../type/read-font.ts'

export interface PromptWords {
  prompt: string
  language: Language
  /** Whether a model paints the picture that they are set over. */
  overPicture?: boolean
  /** Nobody is typing: the answer may take as long as that to a whole picture. */
  isPatient?: boolean
}

/** What a trial picture is made of: a request for one picture, without a task. */
export type ProofRequest = Pick<
  GenerationRequest,
  | 'workflowType'
  | 'prompt'
  | 'language'
  | 'width'
  | 'height'
  | 'watermark'
  | 'seed'
  | 'images'
  | 'safeZone'
  | 'brand'
  | 'corrections'
  | 'style'
>

export interface Proof {
  /** WebP, `PROOF_EDGE` pixels on its longer side at most. */
  image: Uint8Array
  width: number
  height: number
}

/** A result of the engine that is to be taken apart. */
export interface LayersQuestion {
  /** What it was made from. */
  request: GenerationRequest
  /** Which of its results it is. */
  position: number
  /** The result, and where pictures of its layers are written. */
  original: string
  folder: string
  dataDir: string
}

/** A layer whose picture is a file of this machine. */
export type LayerHere =
  | Exclude<PictureLayer, { kind: 'image' }>
  | (Omit<Extract<PictureLayer, { kind: 'image' }>, 'file_id'> & { path: string })

export interface TakenApart {
  width: number
  height: number
  language: Language
  layers: LayerHere[]
}

export interface WordsAndShapes {
  layers: (TextLayer | ShapeLayer)[]
  language: Language
  fonts?: readonly FontFile[]
}

/** A document whose words are looked at. */
export interface MeasureQuestion {
  document: LayerDocument
  files: Readonly<Record<string, LocalFile>>
  fonts?: readonly FontFile[]
  /** Colors that are looked for in it. */
  colours: string[]
}

/** Words of a layer, where they are seen. */
export interface MeasuredText {
  id: string
  x: number
  y: number
  width: number
  height: number
  /** Pixels that its lines take. */
  inked: number
  /** Against what lies behind, by WCAG. */
  contrast: number
  /** A color that is read there. */
  readable: string
}

export interface LayerMeasures {
  texts: MeasuredText[]
  /** Parts of the picture that have each of the colors asked for. */
  shares: number[]
}

/** A film of the engine whose words are to be looked at. */
export interface FilmQuestion {
  /** What it was made from. */
  request: GenerationRequest
  /** The film itself. */
  original: string
  dataDir: string
  /** Colors that are looked for in it. */
  colours: string[]
}

/** What is on for a while in a film. Its pictures are no files: it is looked at, and not painted again. */
export interface FilmShot {
  document: LayerDocument
  measures: LayerMeasures
}

/** Reading and trial pictures of the built-in engine, beside the tasks: nothing is stored. */
export interface Proofs {
  /**
   * What the engine reads out of a prompt.
   * @throws NoAnswer
   */
  read(words: PromptWords, asker?: Asker): Promise<PromptReading>
  /**
   * What a model is asked to paint where the words are set over its picture; null where the prompt has
   * none, so that it goes to the model as it is.
   * @throws NoAnswer, or ProviderError when the words cannot be set
   */
  scene(request: SceneRequest): Promise<string | null>
  /**
   * The first picture a task of this request would make, small. A newer request of the same asker
   * replaces one that waits.
   * @throws NoAnswer
   */
  draw(request: ProofRequest, asker: Asker): Promise<Proof>
  /**
   * What a font file says of itself; null when it is none.
   * @throws NoAnswer
   */
  font(path: string): Promise<FontFacts | null>
  /**
   * A result of the engine as its layers; null where it would look different today, or has too many.
   * @throws NoAnswer
   */
  takeApart(question: LayersQuestion, asker: Asker): Promise<TakenApart | null>
  /**
   * Words and shapes as the engine draws them.
   * @throws NoAnswer
   */
  drawLayers(question: WordsAndShapes, asker: Asker): Promise<DrawnLayer[]>
  /**
   * Where the words of a document are, and what they stand out against.
   * @throws NoAnswer
   */
  measureLayers(question: MeasureQuestion, asker: Asker): Promise<LayerMeasures>
  /**
   * The words of a film in each of its shots; null where they are not known: it would look different today.
   * @throws NoAnswer
   */
  measureFilm(question: FilmQuestion, asker: Asker): Promise<FilmShot[] | null>
  close(): void
}
