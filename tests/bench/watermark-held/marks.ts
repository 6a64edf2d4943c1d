import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

/** Random numbers between 0 and 1, the same in every run for the same name. */
export type Chance = () => number

export function chanceOf(name: string): Chance {
  let state = 2_166_136_261
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const FONTS = ['DejaVu Serif', 'Liberation Sans Narrow', 'DejaVu Sans Mono', 'Noto Serif']
const WORDS = ['Northlight', 'kino.media', 'Atelier 9', 'DEMO COPY', 'Vega Films']
const COLOURS = ['#1c7c54', '#e0a100', '#20304f', '#c43a5e', '#f4f1ea', '#7a3cc2']

const one = <Item>(list: readonly Item[], chance: Chance): Item =>
  list[Math.floor(chance() * list.length)]!

export type MarkKind = 'opaque' | 'text' | 'mixed' | 'shadow' | 'thin'

/** A watermark of the given height that none of the remover's constants was tuned for. */
export function drawMark(kind: MarkKind, height: number, chance: Chance): Canvas {
  const canvas = createCanvas(height * 8, height * 2)
  const context = canvas.getContext('2d')
  context.translate(height / 2, height / 2)
  context.textBaseline = 'middle'
  DRAW[kind](context, height, chance)
  return canvas
}

type Draw = (context: SKRSContext2D, height: number, chance: Chance) => void

function write(context: SKRSContext2D, size: number, x: number, y: number, chance: Chance): void {
  context.font = `${chance() < 0.5 ? 'bold ' : ''}${size}px "${one(FONTS, chance)}"`
  context.fillText(one(WORDS, chance), x, y)
}

const DRAW: Record<MarkKind, Draw> = {
  opaque(context, height, chance) {
    const first = Math.floor(chance() * COLOURS.length)
    const colourAt = (n: number) => COLOURS[(first + n) % COLOURS.length]!
    context.fillStyle = colourAt(0)
    context.beginPath()
    context.roundRect(0, 0, height * 2.6, height, height * chance() * 0.5)
    context.fill()
    context.fillStyle = colourAt(1)
    context.beginPath()
    context.arc(height * 0.5, height * 0.5, height * 0.32, 0, 7)
    context.fill()
    context.fillStyle = colourAt(4)
    context.font = `bold ${height * 0.42}px "${one(FONTS, chance)}"`
    context.fillText('Vega', height, height * 0.5, height * 1.5)
  },
  text(context, height, chance) {
    context.globalAlpha = 0.3 + 0.45 * chance()
    context.fillStyle = chance() < 0.6 ? '#fff' : one(COLOURS, chance)
    write(context, height * 0.8, 0, height * 0.5, chance)
  },
  mixed(context, height, chance) {
    context.fillStyle = one(COLOURS, chance)
    context.beginPath()
    context.arc(height * 0.5, height * 0.5, height * 0.5, 0, 7)
    context.fill()
    context.fillStyle = 'rgb(255 255 255 / 0.85)'
    context.fillRect(height * 0.42, height * 0.2, height * 0.16, height * 0.6)
    context.globalAlpha = 0.5 + 0.2 * chance()
    context.fillStyle = '#fff'
    write(context, height * 0.6, height * 1.2, height * 0.5, chance)
  },
  shadow(context, height, chance) {
    context.shadowColor = 'rgb(0 0 0 / 0.7)'
    context.shadowBlur = height * (0.15 + 0.2 * chance())
    context.shadowOffsetY = height * 0.08
    context.fillStyle = `rgb(255 255 255 / ${0.6 + 0.4 * chance()})`
    write(context, height * 0.75, 0, height * 0.5, chance)
  },
  thin(context, height, chance) {
    context.globalAlpha = 0.45 + 0.3 * chance()
    context.strokeStyle = '#fff'
    context.lineWidth = 1 + chance()
    context.font = `${height * 0.8}px "${one(FONTS, chance)}"`
    context.strokeText(one(WORDS, chance), 0, height * 0.5)
    context.strokeRect(-height * 0.2, 0, height * 4, height)
  },
}
