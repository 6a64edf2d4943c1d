import sharp from 'sharp'
import { present } from './present.ts'

/** A painted scene with the true alpha of its object. */
export interface ProductScene {
  name: string
  /** Whether a careful person could cut it out cleanly; the others should be refused. */
  isFair: boolean
  pixels: { data: Buffer; width: number; height: number }
  alpha: Buffer
}

const WIDTH = 480
const HEIGHT = 400

const OBJECTS = {
  bottle:
    '<path d="M215 60h50v60c0 20 35 30 35 70v140c0 15-10 20-20 20h-80c-10 0-20-5-20-20V190c0-40 35-50 35-70z" fill="#1d5c3a"/><rect x="180" y="215" width="120" height="80" fill="#f3e6c4"/><rect x="213" y="40" width="54" height="26" rx="4" fill="#b98b2c"/><path d="M195 200q6-30 14-34v150q-14-4-14-12z" fill="#fff" opacity=".35"/>',
  mug: '<path d="M150 130h150v170q0 40-40 40h-70q-40 0-40-40z" fill="#c8452f"/><path fill-rule="evenodd" d="M300 160h30q50 0 50 50t-50 50h-30zM300 190v40h26q22 0 22-20t-22-20z" fill="#b23a26"/><ellipse cx="225" cy="132" rx="75" ry="14" fill="#7c2518"/>',
  shoe: '<path d="M90 270q-5-70 30-80 20 20 60 5 30-15 50-45 30 60 110 90 60 20 60 60v20H90z" fill="#2d4b8e"/><path d="M85 315h320v22q0 8-10 8H95q-10 0-10-8z" fill="#f4f4f0"/><path d="M215 180l40 30m-50-15l40 30" stroke="#fff" stroke-width="7"/>',
  jar: '<rect x="160" y="130" width="160" height="210" rx="22" fill="#f7f5f2"/><rect x="150" y="90" width="180" height="52" rx="10" fill="#ded9d2"/><rect x="160" y="200" width="160" height="70" fill="#8fb7a5"/>',
  white:
    '<rect x="165" y="110" width="150" height="230" rx="18" fill="#f1f1ef"/><rect x="165" y="110" width="40" height="230" rx="18" fill="#dededb"/><rect x="185" y="80" width="110" height="40" rx="8" fill="#e4e3df"/><rect x="200" y="190" width="80" height="6" fill="#555"/>',
  dark: '<rect x="140" y="120" width="200" height="200" rx="30" fill="#17181c"/><circle cx="240" cy="220" r="70" fill="#2c2e36"/><circle cx="240" cy="220" r="34" fill="#484b57"/>',
  glass:
    '<path d="M170 100h140l-18 230q-2 14-16 14h-72q-14 0-16-14z" fill="#bfd9e2" fill-opacity=".45"/><path d="M178 190h124l-10 140q-2 12-16 12h-72q-14 0-16-12z" fill="#d8862b" fill-opacity=".85"/><path d="M170 100h140l-18 230q-2 14-16 14h-72q-14 0-16-14z" fill="none" stroke="#7d98a3" stroke-width="4"/>',
  grey: '<rect x="150" y="120" width="190" height="220" rx="8" fill="#b9b9ba"/><rect x="150" y="120" width="190" height="50" rx="8" fill="#a6a6a8"/>',
  pair: '<rect x="70" y="140" width="120" height="190" rx="14" fill="#7b3fa0"/><circle cx="340" cy="240" r="88" fill="#e0a12b"/><circle cx="340" cy="240" r="40" fill="#a8451f"/>',
} as const

const gradient = (from: string, to: string) =>
  `<defs><linearGradient id="g" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>`
const plain = (fill: string) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`
const table = (wall: string, top: string) =>
  `${plain(wall)}<rect y="270" width="${WIDTH}" height="${HEIGHT - 270}" fill="${top}"/>`
const shadow =
  '<defs><filter id="b" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="14"/></filter></defs><ellipse cx="255" cy="340" rx="130" ry="22" fill="#000" opacity=".45" filter="url(#b)"/>'
const textured = (fill: string, amount: number, frequency = 0.6) =>
  `${plain(fill)}<filter id="n"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${amount} ${amount} 0 0 ${-amount * 0.7}"/></filter><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#n)"/>`
const wood = () =>
  `${plain('#b98a5c')}${Array.from({ length: 26 }, (_, at) => `<path d="M0 ${at * 16 + 4}q120 ${(at % 3) * 4 - 4} 240 0t240 0" stroke="#a87a4e" stroke-width="${2 + (at % 3)}" fill="none"/>`).join('')}`
const vignette = () =>
  `<defs><radialGradient id="v" r=".8"><stop offset="0" stop-color="#f4efe8"/><stop offset="1" stop-color="#b3a99d"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)"/>`
const stripes = () =>
  Array.from(
    { length: 24 },
    (_, at) =>
      `<rect x="${at * 20}" width="20" height="${HEIGHT}" fill="${at % 2 ? '#22aa77' : '#dd3333'}"/>`,
  ).join('')
