import type { ReactElement } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { NewBadge } from './new-badge'
import { PageLink } from './page-link'
import { NEW_TOOL, type PageName } from './pages'
import { useToolsThere } from './use-tools-there'

interface ToolListProps {
  trigger: ReactElement
  tools: PageName[]
  inNewTab: boolean
}

export default function ToolList({ trigger, tools, inNewTab }: ToolListProps) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {useToolsThere(tools).map((page) => (
          <DropdownMenuItem key={page} asChild>
            <PageLink page={page} inNewTab={inNewTab}>
              {page === NEW_TOOL && <NewBadge />}
            </PageLink>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
