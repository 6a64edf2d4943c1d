import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactElement, type ReactNode, useState } from 'react'
import { taskListQuery } from '@/api/tasks.queries'
import { templatesQuery } from '@/api/templates.functions'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { useLanguage } from '@/i18n/use-language'
import { hasWords, recentPrompts } from './recent-prompts'

interface PromptHistoryProps {
  trigger: ReactElement
  onChoose: (prompt: string) => void
}

/** Every prompt of earlier generations and the team's templates, with a search by words. */
export default function PromptHistory({ trigger, onChoose }: PromptHistoryProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(true)
  const [search, setSearch] = useState('')
  const close = () => setOpen(false)
  const choose = (prompt: string) => {
    close()
    onChoose(prompt)
  }
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent
        align="end"
        aria-label={t`Earlier prompts`}
        className="flex max-h-[min(28rem,var(--radix-popover-content-available-height))] w-104 flex-col gap-3 overflow-hidden p-3"
        // Choosing a prompt moves the focus to the field.
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <Input
          type="search"
          value={search}
          aria-label={t`Search prompts`}
          placeholder={t`Search prompts`}
          onChange={({ target }) => setSearch(target.value)}
        />
        <div className="flex flex-col gap-3 overflow-y-auto">
          <Saved search={search} onFollow={close} />
          <Recent search={search} onChoose={choose} />
        </div>
      </PopoverContent>
    </Popover>
  )
}

function Saved({ search, onFollow }: { search: string; onFollow: () => void }) {
  const { data } = useQuery(templatesQuery())
  const lang = useLanguage()
  const found = (data ?? []).filter(({ title, prompt }) => hasWords(`${title} ${prompt}`, search))
  if (found.length === 0) return null
  return (
    <Group title={<Trans>Saved prompts</Trans>}>
      {found.map(({ template_id, title, prompt }) => (
        <li key={template_id}>
          <Link
            to="/$lang"
            params={{ lang }}
            search={{ template: template_id }}
            className={ROW}
            onClick={onFollow}
          >
            <span className="block truncate font-medium">{title}</span>
            <span className="line-clamp-1 text-muted-foreground">{prompt}</span>
          </Link>
        </li>
      ))}
    </Group>
  )
}

function Recent({ search, onChoose }: { search: string; onChoose: (prompt: string) => void }) {
  const { data, ...query } = useInfiniteQuery(taskListQuery())
  const all = recentPrompts(data?.pages.flatMap(({ tasks }) => tasks) ?? [])
  const found = all.filter((prompt) => hasWords(prompt, search))
  return (
    <Group title={<Trans>Recent prompts</Trans>}>
      {found.map((prompt) => (
        <li key={prompt}>
          <button type="button" className={ROW} onClick={() => onChoose(prompt)}>
            <span className="line-clamp-2">{prompt}</span>
          </button>
        </li>
      ))}
      {found.length === 0 && (
        <li className="p-2 text-muted-foreground text-sm">
          <Trans>No prompts found</Trans>
        </li>
      )}
      {query.hasNextPage && (
        <li>
          <Button
            variant="ghost"
            size="sm"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            <Trans>Load more</Trans>
          </Button>
        </li>
      )}
    </Group>
  )
}

const Group = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section>
    <h2 className="px-2 pb-1 font-normal text-muted-foreground text-sm">{title}</h2>
    <ul>{children}</ul>
  </section>
)

const ROW =
  'block w-full rounded-md px-2 py-1.5 text-left text-sm hover:bg-accent -outline-offset-2 pointer-coarse:min-h-11'
