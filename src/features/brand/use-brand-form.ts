import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { notify } from '@/browser/notifications'
import type { FontChoice } from '@/contract/brand'
import type { BrandView } from '@/contract/endpoints/brands'
import { type BrandDraft, draftOf, inputOf, isUnchanged } from './brand-draft'
import { type BrandField, mergeDrafts, takeField } from './merge-drafts'
import { useSaveBrand } from './use-save-brand'

/** What someone else saved while this form was open, and how it differs from the local edits. */
export interface Meanwhile {
  theirs: BrandDraft
  disputed: BrandField[]
  taken: BrandField[]
}

/** The form of a brand: local edits on top of the loaded version, and saving. */
export function useBrandForm(brand: BrandView) {
  const { t } = useLingui()
  const [seen, setSeen] = useState(brand)
  const [draft, setDraft] = useState(() => draftOf(brand))
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  const { mutate, isPending } = useSaveBrand({
    onSaved: (saved) => {
      setSeen(saved)
      setDraft((typed) => ({
        ...typed,
        logo: draftOf(saved).logo,
        logoOnDark: draftOf(saved).logoOnDark,
      }))
      setMeanwhile(null)
    },
    onChangedMeanwhile: (saved) => {
      const theirs = draftOf(saved)
      const { draft: merged, ...differences } = mergeDrafts(draftOf(seen), draft, theirs)
      setSeen(saved)
      setDraft(merged)
      setMeanwhile({ theirs, ...differences })
    },
  })
  return {
    draft,
    change: (part: Partial<BrandDraft>) => setDraft((before) => ({ ...before, ...part })),
    /** A deleted typeface is no longer a choice, neither here nor in the saved brand. */
    forgetFont(font: FontChoice) {
      setSeen((before) => ({
        ...before,
        heading_font: before.heading_font === font ? null : before.heading_font,
        body_font: before.body_font === font ? null : before.body_font,
      }))
      setDraft((before) => ({
        ...before,
        headingFont: before.headingFont === font ? null : before.headingFont,
        bodyFont: before.bodyFont === font ? null : before.bodyFont,
      }))
    },
    meanwhile,
    takeTheirs: (field: BrandField) => {
      if (!meanwhile) return
      setDraft((before) => takeField(before, meanwhile.theirs, field))
      settle(field)
    },
    keepMine: settle,
    isSaving: isPending,
    submit(event: FormEvent) {
      event.preventDefault()
      if (isUnchanged(seen, draft)) notify('info', t`No changes to save`)
      else mutate(inputOf(seen, draft))
    },
  }

  function settle(field: BrandField) {
    setMeanwhile(
      (before) =>
        before && { ...before, disputed: before.disputed.filter((other) => other !== field) },
    )
  }
}
