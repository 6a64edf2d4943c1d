import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { makeVersionsFn } from '@/api/creative-page.functions'
import { notify } from '@/browser/notifications'
import { useReturnFocus } from '@/browser/use-return-focus'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/components/ui/dialog'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import type { Creative } from '@/contract/endpoints/creatives'
import type { Language } from '@/contract/languages'
import { LANGUAGE_NAMES } from '@/i18n/language-names'
import { useCreativeAction } from '../use-creative-action'
import { LanguageChoice } from './language-choice'
import { type Brief, type Draft, freshDraft, linesOf, missingIn, wordsOf } from './version-draft'
import { VersionForm } from './version-form'

interface LanguagesDialogProps {
  creative: Creative
  brief: Brief
  onClose: () => void
}

type Drafts = Partial<Record<Language, Draft>>

/** Chooses the languages of an ad, and its words in each, beside the original ones. */
export default function LanguagesDialog({ creative, brief, onClose }: LanguagesDialogProps) {
  const { t } = useLingui()
  const returnFocus = useReturnFocus()
  const lines = linesOf(brief)
  const [chosen, setChosen] = useState<readonly Language[]>([])
  const [shown, setShown] = useState<Language | null>(null)
  const [drafts, setDrafts] = useState<Drafts>({})
  const make = useCreativeAction(makeVersionsFn, () => {
    notify('success', t`Creating the language versions`)
    onClose()
  })
  const draftIn = (language: Language) => drafts[language] ?? freshDraft(lines)
  const missing = chosen.reduce((sum, language) => sum + missingIn(lines, draftIn(language)), 0)
  const credits = chosen.length * brief.credits
  function toggle(language: Language) {
    const isNew = !chosen.includes(language)
    const next = isNew ? [...chosen, language] : chosen.filter((one) => one !== language)
    setChosen(next)
    setShown(isNew ? language : (next.at(-1) ?? null))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const versions = chosen.map((language) => ({
      language,
      words: wordsOf(lines, draftIn(language)),
    }))
    make.mutate({ creativeId: creative.creative_id, versions, credits })
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="max-w-3xl" onCloseAutoFocus={returnFocus}>
        <DialogTitle>
          <Trans>Add languages</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            The ad keeps its look; only its words change. Prices, percentages, and other figures
            stay as they are.
          </Trans>
        </DialogDescription>
        <form onSubmit={submit} className="flex min-w-0 flex-col gap-4">
          <LanguageChoice source={brief.language} chosen={chosen} onToggle={toggle} />
          {shown && (
            <Tabs
              value={shown}
              onValueChange={(value) =>
                setShown(chosen.find((language) => language === value) ?? shown)
              }
            >
              <TabsList aria-label={t`Text in each language`}>
                {chosen.map((language) => (
                  <TabsTrigger key={language} value={language}>
                    {LANGUAGE_NAMES[language]}
                  </TabsTrigger>
                ))}
              </TabsList>
              {chosen.map((language) => (
                <TabsContent key={language} value={language} className="pt-4">
                  <VersionForm
                    creativeId={creative.creative_id}
                    source={brief.language}
                    language={language}
                    lines={lines}
                    draft={draftIn(language)}
                    onChange={(draft) => setDrafts((before) => ({ ...before, [language]: draft }))}
                  />
                </TabsContent>
              ))}
            </Tabs>
          )}
          <DialogFooter className="items-center">
            {missing > 0 && (
              <p className="grow text-muted-foreground text-sm">
                <Plural value={missing} one="# text is empty" other="# texts are empty" />
              </p>
            )}
            <Button
              type="submit"
              disabled={chosen.length === 0 || missing > 0}
              loading={make.isPending}
            >
              <Plural
                value={Math.max(1, chosen.length)}
                one="Add # language"
                other="Add # languages"
              />
              {credits > 0 && (
                <>
                  {' · '}
                  <Plural value={credits} one="# credit" other="# credits" />
                </>
              )}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
