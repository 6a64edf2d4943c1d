import { describe, expect, it } from 'vitest'
import { makeOutput, makeTask } from '../../../tests/support/task-view'
import { createPageFor } from './create-tabs'
import { isOwnCut, possibleReuses, reuseWorkflow } from './reuse'

const picture = makeTask({ workflow_type: 'text_to_image' })

describe('reuse', () => {
  it('a picture is a reference, edited, animated and remixed in every language', () => {
    expect(possibleReuses(picture, 'image', 'th')).toEqual([
      'reference',
      'edit',
      'animate',
      'remix',
    ])
  })

  it('[R1.14] a film opens in the video editor for whoever cut it', () => {
    const film = makeTask({ workflow_type: 'timeline' })
    expect(isOwnCut(film)).toBe(true)
    expect(isOwnCut({ ...film, made_by: 'Ada' })).toBe(false)
    expect(isOwnCut({ workflow_type: 'timeline' })).toBe(false)
    expect(isOwnCut(makeTask({ workflow_type: 'video_edit' }))).toBe(false)
  })

  it('a result whose look its engine knows can have more like it', () => {
    const outputs = [makeOutput({ can_vary: true })]
    expect(possibleReuses({ ...picture, outputs }, 'image', 'th')).toContain('similar')
    expect(reuseWorkflow(picture, 'image', 'similar')).toBe('text_to_image')
  })

  it('a picture of a model that is kept below its words can have others, as a picture from words', () => {
    const edited = makeTask({ workflow_type: 'image_edit' })
    const outputs = [makeOutput({ can_reword: true })]
    expect(possibleReuses({ ...edited, outputs }, 'image', 'th')).toContain('words')
    expect(reuseWorkflow(edited, 'image', 'words')).toBe('text_to_image')
  })

  it('a video is edited in every language', () => {
    const video = makeTask({ workflow_type: 'text_to_video' })
    expect(possibleReuses(video, 'video', 'en')).toEqual(['edit', 'remix'])
    expect(possibleReuses(video, 'video', 'de')).toEqual(['edit', 'remix'])
  })

  it('remix goes back to the mode the result was made in', () => {
    expect(reuseWorkflow(picture, 'image', 'remix')).toBe('text_to_image')
    expect(reuseWorkflow(picture, 'image', 'animate')).toBe('image_to_video')
  })
})

describe('the page of a mode', () => {
  it('[R2.10] is the main one where it has the tab, else the video page', () => {
    expect(createPageFor('en', 'text_to_video')).toBe('/$lang')
    expect(createPageFor('vi', 'text_to_video')).toBe('/$lang/veo3.1')
    expect(createPageFor('vi', 'video_edit')).toBe('/$lang')
    expect(createPageFor('en', 'subtitles')).toBeNull()
  })
})
