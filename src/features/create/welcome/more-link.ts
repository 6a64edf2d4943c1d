/** Classes of the links from the create page to longer texts. */
export const MORE_LINK =
  'inline-flex min-h-8 items-center text-link text-sm underline underline-offset-2 hover:no-underline pointer-coarse:min-h-11'
