/** Keys of data that is the same for everyone: it survives sign-in and sign-out. */
export const publicKeys = {
  models: ['models'],
  capabilities: ['capabilities'],
  priceList: ['priceList'],
} as const
