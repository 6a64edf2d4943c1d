import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { markNewsSeenFn, reviewNewsQuery } from '@/api/review-news.functions'
import { notify } from '@/browser/notifications'
import type { ReviewNews as News } from '@/contract/endpoints/reviews'
import { useLanguage } from '@/i18n/use-language'

type Item = News['news'][number]

const TEXT_SHOWN_MAX = 140

const shorten = (text: string) =>
  text.length > TEXT_SHOWN_MAX ? `${[...text].slice(0, TEXT_SHOWN_MAX).join('')}…` : text

/** What was announced during this visit; survives leaving the page and coming back. */
const told = new Set<string>()

/** Announces guests' comments on creatives of the user's team. */
export default function ReviewNews() {
  const { t } = useLingui()
  const lang = useLanguage()
  const { data } = useQuery(reviewNewsQuery())
  const isFirst = useRef(true)

  const tell = useEffectEvent((item: Item, isToast: boolean) => {
    if (told.has(item.news_id)) return
    told.add(item.news_id)
    const { author, about, text } = item
    const sentences = {
      approved: about ? t`${author} approved “${about}”` : t`${author} approved a creative`,
      changes_requested: about
        ? t`${author} requested changes to “${about}”`
        : t`${author} requested changes to a creative`,
      comment: t`${author}: ${shorten(text ?? '')}`,
    }
    notify('info', sentences[item.kind], {
      isToast,
      link: { to: `/${lang}/creative-records/${item.creative_id}`, label: t`Show review` },
      onSeen: () => void markNewsSeenFn({ data: { up_to: item.at } }).catch(() => {}),
    })
  })
  useEffect(() => {
    // News from before the page was opened interrupts nobody.
    for (const item of (data?.news ?? []).toReversed())
      if (item.is_new) tell(item, !isFirst.current)
    if (data) isFirst.current = false
  }, [data])
  return null
}
