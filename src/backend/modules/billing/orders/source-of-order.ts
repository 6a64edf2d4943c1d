/** Source of the grant for an order of credits. */
export const sourceOfOrder = (orderId: string): string => `order:${orderId}`
