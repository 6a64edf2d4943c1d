import { mentions } from '../prompt/words.ts'
import type { Random } from '../random.ts'

/** Words for camera moves in the ten languages. */
const MOVES = {
  out: 'zoom out|pull back|herauszoomen|rauszoomen|aleja|dézoom|afast|thu nhỏ|拉远|缩小|ズームアウト|줌 아웃|줌아웃|ซูมออก',
  in: 'zoom in|zoom|push in|closer|heranzoomen|acerca|rapproche|aproxim|phóng to|cận cảnh|推近|放大|拉近|ズームイン|ズーム|줌 인|줌인|ซูมเข้า|ซูม',
  left: 'pan left|to the left|nach links|izquierda|gauche|esquerda|sang trái|向左|左へ|왼쪽|ไปทางซ้าย',
  right:
    'pan right|to the right|nach rechts|derecha|droite|direita|sang phải|向右|右へ|오른쪽|ไปทางขวา',
  up: 'tilt up|upwards|nach oben|hacia arriba|vers le haut|para cima|lên trên|向上|上へ|위로|ขึ้นบน',
  down: 'tilt down|downwards|nach unten|hacia abajo|vers le bas|para baixo|xuống dưới|向下|下へ|아래로|ลงล่าง',
} as const

const SNOW = 'snow|schnee|nieve|neige|neve|tuyết|雪|눈이|눈송이|หิมะ'

/** A move over the whole film, in parts of the frame. */
export interface Camera {
  zoom: [number, number]
  x: [number, number]
  y: [number, number]
  particles: 'snow' | 'dust'
}

const REACH = 0.045

export function readCamera(prompt: string, random: Random): Camera {
  const has = (name: keyof typeof MOVES) => mentions(prompt, MOVES[name])
  const across = Number(has('right')) - Number(has('left'))
  const down = Number(has('down')) - Number(has('up'))
  const isOut = has('out') || (!has('in') && across === 0 && down === 0 && random.chance(0.3))
  const drift = across === 0 && down === 0 ? random.pick([-0.4, 0.4]) : 0
  return {
    zoom: isOut ? [1.24, 1.06] : [1.06, 1.24],
    x: [-(across + drift) * REACH, (across + drift) * REACH],
    y: [-down * REACH, down * REACH],
    particles: mentions(prompt, SNOW) ? 'snow' : 'dust',
  }
}
