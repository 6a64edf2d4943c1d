import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { modelsQuery } from '@/api/models.functions'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { SoundList } from '@/components/sound/sound-list'
import { MusicForm } from './music-form'
import { composersAmong } from './wish'

/** Music for ads: the form, and the finished pieces. */
export function MusicPage() {
  const { t } = useLingui()
  const { data: user } = useQuery(userInfoQuery())
  const { data: offer } = useQuery({ ...modelsQuery(), enabled: Boolean(user) })
  const hasModels = composersAmong(offer?.models ?? []).some(({ is_built_in }) => !is_built_in)
  return (
    <div className="mx-auto flex w-full max-w-200 grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl">
          <Trans>Background music for your ads</Trans>
        </h1>
        <p className="max-w-measure text-muted-foreground">
          {hasModels ? (
            <Trans>
              Composed by rules without an AI model, or by the AI model you choose. Either way, it’s
              instrumental and leveled to −14 LUFS, the loudness feeds play at.
            </Trans>
          ) : (
            <Trans>
              Composed by rules, with no AI model and no samples of other people’s music. It’s
              leveled to −14 LUFS, the loudness feeds play at.
            </Trans>
          )}
        </p>
      </header>
      {user ? (
        <>
          <MusicForm />
          <SoundList
            workflow="music"
            title={<Trans>Your music</Trans>}
            words={{
              waiting: t`Composing your music`,
              failed: () => <Trans>The music couldn’t be composed. You were not charged.</Trans>,
            }}
          />
        </>
      ) : (
        <SignInFirst description={<Trans>Your music is saved to your account.</Trans>} />
      )}
    </div>
  )
}
