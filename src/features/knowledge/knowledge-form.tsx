import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { knowledgeKeys, saveKnowledgeFn } from '@/api/knowledge.functions'
import { notify } from '@/browser/notifications'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, inputClasses } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import {
  KNOWLEDGE_KINDS,
  KNOWLEDGE_TEXT_MAX,
  KNOWLEDGE_TITLE_MAX,
  type KnowledgeKind,
} from '@/contract/knowledge'
import { FileButton } from './file-button'
import { KIND_HINTS, KIND_LABELS } from './kind-words'
import { useFileText } from './use-file-text'

export interface KnowledgeDraft {
  entry_id?: string
  /** Time of the version being edited. */
  seen_at?: string
  title: string
  kind: KnowledgeKind
  file_name: string | null
  text: string
}

interface KnowledgeFormProps {
  first: KnowledgeDraft
  onClose: () => void
}

/** Title, use and text of an entry; a file can fill in the text. */
export function KnowledgeForm({ first, onClose }: KnowledgeFormProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(first)
  // What a colleague saves meanwhile arrives as another `first`.
  const [begun, setBegun] = useState(first)
  const [isTried, setTried] = useState(false)
  // The text before a file replaced it.
  const [replaced, setReplaced] = useState('')
  const save = useSaving(() => {
    notify('success', t`Knowledge saved`)
    onClose()
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (draft.title.trim() && draft.text.trim()) save.mutate({ ...draft, seen_at: first.seen_at })
  }
  const file = useFileText((text, fileName) => {
    const name = fileName.slice(0, KNOWLEDGE_TITLE_MAX)
    setReplaced(draft.text.trim() === text ? '' : draft.text)
    setDraft((before) => ({
      ...before,
      title: before.title || name.replace(/\.\w+$/, ''),
      file_name: name,
      text,
    }))
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {first.seen_at !== begun.seen_at && (
        <Theirs
          text={first.text}
          onTake={() => {
            setDraft(first)
            setBegun(first)
          }}
        />
      )}
      <Field label={t`Title`} error={isTried && !draft.title.trim() && t`Please enter a title`}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={KNOWLEDGE_TITLE_MAX}
            value={draft.title}
            onChange={({ target }) => setDraft({ ...draft, title: target.value })}
          />
        )}
      </Field>
      <KindField kind={draft.kind} onKind={(kind) => setDraft({ ...draft, kind })} />
      <Field
        label={t`Text`}
        hint={file.isCut && draft.file_name && t`Only the first 20,000 characters were imported.`}
        error={file.fault || (isTried && !draft.text.trim() && t`Enter the text`)}
      >
        {(control) => (
          <textarea
            {...control}
            rows={6}
            maxLength={KNOWLEDGE_TEXT_MAX}
            value={draft.text}
            onChange={({ target }) => {
              file.forgetFault()
              setDraft({ ...draft, text: target.value })
            }}
            className={`${inputClasses} field-sizing-content max-h-72 min-h-36 py-2`}
          />
        )}
      </Field>
      {replaced.trim() && (
        <Replaced
          onUndo={() => {
            setDraft({ ...draft, text: replaced, file_name: begun.file_name })
            setReplaced('')
          }}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FileButton isReading={file.isReading} onFile={file.read} />
        <Button type="submit" loading={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  )
}

interface KindFieldProps {
  kind: KnowledgeKind
  onKind: (kind: KnowledgeKind) => void
}

function KindField({ kind, onKind }: KindFieldProps) {
  const { t, i18n } = useLingui()
  return (
    <Field label={t`Use`} hint={i18n._(KIND_HINTS[kind])}>
      {(control) => (
        <Select
          {...control}
          className="self-start"
          value={kind}
          onChange={({ target }) => {
            const chosen = KNOWLEDGE_KINDS.find((one) => one === target.value)
            if (chosen) onKind(chosen)
          }}
        >
          {KNOWLEDGE_KINDS.map((one) => (
            <option key={one} value={one}>
              {i18n._(KIND_LABELS[one])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Shows what someone else saved meanwhile; saving again keeps the local text. */
function Theirs({ text, onTake }: { text: string; onTake: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-2 rounded-md border p-3 text-sm">
      <p className="font-medium">
        <Trans>Someone else changed this in the meantime. Save again to keep your text.</Trans>
      </p>
      <p className="wrap-anywhere max-h-32 w-full overflow-y-auto whitespace-pre-line text-muted-foreground">
        {text}
      </p>
      <Button variant="outline" size="sm" onClick={onTake}>
        <Trans>Use their text</Trans>
      </Button>
    </div>
  )
}

/** Says that a file has replaced the text, with undo. */
function Replaced({ onUndo }: { onUndo: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
      <Trans>The file replaced your text.</Trans>
      <Button variant="outline" size="sm" onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </p>
  )
}

function useSaving(onDone: () => void) {
  const client = useQueryClient()
  const onError = useTellFailure()
  return useMutation({
    mutationFn: (data: KnowledgeDraft) => saveKnowledgeFn({ data }),
    onSuccess: onDone,
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: knowledgeKeys.all }),
  })
}
