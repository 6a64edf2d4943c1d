import { accountsModule } from './accounts/index.ts'
import { adminModule } from './admin/index.ts'
import { auditModule } from './audit/index.ts'
import { billingModule } from './billing/index.ts'
import { brandsModule } from './brands/index.ts'
import { campaignsModule } from './campaigns/index.ts'
import { creativesModule } from './creatives/index.ts'
import { creditsModule } from './credits/index.ts'
import { exportPacksModule } from './export-packs/index.ts'
import { figuresModule } from './figures/index.ts'
import { filesModule } from './files/index.ts'
import { galleryModule } from './gallery/index.ts'
import { knowledgeModule } from './knowledge/index.ts'
import { layersModule } from './layers/index.ts'
import { libraryModule } from './library/index.ts'
import { membershipModule } from './membership/index.ts'
import { modelsModule } from './models/index.ts'
import type { Module } from './module.ts'
import { outboxModule } from './outbox/index.ts'
import { personalDataModule } from './personal-data/index.ts'
import { planningModule } from './planning/index.ts'
import { preflightModule } from './preflight/index.ts'
import { productsModule } from './products/index.ts'
import { promptsModule } from './prompts/index.ts'
import { seenAdsModule } from './seen-ads/index.ts'
import { speechModule } from './speech/index.ts'
import { subtitlesModule } from './subtitles/index.ts'
import { tasksModule } from './tasks/index.ts'
import { teamsModule } from './teams/index.ts'
import { templatesModule } from './templates/index.ts'
import { timelinesModule } from './timelines/index.ts'
import { ugcAdsModule } from './ugc-ads/index.ts'
import { uploadsModule } from './uploads/index.ts'
import { visitorsModule } from './visitors/index.ts'
import { watermarkModule } from './watermark/index.ts'

/** Every module of the product. Routes are mounted and jobs are registered in this order. */
export const modules: readonly Module[] = [
  accountsModule,
  auditModule,
  teamsModule,
  membershipModule,
  brandsModule,
  visitorsModule,
  outboxModule,
  modelsModule,
  promptsModule,
  creditsModule,
  billingModule,
  filesModule,
  uploadsModule,
  tasksModule,
  productsModule,
  seenAdsModule,
  knowledgeModule,
  templatesModule,
  campaignsModule,
  creativesModule,
  exportPacksModule,
  figuresModule,
  galleryModule,
  libraryModule,
  watermarkModule,
  speechModule,
  subtitlesModule,
  timelinesModule,
  ugcAdsModule,
  layersModule,
  preflightModule,
  planningModule,
  personalDataModule,
  adminModule,
]
