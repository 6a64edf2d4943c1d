import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { readVideoInstruction } from './read-video-instruction.ts'

type Rows = [language: Language, prompt: string][]

const KEEP_FIRST: Rows = [
  ['en', 'Trim to the first 5 seconds'],
  ['de', 'Nur die ersten 5 Sekunden'],
  ['es', 'Recorta a los primeros 5 segundos'],
  ['fr', 'Garde les 5 premières secondes'],
  ['pt', 'Corte para os primeiros 5 segundos'],
  ['vi', 'Cắt lấy 5 giây đầu'],
  ['zh', '剪短，保留前5秒'],
  ['ja', '最初の5秒にトリミング'],
  ['ko', '처음 5초만 남기고 잘라 줘'],
  ['th', 'ตัดเหลือ 5 วินาทีแรก'],
]
test.each(KEEP_FIRST)('[R1.05] %s: the first seconds are kept: %s', (language, prompt) => {
  const { keep, edits, leaveOut, beyond } = readVideoInstruction(prompt, language)
  expect(keep).toEqual({ from: 0, until: 5 })
  expect([...edits]).toContain('trim')
  expect(leaveOut).toBeNull()
  expect(beyond).toBeNull()
})

const CUT_OUT: Rows = [
  ['en', 'Cut out from 2 to 4 seconds'],
  ['de', 'Entferne Sekunde 2 bis 4'],
  ['es', 'Elimina del segundo 2 al 4'],
  ['fr', 'Supprime de la seconde 2 à 4'],
  ['pt', 'Remova do segundo 2 ao 4'],
  ['vi', 'Xóa từ giây 2 đến giây 4'],
  ['zh', '删除第2秒到第4秒'],
  ['ja', '2秒から4秒を削除'],
  ['ko', '2초부터 4초까지 삭제해 줘'],
  ['th', 'ลบวินาทีที่ 2 ถึง 4'],
]
test.each(CUT_OUT)('[R1.05] %s: a part is left out: %s', (language, prompt) => {
  const { leaveOut, keep, beyond } = readVideoInstruction(prompt, language)
  expect(leaveOut).toEqual({ from: 2, until: 4 })
  expect(keep).toEqual({ from: 0 })
  expect(beyond).toBeNull()
})

