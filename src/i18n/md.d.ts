/** Only the long texts in `locales/` are Markdown; see `src/build/long-texts.ts`. */
declare module '*.md' {
  import type { LongText } from './long-text'

  const text: LongText
  export default text
}
