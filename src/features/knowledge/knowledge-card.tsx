import { Plural, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { RelativeTime } from '@/components/labels/relative-time'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { KnowledgeEntry } from '@/contract/endpoints/knowledge'
import { KIND_LABELS } from './kind-words'

interface KnowledgeCardProps {
  entry: KnowledgeEntry
  mayChange: boolean
  onEdit: () => void
  onDelete: () => void
}

/** An entry with its beginning. */
export function KnowledgeCard({ entry, mayChange, onEdit, onDelete }: KnowledgeCardProps) {
  const { t, i18n } = useLingui()
  const { title: name, kind, file_name: fileName, excerpt, length, changed_at: changedAt } = entry
  return (
    <li className="flex flex-col gap-2 rounded-lg border bg-card p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="wrap-anywhere line-clamp-2 text-sm">{name}</h2>
        <Badge>{i18n._(KIND_LABELS[kind])}</Badge>
      </div>
      <p className="wrap-anywhere line-clamp-4 whitespace-pre-line text-muted-foreground text-sm">
        {excerpt}
      </p>
      <div className="mt-auto flex items-center justify-between gap-2">
        <p className="wrap-anywhere min-w-0 text-muted-foreground text-xs">
          {fileName && `${fileName} · `}
          <Plural value={length} one="# character" other="# characters" />
          {' · '}
          <RelativeTime at={changedAt} />
        </p>
        {mayChange && (
          <span className="flex shrink-0">
            <Button variant="ghost" size="icon-sm" aria-label={t`Edit ${name}`} onClick={onEdit}>
              <Pencil aria-hidden />
            </Button>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={t`Delete ${name}`}
              onClick={onDelete}
            >
              <Trash2 aria-hidden />
            </Button>
          </span>
        )}
      </div>
    </li>
  )
}
