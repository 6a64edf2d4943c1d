import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInComposer } from '../../../../tests/support/composer'
import { toldMessages } from '../../../../tests/support/login'
import { makeVideoModel } from '../../../../tests/support/model-view'
import { Composer } from './composer'

const generateButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Generate/ })

it('[R3.02] shows its price and starts the generation', async () => {
  const { user, generate } = await renderInComposer(<Composer />, { credits: 24 })
  await user.click(screen.getByRole('button', { name: 'Generate · 24 credits' }))
  expect(generate).toHaveBeenCalledOnce()
})

it('[R6.01] a visitor is asked to sign in', async () => {
  const onShowLogin = vi.fn()
  window.addEventListener('show-login', onShowLogin, { once: true })
  const { user } = await renderInComposer(<Composer />, {
    blocker: { reason: 'signed_out' },
    credits: 24,
  })
  await user.click(screen.getByRole('button', { name: 'Sign in to generate · 24 credits' }))
  expect(onShowLogin).toHaveBeenCalledOnce()
})

it.each([
  ['offline', 'You’re offline. What you typed stays here.'],
  ['generating', 'Generating, please try again later'],
  ['uploading', 'Uploading images, please try again later'],
  ['uploading_video', 'Please wait for the upload'],
  ['upload_failed', 'Upload failed, please check network or try again later'],
  ['video_missing', 'Please upload a video'],
] as const)(
  '[R5.11] [R5.13] [R8.09] while %s it is disabled and says why',
  async (reason, sentence) => {
    await renderInComposer(<Composer />, { blocker: { reason } })
    expect(generateButton().disabled).toBe(true)
    const describedBy = generateButton().getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(describedBy)?.textContent).toBe(sentence)
  },
)

it('[R5.09] too many pictures are named with the limit', async () => {
  await renderInComposer(<Composer />, { blocker: { reason: 'too_many_images', limit: 4 } })
  expect(screen.getByText('Up to 4 pictures are supported')).toBeTruthy()
})

it('[D10.03] a retired model is named', async () => {
  const model = makeVideoModel({ label: 'Sora 2', status: 'retired' })
  await renderInComposer(<Composer />, { blocker: { reason: 'model_retired', model } })
  expect(screen.getByText(/Sora 2 was retired by its developer/)).toBeTruthy()
})

it('[R2.24] [R8.09] missing credits are counted, and the press leads to more', async () => {
  const { user } = await renderInComposer(<Composer />, {
    blocker: { reason: 'insufficient_credits', missing: 14 },
  })
  await user.click(screen.getByRole('button', { name: 'Not enough credits · add 14' }))
  expect(toldMessages()[0]).toBe('info: Preparing to open the recharge page for you')
})

it('[D10.04] the built-in engine says what it is', async () => {
  await renderInComposer(<Composer />)
  expect(screen.getByText(/layout and motion engine, not an AI model/)).toBeTruthy()
})
