/** Seeded randomness: the same seed gives the same picture on every machine. */
export interface Random {
  /** 0 to 1, excluding 1. */
  next(): number
  between(low: number, high: number): number
  integer(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
  /** An independent stream, so that an extra draw in one place doesn't shift all others. */
  fork(label: string): Random
}

/** sfc32 over a 32-bit seed and a label. */
export function createRandom(seed: number, label = ''): Random {
  let a = hash(`${label}:a:${seed}`)
  let b = hash(`${label}:b:${seed}`)
  let c = seed | 0
  let counter = 1
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next()
  const between = (low: number, high: number) => low + (high - low) * next()
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    integer,
    chance: (probability) => next() < probability,
    pick: <T>(choices: readonly T[]) => choices[integer(0, choices.length - 1)]!,
    fork: (name) => createRandom(seed, `${label}/${name}`),
  }
}

/** FNV-1a; also used to turn a prompt into a seed. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value | 0
}
