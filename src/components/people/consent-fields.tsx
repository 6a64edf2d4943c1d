import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { SeenKind } from '@/contract/media-kind'
import { PERSON_NAME_MAX } from '@/contract/people'

export interface Consent {
  /** Name of the person shown. */
  person: string
  hasAgreed: boolean
  isLabelled: boolean
}

interface ConsentFieldsProps {
  /** Whether it shows no real person; then no name is asked for. */
  isMadeUp?: boolean
  /** The kind of media the person appears in. */
  kind?: SeenKind
  wish: Consent
  onChange: (part: Partial<Consent>) => void
}

const LINE = 'flex items-start gap-2 text-sm pointer-coarse:min-h-11'
const BOX = 'mt-0.5 size-4 shrink-0 accent-primary'

/** Who is shown, their consent, and whether the media is visibly labeled as AI-made. */
export function ConsentFields({
  isMadeUp = false,
  kind = 'video',
  wish,
  onChange,
}: ConsentFieldsProps) {
  const name = wish.person.trim()
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-2 font-medium text-sm">
        <Trans>Consent</Trans>
      </legend>
      {!isMadeUp && <NameField person={wish.person} onChange={onChange} />}
      <label className={LINE}>
        <input
          type="checkbox"
          required
          disabled={!isMadeUp && name === ''}
          checked={wish.hasAgreed}
          onChange={({ target }) => onChange({ hasAgreed: target.checked })}
          className={BOX}
        />
        <span>
          {isMadeUp ? (
            <Trans>This person is made up. I didn’t describe anyone real.</Trans>
          ) : (
            <Agreement name={name} kind={kind} />
          )}
        </span>
      </label>
      <p className="text-muted-foreground text-sm">
        <Trans>
          This statement is kept with your email address in the log of this installation.
        </Trans>
      </p>
      <label className={LINE}>
        <input
          type="checkbox"
          checked={wish.isLabelled}
          onChange={({ target }) => onChange({ isLabelled: target.checked })}
          className={BOX}
        />
        <span>
          {kind === 'video' ? (
            <Trans>Show “Made with AI” on the video</Trans>
          ) : (
            <Trans>Show “Made with AI” on the image</Trans>
          )}
        </span>
      </label>
      <p className="text-muted-foreground text-sm">
        {kind === 'video' ? (
          <Trans>
            The EU, China, and South Korea ask for a visible label on videos like this. Leave it out
            only if you label the ad where you publish it.
          </Trans>
        ) : (
          <Trans>
            The EU, China, and South Korea ask for a visible label on images like this. Leave it out
            only if you label the ad where you publish it.
          </Trans>
        )}
      </p>
    </fieldset>
  )
}

function Agreement({ name, kind }: { name: string; kind: SeenKind }) {
  if (kind === 'image')
    return name === '' ? (
      <Trans>
        The person shown, or someone authorized to speak for them, agreed to this image.
      </Trans>
    ) : (
      <Trans>{name}, or someone authorized to speak for them, agreed to this image.</Trans>
    )
  return name === '' ? (
    <Trans>The person shown, or someone authorized to speak for them, agreed to this video.</Trans>
  ) : (
    <Trans>{name}, or someone authorized to speak for them, agreed to this video.</Trans>
  )
}

function NameField({
  person,
  onChange,
}: Pick<ConsentFieldsProps, 'onChange'> & { person: string }) {
  const { t } = useLingui()
  return (
    <Field label={t`Name of the person shown`}>
      {(control) => (
        <Input
          {...control}
          required
          autoComplete="off"
          maxLength={PERSON_NAME_MAX}
          value={person}
          // A different person has not agreed yet.
          onChange={({ target }) => onChange({ person: target.value, hasAgreed: false })}
        />
      )}
    </Field>
  )
}
