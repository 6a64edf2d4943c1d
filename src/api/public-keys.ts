/** Keys of what everybody sees alike: it outlives sign-in and sign-out. */
export const publicKeys = {
  models: ['models'],
  priceList: ['priceList'],
} as const
