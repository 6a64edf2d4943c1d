/** The name a package has in its registry; an alias says it itself, the others are in their place. */
export const packageName = (place: string, { name }: { name?: string }): string =>
  name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
