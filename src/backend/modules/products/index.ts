import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import { handleJob } from '../../queue/job.ts'
import { KEPT, type Module } from '../module.ts'
import { analysePage } from './analyse-page.ts'
import { cutOutJob } from './cut-out.job.ts'
import { listProducts } from './list-products.ts'
import { listImports, removeImportOf } from './page-imports.ts'
import { removeProduct, restoreProduct } from './remove-product.ts'
import { createProduct, saveProduct } from './save-product.ts'
import { selectProduct } from './select-product.ts'
import { sweepProductsJob } from './sweep-products.job.ts'

export { currentProduct } from './current-product.ts'
export {
  erasePageReadings,
  forgetProductChoices,
  importsOfTeam,
  productsOfTeam,
} from './erase-products.ts'
export { type FetchedPage, fetchPage } from './page/fetch-page.ts'
export { isToldOf } from './page-imports.ts'
export { findProductFiles, findProductOf, isProductPicture } from './product-pictures.ts'
export { findProductNames, requireProduct } from './product-row.ts'

export const productsModule: Module = {
  name: 'products',
  keeps: {
    product_analyses: 'half an hour',
    product_imports: 'the latest 200 of a team',
    product_pictures: KEPT.withTheirOwner,
    products: KEPT.withTheirOwner,
    selected_products: KEPT.withTheirOwner,
  },
  routes(app) {
    mount(app, contract.products.list, listProducts)
    mount(app, contract.products.analyse, analysePage)
    mount(app, contract.products.create, createProduct)
    mount(app, contract.products.select, selectProduct)
    mount(app, contract.products.remove, removeProduct)
    mount(app, contract.products.restore, restoreProduct)
    mount(app, contract.products.save, saveProduct)
    mount(app, contract.products.imports, listImports)
    mount(app, contract.products.removeImport, removeImportOf)
  },
  jobs: (context) => [
    handleJob(cutOutJob, async () => {
      const { cutOutProduct } = await import('./cut-out.ts')
      return (payload, run) => cutOutProduct(context, payload, run)
    }),
    handleJob(sweepProductsJob, async () => {
      const { sweepProducts } = await import('./sweep-products.ts')
      return () => sweepProducts(context)
    }),
  ],
}
