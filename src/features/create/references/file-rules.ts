/** Everything that decides about chosen files; loaded with the first of them. */
export { fileProblemSentence } from './file-problem-sentence'
export { planFiles, planPicture } from './plan-files'
