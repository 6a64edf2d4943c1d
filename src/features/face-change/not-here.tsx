import { Trans } from '@lingui/react/macro'
import { OperatorPageLink, ToolNotHere } from '@/components/capabilities/tool-not-here'

/** No face is changed on this installation; who runs it is told what is missing. */
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
