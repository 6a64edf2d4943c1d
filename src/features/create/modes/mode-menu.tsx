import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { WORKFLOW_LABELS } from '@/components/labels/workflow-labels'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import type { WorkflowType } from '@/contract/generation'

interface ModeMenuProps {
  trigger: ReactElement
  modes: readonly WorkflowType[]
  workflow: WorkflowType
}

/** The modes of the page without a tab. */
export default function ModeMenu({ trigger, modes, workflow }: ModeMenuProps) {
  const { i18n } = useLingui()
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {modes.map((type) => (
          <DropdownMenuItem key={type} asChild>
            <Link
              to="."
              search={{ tab: type }}
              resetScroll={false}
              aria-current={type === workflow ? 'page' : undefined}
            >
              {i18n._(WORKFLOW_LABELS[type])}
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
