import { describe, expect, it } from 'vitest'
import { isImageLink, isVideoLink, mediaKindOf } from './media-links.ts'

describe('image links', () => {
  it.each([
    'http://shop.example/a.jpg',
    'https://shop.example/path/photo.JFIF',
    'https://shop.example/a.pjp',
    'https://cdn.example/resize?src=/a.webp',
  ])('[R5.06] %s is one', (link) => expect(isImageLink(link)).toBe(true))

  it.each([
    'shop.example/a.jpg',
    'ftp://shop.example/a.jpg',
    'https://shop.example/a.jpg?width=200',
    'https://shop.example/a.mp4',
    'https://shop.example/two words.jpg',
    'javascript:alert(1)//a.png',
    '',
  ])('[R5.06] %s is none', (link) => expect(isImageLink(link)).toBe(false))
})

describe('video links', () => {
  it('[R5.07] end in a video extension', () => {
    expect(isVideoLink('https://shop.example/clip.MKV')).toBe(true)
    expect(isVideoLink('https://shop.example/clip.gif')).toBe(false)
  })
})

describe('media type by extension', () => {
  it.each([
    ['a.jpeg', 'image'],
    ['a.SVG', 'image'],
    ['a.m4v', 'video'],
    ['a.tiff', null],
    ['a', null],
  ])('[R5.08] %s is %s', (name, kind) => expect(mediaKindOf(name)).toBe(kind))
})
