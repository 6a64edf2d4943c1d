import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCreativeName } from '@/components/creations/creative-name'
import { PreflightPanel } from '@/components/preflight/preflight-panel'
import { useKeepMended } from '@/components/preflight/use-keep-mended'
import { Button } from '@/components/ui/button'
import type { Creative } from '@/contract/endpoints/creatives'
import { useLanguage } from '@/i18n/use-language'

/** The check before a creative is published, run on request, because it takes the picture apart. */
export function CreativePreflight({ creative }: { creative: Creative }) {
  const [isOpen, setOpen] = useState(false)
  const nameOf = useCreativeName()
  const keep = useKeepMended()
  const navigate = useNavigate()
  const lang = useLanguage()
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-medium text-sm">
        <Trans>Pre-flight check</Trans>
      </h2>
      {!isOpen && (
        <>
          <p className="text-muted-foreground text-sm">
            <Trans>Legibility, contrast, safe zones, and more, before the ad goes out.</Trans>
          </p>
          <Button variant="outline" size="sm" className="self-start" onClick={() => setOpen(true)}>
            <Trans>Check this creative</Trans>
          </Button>
        </>
      )}
      {isOpen && (
        <PreflightPanel
          fileId={creative.output_id}
          name={nameOf(creative)}
          pack={{ kind: 'offered', of: creative.creative_id }}
          onMade={async (task) => {
            const creativeId = await keep(creative, task)
            if (!creativeId) return
            await navigate({
              to: '/$lang/creative-records/$creativeId',
              params: { lang, creativeId },
            })
          }}
        />
      )}
    </section>
  )
}
