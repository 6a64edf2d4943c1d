import { useLingui } from '@lingui/react'
import type { Language } from '@/contract/languages'

/** Language of the words around this component; for links and for Intl. */
export const useLanguage = () => useLingui().i18n.locale as Language
