import { join } from 'node:path'
import { type Program, programFile } from './programs.ts'

/**
 * Where things are on disk. Every command of the product runs from the project folder, bundled or not, so paths start
 * there rather than at a module's URL.
 */
export const projectRoot = process.cwd()
export const migrationsFolder = join(projectRoot, 'src/backend/db/migrations')
export const localesFolder = join(projectRoot, 'locales')

/** Example creatives shipped with the product, and their index. */
export const examplesFolder = join(projectRoot, 'src/backend/modules/gallery/examples')

/** Pictures of fictional products used in the examples, with the scenes they were rendered from. */
export const productsFolder = join(projectRoot, 'src/backend/cli/examples/products')

/** ComfyUI workflows shipped with the product. */
export const comfyWorkflowsFolder = join(
  projectRoot,
  'src/backend/generation/providers/comfyui/workflows',
)

const program = (name: Program): string => programFile(projectRoot, name)

/** Render process started by the built-in engine. */
export const engineEntry = program('render')

/** Started by the built-in engine to cut objects out of photographs. */
export const mattingEntry = program('matting')

/** The matting process's compute thread; a separate one, so the process can still report that it is alive. */
export const mattingThreadEntry = program('mattingThread')

/** Started by the built-in engine to read prompts and draw trial pictures. */
export const proofEntry = program('proof')

/** Started to decode pictures that people upload. */
export const picturesEntry = program('pictures')

/** Process started for each watermark removal. */
export const watermarkEntry = program('watermark')

/** Source folder of the watermark process, even when it runs from a bundle. */
export const watermarkFolder = join(projectRoot, 'src/backend/media/watermark')

/** The watermark process's thread that learns marks on another core. */
export const watermarkLearnerEntry = program('watermarkLearner')

/** Started to sign results with the operator's certificate. */
export const signingEntry = program('signing')

/** Process started for each web page that a product is read from. */
export const pageReaderEntry = program('pageReader')

/** Process started for each PDF whose text is read. */
export const pdfReaderEntry = program('pdfReader')

/**
 * Adobe's character maps, packed by PDF.js, for PDFs that only name the encoding of a Chinese, Japanese or Korean font.
 * Bundled here because the package that contains them is seventy times as large.
 */
export const characterMapsFolder = join(projectRoot, 'src/backend/modules/knowledge/pdf/cmaps')

/** Preloaded into processes that somebody is waiting for. */
export const compileCacheEntry = join(projectRoot, 'src/backend/system/compile-cache.js')

/** Folder of an installed package that contains data: fonts, pictures, word lists. */
export const packageFolder = (name: string): string => join(projectRoot, 'node_modules', name)
