import type { MusicToWrite } from '@/contract/endpoints/music'

/** What the form holds. */
export interface Wish extends MusicToWrite {
  seconds: number
}

export const FIRST_WISH: Wish = {
  genre: 'acoustic',
  mood: 'happy',
  tempo: null,
  is_loop: false,
  format: 'm4a',
  seconds: 15,
}
