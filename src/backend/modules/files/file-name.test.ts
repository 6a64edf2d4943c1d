import { expect, test } from 'vitest'
import { cleanFileName } from './file-name.ts'

test.each([
  ['photo.png', 'photo.png'],
  ['  two   words .png', 'two words .png'],
  ['猫の写真.jpg', '猫の写真.jpg'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\Users\\me\\a.png', 'C Users me a.png'],
  ['a\r\nset-cookie: b.png', 'aset-cookie b.png'],
  ['invoice\u202Egnp.exe', 'invoicegnp.exe'],
  ['\0\u200b', 'file'],
  ['.htaccess', 'htaccess'],
  ['<img onerror=1>.png', 'img onerror=1 .png'],
  [`${'a'.repeat(300)}.jpeg`, `${'a'.repeat(115)}.jpeg`],
  ['\u{1f6b2}'.repeat(300), '\u{1f6b2}'.repeat(120)],
  ['', 'file'],
  ['/', 'file'],
])('%j is shown as %j', (name, expected) => expect(cleanFileName(name)).toBe(expected))
