import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { linkListQuery } from '@/api/creative-page.queries'
import { Button } from '@/components/ui/button'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { LinkList } from './link-list'

/** All open links of the team; renders nothing without any. */
export function LinkMenu() {
  const { data } = useQuery(linkListQuery())
  const count = data?.links.length ?? 0
  if (count === 0) return null
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline" size="sm">
          <Link2 aria-hidden />
          <Trans>Links ({count})</Trans>
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" className="w-96">
        <LinkList />
      </PopoverContent>
    </Popover>
  )
}
