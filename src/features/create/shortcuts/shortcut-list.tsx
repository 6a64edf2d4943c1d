import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { readLocal, writeLocal } from '@/browser/local-store'
import { useReturnFocus } from '@/browser/use-return-focus'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Switch } from '@/components/ui/switch'

/** Every key that does something on this page, and the way to turn the single ones off. */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent aria-describedby={undefined} onCloseAutoFocus={useReturnFocus()}>
        <DialogTitle>
          <Trans>Keyboard shortcuts</Trans>
        </DialogTitle>
        <dl className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 text-sm">
          <Row name={t`Generate`} keys={[isMac ? '⌘' : 'Ctrl', 'Enter']} />
          <Row name={t`Go to the prompt`} keys={['/']} />
          <Row name={t`Recall your last prompt (when the field is empty)`} keys={['↑']} />
          <Row name={t`Move between creations`} keys={['←', '↑', '↓', '→']} />
          <Row name={t`Show full screen`} keys={['Space']} />
          <Row name={t`Compare two side by side, full screen`} keys={['M']} />
          <Row name={t`Edit`} keys={['E']} />
          <Row name={t`Animate`} keys={['A']} />
          <Row name={t`Remix`} keys={['R']} />
          <Row name={t`Keyboard shortcuts`} keys={['?']} />
        </dl>
        <SingleKeySwitch />
      </DialogContent>
    </Dialog>
  )
}

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
