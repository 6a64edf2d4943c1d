import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { safeParse, type ZodType } from 'zod'
import { WORKFLOWS } from '../../../../contract/generation.ts'
import { Bindings, splitPlace } from './bindings.ts'
import { Graph, joinedTo, type Workflow } from './workflow.ts'

const BINDINGS_END = '.bindings.json'

/** Why a workflow isn't offered. */
export interface Fault {
  file: string
  /** Absent if it concerns the whole file. */
  node?: string
  reason: string
}

class Refused extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault.reason)
    this.fault = fault
  }
}

/** Reads a folder's workflows; one that can't run is refused with its reason, and the others stay. */
export function readWorkflows(folder: string): { workflows: Workflow[]; faults: Fault[] } {
  const workflows: Workflow[] = []
  const faults: Fault[] = []
  for (const file of filesOf(folder, faults)) {
    try {
      workflows.push(readWorkflow(folder, file))
    } catch (error) {
      // Whatever the error is, other models must still be offered.
      faults.push(error instanceof Refused ? error.fault : { file, reason: String(error) })
    }
  }
  return { workflows, faults }
}

function filesOf(folder: string, faults: Fault[]): string[] {
  try {
    const names = readdirSync(folder).sort()
    return names.filter((name) => name.endsWith('.json') && !name.endsWith(BINDINGS_END))
  } catch (error) {
    faults.push({ file: folder, reason: String(error) })
    return []
  }
}

function readWorkflow(folder: string, file: string): Workflow {
  const name = file.slice(0, -'.json'.length)
  const bindingsFile = `${name}${BINDINGS_END}`
  const content = readJson(folder, file)
  if (
    typeof content === 'object' &&
    content !== null &&
    Array.isArray(Reflect.get(content, 'nodes'))
  ) {
    const reason = 'is saved for the editor; export it for the API'
    throw new Refused({ file, reason })
  }
  const graph = checkGraph(content, file)
  if (!existsSync(join(folder, bindingsFile))) {
    throw new Refused({ file, reason: `has no ${bindingsFile} beside it` })
  }
  const bindings = check(Bindings, readJson(folder, bindingsFile), bindingsFile)
  const workflow = { name, graph, bindings }
  checkJoints(workflow, file)
  checkPlaces(workflow, bindingsFile)
  checkKind(bindings, bindingsFile)
  return workflow
}

function readJson(folder: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8'))
  } catch (error) {
    throw new Refused({ file, reason: String(error) })
  }
}

function check<Value>(schema: ZodType<Value>, content: unknown, file: string): Value {
  const { data, error } = safeParse(schema, content)
  if (!error) return data
  const [issue] = error.issues
  throw new Refused({ file, reason: `${issue?.path.join('.')}: ${issue?.message}` })
}

/** Parses a graph; a fault names the node it is in. */
function checkGraph(content: unknown, file: string): Graph {
  const { data, error } = safeParse(Graph, content)
  if (data) return data
  const [issue] = error?.issues ?? []
  const [node, ...field] = issue?.path.map(String) ?? []
  throw new Refused({
    file,
    ...(node && { node }),
    reason: `${field.join('.')}: ${issue?.message}`,
  })
}

/** Checks that every node whose output is used exists. */
function checkJoints({ graph }: Workflow, file: string): void {
  for (const [node, { class_type, inputs }] of Object.entries(graph)) {
    for (const [input, value] of Object.entries(inputs)) {
      const other = joinedTo(value)
      if (other === null || Object.hasOwn(graph, other)) continue
      const reason = `${class_type}.${input} is joined to a node ${other}, which there is not`
      throw new Refused({ file, node, reason })
    }
  }
}

function checkPlaces({ graph, bindings }: Workflow, file: string): void {
  for (const [name, places] of Object.entries(bindings.places)) {
    for (const place of [places ?? []].flat()) {
      const { node, input } = splitPlace(place)
      const found = graph[node]
      if (!found) throw new Refused({ file, node, reason: `${name}: there is no such node` })
      if (Object.hasOwn(found.inputs, input)) continue
      const reason = `${name}: ${found.class_type} has no input ${input}`
      throw new Refused({ file, node, reason })
    }
  }
  const missing = bindings.outputs?.find((node) => !Object.hasOwn(graph, node))
  if (missing) throw new Refused({ file, node: missing, reason: 'outputs: there is no such node' })
}

/** Pictures and videos are priced and shown differently, so a workflow makes only one of them. */
function checkKind({ types, durations }: Bindings, file: string): void {
  const kinds = new Set(types.map((type) => WORKFLOWS[type].kind))
  if (kinds.size > 1)
    throw new Refused({ file, reason: 'types: pictures and videos are two files' })
  const needsDurations = kinds.has('video') && durations.length === 0
  if (needsDurations) throw new Refused({ file, reason: 'durations: a video has a length' })
}
