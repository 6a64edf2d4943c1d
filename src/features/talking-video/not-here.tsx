import { Trans } from '@lingui/react/macro'
import { OperatorPageLink, ToolNotHere } from '@/components/capabilities/tool-not-here'

/** Says that this installation cannot make people speak; operators are told what is missing. */
export const NotHere = ({ roles }: { roles: string | undefined }) => (
  <ToolNotHere
    roles={roles}
    sentence={<Trans>Talking videos aren’t available on this installation.</Trans>}
    cure={
      <Trans>
        Connect fal on the <OperatorPageLink>operator page</OperatorPageLink>, or add a Replicate
        lip sync model to the models file.
      </Trans>
    }
  />
)
