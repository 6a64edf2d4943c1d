import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { readLocal, writeLocal } from '@/browser/local-store'
import { useReturnFocus } from '@/browser/use-return-focus'
import { REUSES } from '@/components/creations/reuse'
import { REUSE_WORDS } from '@/components/creations/reuse-words'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Switch } from '@/components/ui/switch'

/** Every keyboard shortcut of this page, and a switch for the single-character ones. */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="max-w-3xl"
        onCloseAutoFocus={useReturnFocus()}
      >
        <DialogTitle>
          <Trans>Keyboard shortcuts</Trans>
        </DialogTitle>
        <div className="gap-x-10 *:break-inside-avoid *:pb-4 sm:columns-2">
          <Group title={<Trans>Everywhere on this page</Trans>}>
            <Row name={t`Generate`} keys={[isMac ? '⌘' : 'Ctrl', 'Enter']} />
            <Row name={t`Go to the prompt`} keys={['/']} />
            <Row name={t`Recall your last prompt (when the field is empty)`} keys={['↑']} />
            <Row name={t`Move between creations`} keys={['←', '↑', '↓', '→']} />
            <Row name={t`Keyboard shortcuts`} keys={['?']} />
          </Group>
          <Group title={<Trans>Full screen</Trans>}>
            <Row name={t`Show full screen`} keys={['Space']} />
            <Row name={t`Zoom`} keys={['Z']} />
            <Row name={t`Compare two side by side`} keys={['M']} />
            <Row name={t`Close`} keys={['Esc']} />
          </Group>
          <Group title={<Trans>On a creation, including full screen</Trans>}>
            {REUSES.map((use) => (
              <Row key={use} name={i18n._(REUSE_WORDS[use].label)} keys={[REUSE_WORDS[use].key]} />
            ))}
            <Row name={t`Favorite`} keys={['F']} />
            <Row name={t`Download`} keys={['D']} />
            <Row name={t`Delete`} keys={['Del']} />
          </Group>
        </div>
        <SingleKeySwitch />
      </DialogContent>
    </Dialog>
  )
}

const Group = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="flex flex-col gap-2">
    <h3 className="font-medium text-sm">{title}</h3>
    <dl className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1.5 text-sm">{children}</dl>
  </section>
)

function Row({ name, keys }: { name: ReactNode; keys: string[] }) {
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="flex justify-end gap-1">
        {keys.map((key) => (
          <kbd
            key={key}
            className="min-w-6 rounded-sm border bg-muted px-1.5 text-center font-sans text-sm"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </>
  )
}

function SingleKeySwitch() {
  const { t } = useLingui()
  const [isOn, setOn] = useState(() => readLocal('single_key_shortcuts') !== false)
  return (
    <Field label={t`Use / and ? as shortcuts`} className="border-t pt-4">
      {(control) => (
        <Switch
          {...control}
          checked={isOn}
          onCheckedChange={(value) => {
            setOn(value)
            writeLocal('single_key_shortcuts', value)
          }}
        />
      )}
    </Field>
  )
}
