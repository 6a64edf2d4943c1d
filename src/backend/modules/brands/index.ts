import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { saveBrand } from './save-brand.ts'
import { showBrand } from './show-brand.ts'

export { brandSnapshot, findBrand } from './brand-row.ts'
export { createBrand } from './create-brand.ts'
export { findBrandLogos } from './find-brand-logos.ts'

export type { BrandSnapshot } from './tables.ts'

export const brandsModule: Module = {
  name: 'brands',
  routes(app) {
    mount(app, contract.brands.detail, showBrand)
    mount(app, contract.brands.save, saveBrand)
  },
}
