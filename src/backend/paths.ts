import { join } from 'node:path'
import { type Program, programFile } from './programs.ts'

/**
 * Where things lie on disk. Every command of the product runs from the project's folder, bundled or
 * not, so the folder is the anchor and not the address of a module.
 */
export const projectRoot = process.cwd()
export const migrationsFolder = join(projectRoot, 'src/backend/db/migrations')
export const localesFolder = join(projectRoot, 'locales')

/** Creatives that come with the product, and their index. */
export const examplesFolder = join(projectRoot, 'src/backend/modules/gallery/examples')

/** Pictures of made-up products that examples are made from, with the scenes they were rendered from. */
export const productsFolder = join(projectRoot, 'src/backend/cli/examples/products')

/** Workflows for ComfyUI that come with the product. */
export const comfyWorkflowsFolder = join(
  projectRoot,
  'src/backend/generation/providers/comfyui/workflows',
)

const program = (name: Program): string => programFile(projectRoot, name)

/** Started by the built-in engine as a process of its own. */
export const engineEntry = program('render')

/** Started by the built-in engine to cut objects out of photographs. */
export const mattingEntry = program('matting')

/** The thread of it that computes, so that it can say that it lives. */
export const mattingThreadEntry = program('mattingThread')

/** Started by the built-in engine to read prompts and draw trial pictures. */
export const proofEntry = program('proof')

/** Started to decode pictures that people have sent. */
export const picturesEntry = program('pictures')

/** Started for each removal of a watermark as a process of its own. */
export const watermarkEntry = program('watermark')

/** Where the source of that process lies, whatever it was started from. */
export const watermarkFolder = join(projectRoot, 'src/backend/media/watermark')

/** The thread of it that learns marks on another core. */
export const watermarkLearnerEntry = program('watermarkLearner')

/** Started to sign results with the operator's certificate. */
export const signingEntry = program('signing')

/** Started for each web page that a product is read from as a process of its own. */
export const pageReaderEntry = program('pageReader')

/** Started for each PDF that its words are read from as a process of its own. */
export const pdfReaderEntry = program('pdfReader')

/**
 * What the codes of Chinese, Japanese and Korean fonts mean where a PDF only names its table: Adobe's
 * tables, packed by PDF.js. They come along, since the package that has them takes seventy times as much.
 */
export const characterMapsFolder = join(projectRoot, 'src/backend/modules/knowledge/pdf/cmaps')

/** Loaded before a process that somebody waits for. */
export const compileCacheEntry = join(projectRoot, 'src/backend/system/compile-cache.js')

/** Folder of an installed package that carries data: fonts, pictures, word lists. */
export const packageFolder = (name: string): string => join(projectRoot, 'node_modules', name)
