import { msg } from '@lingui/core/macro'

export const FACE_HEAD = {
  path: '/face-change',
  title: msg`Face change for your ads`,
  description: msg`Swap the face in an image, or the person in a video, with the consent of the person you show.`,
  // The page is only useful where a service for it is connected.
  isHidden: true,
  keywords: msg`face swap, face change, replace a person in a video`,
}
