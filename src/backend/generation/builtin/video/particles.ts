import type { Ctx } from '../canvas.ts'
import type { Size } from '../geometry.ts'
import { withAlpha } from '../palette/color.ts'
import type { Random } from '../random.ts'
import type { ParticleKind } from './camera.ts'

interface Mote {
  x: number
  y: number
  size: number
  fall: number
  sway: number
  phase: number
  alpha: number
  colour: string
}

type Range = [low: number, high: number]

interface Kind {
  count: number
  /** In hundredths of the frame's mean edge. */
  size: Range
  /** Frame heights per second; negative values rise. */
  fall: Range
  sway: Range
  alpha: Range
  colours: string[]
  shape: 'dot' | 'ring' | 'streak' | 'leaf'
}

const KINDS: Record<Exclude<ParticleKind, 'none'>, Kind> = {
  dust: {
    count: 26,
    size: [0.12, 0.4],
    fall: [-0.03, -0.01],
    sway: [0.005, 0.025],
    alpha: [0.25, 0.55],
    colours: ['#ffffff'],
    shape: 'dot',
  },
  snow: {
    count: 110,
    size: [0.25, 0.8],
    fall: [0.07, 0.2],
    sway: [0.005, 0.025],
    alpha: [0.25, 0.9],
    colours: ['#ffffff'],
    shape: 'dot',
  },
  rain: {
    count: 120,
    size: [1.6, 3.4],
    fall: [0.9, 1.4],
    sway: [0, 0.002],
    alpha: [0.18, 0.45],
    colours: ['#dfe9f5'],
    shape: 'streak',
  },
  confetti: {
    count: 80,
    size: [0.6, 1.2],
    fall: [0.16, 0.36],
    sway: [0.01, 0.05],
    alpha: [0.85, 1],
    colours: ['#f2545b', '#ffc145', '#3ec9a7', '#5b8def', '#ffffff'],
    shape: 'leaf',
  },
  bubbles: {
    count: 34,
    size: [0.8, 2.6],
    fall: [-0.16, -0.05],
    sway: [0.01, 0.03],
    alpha: [0.3, 0.65],
    colours: ['#ffffff'],
    shape: 'ring',
  },
  petals: {
    count: 46,
    size: [0.8, 1.7],
    fall: [0.06, 0.15],
    sway: [0.03, 0.08],
    alpha: [0.7, 0.95],
    colours: ['#f7c1cf', '#f2a3b8', '#fde3ea'],
    shape: 'leaf',
  },
}

/** Dust, snow and other particles in front of a picture, as a function of time alone. */
export function particles(name: ParticleKind, { width, height }: Size, random: Random) {
  if (name === 'none') return () => {}
  const kind = KINDS[name]
  const unit = Math.sqrt(width * height) / 100
  const motes: Mote[] = Array.from({ length: kind.count }, () => ({
    x: random.next(),
    y: random.next(),
    size: unit * random.between(...kind.size),
    fall: random.between(...kind.fall),
    sway: random.between(...kind.sway),
    phase: random.between(0, 7),
    alpha: random.between(...kind.alpha),
    colour: random.pick(kind.colours),
  }))
  return (ctx: Ctx, time: number) => {
    for (const mote of motes) {
      const x = (mote.x + Math.sin(time * 0.9 + mote.phase) * mote.sway) * width
      const y = ((((mote.y + mote.fall * time) % 1.1) + 1.1) % 1.1) * height - 0.05 * height
      const twinkle = name === 'dust' ? 0.6 + 0.4 * Math.sin(time * 2 + mote.phase) : 1
      const colour = withAlpha(mote.colour, mote.alpha * twinkle)
      drawMote(ctx, kind.shape, mote, { x, y, time, colour })
    }
  }
}

function drawMote(
  ctx: Ctx,
  shape: Kind['shape'],
  { size, phase }: Mote,
  { x, y, time, colour }: { x: number; y: number; time: number; colour: string },
): void {
  ctx.beginPath()
  if (shape === 'streak' || shape === 'ring') {
    ctx.strokeStyle = colour
    ctx.lineWidth = size * 0.1
    if (shape === 'ring') ctx.arc(x, y, size, 0, Math.PI * 2)
    else {
      ctx.moveTo(x, y - size)
      ctx.lineTo(x - size * 0.12, y + size)
    }
    ctx.stroke()
    return
  }
  ctx.fillStyle = colour
  if (shape === 'dot') ctx.arc(x, y, size, 0, Math.PI * 2)
  // A tumbling leaf is seen more or less edge-on.
  else {
    const breadth = size * (0.15 + 0.4 * Math.abs(Math.cos(time * 3 + phase)))
    ctx.ellipse(x, y, size, breadth, time * 1.3 + phase, 0, Math.PI * 2)
  }
  ctx.fill()
}
