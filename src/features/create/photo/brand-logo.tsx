import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { brandListQuery } from '@/api/brand-page.functions'
import { currentContextQuery } from '@/api/teams.functions'
import { mayDo, readTeamRole } from '@/contract/team-roles'
import { useComposer } from '../composer/composer-context'
import { hasSource } from '../composer/draft'
import { newReference } from '../references/new-reference'

interface BrandLogoProps {
  onPicked?: () => void
}

/** Adds the logo of the current brand with one press; external guests have no team files. */
export function BrandLogo({ onPicked }: BrandLogoProps) {
  const { t } = useLingui()
  const { draft, references, isSignedIn } = useComposer()
  const { data: context } = useQuery({ ...currentContextQuery(), enabled: isSignedIn })
  const role = readTeamRole(context?.current_team?.current_user_role)
  const isAllowed = isSignedIn && mayDo(role, 'seeEverybodysTasks')
  const { data } = useQuery({ ...brandListQuery(), enabled: isAllowed })
  const brand = data?.brands.find(({ is_current }) => is_current)
  if (!isAllowed || !brand?.logo) return null
  const { name, logo } = brand
  const source = { output_id: logo.file_id }
  if (hasSource(draft.references, source)) return null
  return (
    <button
      type="button"
      title={name}
      aria-label={t`Add the logo of ${name}`}
      className="block size-12 overflow-hidden rounded-md border border-border bg-white outline-offset-2 transition-colors hover:border-primary focus-visible:border-primary"
      onClick={() => {
        void references.addStored((role) => ({
          ...newReference({ role, kind: 'image', name, thumbnailUrl: logo.thumbnail_url }),
          status: 'ready',
          progress: 1,
          source,
        }))
        onPicked?.()
      }}
    >
      <img src={logo.thumbnail_url} alt="" loading="lazy" className="size-full object-contain" />
    </button>
  )
}