const EDITS: [edit: string, Rows][] = [
  [
    'reverse',
    [
      ['en', 'Play it backwards'],
      ['de', 'Rückwärts abspielen'],
      ['es', 'Ponlo al revés'],
      ['fr', 'Lis la vidéo à l’envers'],
      ['pt', 'Tocar em reverso'],
      ['vi', 'Tua ngược video'],
      ['zh', '倒放视频'],
      ['ja', '逆再生にして'],
      ['ko', '거꾸로 재생해 줘'],
      ['th', 'เล่นย้อนกลับ'],
    ],
  ],
  [
    'slower',
    [
      ['en', 'Slow motion please'],
      ['de', 'In Zeitlupe'],
      ['es', 'A cámara lenta'],
      ['fr', 'Au ralenti'],
      ['pt', 'Em câmera lenta'],
      ['vi', 'Làm chậm lại'],
      ['zh', '慢动作'],
      ['ja', 'スローにして'],
      ['ko', '느리게 해 줘'],
      ['th', 'ทำให้ช้าลง'],
    ],
  ],
  [
    'mute',
    [
      ['en', 'Remove the sound'],
      ['de', 'Den Ton entfernen'],
      ['es', 'Quita el sonido'],
      ['fr', 'Coupe le son'],
      ['pt', 'Remova o som'],
      ['vi', 'Tắt tiếng video'],
      ['zh', '去掉声音'],
      ['ja', '音を消して'],
      ['ko', '소리를 제거해 줘'],
      ['th', 'ปิดเสียง'],
    ],
  ],
  [
    'stabilise',
    [
      ['en', 'Stabilize the shaky video'],
      ['de', 'Video stabilisieren'],
      ['es', 'Estabiliza el vídeo'],
      ['fr', 'Stabilise la vidéo'],
      ['pt', 'Estabilize o vídeo'],
      ['vi', 'Chống rung cho video'],
      ['zh', '稳定画面，防抖'],
      ['ja', '手ブレを補正して'],
      ['ko', '흔들림을 줄여 줘'],
      ['th', 'ลดการสั่นของวิดีโอ'],
    ],
  ],
  [
    'rotate',
    [
      ['en', 'Rotate 90 degrees'],
      ['de', 'Drehe das Video um 90 Grad'],
      ['es', 'Gira el vídeo 90 grados'],
      ['fr', 'Fais pivoter la vidéo de 90 degrés'],
      ['pt', 'Girar 90 graus'],
      ['vi', 'Xoay 90 độ'],
      ['zh', '旋转90度'],
      ['ja', '90度回転して'],
      ['ko', '90도 회전해 줘'],
      ['th', 'หมุน 90 องศา'],
    ],
  ],
  [
    'loop',
    [
      ['en', 'Loop it'],
      ['de', 'Als Schleife'],
      ['es', 'En bucle'],
      ['fr', 'En boucle'],
      ['pt', 'Em loop, repita'],
      ['vi', 'Lặp lại'],
      ['zh', '循环播放'],
      ['ja', 'ループさせて'],
      ['ko', '반복 재생'],
      ['th', 'เล่นซ้ำ วนไป'],
    ],
  ],
  [
    'fade',
    [
      ['en', 'Fade in and out'],
      ['de', 'Am Ende ausblenden'],
      ['es', 'Fundido a negro'],
      ['fr', 'Fondu au noir'],
      ['pt', 'Esmaecer no final'],
      ['vi', 'Mờ dần ở cuối'],
      ['zh', '淡入淡出'],
      ['ja', 'フェードアウト'],
      ['ko', '페이드 아웃'],
      ['th', 'เฟดตอนจบ'],
    ],
  ],
  [
    'endCard',
    [
      ['en', 'Add an end card "Shop now"'],
      ['de', 'Füge eine Endkarte „Jetzt kaufen“ hinzu'],
      ['es', 'Añade una tarjeta final «Compra ya»'],
      ['fr', 'Ajoute une carte de fin « Achetez »'],
      ['pt', 'Adicione um cartão final "Compre já"'],
      ['vi', 'Thêm phần kết thúc "Mua ngay"'],
      ['zh', '加片尾“立即购买”'],
      ['ja', 'エンドカード「今すぐ購入」を追加'],
      ['ko', '엔드카드 "지금 구매" 추가'],
      ['th', 'เพิ่มการ์ดปิดท้าย "ซื้อเลย"'],
    ],
  ],
  [
    'join',
    [
      ['en', 'Join the clips'],
      ['de', 'Füge die beiden Videos zusammen'],
      ['es', 'Une los dos vídeos'],
      ['fr', 'Fusionne les deux vidéos'],
      ['pt', 'Junte os dois vídeos'],
      ['vi', 'Ghép hai video lại'],
      ['zh', '把两个视频拼接起来'],
      ['ja', '2つの動画をつなげて'],
      ['ko', '두 영상을 이어 붙여 줘'],
      ['th', 'รวมวิดีโอสองคลิป'],
    ],
  ],
  [
    'crossfade',
    [
      ['en', 'Merge the videos with a crossfade'],
      ['de', 'Videos zusammenfügen, weich überblenden'],
      ['es', 'Une los vídeos con un fundido encadenado'],
      ['fr', 'Fusionne les vidéos avec un fondu enchaîné'],
      ['pt', 'Junte os vídeos com fusão suave'],
      ['vi', 'Ghép video, chuyển cảnh mượt'],
      ['zh', '拼接视频，交叉淡化'],
      ['ja', '動画をクロスフェードでつなげて'],
      ['ko', '영상을 크로스페이드로 이어 붙여 줘'],
      ['th', 'รวมวิดีโอแบบครอสเฟด'],
    ],
  ],
  [
    'addPicture',
    [
      ['en', 'Add the picture at the end'],
      ['de', 'Füge das Bild am Ende hinzu'],
      ['es', 'Añade la imagen al final'],
      ['fr', 'Ajoute l’image à la fin'],
      ['pt', 'Adicione a imagem no final'],
      ['vi', 'Thêm ảnh vào cuối'],
      ['zh', '在结尾加上图片'],
      ['ja', '最後に画像を追加して'],
      ['ko', '마지막에 사진을 넣어 줘'],
      ['th', 'เพิ่มรูปไว้ตอนท้าย'],
    ],
  ],
]
describe.each(EDITS)('%s', (edit, rows) => {
  test.each(rows)('[R1.05] %s: %s', (language, prompt) => {
    const { edits, beyond } = readVideoInstruction(prompt, language)
    expect([...edits]).toContain(edit)
    expect(beyond).toBeNull()
  })
})

const BEYOND: Rows = [
  ['en', 'Warmer, and replace the background with a beach'],
  ['de', 'Entferne den Hund aus dem Video'],
  ['es', 'Cambia el fondo por una playa'],
  ['fr', 'Ajoute une voix off en anglais'],
  ['pt', 'Remova a pessoa do vídeo'],
  ['vi', 'Thay nền bằng bãi biển'],
  ['zh', '给视频换脸'],
  ['ja', '背景を海に変えて'],
  ['ko', '배경을 바다로 바꿔 줘'],
  ['th', 'เปลี่ยนพื้นหลังเป็นทะเล'],
]
test.each(BEYOND)(
  '[R1.05] %s: what takes a model is named, not half done: %s',
  (language, prompt) => {
    expect(readVideoInstruction(prompt, language).beyond).toBeTruthy()
  },
)

test('the part that cannot be done is told in the words of who asked', () => {
  const { beyond } = readVideoInstruction(
    'Make it warmer, replace the background with a beach',
    'en',
  )
  expect(beyond).toBe('replace the background with a beach')
})

test.each([
  ['Only the last 3 seconds', { keep: { last: 3 } }],
  ['Keep from 0:02 to 0:07', { keep: { from: 2, until: 7 } }],
  ['Remove the first 2 seconds', { keep: { from: 2 } }],
  ['Start from second 3, make it 9:16', { keep: { from: 3 } }],
  ['Make it vertical 9:16', { keep: { from: 0 }, leaveOut: null }],
  ['2x faster', { speed: 2 }],
  ['Slow motion 4x', { speed: 0.25 }],
  ['Turn the video upside down', { turns: 2 }],
  ['Rotate 90 degrees to the left', { turns: 3 }],
])('%s', (prompt, expected) => {
  expect(readVideoInstruction(prompt, 'en')).toMatchObject(expected)
})

test('a crossfade is of the seam, not of the end', () => {
  const { edits } = readVideoInstruction('Join them with a crossfade', 'en')
  expect(edits.has('fade')).toBe(false)
})

test('"Join us" is said to customers', () => {
  expect(readVideoInstruction('Warmer, text Join us', 'en').edits.has('join')).toBe(false)
})
