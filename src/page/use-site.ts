import { useRouter } from '@tanstack/react-router'

/** What the operator decided about brand, contact and sister sites. */
export const useSite = () => useRouter().options.context.facts.site
