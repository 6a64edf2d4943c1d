import { type ClassValue, clsx } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'

const any = () => true

/** Utilities whose every value sets one and the same property. */
const valued = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, [{ [name]: [any] }]]))
/** Those that are also used without a value. */
const bare = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, [{ [name]: ['', any] }]]))

/** What a class sets beside its own property: a later one takes those back, too. */
const COVERED = {
  p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
  m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  overflow: ['overflow-x', 'overflow-y'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  'border-width': ['border-t', 'border-r', 'border-b', 'border-l', 'border-x', 'border-y'],
  'border-x': ['border-r', 'border-l'],
  'border-y': ['border-t', 'border-b'],
  'text-size': ['leading'],
}

/**
 * The kinds of classes that components and their callers both name. All of Tailwind's would be a
 * large script on every page; a test finds the kind that is missing.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...valued('p', 'px', 'py', 'pt', 'pr', 'pb', 'pl', 'm', 'mx', 'my', 'mt', 'mr', 'mb', 'ml'),
    ...valued('size', 'w', 'h', 'min-w', 'max-w', 'min-h', 'max-h', 'gap', 'gap-x', 'gap-y'),
    ...valued('top', 'right', 'bottom', 'left', 'inset', 'inset-x', 'inset-y', 'z', 'opacity'),
    ...valued(
      'self',
      'items',
      'justify',
      'justify-self',
      'leading',
      'duration',
      'whitespace',
      'fill',
    ),
    ...valued('cursor', 'pointer-events', 'grid-cols', 'col-span'),
    ...valued('translate-x', 'translate-y', 'outline-offset', 'underline-offset', 'aspect'),
    ...bare('grow', 'shrink', 'transition', 'rounded'),
    ...bare('border-t', 'border-r', 'border-b', 'border-l', 'border-x', 'border-y'),
    display: [
      'block',
      'inline-block',
      'inline',
      'flex',
      'inline-flex',
      'grid',
      'hidden',
      'contents',
    ],
    position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
    direction: [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
    'text-size': [{ text: ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl'] }],
    'text-align': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
    'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
    'text-color': [{ text: [any] }],
    weight: [{ font: ['normal', 'medium', 'semibold', 'bold'] }],
    gradient: [{ bg: ['linear-to-b'] }],
    ground: [{ bg: [any] }],
    'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
    'border-width': [{ border: ['', '0', '2', '4'] }],
    'border-color': [{ border: [any] }],
    overflow: [{ overflow: ['auto', 'hidden', 'visible', 'clip'] }],
    ...valued('overflow-x', 'overflow-y', 'wrap'),
    outline: ['outline-none'],
    shadow: [{ shadow: [any] }],
    underline: ['underline', 'line-through', 'no-underline'],
    'screen-reader': ['sr-only'],
    digits: ['tabular-nums'],
    'text-overflow': ['truncate'],
    case: ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
  },
  conflictingClassGroups: COVERED,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [],
}))

/** Joins class names; of two Tailwind classes for the same property the later wins. */
export const cn = (...classes: ClassValue[]) => merge(clsx(classes))
