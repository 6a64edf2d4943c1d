import { resolve } from 'node:path'
import { prettifyError } from 'zod'
import { comfyWorkflowsFolder, projectRoot } from '../../../paths.ts'
import type { ModelRow } from '../../model.ts'
import { CompleteRow } from '../../models-file/row-schema.ts'
import type { Connection } from '../connection.ts'
import type { Tools } from '../tools.ts'
import { createComfyUi } from './adapter.ts'
import { type Fault, readWorkflows } from './read-workflows.ts'
import { comfyModel } from './rows.ts'

/** A ComfyUI with the workflows of a folder, or with the bundled ones. */
export function openComfyUi(baseUrl: string, folder: string | undefined, tools: Tools): Connection {
  const refuse = (fault: Fault) =>
    tools.log.error({ alarm: 'provider', provider: 'comfyui', ...fault }, 'a workflow is refused')
  const path = folder ? resolve(projectRoot, folder) : comfyWorkflowsFolder
  const { workflows, faults } = readWorkflows(path)
  faults.forEach(refuse)
  const rows = workflows.flatMap((workflow): ModelRow[] => {
    const row = CompleteRow.safeParse(comfyModel(workflow))
    if (!row.success) refuse({ file: `${workflow.name}.json`, reason: prettifyError(row.error) })
    return row.success ? [row.data] : []
  })
  return { adapter: createComfyUi({ baseUrl, workflows, tools }), rows }
}
