/** Three of a kind: red, green and blue, or luma and two chroma planes. */
export type Triple<T> = [T, T, T]

export const tripleOf = <T>(make: (index: 0 | 1 | 2) => T): Triple<T> => [make(0), make(1), make(2)]

export const mapTriple = <T, U>(
  [first, second, third]: readonly [T, T, T],
  map: (value: T, index: 0 | 1 | 2) => U,
): Triple<U> => [map(first, 0), map(second, 1), map(third, 2)]
