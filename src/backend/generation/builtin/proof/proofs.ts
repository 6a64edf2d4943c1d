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
  /** Whether a model paints the picture under the text. */
  overPicture?: boolean
  /** Nobody is typing, so the answer may take as long as one for a whole picture. */
  isPatient?: boolean
}

/** The input of a trial picture: a request for one picture, without a task. */
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
  /** WebP, at most `PROOF_EDGE` pixels on its longer side. */
  image: Uint8Array
  width: number
  height: number
}

/** A result of the engine to take apart. */
export interface LayersQuestion {
  /** The request it was made from. */
  request: GenerationRequest
  /** Its position among the results. */
  position: number
  /** The result file, and the folder for the pictures of its layers. */
  original: string
  folder: string
  dataDir: string
}

/** A layer whose picture is a local file. */
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

/** A document whose text is to be measured. */
export interface MeasureQuestion {
  document: LayerDocument
  files: Readonly<Record<string, LocalFile>>
  fonts?: readonly FontFile[]
  /** Colors to look for in it. */
  colours: string[]
}

/** A layer's text as it is visible. */
export interface MeasuredText {
  id: string
  x: number
  y: number
  width: number
  height: number
  /** Pixels its lines cover. */
  inked: number
  /** WCAG contrast with what lies behind it. */
  contrast: number
  /** A color that is readable there. */
  readable: string
}

export interface LayerMeasures {
  texts: MeasuredText[]
  /** The share of the picture that has each requested color. */
  shares: number[]
}

/** A film of the engine whose text is to be measured. */
export interface FilmQuestion {
  /** The request it was made from. */
  request: GenerationRequest
  /** The film file. */
  original: string
  dataDir: string
  /** Colors to look for in it. */
  colours: string[]
}

/** A shot of a film. Its pictures are no files, since it is only measured and not painted again. */
export interface FilmShot {
  document: LayerDocument
  measures: LayerMeasures
}

/** Prompt reading and trial pictures of the built-in engine, apart from tasks: nothing is stored. */
export interface Proofs {
  /**
   * Reads what the engine understands of a prompt.
   * @throws NoAnswer
   */
  read(words: PromptWords, asker?: Asker): Promise<PromptReading>
  /**
   * The prompt for a model whose picture gets text set over it; null if there is no text, so that the prompt goes to
   * the model unchanged.
   * @throws NoAnswer, or ProviderError when the words cannot be set
   */
  scene(request: SceneRequest): Promise<string | null>
  /**
   * Draws the first picture of a task with this request, small. A newer request by the same asker replaces a waiting
   * one.
   * @throws NoAnswer
   */
  draw(request: ProofRequest, asker: Asker): Promise<Proof>
  /**
   * Reads the facts a font file states about itself; null if it is no font.
   * @throws NoAnswer
   */
  font(path: string): Promise<FontFacts | null>
  /**
   * Takes a result of the engine apart into layers; null if it would look different today or has too many.
   * @throws NoAnswer
   */
  takeApart(question: LayersQuestion, asker: Asker): Promise<TakenApart | null>
  /**
   * Draws text and shapes the way the engine does.
   * @throws NoAnswer
   */
  drawLayers(question: WordsAndShapes, asker: Asker): Promise<DrawnLayer[]>
  /**
   * Measures where a document's text is and how it contrasts with its background.
   * @throws NoAnswer
   */
  measureLayers(question: MeasureQuestion, asker: Asker): Promise<LayerMeasures>
  /**
   * Measures the text of a film in each of its shots; null if unknown, because it would look different today.
   * @throws NoAnswer
   */
  measureFilm(question: FilmQuestion, asker: Asker): Promise<FilmShot[] | null>
  close(): void
}
