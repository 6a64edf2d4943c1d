import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { STREAMS } from '../../src/contract/endpoints/media.ts'
import {
  cancelSeveral,
  makeResult as makeAny,
  makePicture as makeResult,
} from '../support/api-results.ts'
import { BrokenCalls } from '../support/broken-calls.ts'
import { expect, test } from '../support/browser.ts'
import { CreatePage } from '../support/create-page.ts'
import { LoginForm, readMailedCode } from '../support/login-form.ts'
import { makePicture, makeVideo } from '../support/media-files.ts'
import { createAccount, signInBrowser } from '../support/product-accounts.ts'

const PASSWORD = 'green-tea-9'
const newEmail = () => `person-${randomUUID().slice(0, 8)}@example.com`

const isPicture = (url: URL) => url.pathname.startsWith('/media/')

/** Waits until a sentence is visible: as a message, in a form, or below a button. */
const says = (page: Page, words: string) => expect(page.getByText(words).last()).toBeVisible()

test('[R8.04] [R8.05] [R8.06] [R8.07] [R8.09] signing in, registering and a new password fail in the words of the specification', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  const known = await createAccount(request)
  const calls = await BrokenCalls.on(page)
  await says(page, 'Email not registered')
  const login = new LoginForm(page)
  await login.open('/en/error?invite_code=from-a-friend')
  await login.press('Sign in')
  await says(page, 'Please enter your email')
  await login.signIn('nobody', PASSWORD)
  await says(page, 'Please enter a valid email address')
  await calls.refuse('accounts.login', 'internal')
  await login.signIn(known.email, PASSWORD)
  await says(page, 'Login failed. Please try again.')

  await login.press('Forgot password?')
  await calls.lose('accounts.emailTicket')
  await login.press('Send code')
  await says(page, 'Network error, please try again later')
  await calls.refuse('accounts.emailTicket', 'reset_limit_reached')
  await login.press('Send code')
  await says(page, 'The password can be reset 5 times a day. Please try again tomorrow.')
  await calls.refuse('accounts.emailTicket', 'internal')
  await login.press('Send code')
  await says(page, 'The code could not be sent. Please try again.')
  await login.press('Send code')
  await says(page, 'Verification code sent. Check your email, also the spam folder.')
  await login.field('Verification code').fill(await readMailedCode(known.email))
  await login.field('Password').fill('green tea 9')
  await login.field('Confirm password').fill('green tee 9')
  await login.press('Reset password')
  await says(page, 'Spaces are not allowed')
  await says(page, 'The two passwords are not the same')
  await login.setPassword(PASSWORD)
  await calls.refuse('accounts.forgotPassword', 'internal')
  await login.press('Reset password')
  await says(page, 'The password could not be reset. Please try again.')
  await login.press('Reset password')
  await says(page, 'Password reset. Please sign in with the new one.')

  await login.press('Create an account')
  await login.field('Email').fill(known.email)
  await login.press('Send code')
  await says(page, 'Email already registered')
  const email = newEmail()
  await login.field('Email').fill(email)
  await login.press('Send code')
  await expect(login.dialog.getByText('Step 2 of 3')).toBeVisible()
  await login.field('Verification code').fill(await readMailedCode(email))
  await login.press('Continue')
  await login.field('Invitation code').fill('')
  await login.setPassword(PASSWORD)
  await login.press('Create account')
  await says(page, 'Please enter the invitation code')
  await login.press('Continue without a code')
  await calls.refuse('accounts.login', 'internal')
  await login.press('Create account')
  await says(page, 'Registration failed. Please try again.')
  await login.press('Create account')
  await says(page, 'Registration successful. Welcome!')
})

