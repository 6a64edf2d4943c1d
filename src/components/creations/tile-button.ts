/**
 * Classes of a control on a picture: dark enough to read on any picture, small to look at, large to touch.
 */
export const TILE_BUTTON =
  'relative isolate grid size-8 place-items-center rounded-full text-white before:absolute before:inset-0 before:-z-1 before:rounded-full before:bg-black/70 before:transition-colors hover:bg-transparent hover:before:bg-black focus-visible:outline-white aria-expanded:bg-transparent pointer-coarse:size-11 pointer-coarse:before:inset-1.5 [&_svg]:size-4'
