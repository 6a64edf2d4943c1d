import { expect, test } from 'vitest'
import { attachment, downloadName, wishedName } from './content-disposition.ts'

const file = (fileName: string, mimeType = 'video/mp4') => ({
  fileName,
  mimeType,
  createdAt: new Date('2026-11-20T09:05:30Z'),
})

test.each([
  ['A red bicycle on a beach', 'A red bicycle on a beach 20261120-0905.mp4'],
  ['clip.final.mov', 'clip.final 20261120-0905.mp4'],
  ['', 'adloom 20261120-0905.mp4'],
  ['../../etc/passwd', 'etc passwd 20261120-0905.mp4'],
  ['two\r\nlines\tand\0more', 'twolinesandmore 20261120-0905.mp4'],
  ['a'.repeat(500), `${'a'.repeat(60)} 20261120-0905.mp4`],
  ['\u{1f6b2}'.repeat(100), `${'\u{1f6b2}'.repeat(60)} 20261120-0905.mp4`],
])('%j downloads as %j', (name, expected) => expect(downloadName(file(name))).toBe(expected))

test.each([
  ['Sommer ohne Wasserzeichen.mp4', 'Sommer ohne Wasserzeichen.mp4'],
  ['ฤดูร้อน (ไม่มีลายน้ำ)', 'ฤดูร้อน (ไม่มีลายน้ำ).mp4'],
  ['invoice.exe', 'invoice.exe.mp4'],
  ['../../etc/passwd', 'etc passwd.mp4'],
  ['.mp4', 'mp4.mp4'],
  ['a'.repeat(500), `${'a'.repeat(100)}.mp4`],
])('%j may be wished for, and downloads as %j', (wish, expected) =>
  expect(wishedName({ mimeType: 'video/mp4' }, wish)).toBe(expected),
)

test('[R7.18] the extension comes from the content, not from the name', () => {
  expect(downloadName(file('invoice.exe', 'image/png'))).toBe('invoice 20261120-0905.png')
})

test('a name in any script is sent encoded, with a plain one for old clients', () => {
  expect(attachment('Café 猫.png')).toBe(
    `attachment; filename="Cafe_ _.png"; filename*=UTF-8''Caf%C3%A9%20%E7%8C%AB.png`,
  )
})

test.each([
  'a"; filename="b.exe',
  'a\\"b.png',
  "a'b(c)*!.png",
  'a\r\nset-cookie: x=1.png',
  '\ud800 lone surrogate',
])('%j cannot leave its quotes or start a header', (name) => {
  const header = attachment(downloadName(file(name)))
  expect(header).toMatch(
    /^attachment; filename="[\x20-\x21\x23-\x24\x26-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w.~%-]+$/,
  )
})
