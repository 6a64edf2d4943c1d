/** Fast Fourier transform (Cooley & Tukey 1965) in place, of `length` numbers; a power of two. */
function fourier1d(re: Float32Array, im: Float32Array, start: number, length: number) {
  for (let i = 1, j = 0; i < length; i++) {
    let bit = length >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) swap(re, im, start + i, start + j)
  }
  const twiddles = twiddlesOf(length)
  for (let half = 1; half < length; half <<= 1) butterflies(re, im, start, length, half, twiddles)
}

/** Cosine and sine of the twiddle factors; those of a half length start at that index. */
interface Twiddles {
  cos: Float64Array
  sin: Float64Array
}

const known = new Map<number, Twiddles>()

/** Computed once per length. */
function twiddlesOf(length: number): Twiddles {
  const twiddles = known.get(length) ?? makeTwiddles(length)
  known.set(length, twiddles)
  return twiddles
}

function makeTwiddles(length: number): Twiddles {
  const twiddles = { cos: new Float64Array(length), sin: new Float64Array(length) }
  for (let half = 1; half < length; half <<= 1)
    for (let k = 0; k < half; k++) {
      twiddles.cos[half + k] = Math.cos((-Math.PI * k) / half)
      twiddles.sin[half + k] = Math.sin((-Math.PI * k) / half)
    }
  return twiddles
}

function swap(re: Float32Array, im: Float32Array, a: number, b: number): void {
  const x = re[a]!
  const y = im[a]!
  re[a] = re[b]!
  im[a] = im[b]!
  re[b] = x
  im[b] = y
}

function butterflies(
  re: Float32Array,
  im: Float32Array,
  start: number,
  length: number,
  half: number,
  { cos, sin }: Twiddles,
): void {
  for (let from = start; from < start + length; from += 2 * half)
    for (let k = 0; k < half; k++) {
      const c = cos[half + k]!
      const s = sin[half + k]!
      const a = from + k
      const b = a + half
      const x = re[b]! * c - im[b]! * s
      const y = re[b]! * s + im[b]! * c
      re[b] = re[a]! - x
      im[b] = im[a]! - y
      re[a] = re[a]! + x
      im[a] = im[a]! + y
    }
}

/** Fourier transform of a plane in place; its sides are powers of two. */
export function fourier2d(re: Float32Array, im: Float32Array, width: number, height: number): void {
  for (let y = 0; y < height; y++) fourier1d(re, im, y * width, width)
  // Copies each column into a row first: reading one number per line is slow.
  const [columnRe, columnIm] = [new Float32Array(height), new Float32Array(height)]
  for (let x = 0; x < width; x++) {
    for (let y = 0, at = x; y < height; y++, at += width) {
      columnRe[y] = re[at]!
      columnIm[y] = im[at]!
    }
    fourier1d(columnRe, columnIm, 0, height)
    for (let y = 0, at = x; y < height; y++, at += width) {
      re[at] = columnRe[y]!
      im[at] = columnIm[y]!
    }
  }
}

export const powerOfTwo = (value: number): number => 2 ** Math.ceil(Math.log2(value))

/**
 * Autocorrelation of a plane for all shifts (x, y), negative ones wrapped around, times the number of its cells: the
 * transform of the power spectrum (Wiener–Khinchin theorem).
 */
export function autocorrelation(data: Float32Array, width: number, height: number) {
  // Padded by half: shifts up to half the plane don't wrap around.
  const [w, h] = [powerOfTwo(width * 1.5), powerOfTwo(height * 1.5)]
  const re = new Float32Array(w * h)
  const im = new Float32Array(w * h)
  for (let y = 0; y < height; y++) re.set(data.subarray(y * width, (y + 1) * width), y * w)
  fourier2d(re, im, w, h)
  for (let at = 0; at < re.length; at++) {
    re[at] = re[at]! * re[at]! + im[at]! * im[at]!
    im[at] = 0
  }
  fourier2d(re, im, w, h)
  return { width: w, height: h, data: re }
}
