import type { DigitalSourceType, Provenance } from '../../media/provenance.ts'

const PLAIN =
  'Made with the built-in engine of Adloom, a layout and motion engine without an AI model.'
const RECOGNISED =
  'Made with the built-in engine of Adloom, a layout and motion engine. A recognition model cut objects out of the given pictures; no AI model made any picture.'

/**
 * Provenance of the engine's own work. A model that only separates an object from its ground adds nothing
 * to the picture, so the source type stays the same; but its use is declared.
 */
export const engineProvenance = (
  sourceType: DigitalSourceType,
  { isRecognised = false }: { isRecognised?: boolean } = {},
): Provenance => ({
  sourceType,
  creatorTool: 'Adloom built-in engine',
  description: isRecognised ? RECOGNISED : PLAIN,
})
