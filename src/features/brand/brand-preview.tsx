import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { previewBrandFn } from '@/api/brand-page.functions'
import { useSettled } from '@/browser/use-settled'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { BrandView } from '@/contract/endpoints/brands'
import { useLanguage } from '@/i18n/use-language'
import { type BrandDraft, inputOf } from './brand-draft'

const SETTLES_AFTER_MS = 250

interface BrandPreviewProps {
  brand: BrandView
  draft: BrandDraft
}

/** A small ad in the look that is in the form, saved or not. */
export function BrandPreview({ brand, draft }: BrandPreviewProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [seed, setSeed] = useState(1)
  const prompt = t`Our favorites are back. 20% off until Sunday. Shop now`
  const { version: _, ...look } = inputOf(brand, draft)
  const text = JSON.stringify({ ...look, name: look.name || brand.name, prompt, seed })
  const settled = useSettled(text, SETTLES_AFTER_MS)
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['brand-preview', language, settled],
    queryFn: ({ signal }) => previewBrandFn({ data: JSON.parse(settled), signal }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    retry: false,
  })
  const isStale = isPlaceholderData || settled !== text
  return (
    <section aria-label={t`Preview`} className="flex flex-col gap-2">
      <div className="relative aspect-square w-full overflow-hidden rounded-lg border bg-muted">
        {data && (
          <img
            src={data.image}
            width={data.width}
            height={data.height}
            alt={t`A small ad in this brand’s style`}
            className={`size-full object-cover transition-opacity ${isStale ? 'opacity-60' : ''}`}
          />
        )}
        {!data && !isError && <Skeleton className="size-full rounded-none" />}
        {isError && (
          <p className="grid size-full place-items-center p-6 text-center text-muted-foreground text-sm">
            <Trans>The preview couldn’t be generated.</Trans>
          </p>
        )}
      </div>
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        onClick={() => setSeed((before) => before + 1)}
      >
        <Shuffle aria-hidden />
        <Trans>Another layout</Trans>
      </Button>
    </section>
  )
}
