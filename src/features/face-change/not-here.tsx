import { Trans } from '@lingui/react/macro'
import { OperatorPageLink, ToolNotHere } from '@/components/capabilities/tool-not-here'

/** Says that this installation cannot change faces; operators are told what is missing. */
export const NotHere = ({ roles }: { roles: string | undefined }) => (
  <ToolNotHere
    roles={roles}
    sentence={<Trans>Face change isn’t available on this installation.</Trans>}
    cure={
      <Trans>
        Connect Google Gemini or OpenAI for images, or fal for videos, on the{' '}
        <OperatorPageLink>operator page</OperatorPageLink>.
      </Trans>
    }
  />
)
