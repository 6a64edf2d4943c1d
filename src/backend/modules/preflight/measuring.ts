import { join } from 'node:path'
import { filesOfLayers, type LayerDocument, uploadedFontsOf } from '../../../contract/layers.ts'
import type { CallContext } from '../../context.ts'
import type { LayerMeasures } from '../../generation/proofs.ts'
import { networkOf } from '../../security/network.ts'
import { placeFonts } from '../brands/index.ts'
import { copyFileTo, findFiles } from '../files/index.ts'
import { answered } from '../prompts/index.ts'

/** Measures a document whose files are available locally. */
export type Measure = (document: LayerDocument) => Promise<LayerMeasures>

interface Measured {
  context: CallContext<'user'>
  /** Other measured documents may only use this one's files. */
  document: LayerDocument
  colours: readonly string[]
}

/** Copies a document's files into a folder, to measure it and variants with the same files. */
export async function measuringIn(
  folder: string,
  { context, document, colours }: Measured,
): Promise<Measure> {
  const rows = await findFiles(context.db, filesOfLayers(document))
  const files = Object.fromEntries(
    await Promise.all(
      [...rows.values()].map(async ({ id, kind, mimeType }) => {
        const path = join(folder, id)
        await copyFileTo(context, id, path)
        return [id, { path, kind, mimeType }] as const
      }),
    ),
  )
  const fonts = await placeFonts(context, uploadedFontsOf(document), folder)
  const asker = { network: networkOf(context.request.ip) }
  return (asked) =>
    answered(
      context.proofs.measureLayers({ document: asked, files, fonts, colours: [...colours] }, asker),
    )
}
