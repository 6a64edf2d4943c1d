import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { figuresOf } from '../../generation/figures.ts'
import { withSubject } from './gather.ts'
import { mendDocument } from './mend-document.ts'
import { mendOf } from './mend-of.ts'
import { findAll, shown } from './report.ts'

type Mend = typeof contract.preflight.mend

/**
 * Fixes a picture's findings and returns it as layers, ready to be saved.
 * @throws AppError('not_found' | 'invalid_input' | 'unsupported_media' | 'unavailable' …)
 */
export const mendPicture = (
  context: CallContext<'user'>,
  input: ParsedInputOf<Mend>,
): Promise<OutputOf<Mend>> =>
  withSubject(context, input, async ({ subject, measure }) => {
    const before = subject.parts?.document
    if (!before) throw new AppError('unsupported_media', { expected: 'image' })
    const { findings: ids } = input
    const isWanted = (id: string) => ids.length === 0 || ids.includes(id)
    const { subject: after, mended } = await mendDocument(subject, isWanted, { figuresOf, measure })
    return {
      layers: { of: input.fileId, before, after: after.parts?.document ?? before },
      mended,
      remaining: findAll(after, figuresOf).map((one) => shown(one, mendOf(after, one))),
    }
  })
