/** What decides about chosen files, fetched with the first of them. */
export { fileProblemSentence } from './file-problem-sentence'
export { planFiles, planPicture } from './plan-files'
