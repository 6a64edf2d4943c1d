import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { ModelRow } from '../../model.ts'
import { Workflow } from './workflow.ts'

/** A file of the folder: the workflow, and what the registry says of it. */
const WorkflowFile = Workflow.extend({
  model: z.looseObject({ workflowTypes: z.array(z.string()).min(1) }),
})

/**
 * The rows of a folder of workflows, as an operator writes them: each file is the model
 * `comfyui/<name>`.
 * @throws Error that names the file and what is wrong with it
 */
export function readWorkflows(folder: string, complete: (row: object) => ModelRow): ModelRow[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.sort().map((file) => {
    try {
      const { model, graph } = WorkflowFile.parse(
        JSON.parse(readFileSync(join(folder, file), 'utf8')),
      )
      const name = basename(file, '.json')
      const endpoints = model.workflowTypes.map((type) => [type, { graph }])
      return complete({
        label: name,
        maker: 'ComfyUI',
        ...model,
        id: `comfyui/${name}`,
        provider: 'comfyui',
        remoteEndpoints: Object.fromEntries(endpoints),
      })
    } catch (cause) {
      const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause)
      throw new Error(`COMFYUI_WORKFLOWS: ${file} is not valid:\n${reason}`, { cause })
    }
  })
}
