import { systemTools, type Tools } from '../../../src/backend/generation/providers/tools.ts'

/** The real tools, with a log that nobody reads. */
export const testTools = (): Tools => {
  const log = { warn: () => undefined, error: () => undefined }
  return systemTools({ now: () => new Date(), log })
}
