/** Told when a session of the user was ended, for streams that were opened under it. */
export const sessionsTopic = (userId: string): string => `sessions:${userId}`
