import { keysOf } from '../../../../contract/keys-of.ts'
import type { Rect, Size } from '../geometry.ts'
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
  orbit:
    'orbit|circle around|parallax|umkreis|im kreis|órbita|orbita|alrededor|tourne autour|ao redor|quay quanh|xoay quanh|环绕|围绕|视差|周りを回|回り込|オービット|주위를|หมุนรอบ|วนรอบ',
  sway: 'sway(?:ing|s)?|(?:gentle|subtle|slight|soft) (?:movement|motion)|(?:sanfte|leichte|dezente)r? bewegung|wiegt sich|movimiento (?:suave|sutil|leve)|vaivén|mouvement (?:doux|léger|subtil)|balancement|movimento (?:suave|sutil|leve)|balançar|chuyển động nhẹ|đung đưa|轻轻摇|轻微(?:晃动|运动|动态)|ゆらゆら|かすかな動き|ゆるやかな動き|부드러운 움직임|살랑|은은한 움직임|แกว่งเบา|เคลื่อนไหวเบา|ขยับเบา',
  still:
    'static camera|camera (?:stays|still)|no camera|locked|kamera (?:steht|bleibt)|feste kamera|cámara fija|caméra fixe|câmera (?:fixa|parada)|máy quay đứng yên|固定镜头|镜头不动|固定カメラ|カメラ固定|고정 카메라|카메라 고정|กล้องนิ่ง',
} as const

/** Words for particles in the ten languages; the first match is shown. */
const PARTICLES = {
  // First, because the Japanese word for confetti contains the character for snow.
  confetti:
    'confetti|konfetti|confeti|confete|hoa giấy|彩带|彩纸|五彩纸屑|紙吹雪|コンフェッティ|색종이|컨페티|คอนเฟตติ|สายรุ้ง',
  snow: 'snow|schnee|nieve|neige|neve|tuyết|雪|눈이|눈송이|눈 내리|หิมะ',
  rain: 'rain|regen|lluvia|pluie|chuva|mưa|下雨|雨滴|雨|비가|빗방울|ฝน',
  bubbles:
    'bubble|seifenblase|blasen|burbuja|bulle|bolha|bong bóng|泡泡|气泡|泡|バブル|거품|비눗방울|ฟอง',
  petals: 'petal|blossom|blüten|pétalo|pétale|pétala|cánh hoa|花瓣|花びら|桜|꽃잎|กลีบดอก',
  none: 'no particles|no dust|keine partikel|sin partículas|sans particules|sem partículas|không hạt|没有粒子|无粒子|粒子なし|입자 없이|ไม่มีละออง',
} as const

export type ParticleKind = keyof typeof PARTICLES | 'dust'

/** A move over the whole film, as fractions of the frame. */
export interface Camera {
  zoom: [number, number]
  x: [number, number]
  y: [number, number]
  particles: ParticleKind
  /** The parallax between near and far; 1 is gentle. */
  parallax: number
}

const REACH = 0.045

/** Whether a prompt asks for a camera movement. */
export const namesMovement = (prompt: string): boolean =>
  Object.values(MOVES).some((list) => mentions(prompt, list))

export function readCamera(prompt: string, random: Random): Camera {
  const has = (name: keyof typeof MOVES) => mentions(prompt, MOVES[name])
  if (has('still')) return { ...STILL, particles: particlesIn(prompt) }
  const across = Number(has('right')) - Number(has('left'))
  const down = Number(has('down')) - Number(has('up'))
  const isOut = has('out') || (!has('in') && across === 0 && down === 0 && random.chance(0.3))
  const drift = across === 0 && down === 0 ? random.pick([-0.4, 0.4]) : 0
  return {
    zoom: zoomOf(isOut, has('orbit')),
    x: [-(across + drift) * REACH, (across + drift) * REACH],
    y: [-down * REACH, down * REACH],
    particles: particlesIn(prompt),
    parallax: has('orbit') ? 2.2 : 1,
  }
}

/** Strong parallax needs room beyond the frame. */
function zoomOf(isOut: boolean, isOrbit: boolean): [number, number] {
  if (isOrbit) return isOut ? [1.2, 1.13] : [1.13, 1.2]
  return isOut ? [1.24, 1.06] : [1.06, 1.24]
}

/** The margin the frame keeps around text, as a fraction of its edge. */
const KEPT = 0.02

/** The camera for a finished ad: it zooms only as far as the text stays in the frame, and does not pan. */
export function cameraBefore(words: Rect, frame: Size, camera: Camera): Camera {
  const reach = (from: number, to: number, length: number) =>
    (0.5 - KEPT) / Math.max(0.5 - from / length, to / length - 0.5, 0.01)
  const most = Math.max(
    1,
    Math.min(
      FINISHED_ZOOM_MAX,
      Math.max(...camera.zoom),
      reach(words.x, words.x + words.width, frame.width),
      reach(words.y, words.y + words.height, frame.height),
    ),
  )
  const [begins, ends] = camera.zoom
  return {
    ...camera,
    zoom: begins <= ends ? [1, most] : [most, 1],
    x: [0, 0],
    y: [0, 0],
    parallax: 0,
  }
}

const FINISHED_ZOOM_MAX = 1.07

const STILL: Camera = { zoom: [1, 1], x: [0, 0], y: [0, 0], parallax: 0, particles: 'none' }

const particlesIn = (prompt: string): ParticleKind =>
  keysOf(PARTICLES).find((kind) => mentions(prompt, PARTICLES[kind])) ?? 'dust'
