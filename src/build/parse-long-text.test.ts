import { expect, test } from 'vitest'
import { parseLongText } from './parse-long-text'

test('a text is a title, an introduction and sections', () => {
  const text = parseLongText(
    '---\nupdated: 2026-11-21\n---\n\n# Terms\n\nHello & welcome.\n\n## First\n\n- One **thing**\n- `two`\n\n### Deeper\n\n1. See [refunds](/refund)\n',
  )
  expect(text).toEqual({
    title: 'Terms',
    updated: '2026-11-21',
    intro: [{ kind: 'paragraph', spans: ['Hello & welcome.'] }],
    sections: [
      {
        level: 2,
        title: 'First',
        blocks: [
          {
            kind: 'list',
            isOrdered: false,
            items: [
              ['One ', { kind: 'strong', spans: ['thing'] }],
              [{ kind: 'code', text: 'two' }],
            ],
          },
        ],
      },
      {
        level: 3,
        title: 'Deeper',
        blocks: [
          {
            kind: 'list',
            isOrdered: true,
            items: [['See ', { kind: 'link', href: '/refund', spans: ['refunds'] }]],
          },
        ],
      },
    ],
  })
})

test('an address may hold a placeholder', () => {
  const { intro } = parseLongText('# A\n\n[{operatorEmail}](mailto:{operatorEmail})\n')
  expect(intro).toEqual([
    {
      kind: 'paragraph',
      spans: [{ kind: 'link', href: 'mailto:{operatorEmail}', spans: ['{operatorEmail}'] }],
    },
  ])
})

test.each([
  ['a table', '# A\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'],
  ['HTML', '# A\n\n<b>bold</b>\n'],
  ['a picture', '# A\n\n![x](y.png)\n'],
  ['a list in a list', '# A\n\n- one\n  - two\n'],
  ['a fourth level', '# A\n\n#### Deep\n'],
  ['no title', 'Hello\n'],
])('%s is an error that names it', (_, markdown) => {
  expect(() => parseLongText(markdown)).toThrow(/long text|heading/i)
})
