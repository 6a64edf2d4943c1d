import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/contract/languages'
import { readCatalog } from './support/catalog'

/** The sentences of the specification (sections 2, 4, 5 and 8) as the product says them. */
const MESSAGES = [
  // 2: screens
  ...['Back home', 'Go back', 'Create now', 'Start creating', 'Load more', 'No prompt', 'just now'],
  ...['Choose your plan', 'Upgrade or downgrade anytime', 'Sign in to purchase', 'Items per page'],
  ...['Payment result', 'Payment failed', 'Checking payment, up to 2 minutes'],
  // 4: states
  ...['Generating, please wait', 'Generation in progress', 'Image saved', 'Video saved'],
  ...['Pending', 'Paid', 'Refunded', 'Recharge successful', 'Payment Success'],
  ...['Canceled', 'Active until {end}, will not renew', 'Reactivate', 'Contact support'],
  'The renewal can be canceled until 7 days before the period ends.',
  ...['Resend in {time}', 'Continue'],
  // 5: validation
  ...['Please enter your email', 'Please enter a valid email address'],
  ...['Spaces are not allowed', 'The two passwords are not the same'],
  ...['Please enter the invitation code', 'Please enter a valid image URL'],
  ...['Upload up to {count} images', 'Up to {count} pictures are supported'],
  ...['Upload up to {count} files at once', 'Please upload a video'],
  'The file could not be read. Please upload it again, or choose another one.',
  'Generating, please try again later',
  'Uploading images, please try again later',
  'Please wait for the upload',
  'The password can be reset 5 times a day. Please try again tomorrow.',
  ...['No changes to save', 'Brand ID does not exist'],
  // 6 and 8: refusals and failures
  'Please login first to proceed with this operation',
  'This team has no products, please create a product first',
  'Please upgrade your plan',
  'Insufficient credits, please recharge',
  'Preparing to open the recharge page for you',
  'Insufficient balance',
  'Current balance is insufficient, please purchase a resource pack or upgrade your plan to use',
  'Upload failed, please check network or try again later',
  'Network error, please try again later',
  'Pending timeout',
  'Payment result query timed out, please refresh the page manually',
  ...['Save failed, please try again', 'Load failed', 'Add failed'],
  ...['Email not registered', 'Email already registered', 'Login failed. Please try again.'],
  'Verification code sent. Check your email, also the spam folder.',
  'The code could not be sent. Please try again.',
  'Registration successful. Welcome!',
  'Registration failed. Please try again.',
  'Password reset. Please sign in with the new one.',
  'The password could not be reset. Please try again.',
  'Your browser blocked the sign-in window. Allow pop-ups for this site.',
  'The sign-in window could not open. Please try again.',
  'Google login not supported yet',
]

/** Said by the watermark remover alone, and so only where this build has it. */
const WATERMARK_PAGE = 'src/routes/$lang/_shell/remove-watermark-from-video.tsx'
const WATERMARK_MESSAGES = [
  'Video duration cannot be less than 4 seconds',
  'The area already exists, please select other areas',
  'No video to download',
]

const messages = [...MESSAGES, ...(existsSync(WATERMARK_PAGE) ? WATERMARK_MESSAGES : [])]

const catalogs = new Map(LANGUAGES.map((language) => [language, readCatalog(language)]))

describe.each(messages)('[R8.09] “%s”', (message) => {
  test('is said somewhere', () => {
    const origins = catalogs.get('en')?.get(message)?.origins ?? []
    expect(origins).not.toEqual([])
    for (const origin of origins) expect(existsSync(origin), origin).toBe(true)
  })

  test.each(LANGUAGES)('exists in %s', (language) => {
    const words = catalogs.get(language)?.get(message)?.words ?? ''
    expect(words).toMatch(/\S/)
    if (language !== 'en') expect(words).not.toBe(message)
    const holes = (text: string) => text.match(/\{\w+\}/g) ?? []
    expect(holes(words)).toEqual(holes(message))
  })
})
