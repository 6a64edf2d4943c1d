import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { userInfoQuery } from '@/api/accounts.queries'
import { knowledgeFactsQuery } from '@/api/knowledge.functions'
import { Button } from '@/components/ui/button'
import type { KnowledgeFacts } from '@/contract/endpoints/knowledge'
import { useBrandId } from '../brand/use-brand-id'
import type { CorrectedField } from './corrections'

/** What the brand's knowledge page keeps for a field. */
const KINDS: Partial<Record<CorrectedField, keyof KnowledgeFacts>> = {
  brand: 'names',
  headline: 'names',
  features: 'claims',
  legal: 'legal',
}

/** Suggested lines for a field; none for a visitor. */
export function useKnownLines(field: CorrectedField): readonly string[] {
  const { data: user } = useQuery(userInfoQuery())
  const brandId = useBrandId()
  const kind = KINDS[field]
  const isAsked = Boolean(user && brandId && kind)
  const { data } = useQuery({ ...knowledgeFactsQuery(brandId), enabled: isAsked })
  return (isAsked && kind && data?.[kind]) || NONE
}

const NONE: readonly string[] = []
/** More would push the other fields away. */
const SHOWN_MAX = 6

interface KnownLinesProps {
  lines: readonly string[]
  /** Lines already in the field. */
  taken: readonly string[]
  onTake: (line: string) => void
}

/** Lines below a field that a click adds to it. */
export function KnownLines({ lines, taken, onTake }: KnownLinesProps) {
  const { t } = useLingui()
  const free = lines.filter((line) => !taken.includes(line)).slice(0, SHOWN_MAX)
  if (free.length === 0) return null
  return (
    <fieldset className="flex flex-wrap gap-1.5 pt-1" aria-label={t`From your brand knowledge`}>
      {free.map((line) => (
        <Button
          key={line}
          variant="outline"
          size="sm"
          className="h-auto max-w-full whitespace-normal py-1 text-left"
          onClick={() => onTake(line)}
        >
          <Plus aria-hidden />
          <span className="wrap-anywhere">{line}</span>
        </Button>
      ))}
    </fieldset>
  )
}
