import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file'

test.each<[string, BlobPart, string]>([
  ['UTF-8 with a mark at its head', '\uFEFFMade in Kiel\r\nNo sugar', 'Made in Kiel\nNo sugar'],
  ['UTF-16', Uint8Array.of(0xff, 0xfe, 0xe4, 0x00), 'ä'],
  ['an older code of the West', Uint8Array.of(0x4b, 0xe4, 0x73, 0x65), 'Käse'],
])('%s is read', async (_, bytes, text) => {
  expect(await readTextFile(new Blob([bytes]))).toEqual({ text })
})

test.each<[string, BlobPart, string]>([
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00), 'no_text'],
  ['nothing but blanks', ' \n ', 'no_text'],
  ['more than an entry holds', 'a'.repeat(20_001), 'too_long'],
  ['a quarter of a megabyte and more', 'a'.repeat(262_145), 'too_large'],
])('%s is refused', async (_, bytes, fault) => {
  expect(await readTextFile(new Blob([bytes]))).toEqual({ fault })
})