test('[R4.03] [R5.06] [R5.09] [R5.11] [R5.13] [R8.03] [R8.09] what stands in the way of a generation is said in the words of the specification', async ({
  page,
  context,
  request,
  baseURL,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  const calls = await BrokenCalls.on(page)
  const account = await createAccount(request)
  await signInBrowser(context, baseURL ?? '', account)
  await makeResult(request, account, 'Red shoes')
  const create = new CreatePage(page)
  await create.open('/en/?tab=text_to_image')
  await create.prompt.fill('A green chair')
  const isRefused = async (words: string) => {
    await create.generateButton.click()
    await says(page, words)
  }
  await calls.refuse('tasks.createTask', 'generation_running')
  await isRefused('Generating, please try again later')
  await calls.refuse('tasks.createTask', 'plan_upgrade_needed')
  await isRefused('Please upgrade your plan')
  await calls.lose('tasks.createTask')
  await isRefused('Network error, please try again later')
  await calls.exhaust('tasks.createTask')
  await isRefused('Pending timeout')

  await expect(create.results()).toHaveCount(1)
  await page.route(isPicture, (route) => route.abort())
  await create.results().first().press('Space')
  await says(page, 'Load failed')
  await page.keyboard.press('Escape')
  await create.results().first().click()
  await calls.refuse('creatives.saveCreative', 'internal')
  await page.getByRole('button', { name: 'Save to team' }).click()
  await says(page, 'Save failed, please try again')
})

test('[R2.20] [R8.09] what was made without words, and longer ago than a page shows, is found and saved in the words of the specification', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await createAccount(request)
  await signInBrowser(context, baseURL ?? '', account)
  const output_id = await makeResult(request, account, 'Red shoes')
  await makeAny(request, account, {
    workflow_type: 'image_to_video',
    images: [{ output_id }],
    ...{ duration: 3, resolution: '480p' },
  })
  await cancelSeveral(request, account, 24)
  const create = new CreatePage(page)
  await create.open('/en/history')
  await expect(page.getByText('26 items')).toBeVisible()
  await expect(create.results('video')).toHaveCount(0)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(create.results('video')).toHaveCount(1)
  await says(page, 'No prompt')
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  await create.useNewest('Save to team', 'video')
  await says(page, 'Video saved')
})

test('[R5.06] [R5.11] [R5.12] [R5.13] [R8.09] files that do not come, and credits that are not there, are told in the words of the specification', async ({
  page,
  context,
  request,
  baseURL,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  const calls = await BrokenCalls.on(page)
  await signInBrowser(context, baseURL ?? '', await createAccount(request, { credits: 0 }))
  const create = new CreatePage(page)
  await create.open('/en/?tab=video_edit')
  await says(page, 'Please upload a video')
  let gate = Promise.withResolvers<void>()
  await page.route(`**${STREAMS.uploadFiles}**`, async (route) => {
    await gate.promise
    await route.fulfill({ status: 400 })
  })
  const [picture, clip] = [await makePicture(), await makeVideo()]
  await page
    .locator('input[data-picks=video]')
    .first()
    .setInputFiles({ name: 'clip.mp4', mimeType: 'video/mp4', buffer: clip })
  await says(page, 'Please wait for the upload')
  gate.resolve()
  await says(page, 'Upload failed, please check network or try again later')

  await create.open('/en/?tab=image_edit')
  const addImages = page.getByRole('button', { name: 'Add images' })
  await addImages.click()
  const ways = page.getByRole('dialog', { name: 'Add images' })
  const add = async (address: string) => {
    await ways.getByRole('textbox', { name: 'Image link' }).fill(address)
    await ways.getByRole('button', { name: 'Add', exact: true }).click()
  }
  await add('https://shop.example/mug')
  await says(page, 'Please enter a valid image URL')
  await calls.refuse('uploads.uploadFromLink', 'link_unreachable')
  await add('https://shop.example/mug.jpg')
  await says(page, 'Add failed')
  await page.getByRole('button', { name: /^Remove / }).click()
  gate = Promise.withResolvers<void>()
  await addImages.click()
  await ways
    .locator('input[data-picks=image]')
    .setInputFiles({ name: 'shoe.png', mimeType: 'image/png', buffer: picture })
  await says(page, 'Uploading images, please try again later')
  gate.resolve()
  await page.getByRole('button', { name: /^Remove / }).click()

  await create.openTab('Text to Image')
  await create.prompt.fill('A green chair')
  await says(page, 'Insufficient credits, please recharge')
  await page.getByRole('button', { name: /^Not enough credits/ }).click()
  await says(page, 'Preparing to open the recharge page for you')
})
