import type { ComponentProps } from 'react'

/** A control on a picture: dark enough to be read on any, small to the eye, large to a finger. */
export const TILE_BUTTON =
  'relative isolate grid size-8 place-items-center rounded-full text-white before:absolute before:inset-0 before:-z-1 before:rounded-full before:bg-black/70 before:transition-colors hover:before:bg-black focus-visible:outline-white pointer-coarse:size-11 pointer-coarse:before:inset-1.5 [&_svg]:size-4'

export function TileButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" className={TILE_BUTTON} {...props} />
}
