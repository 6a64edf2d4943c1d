import { useLingui } from '@lingui/react/macro'
import type { Creative } from '@/contract/endpoints/creatives'
import { describeOutput } from './output-text'

/** Display name of a creative: its name, else its prompt. */
export function useCreativeName() {
  const { i18n } = useLingui()
  return (creative: Pick<Creative, 'name' | 'prompt' | 'kind'>): string =>
    creative.name ?? describeOutput(i18n, creative, creative)
}
