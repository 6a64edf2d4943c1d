import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Package, WandSparkles } from 'lucide-react'
import { Button, buttonVariants } from '@/components/ui/button'
import type { PreflightCheck } from '@/contract/preflight'
import { useLanguage } from '@/i18n/use-language'

/** Whether a pack levels the sound of videos; sound is never changed without this option. */
export interface Leveling {
  isOn: boolean
  turnOn: () => void
}

/** An upcoming export pack, or a link to the pack of a creative. */
export type PackMends = { kind: 'next'; leveling: Leveling } | { kind: 'offered'; of: string }

interface PackMendProps {
  check: PreflightCheck
  pack: PackMends
}

/** What an export pack does about a finding. */
export function PackMend({ check, pack }: PackMendProps) {
  const lang = useLanguage()
  if (pack.kind === 'offered')
    return (
      <Link
        to="/$lang/ads-manager"
        params={{ lang }}
        search={{ pack: pack.of }}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        <Package aria-hidden />
        <Trans>Adapt in an export pack</Trans>
      </Link>
    )
  const { isOn, turnOn } = pack.leveling
  if (check === 'loudness' && !isOn)
    return (
      <Button variant="outline" size="sm" onClick={turnOn}>
        <WandSparkles aria-hidden />
        <Trans>Level the sound</Trans>
      </Button>
    )
  return (
    <p className="text-muted-foreground text-xs">
      <Trans>The export pack adapts it.</Trans>
    </p>
  )
}
