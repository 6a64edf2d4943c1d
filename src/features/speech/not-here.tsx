import { Trans } from '@lingui/react/macro'
import { OperatorPageLink, ToolNotHere } from '@/components/capabilities/tool-not-here'

/** Nobody speaks on this installation; who runs it is told what is missing. */
export const NotHere = ({ roles }: { roles: string | undefined }) => (
  <ToolNotHere
    roles={roles}
    sentence={<Trans>Voice-overs aren’t available on this installation.</Trans>}
    cure={
      <Trans>
        Connect OpenAI, Google Gemini, ElevenLabs, or your own speech server on the{' '}
        <OperatorPageLink>operator page</OperatorPageLink>.
      </Trans>
    }
  />
)
