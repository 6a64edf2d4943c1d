import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import { KEPT, type Module } from '../module.ts'
import { createBrand } from './create-brand.ts'
import { deleteBrand, restoreBrand } from './delete-brand.ts'
import { listBrands } from './list-brands.ts'
import { makeDefaultBrand } from './make-default-brand.ts'
import { mountFonts } from './receive-font.ts'
import { saveBrand } from './save-brand.ts'
import { selectBrand } from './select-brand.ts'
import { showBrand } from './show-brand.ts'
import { deleteFont, listFonts } from './team-fonts.ts'

export { type BrandGuide, brandGuide, forbiddenWord } from './brand-guide.ts'
export { brandSnapshot, countBrands, findBrand } from './brand-row.ts'
export { insertBrand } from './create-brand.ts'
export { draftedBrand } from './drafted-brand.ts'
export { brandsOfTeam, eraseBrands, forgetBrandChoices } from './erase-brands.ts'
export { findBrandLogos } from './find-brand-logos.ts'
export { findDeletedBrands, forgetBrand } from './forget-brand.ts'
export { placeBrand, placeFonts } from './place-brand.ts'
export type { BrandSnapshot } from './tables.ts'
export { knownFonts, requireFont } from './team-fonts.ts'

export const brandsModule: Module = {
  name: 'brands',
  keeps: {
    brand_fonts: KEPT.withTheirOwner,
    brand_selections: KEPT.withTheirOwner,
    brands: KEPT.withTheirOwner,
  },
  routes(app) {
    mount(app, contract.brands.list, listBrands)
    mount(app, contract.brands.create, createBrand)
    mount(app, contract.brands.select, selectBrand)
    mount(app, contract.brands.makeDefault, makeDefaultBrand)
    mount(app, contract.brands.remove, deleteBrand)
    mount(app, contract.brands.restore, restoreBrand)
    mount(app, contract.brands.detail, showBrand)
    mount(app, contract.brands.save, saveBrand)
    mount(app, contract.brands.fonts, listFonts)
    mount(app, contract.brands.removeFont, deleteFont)
    mountFonts(app)
  },
}
