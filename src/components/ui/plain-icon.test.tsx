import { render } from '@testing-library/react'
import { createLucideIcon } from 'lucide-react'
import { expect, test } from 'vitest'
import { present } from '../../../tests/support/present'
import { plainIcon } from './plain-icon'

const NODE: [string, Record<string, string>][] = [
  ['path', { d: 'M15 21v-8', key: 'a' }],
  ['circle', { cx: '12', cy: '12', r: '3', key: 'b' }],
]
const Plain = plainIcon({ name: 'house', node: NODE })
const Original = createLucideIcon('house', NODE)

test.each([
  ['as it is', {}],
  ['with classes', { className: 'size-4 text-muted-foreground' }],
  ['with thin lines', { strokeWidth: 1.5, 'aria-hidden': true as const }],
  ['with a name', { 'aria-label': 'Home' }],
  ['with a role', { role: 'img' }],
])('an icon %s is the one that lucide draws', (_how, props) => {
  const { container } = render(
    <>
      <Plain {...props} />
      <Original {...props} />
    </>,
  )
  const [plain, original] = container.querySelectorAll('svg')
  expect(present(plain).outerHTML).toContain('<path d="M15 21v-8">')
  expect(present(plain).isEqualNode(present(original))).toBe(true)
})

test('other names of an icon are classes, too', () => {
  const Home = plainIcon({ name: 'house', node: NODE, aliases: ['home'] })
  const { container } = render(<Home className="size-4" />)
  expect(container.firstElementChild?.getAttribute('class')).toBe(
    'lucide lucide-house lucide-home size-4',
  )
})
