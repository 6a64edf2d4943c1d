import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Image, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { previewBrandFn } from '@/api/brand-page.functions'
import { useSettled } from '@/browser/use-settled'
import { Button } from '@/components/ui/button'
import type { BrandView } from '@/contract/endpoints/brands'
import { useLanguage } from '@/i18n/use-language'
import { type BrandDraft, inputOf } from './brand-draft'

const SETTLES_AFTER_MS = 250

interface BrandPreviewProps {
  brand: BrandView
  draft: BrandDraft
}

/** A small ad in the form's look, saved or not. */
export function BrandPreview({ brand, draft }: BrandPreviewProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [seed, setSeed] = useState(1)
  const prompt = t`Our favorites are back. 20% off until Sunday. Shop now`
  const { version: _, ...look } = inputOf(brand, draft)
  const text = JSON.stringify({ ...look, name: look.name || brand.name, prompt, seed })
  const settled = useSettled(text, SETTLES_AFTER_MS)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
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
        {!data && !isError && (
          <p
            role="status"
            className="grid size-full animate-pulse place-content-center justify-items-center gap-2 p-6 text-muted-foreground text-sm motion-reduce:animate-none"
          >
            <Image className="size-6" aria-hidden />
            <Trans>Generating the preview…</Trans>
          </p>
        )}
        {isError && (
          <div className="grid size-full place-content-center justify-items-center gap-3 p-6 text-center text-muted-foreground text-sm">
            <Trans>The preview couldn’t be generated.</Trans>
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </div>
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
