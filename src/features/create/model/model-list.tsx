import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, type ReactNode, useState } from 'react'
import { MEDIA_NAMES } from '@/components/creations/media-names'
import { modelName } from '@/components/labels/model-name'
import { Input } from '@/components/ui/input'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import type { ModelView } from '@/contract/endpoints/models'
import { SEEN_KINDS } from '@/contract/media-kind'
import { useComposer } from '../composer/composer-context'
import { AUTO_MODEL } from '../composer/draft'
import { resolveAuto } from '../composer/model-choice'
import { useWords } from '../composer/use-words'
import { ModelRow } from './model-row'

const SEARCHED_FROM = 7

/** The models in a popover. */
export default function ModelMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(true)
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="start" side="top" className="w-105 p-2" aria-label={t`Models`}>
        <ModelList onChosen={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  )
}

/** Auto first, then pictures and videos. Unusable models stay listed, with the reason. */
function ModelList({ onChosen }: { onChosen: () => void }) {
  const { t, i18n } = useLingui()
  const { models, workflow, profile, draft, setSettings } = useComposer()
  const [words, setWords] = useState('')
  const prompt = useWords((words) => words)
  const auto = resolveAuto(models, { workflow, page: profile.page, draft: { ...draft, prompt } })
  const chosen = draft.settings.model
  const autoLine = ({ model: { label }, reason }: NonNullable<typeof auto>) => {
    if (reason === 'scene') return t`Auto-selected: ${label}, for scenes without words`
    if (reason === 'words') return t`Auto-selected: ${label}, which sets words and prices exactly`
    return t`Auto-selected: ${label}`
  }
  const choose = (model: string) => {
    setSettings({ model })
    onChosen()
  }
  // Models the operator has turned off are not offered.
  const offered = models.filter(({ status }) => status !== 'off')
  const found = offered.filter(({ label, provider }) =>
    `${label} ${provider}`.toLowerCase().includes(words.trim().toLowerCase()),
  )
  return (
    <div className="flex flex-col gap-1">
      {offered.length >= SEARCHED_FROM && (
        <Input
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          aria-label={t`Search models`}
          placeholder={t`Search models`}
        />
      )}
      {words === '' && auto && (
        <ModelRow
          model={auto.model}
          name={t`Auto`}
          line={autoLine(auto)}
          isChosen={chosen === AUTO_MODEL}
          onChoose={() => choose(AUTO_MODEL)}
        />
      )}
      {SEEN_KINDS.map((kind) => (
        <ModelGroup
          key={kind}
          title={i18n._(MEDIA_NAMES[kind])}
          models={found.filter((model) => model.kind === kind)}
          chosen={chosen}
          onChoose={choose}
        />
      ))}
      {found.length === 0 && (
        <p className="p-3 text-muted-foreground text-sm">
          <Trans>No models match your search.</Trans>
        </p>
      )}
    </div>
  )
}

interface ModelGroupProps {
  title: ReactNode
  models: ModelView[]
  chosen: string
  onChoose: (id: string) => void
}

function ModelGroup({ title, models, chosen, onChoose }: ModelGroupProps) {
  const { i18n } = useLingui()
  if (models.length === 0) return null
  return (
    <section>
      <h3 className="px-3 pt-3 pb-1 font-medium text-muted-foreground text-sm">{title}</h3>
      {models.map((model) => (
        <ModelRow
          key={model.id}
          model={model}
          name={modelName(i18n, model)}
          isChosen={model.id === chosen}
          onChoose={() => onChoose(model.id)}
        />
      ))}
    </section>
  )
}
