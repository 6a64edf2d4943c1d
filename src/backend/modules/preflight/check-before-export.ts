import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { figuresOf } from '../../generation/figures.ts'
import { withSubject } from './gather.ts'
import { mendOf } from './mend-of.ts'
import { reportOf } from './report.ts'

type Check = typeof contract.preflight.check

/** @throws AppError('not_found' | 'invalid_input' | 'unavailable' …) */
export const checkBeforeExport = (
  context: CallContext<'user'>,
  input: ParsedInputOf<Check>,
): Promise<OutputOf<Check>> =>
  withSubject(context, input, async ({ subject }) =>
    reportOf(subject, figuresOf, (finding) => mendOf(subject, finding)),
  )
