/** Published when one of the user's sessions ends, for streams opened under it. */
export const sessionsTopic = (userId: string): string => `sessions:${userId}`
