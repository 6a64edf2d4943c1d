/** An address without the token of a link in it, for whoever is told where somebody was. */
export const hideSecrets = (address: string): string =>
  address.replace(/\/(review|shared)\/[^/?#]+/g, '/$1/…')
