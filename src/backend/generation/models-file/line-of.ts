const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

type Step = string | number

/** An open object or list, with the position in it that is being read. */
interface Level {
  isList: boolean
  step: Step
  isKeyNext: boolean
}

/**
 * The line of the value at a path in a JSON text, counted from one; if there is no such value, the line
 * of the innermost part around it.
 */
export function lineOf(text: string, path: readonly Step[]): number {
  let best = { depth: 0, offset: Math.max(0, text.search(/\S/)) }
  const levels: Level[] = []
  for (const { 0: token, index: offset } of text.matchAll(TOKEN)) {
    const isValue = !move(levels, token)
    const depth = levels.length
    const isOnTheWay = depth <= path.length && levels.every(({ step }, i) => step === path[i])
    if (isValue && isOnTheWay && depth > best.depth) best = { depth, offset }
    if (isValue) open(levels, token)
  }
  return text.slice(0, best.offset).split('\n').length
}

/** Follows tokens that aren't values: closing brackets, commas, keys. Returns whether it was one of these. */
function move(levels: Level[], token: string): boolean {
  const level = levels.at(-1)
  if (token === ':') return true
  if (token === '}' || token === ']') return levels.pop() !== undefined
  if (token === ',') {
    if (level?.isList) level.step = Number(level.step) + 1
    else if (level) level.isKeyNext = true
    return true
  }
  if (!level?.isKeyNext) return false
  level.step = JSON.parse(token)
  level.isKeyNext = false
  return true
}

function open(levels: Level[], token: string): void {
  if (token === '{') levels.push({ isList: false, step: '', isKeyNext: true })
  if (token === '[') levels.push({ isList: true, step: 0, isKeyNext: false })
}
