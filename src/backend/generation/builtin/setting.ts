import type { GenerationRequest } from '../provider.ts'
import { loadBrand } from './brand/brand.ts'
import type { Setting } from './compose-scene.ts'

/** Where a request's result will be shown, and whose it is. */
export const settingOf = async ({
  safeZone = null,
  brand,
  language,
}: GenerationRequest): Promise<Setting> => ({
  safeZone,
  brand: await loadBrand(brand, language),
})
