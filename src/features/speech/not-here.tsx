import { Trans } from '@lingui/react/macro'
import { OperatorPageLink, ToolNotHere } from '@/components/capabilities/tool-not-here'

/** Says that this installation has no voices; operators are told what is missing. */
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
