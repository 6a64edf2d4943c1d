import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isOperator } from '@/contract/operator'
import { useLanguage } from '@/i18n/use-language'

/** No face is changed on this installation; who runs it is told what is missing. */
export function NotHere({ roles }: { roles: string | undefined }) {
  const lang = useLanguage()
  return (
    <div className="flex flex-col gap-2 rounded-xl border bg-card p-4 sm:p-6">
      <p>
        <Trans>Face change is not available on this installation.</Trans>
      </p>
      {isOperator(roles) && (
        <p className="text-muted-foreground text-sm">
          <Trans>
            Connect Google Gemini or OpenAI for images, or fal for videos, on the{' '}
            <Link to="/$lang/admin" params={{ lang }} className="text-link underline">
              operator page
            </Link>
            .
          </Trans>
        </p>
      )}
    </div>
  )
}
