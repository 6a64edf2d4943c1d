import { useQuery } from '@tanstack/react-query'
import { adminProvidersQuery } from '@/api/admin.queries'
import { QueryPart } from '../query-part'
import { ProviderCard } from './provider-card'

/** Every service this product supports; first those with a problem, then the connected ones. */
export function ProviderList() {
  const query = useQuery(adminProvidersQuery())
  return (
    <QueryPart query={query}>
      {({ providers }) => (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {providers
            .toSorted((a, b) => rank(a) - rank(b))
            .map((provider) => (
              <ProviderCard key={provider.id} provider={provider} />
            ))}
        </div>
      )}
    </QueryPart>
  )
}

function rank({ alarm, is_connected }: { alarm: string | null; is_connected: boolean }): number {
  if (!is_connected) return 2
  return alarm ? 0 : 1
}
