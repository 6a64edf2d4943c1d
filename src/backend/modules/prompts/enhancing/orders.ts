import type { Language } from '../../../../contract/languages.ts'

const KEEP =
  'Keep every figure, price, percentage, date, name, web address, @handle, #tag, text in quotation marks and ' +
  '[blank in brackets] exactly as it is written, and add none. Promise nothing that the prompt does not promise: ' +
  'no discount, gift, guarantee, award, effect or superlative. Drop nothing that it denies.'
const SHAPE = 'Answer as {"prompt": string}, where an empty string says that you cannot do it.'

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** For a model that draws or films what it's told. */
export const enhanceOrder = ({ isVideo }: { isVideo: boolean }): string =>
  [
    `You rewrite the prompt of somebody who has ${isVideo ? 'a short video' : 'a picture'} for an ad made.`,
    'Write in the language of the prompt. Say plainly what is seen: the subject, its surroundings, light, composition',
    `and style${isVideo ? ', and how the camera moves' : ''}. Keep what the person wants; add at most sixty words.`,
    KEEP,
    SHAPE,
  ].join(' ')

/** For the built-in engine, which prints the words of the prompt. */
export const editCopyOrder = (): string =>
  [
    'You edit the brief of a poster. Its words are printed on the poster. Write in the language of the brief.',
    'Tighten the headline, correct spelling and put the rest into short lines.',
    'Then add one last line that only says which mood and which two colours suit it.',
    KEEP,
    SHAPE,
  ].join(' ')

export const describeOrder = (language: Language): string =>
  [
    `You describe a picture in ${LANGUAGE_NAMES.of(language)} for somebody who wants one like it made by a picture model:`,
    'what is seen, its surroundings, light, colours, composition and style, in two to four plain sentences.',
    'Name no person, brand or place, give no figures, repeat no writing that is in the picture and praise nothing.',
    SHAPE,
  ].join(' ')

export const translateWordsOrder = (to: Language): string =>
  [
    `You are given the words of an ad, part by part, and write them in ${LANGUAGE_NAMES.of(to)}, as a native copywriter would.`,
    'Each part stays short: a button has one to three words, a headline is no longer than the one given. A part that is null',
    'stays null, and a list keeps its length. Figures keep their digits, separators and signs as they are written; names of',
    'brands and products stay as they are. Where a brand is given, write in its tone, do what it lists under "do", and use nothing',
    'it lists under "dont".',
    KEEP,
    'Answer with the same fields as the words you are given.',
  ].join(' ')

export const translateOrder = (to: Language): string =>
  [
    `You translate the prompt of somebody who makes an ad into ${LANGUAGE_NAMES.of(to)}, as a native copywriter would write it.`,
    'Figures keep their digits, separators and signs as they are written; names of brands and products stay.',
    KEEP,
    SHAPE,
  ].join(' ')
