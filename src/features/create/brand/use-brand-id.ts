import { useQuery } from '@tanstack/react-query'
import { currentContextQuery } from '@/api/teams.functions'

/** Id of the brand on the composer's chip: a switch on another device does not change what is sent. */
export function useBrandId(): string | undefined {
  const { data: context } = useQuery(currentContextQuery())
  return context?.current_brand?.id
}
