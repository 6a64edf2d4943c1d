/** Keys of what everybody sees alike: it outlives sign-in and sign-out. */
export const publicKeys = {
  models: ['models'],
  capabilities: ['capabilities'],
  priceList: ['priceList'],
} as const
