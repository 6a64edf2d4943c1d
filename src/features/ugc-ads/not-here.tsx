import { Trans } from '@lingui/react/macro'
import { OperatorPageLink, ToolNotHere } from '@/components/capabilities/tool-not-here'

/** Says that this installation cannot make presenter ads; operators are told what is missing. */
export const NotHere = ({ roles }: { roles: string | undefined }) => (
  <ToolNotHere
    roles={roles}
    sentence={<Trans>UGC ads aren’t available on this installation.</Trans>}
    cure={
      <Trans>
        Connect fal for the presenter and a voice service on the{' '}
        <OperatorPageLink>operator page</OperatorPageLink>.
      </Trans>
    }
  />
)
