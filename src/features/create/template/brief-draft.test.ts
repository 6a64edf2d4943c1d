import { expect, test } from 'vitest'
import { makeProductView } from '../../../../tests/support/product-view'
import { briefDraft } from './brief-draft'

const asked = { prompt: 'Stays round\nRally ball\n24,90 €', ratio: '9:16' } as const

test('[R1.14] a planned ad for a product shows the product, as an image and as a video, in its brand’s look', () => {
  const product = makeProductView()
  const of = { product, useBrand: true }
  const image = briefDraft({ ...asked, workflow: 'text_to_image', of })
  const film = briefDraft({ ...asked, workflow: 'text_to_video', of })
  expect([image.workflow, film.workflow]).toEqual(['image_edit', 'image_to_video'])
  for (const { draft } of [image, film])
    expect(draft).toMatchObject({
      prompt: asked.prompt,
      settings: { aspectRatio: '9:16', useBrand: true },
      references: [{ role: 'image', source: { output_id: product.pictures[0]?.file_id } }],
    })
})

test('without a product, or a picture of it, it is an ad of its words', () => {
  const product = makeProductView({ pictures: [] })
  for (const of of [null, { product, useBrand: false }]) {
    const { workflow, draft } = briefDraft({ ...asked, workflow: 'text_to_image', of })
    expect([workflow, draft.references]).toEqual(['text_to_image', []])
  }
})
