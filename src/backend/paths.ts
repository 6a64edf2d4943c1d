import { join } from 'node:path'

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

/** Started by the built-in engine as a process of its own; run from source, also by a built server. */
export const engineEntry = join(projectRoot, 'src/backend/generation/builtin/render.ts')

/** Started by the built-in engine to cut objects out of photographs; run from source too. */
export const mattingEntry = join(projectRoot, 'src/backend/generation/builtin/matting/work.ts')

/** Started by the built-in engine to read prompts and draw trial pictures; run from source too. */
export const proofEntry = join(projectRoot, 'src/backend/generation/builtin/proof/work.ts')

/** Started to decode pictures that people have sent; run from source too. */
export const picturesEntry = join(projectRoot, 'src/backend/media/pictures/work.ts')

/** Started for each removal of a watermark as a process of its own; run from source too. */
export const watermarkEntry = join(projectRoot, 'src/backend/media/watermark/work.ts')

/** Started to sign results with the operator's certificate; run from source too. */
export const signingEntry = join(projectRoot, 'src/backend/media/content-credentials/work.ts')

/** Started for each web page that a product is read from as a process of its own; run from source too. */
export const pageReaderEntry = join(projectRoot, 'src/backend/modules/products/page/work.ts')

/** Started for each PDF that its words are read from as a process of its own; run from source too. */
export const pdfReaderEntry = join(projectRoot, 'src/backend/modules/knowledge/pdf/work.ts')

/**
 * What the codes of Chinese, Japanese and Korean fonts mean where a PDF only names its table: Adobe's
 * tables, packed by PDF.js. They come along, since the package that has them takes seventy times as much.
 */
export const characterMapsFolder = join(projectRoot, 'src/backend/modules/knowledge/pdf/cmaps')

/** Loaded before a process that somebody waits for. */
export const compileCacheEntry = join(projectRoot, 'src/backend/system/compile-cache.js')

/** Folder of an installed package that carries data: fonts, pictures, word lists. */
export const packageFolder = (name: string): string => join(projectRoot, 'node_modules', name)
