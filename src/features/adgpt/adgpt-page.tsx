import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { makeBriefsFn, writeScriptFn } from '@/api/planning.functions'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { MadeBy } from '@/components/planning/made-by'
import { isGiven, type PlanSource } from '@/components/planning/plan-source'
import { SourceFields } from '@/components/planning/source-fields'
import { usePlanSource } from '@/components/planning/use-plan-source'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { Button } from '@/components/ui/button'
import { BriefCard } from './brief-card'
import { ScriptCard } from './script-card'

/** Ad briefs from a product or a sentence, each one click from being generated. */
export function AdgptPage() {
  const { data: user } = useQuery(userInfoQuery())
  return (
    <div className="mx-auto flex w-full max-w-6xl grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-xl">
          <Trans>Ad briefs (AdGPT)</Trans>
        </h1>
        <p className="max-w-prose text-muted-foreground text-sm">
          <Trans>
            Turn a product or a sentence into briefs, storyboards, and a script. They make no claim
            you didn’t write.
          </Trans>
        </p>
      </header>
      {user ? <Planner /> : <SignInFirst />}
    </div>
  )
}

function Planner() {
  const [source, setSource] = usePlanSource()
  const onError = useTellFailure()
  const make = useMutation({ mutationFn: makeBriefsFn, onError })
  const write = useMutation({
    mutationFn: (data: PlanSource) => writeScriptFn({ data }),
    onError,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    make.mutate({ data: source })
    write.mutate(source)
  }
  const [made, script] = [make.data, write.data]
  const productId = make.variables?.data.product_id ?? null
  return (
    <>
      <form
        onSubmit={submit}
        className="flex max-w-2xl flex-col gap-4 rounded-lg border bg-card p-4"
      >
        <SourceFields source={source} onChange={setSource} />
        <Button
          type="submit"
          className="self-end"
          loading={make.isPending}
          disabled={!isGiven(source)}
        >
          <Trans>Write briefs</Trans>
        </Button>
      </form>
      <section aria-live="polite" className="flex flex-col gap-4 empty:hidden">
        {made && <MadeBy {...made} />}
        {made && (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {made.briefs.map((brief) => (
              <BriefCard key={brief.id} brief={brief} productId={productId} />
            ))}
          </ul>
        )}
        {made && script && write.variables && (
          <ScriptCard
            script={script}
            source={write.variables}
            isAlike={script.source === made.source && script.note === made.note}
          />
        )}
      </section>
    </>
  )
}
