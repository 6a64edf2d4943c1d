import type { GenerationRequest, LocalFile } from '../../provider.ts'
import { type Bindings, isValueName, splitPlace, type ValueName } from './bindings.ts'
import { type Graph, joinedTo, type Workflow } from './workflow.ts'

/** A place for a file, and the request's file that goes there. */
export interface FilePlace {
  place: string
  file: LocalFile | undefined
}

export function filePlaces({ places }: Bindings, request: GenerationRequest): FilePlace[] {
  const { images = [], start_frame, end_frame, video } = places
  const first = request.startFrame ?? (images.length > 0 ? undefined : request.images[0])
  return [
    ...images.map((place, index) => ({ place, file: request.images[index] })),
    ...(start_frame ? [{ place: start_frame, file: first }] : []),
    ...(end_frame ? [{ place: end_frame, file: request.endFrame }] : []),
    ...(video ? [{ place: video, file: request.video }] : []),
  ]
}

/**
 * Fills a workflow with a request.
 * @param names ComfyUI's names of the uploaded files, by place; a node whose place stays
 * empty is removed, along with the links to it
 */
export function fillGraph(
  { graph: template, bindings }: Workflow,
  request: GenerationRequest,
  names: ReadonlyMap<string, string>,
): Graph {
  const graph = structuredClone(template)
  const put = (place: string | undefined, value: unknown) => {
    if (!place) return
    const { node, input } = splitPlace(place)
    const found = graph[node]
    if (found) found.inputs[input] = value
  }
  for (const [name, value] of Object.entries(valuesOf(bindings, request))) {
    if (isValueName(name)) put(bindings.places[name], value)
  }
  for (const { place } of filePlaces(bindings, request)) {
    const name = names.get(place)
    if (name) put(place, name)
    else takeOut(graph, splitPlace(place).node)
  }
  return graph
}

/** The operator's fields for a model go to their places as well, such as steps or a negative prompt. */
function valuesOf(
  { side_step, frame_step }: Bindings,
  request: GenerationRequest,
): Partial<Record<ValueName, unknown>> {
  const { durationSeconds, fps } = request
  const avoided = [request.remote?.fields.negative_prompt, request.avoid].filter(Boolean).join(', ')
  const side = (length: number) => Math.ceil(length / side_step) * side_step
  return {
    ...request.remote?.fields,
    ...(avoided && { negative_prompt: avoided }),
    prompt: request.prompt,
    width: side(request.width),
    height: side(request.height),
    seed: request.seed,
    count: request.count,
    frames: Math.round((durationSeconds * fps) / frame_step) * frame_step + 1,
    fps,
    seconds: durationSeconds,
  }
}

function takeOut(graph: Graph, node: string): void {
  delete graph[node]
  for (const { inputs } of Object.values(graph)) {
    for (const [input, value] of Object.entries(inputs)) {
      if (joinedTo(value) === node) delete inputs[input]
    }
  }
}
