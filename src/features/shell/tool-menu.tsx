import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { LazyMenu } from '@/components/lazy-menu'
import { TOOL_PAGES, useExistingPages } from './pages'

const loadList = () => import('./tool-list')

/** Tools beside the generators; renders nothing without any. */
export function ToolMenu({ inNewTab }: { inNewTab: boolean }) {
  const tools = useExistingPages(TOOL_PAGES)
  if (tools.length === 0) return null
  return (
    <LazyMenu load={loadList} menuProps={{ tools, inNewTab }} variant="ghost" size="sm">
      <Trans>Tools</Trans>
      <ChevronDown aria-hidden />
    </LazyMenu>
  )
}
