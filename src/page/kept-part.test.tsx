import { act } from '@testing-library/react'
import { useEffect, useId } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeptPart } from './kept-part'

const found: (Element | null)[] = []

function Named() {
  const id = useId()
  useEffect(() => {
    found.push(document.getElementById(id))
  }, [id])
  return <p id={id}>Questions</p>
}

test('a browser finds a part under the names that the server gave', async () => {
  const page = (
    <main>
      <Named />
      <KeptPart of="footer">
        <footer>
          <Named />
        </footer>
      </KeptPart>
    </main>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  const drawn = [...root.querySelectorAll('p')]
  const errors: unknown[] = []
  await act(async () =>
    hydrateRoot(root, page, { onRecoverableError: (error) => errors.push(error) }),
  )
  expect(errors).toEqual([])
  expect(found).toEqual(drawn)
})
