/** Name of the grant an order for credits makes. */
export const sourceOfOrder = (orderId: string): string => `order:${orderId}`
