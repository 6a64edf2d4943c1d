import type { Module } from '../module.ts'
import { mountBrands } from './routes.ts'

export { brandSnapshot, findBrand } from './brand-row.ts'
export { createBrand } from './create-brand.ts'
export { findBrandLogos } from './find-brand-logos.ts'
export { findProduct } from './find-product.ts'

export type { BrandSnapshot } from './tables.ts'

export const brandsModule: Module = { name: 'brands', routes: mountBrands }
