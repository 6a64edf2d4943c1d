import type { GenerationRequest } from '../provider.ts'
import { type Brand, type Logo, loadBrand } from './brand/brand.ts'
import type { Setting } from './compose-scene.ts'

const NAMELESS: Brand = {
  name: '',
  colours: [],
  headingFont: null,
  bodyFont: null,
  moods: [],
  legalLine: null,
  logo: null,
}

/** Where a request's result will be shown, and for which brand; a logo in the request takes precedence. */
export async function settingOf(
  {
    safeZone = null,
    brand: kit,
    language,
  }: Pick<GenerationRequest, 'safeZone' | 'brand' | 'language'>,
  logo: Logo | null = null,
): Promise<Setting> {
  const brand = await loadBrand(kit, language)
  return { safeZone, brand: logo ? { ...(brand ?? NAMELESS), logo } : brand }
}