const clutter = () =>
  `${plain('#8a8f7a')}${Array.from({ length: 60 }, (_, at) => `<circle cx="${(at * 137) % WIDTH}" cy="${(at * 89) % HEIGHT}" r="${12 + ((at * 31) % 40)}" fill="hsl(${(at * 47) % 360} 60% ${25 + ((at * 13) % 55)}%)"/>`).join('')}`
/** Thin strands around a ball, like an edge of hair or fur. */
const furry = () =>
  `<circle cx="240" cy="210" r="95" fill="#6a4223"/>${Array.from({ length: 220 }, (_, at) => {
    const angle = (at / 220) * Math.PI * 2
    const reach = 108 + ((at * 53) % 22)
    return `<line x1="${240 + Math.cos(angle) * 88}" y1="${210 + Math.sin(angle) * 88}" x2="${240 + Math.cos(angle + 0.06) * reach}" y2="${210 + Math.sin(angle + 0.06) * reach}" stroke="#5b371b" stroke-width="1.6"/>`
  }).join('')}`

type Recipe = [name: string, ground: string, object: string, isFair?: boolean]

const RECIPES: Recipe[] = [
  ['bottle on white', plain('#ffffff'), OBJECTS.bottle],
  ['mug with a handle on pale grey', plain('#e9e9ec'), OBJECTS.mug],
  ['shoe on a vivid ground', plain('#ffb347'), OBJECTS.shoe],
  ['black box on dark grey', plain('#55575c'), OBJECTS.dark],
  ['bottle on a gradient', gradient('#ffffff', '#a9b4c8'), OBJECTS.bottle],
  ['jar on a pink gradient', gradient('#f6c9d0', '#c97a95'), OBJECTS.jar],
  ['mug with a soft shadow', plain('#f2efe9') + shadow, OBJECTS.mug],
  ['shoe with a soft shadow on a gradient', gradient('#dfe7ef', '#b7c4d3') + shadow, OBJECTS.shoe],
  ['bottle on a table', table('#d9cfc4', '#8d6b4f'), OBJECTS.bottle],
  ['mug on a table with a shadow', table('#e8edf0', '#c8b79f') + shadow, OBJECTS.mug],
  ['jar on a dark table', table('#40464f', '#2a221c'), OBJECTS.jar],
  ['bottle on grainy paper', textured('#e6dccb', 0.5), OBJECTS.bottle],
  ['shoe on concrete', textured('#a3a3a0', 0.8, 0.2), OBJECTS.shoe],
  ['jar on wood', wood(), OBJECTS.jar],
  ['mug on wood with a shadow', wood() + shadow, OBJECTS.mug],
  ['white bottle on white', plain('#ffffff') + shadow, OBJECTS.white],
  ['glass on pale blue', plain('#e3eef2'), OBJECTS.glass],
  ['glass on a gradient', gradient('#ffffff', '#d3d9de'), OBJECTS.glass],
  ['two products on beige', plain('#efe6d8') + shadow, OBJECTS.pair],
  ['two products on a table', table('#dfe5e2', '#b9a58c'), OBJECTS.pair],
  ['fur on cream', plain('#f5eedd'), furry()],
  ['fur on a gradient', gradient('#cfe3ee', '#7ba3bd'), furry()],
  ['bottle on stripes', stripes(), OBJECTS.bottle],
  ['shoe in a vignette', vignette(), OBJECTS.shoe],
  ['grey box with a shadow', plain('#f0f0f0') + shadow, OBJECTS.grey],
  ['mug in a clutter', clutter(), OBJECTS.mug, false],
  ['shoe in a clutter', clutter(), OBJECTS.shoe, false],
  ['jar on hard noise', textured('#808080', 3, 0.05), OBJECTS.jar, false],
  ['nothing but clutter', clutter(), '', false],
  ['nothing but stripes', stripes(), '', false],
]

const svg = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`,
  )

/** Scenes of increasing difficulty, as raw pixels with slight camera noise. */
export function productScenes(): Promise<ProductScene[]> {
  return Promise.all(
    RECIPES.map(async ([name, ground, object, isFair = true]) => {
      const raw = (inside: string) => sharp(svg(inside)).ensureAlpha().raw().toBuffer()
      const [data, alone] = await Promise.all([raw(ground + object), raw(object)])
      const alpha = Buffer.alloc(WIDTH * HEIGHT)
      for (let pixel = 0; pixel < alpha.length; pixel += 1)
        alpha[pixel] = present(alone[pixel * 4 + 3])
      return { name, isFair, pixels: { data: noisy(data), width: WIDTH, height: HEIGHT }, alpha }
    }),
  )
}

/** Drawn products: flat, on a transparent background. */
export const drawnProducts = () =>
  Promise.all(
    Object.entries(OBJECTS).map(async ([name, object]) => {
      const data = await sharp(svg(object)).ensureAlpha().raw().toBuffer()
      return { name, pixels: { data, width: WIDTH, height: HEIGHT } }
    }),
  )

function noisy(data: Buffer): Buffer {
  let state = 7
  for (let at = 0; at < data.length; at += 1) {
    if (at % 4 === 3) continue
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    data[at] = Math.min(255, Math.max(0, present(data[at]) + Math.round((state / 2 ** 32) * 6 - 3)))
  }
  return data
}
