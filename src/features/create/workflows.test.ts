import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/contract/languages'
import { chooseTab, MAIN_PAGE, VEO_PAGE, workflowForFile } from './workflows'

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

  it('a tab that this language does not have gives way to the first', () => {
    expect(chooseTab(MAIN_PAGE, 'en', 'video_edit')).toBe('video_edit')
    expect(chooseTab(MAIN_PAGE, 'de', 'video_edit')).toBe('text_to_image')
    expect(chooseTab(MAIN_PAGE, 'de', undefined)).toBe('text_to_image')
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

  it('has no place when no tab takes its kind', () => {
    expect(workflowForFile('text_to_image', 'video', MAIN_PAGE.tabs('fr'))).toBeNull()
  })
})
