import type { DigitalSourceType, Provenance } from '../../media/provenance.ts'

const DESCRIPTION =
  'Made with the built-in engine of Adloom, a layout and motion engine without an AI model.'

/** Provenance of the engine's own work. */
export const engineProvenance = (sourceType: DigitalSourceType): Provenance => ({
  sourceType,
  creatorTool: 'Adloom built-in engine',
  description: DESCRIPTION,
})
