import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FIRST_SUBTITLE_STYLE, type SubtitleStyle } from '@/contract/subtitles'
import { WordsOverlay } from './words-overlay'

function shown(text: string, look: SubtitleStyle['look'] = FIRST_SUBTITLE_STYLE.look) {
  const size = { width: 1080, height: 1920 }
  const cues = [{ from_ms: 0, to_ms: 1_000, text }]
  const given = {
    ms: 0,
    cues,
    size,
    style: { ...FIRST_SUBTITLE_STYLE, look },
    zone: null,
    language: 'en',
  } as const
  render(<WordsOverlay {...given} />)
  const [first = ''] = look === 'highlight' ? text.split(' ') : [text]
  return screen.getByText(first, { selector: look === 'highlight' ? 'span' : 'p' }).style
}

test('[R1.09] what is shown over a film has its letters where they are burnt in: the plate goes beyond their place', () => {
  const { padding, margin } = shown('Slow mornings')
  expect(padding).toBe('0.2em 0.38em')
  expect(margin).toBe('-0.2em -0.38em')
})

test.each([
  ['Slow mornings', '1.1'],
  ['朝はゆっくり', '1.24'],
  ['กาแฟเย็น', '1.42'],
])('[R1.09] lines of “%s” are as far apart as they are burnt in', (text, leading) => {
  expect(shown(text).lineHeight).toBe(leading)
})

test('[R1.09] the plate of a word lies below the letters that hang down from the line above', () => {
  expect(shown('mornings taste', 'highlight').zIndex).toBe('-1')
})
