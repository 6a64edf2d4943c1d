import { isRedirect } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import type { WorkflowType } from '@/contract/generation'
import { LANGUAGES } from '@/contract/languages'
import {
  type CreatePageProfile,
  chooseTab,
  MAIN_PAGE,
  modesOf,
  requireMode,
  VEO_PAGE,
  workflowForFile,
} from './workflows'

describe('tabs', () => {
  it('[R2.10] English has six tabs', () => {
    expect(MAIN_PAGE.tabs('en')).toEqual([
      'image_edit',
      'text_to_image',
      'image_to_video',
      'video_edit',
      'text_to_video',
      'first_last_frame',
    ])
  })

  it.each(LANGUAGES.filter((language) => language !== 'en'))('[R2.10] %s has three', (language) => {
    expect(MAIN_PAGE.tabs(language)).toEqual(['image_edit', 'text_to_image', 'image_to_video'])
  })

  it('[R2.17] the video page offers video modes only', () => {
    expect(VEO_PAGE.tabs('vi')).toEqual(['text_to_video', 'image_to_video', 'first_last_frame'])
  })

  it('a mode without a tab in a language opens all the same', () => {
    expect(chooseTab(MAIN_PAGE, 'en', 'video_edit')).toBe('video_edit')
    expect(chooseTab(MAIN_PAGE, 'de', 'video_edit')).toBe('video_edit')
    expect(chooseTab(MAIN_PAGE, 'de', undefined)).toBe('text_to_image')
  })

  it.each(LANGUAGES)('every mode is on the main page in %s, once', (language) => {
    expect(modesOf(MAIN_PAGE, language).toSorted()).toEqual(modesOf(MAIN_PAGE, 'en').toSorted())
  })

  const redirectOf = (profile: CreatePageProfile, tab: WorkflowType) => {
    try {
      requireMode(profile, 'de', { tab, ratio: '1:1' })
    } catch (error) {
      return isRedirect(error) && error.options
    }
    return null
  }

  it('an address that asks for a mode of another page leads there with all it asks for', () => {
    expect(redirectOf(VEO_PAGE, 'image_edit')).toMatchObject({
      to: '/$lang',
      search: { tab: 'image_edit', ratio: '1:1' },
    })
    expect(redirectOf(MAIN_PAGE, 'subtitles')).toMatchObject({ to: '/$lang/subtitles' })
    expect(redirectOf(MAIN_PAGE, 'animated_layers')).toMatchObject({ to: '/$lang/edit-layers' })
    expect(redirectOf(MAIN_PAGE, 'first_last_frame')).toBeNull()
    expect(redirectOf(VEO_PAGE, 'first_last_frame')).toBeNull()
  })
})

describe('a dropped file', () => {
  const english = MAIN_PAGE.tabs('en')
  it.each([
    ['image_edit', 'image', 'image_edit'],
    ['text_to_image', 'image', 'image_edit'],
    ['text_to_video', 'image', 'image_to_video'],
    ['video_edit', 'image', 'image_to_video'],
    ['first_last_frame', 'image', 'first_last_frame'],
    ['text_to_image', 'video', 'video_edit'],
  ] as const)('on %s, a %s goes to %s', (current, kind, target) => {
    expect(workflowForFile(current, kind, english)).toBe(target)
  })

  it('goes to a mode without a tab of its own, too', () => {
    expect(workflowForFile('text_to_image', 'video', modesOf(MAIN_PAGE, 'fr'))).toBe('video_edit')
  })

  it('has no place when no mode takes its kind', () => {
    expect(workflowForFile('text_to_video', 'video', modesOf(VEO_PAGE, 'fr'))).toBeNull()
  })
})
