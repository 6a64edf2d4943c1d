import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { AdAnswer } from '../../../../contract/endpoints/figures.ts'
import { ANSWERS_MAX, type FigureGroup } from '../../../../contract/figures.ts'
import type { CallContext } from '../../../context.ts'
import { requireRunner } from '../../campaigns/index.ts'
import { type Asked, daysOfAds, extentOf, sumAds } from './ad-sums.ts'
import { answerGroups, withTrends } from './answer-groups.ts'
import { type LinkedAd, linkAds } from './linked-ads.ts'
import { whatNext } from './what-next.ts'

type Answers = typeof contract.figures.answers

/** Shared properties that a person can choose for the next creative. */
const TRAITS = ['hook', 'format', 'ratio'] as const satisfies readonly FigureGroup[]
/** The most ads whose daily counts are read for one answer. */
const DATED_ADS_MAX = 10_000
/** Groups that stand for a single ad or creative, which may wear out. */
const TIRING: readonly FigureGroup[] = ['ad', 'creative']

/** @throws AppError('not_found') for outside collaborators of the team */
export async function showAnswers(
  context: CallContext<'user'>,
  { by, ...filter }: ParsedInputOf<Answers>,
): Promise<OutputOf<Answers>> {
  const { db, actor } = context
  requireRunner(actor)
  const asked = { ...filter, teamId: actor.teamId }
  const ads = await linkAds(context, await sumAds(db, asked))
  const answer = async (side: FigureGroup) => {
    const answers = answerGroups(ads, side).slice(0, ANSWERS_MAX)
    return TIRING.includes(side) ? await withDays(context, { answers, ads, asked, side }) : answers
  }
  const creatives = await answer('creative')
  const shown = by === 'creative' ? creatives : await answer(by)
  const linked = ads.filter((ad) => ad.shown)
  return {
    ...(await extentOf(db, actor.teamId)),
    answers: shown,
    left_off: answerGroups(ads, by).length - shown.length,
    ad_count: ads.length,
    linked_count: linked.length,
    next: whatNext({
      creatives,
      ads: by === 'ad' ? shown : answerGroups(ads, 'ad'),
      traits: TRAITS.map((trait) => ({ by: trait, answers: answerGroups(ads, trait) })),
      linkedCount: linked.length,
    }),
  }
}

interface Sided {
  answers: readonly AdAnswer[]
  ads: readonly LinkedAd[]
  asked: Asked
  side: FigureGroup
}

async function withDays({ db }: CallContext<'user'>, { answers, ads, asked, side }: Sided) {
  const listed = new Set(answers.map(({ key }) => key))
  const keys = ads
    .filter(({ adKey, shown }) => listed.has(adKey) || listed.has(shown?.view.creative_id ?? ''))
    .slice(0, DATED_ADS_MAX)
    .map(({ adKey }) => adKey)
  return withTrends(answers, ads, { by: side, days: await daysOfAds(db, asked, keys) })
}
