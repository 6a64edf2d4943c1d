import { makeOutputs } from '../../src/backend/generation/builtin/make-outputs.ts'
import type {
  GenerationProvider,
  GenerationRequest,
} from '../../src/backend/generation/provider.ts'

/** The built-in engine in this process: starting another takes longer than most tests. */
export function createEngineHere(): GenerationProvider {
  const requests = new Map<string, GenerationRequest>()
  return {
    id: 'builtin',
    runs: 'here',
    submit(request) {
      requests.set(request.workDir, request)
      return Promise.resolve({ workDir: request.workDir })
    },
    async poll({ workDir }, { signal = new AbortController().signal } = {}) {
      const request = requests.get(String(workDir))
      if (!request) throw new Error('Nobody asked for this.')
      const outputs = await makeOutputs(request, { report: () => {}, signal })
      return { state: 'succeeded', outputs }
    },
  }
}
