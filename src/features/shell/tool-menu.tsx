import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { PageLink } from './page-link'
import { useExistingPages } from './pages'

/** Tools beside the generators; absent while there are none. */
export function ToolMenu({ inNewTab }: { inNewTab: boolean }) {
  const tools = useExistingPages(['watermark'])
  if (tools.length === 0) return null
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="sm">
          <Trans>Tools</Trans>
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {tools.map((page) => (
          <DropdownMenuItem key={page} asChild>
            <PageLink page={page} inNewTab={inNewTab}>
              <NewBadge />
            </PageLink>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

export const NewBadge = () => (
  <Badge variant="primary">
    <Trans>New</Trans>
  </Badge>
)
