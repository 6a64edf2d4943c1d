import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { NumberedStep } from '@/components/numbered-step'
import { useLanguage } from '@/i18n/use-language'
import { MORE_LINK } from './more-link'

/** Three steps from a sentence to a file. */
export function HowItWorks() {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-xl">
        <Trans>How it works</Trans>
      </h2>
      <ol className="grid gap-6 sm:grid-cols-3">
        <NumberedStep number={1} title={<Trans>Describe or show</Trans>}>
          <Trans>Write a sentence, or add your images, two frames, or a video.</Trans>
        </NumberedStep>
        <NumberedStep number={2} title={<Trans>Choose the format</Trans>}>
          <Trans>
            Choose where the ad will run. You’ll see the price in credits before you generate.
          </Trans>
        </NumberedStep>
        <NumberedStep number={3} title={<Trans>Generate and keep going</Trans>}>
          <Trans>
            Download the file, edit it, animate it, or remix it into the next variation.
          </Trans>
        </NumberedStep>
      </ol>
      <p>
        <Link to="/$lang/how-it-works" params={{ lang: useLanguage() }} className={MORE_LINK}>
          <Trans>Every step in detail</Trans>
        </Link>
      </p>
    </section>
  )
}
