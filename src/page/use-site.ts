import { useRouter } from '@tanstack/react-router'

/** The operator's settings for brand, contact, and sister sites. */
export const useSite = () => useRouter().options.context.facts.site
