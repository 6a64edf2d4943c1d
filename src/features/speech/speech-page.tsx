import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { capabilitiesQuery } from '@/api/models.functions'
import { failureSentence } from '@/components/creations/failure-sentence'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { SoundList } from '@/components/sound/sound-list'
import { NotHere } from './not-here'
import { SpeechForm } from './speech-form'

/** Voice-over for ads: the form, and the finished recordings. */
export function SpeechPage() {
  const { t, i18n } = useLingui()
  const { data: user } = useQuery(userInfoQuery())
  const { data } = useQuery(capabilitiesQuery())
  const isThere = !data || data.capabilities.includes('speech')
  return (
    <div className="mx-auto flex w-full max-w-200 grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl">
          <Trans>Voice-over for your ads</Trans>
        </h1>
        <p className="max-w-measure text-muted-foreground">
          <Trans>
            An AI model speaks your script. The file’s metadata says so, and it’s leveled to −14
            LUFS, the loudness feeds play at.
          </Trans>
        </p>
      </header>
      {!isThere && <NotHere roles={user?.roles} />}
      {isThere && !user && (
        <SignInFirst description={<Trans>Your voice-overs are saved to your account.</Trans>} />
      )}
      {isThere && user && <SpeechForm />}
      {user && (
        <SoundList
          workflow="speech"
          title={<Trans>Your voice-overs</Trans>}
          words={{
            waiting: t`Recording your script`,
            failed: (task) => failureSentence(i18n, task),
          }}
        />
      )}
    </div>
  )
}
