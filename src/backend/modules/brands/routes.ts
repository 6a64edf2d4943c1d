import type { Hono } from 'hono'
import { contract } from '../../../contract/contract.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { mount } from '../../http/mount.ts'
import { saveBrand } from './save-brand.ts'
import { showBrand } from './show-brand.ts'

export function mountBrands(app: Hono<ApiEnvironment>): void {
  mount(app, contract.brands.detail, showBrand)
  mount(app, contract.brands.save, saveBrand)
}
