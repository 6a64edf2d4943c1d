import { Trans } from '@lingui/react/macro'
import { NumberedStep } from '@/components/numbered-step'

/** Three steps from a video with a mark to one without. */
export function HowItWorks() {
  return (
    <section className="flex w-full flex-col gap-6 pt-8">
      <h2 className="text-xl">
        <Trans>How it works</Trans>
      </h2>
      <ol className="grid gap-6 sm:grid-cols-3">
        <NumberedStep number={1} title={<Trans>Drop your video</Trans>}>
          <Trans>
            We look for logos, text, jumping watermarks, and subtitles, then show you what we found.
            Or mark them yourself.
          </Trans>
        </NumberedStep>
        <NumberedStep number={2} title={<Trans>Preview three seconds first</Trans>}>
          <Trans>
            Preview the before and after for free, so you know the result before processing the
            whole video.
          </Trans>
        </NumberedStep>
        <NumberedStep number={3} title={<Trans>Download the clean video</Trans>}>
          <Trans>
            Compare it with the original and download it in the same size and frame rate, with its
            sound.
          </Trans>
        </NumberedStep>
      </ol>
    </section>
  )
}
