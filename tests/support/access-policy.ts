import { FIRST_SUBTITLE_STYLE } from '../../src/contract/subtitles.ts'
import {
  creative,
  item,
  maker,
  noBrand,
  noFile,
  noFont,
  own,
  ownFile,
  ownResult,
  removable,
  runner,
  seenTask,
} from './access-marks.ts'
import {
  anyone,
  by,
  type Input,
  link,
  type OnRow,
  on,
  opened,
  operator,
  type Policy,
  self,
} from './access-rules.ts'
import { TASKS_POLICY, wordsToDraw } from './task-access-policy.ts'
import { UGC_PLAN } from './ugc-plan.ts'

const as = {
  brand: (brandId: string) => ({ brandId }),
  creative: (creativeId: string) => ({ creativeId }),
  creatives: (id: string) => ({ creative_ids: [id] }),
  items: (id: string) => ({ item_ids: [id] }),
  output: (output_id: string) => ({ output_id }),
  outputs: (id: string) => ({ output_ids: [id] }),
  task: (taskId: string) => ({ taskId }),
  token: (token: string) => ({ token }),
  track: (trackId: string) => ({ trackId }),
  ugcAd: (adId: string) => ({ adId }),
  upload: (uploadId: string) => ({ uploadId }),
  product: (productId: string) => ({ productId }),
  seenAd: (adId: string) => ({ adId }),
}
const BRAND = { name: 'Other', colours: [], heading_font: null, body_font: null }
const BRAND_FORM = { ...BRAND, tone_words: [], legal_line: null }
const FACTS = { ad_goal: null, introduction: '', platforms: [], languages: [], texts: {} }
const CAMPAIGN = {
  app_name: 'Spring',
  ...FACTS,
  target_regions: [],
  target_user: [],
  core_selling_point_material_keywords: [],
}
const PRODUCT = {
  name: 'Ball',
  description: '',
  price_text: null,
  price: null,
  rating: null,
  availability: null,
  colours: [],
  target_audiences: [],
  source_url: null,
  pictures: [],
}
const KNOWN = { title: 'Claims', kind: 'claims', file_name: null, text: 'From Kiel' }
const MONTH = { starts_on: '2030-01-07', platforms: ['meta'], per_week: 1 }
const TEMPLATE = { title: 'Sale', prompt: '{product}', aspect_ratio: null, occasion_day: null }
const SEEN_AD = {
  ...{ title: '', words: '', note: '', advertiser: '' },
  ...{ platform: null, tags: [], rating: null },
}
const SHAPE = 'a'.repeat(64)
const FIGURE = {
  ...{ day: '2026-11-01', campaign: '', ad_set: '', ad: 'Mug', currency: 'USD', impressions: 1 },
  ...{ clicks: 0, spend_minor: 0, conversions: 0, revenue_minor: 0 },
}
const PUSH = { platform: 'meta', rows: [FIGURE] }
const TRACK = { name: 'Spot', cues: [], style: FIRST_SUBTITLE_STYLE }
const PACK = { formats: ['meta.feed.image@1:1'] }
const LINK = { kind: 'share', title: '', days: 1 }
const PROOF = { prompt: 'a red mug', seed: 1 }
const ERASURE = { mode: 'direct', areas: [] }
const LONG_AGO = '2020-01-01T00:00:00Z'
const WORDS = {
  brand: null,
  headline: 'Neu',
  subline: null,
  offer: null,
  price: null,
  old_price: null,
  eyebrow: null,
  cta: null,
  author: null,
  features: [],
  legal: null,
}
const OUTER = ['OUTER_USER']
/** A visitor's preview has no brand, whichever is named. */
const GUESTS = ['ANONYMOUS', 'REVIEWER']

/** Logos and fonts that a form of the caller's own brand names. */
const lookOf = (may: Partial<OnRow>, form: Input): OnRow[] => [
  ...['logo_upload_id', 'logo_on_dark_upload_id'].map((field) =>
    on('upload', (id, _, brandId) => ({ ...form, brandId, [field]: id }), {
      ...may,
      ...ownFile,
      beside: 'brand',
    }),
  ),
  ...['heading_font', 'body_font'].map((field) =>
    on('font', (id, _, brandId) => ({ ...form, brandId, [field]: `uploaded:${id}` }), {
      ...may,
      beside: 'brand',
      ...noFont(field),
    }),
  ),
]
const NOBODY = '0193e1c4-0000-7000-8000-000000000000'

/** Every endpoint's policy. Add new endpoints here, with each row that their input names. */
export const ACCESS_POLICY: Record<string, Record<string, Policy>> = {
  accounts: {
    ...anyone('login', 'emailTicket', 'checkTicket', 'forgotPassword'),
    ...anyone('oauthConfig', 'oauthStart', 'oauthFinish'),
    ...self('userInfo', 'logout', 'sessions', 'endOtherSessions', 'account', 'confirm'),
    ...self('sendConfirmCode', 'changePassword', 'beginSecondFactor', 'enableSecondFactor'),
    ...self('disableSecondFactor', 'renewRecoveryCodes'),
    ...anyone('beginPasskeyLogin', 'loginWithPasskey'),
    ...self('passkeys', 'beginPasskey', 'addPasskey'),
    renamePasskey: on('passkey', (passkeyId) => ({ passkeyId, name: 'Phone' }), own),
    removePasskey: on('passkey', (passkeyId) => ({ passkeyId }), own),
    revokeSession: on('session', (sessionId) => ({ sessionId }), own),
    saveAccount: on('upload', (id) => ({ avatar_upload_id: id }), ownFile),
  },
  admin: {
    ...operator('providers', 'checkProvider', 'enterSetting', 'removeSetting', 'setBudget'),
    ...operator('models', 'switchModel', 'testModel', 'tasks', 'retryTask', 'releaseTask'),
    ...operator('actions', 'capabilities'),
  },
  billing: {
    ...anyone('priceList', 'inquiry'),
    ...self('subscription', 'previewChange', 'seats', 'credits', 'usage'),
    checkout: by('pay', {
      goods_type: 'plan',
      goods_id: 'basic',
      cycle: 'month',
      return_path: '/en/billing',
    }),
    orders: by('seePayments'),
    order: on('order', (orderId) => ({ orderId }), { seenBy: 'seePayments' }),
    cancelRenewal: by('pay'),
    reactivate: by('pay'),
    portal: by('pay', { return_path: '/en/billing' }),
    changePlan: by('pay', {
      plan_id: 'basic',
      cycle: 'month',
      return_path: '/en/billing',
      due_minor: 0,
    }),
  },
  brands: {
    ...self('list', 'fonts'),
    create: by('manageBrands', { name: 'Norda' }),
    select: on('brand', as.brand, noBrand),
    makeDefault: on('brand', as.brand, { ...noBrand, doneBy: 'manageBrands' }),
    remove: on('brand', as.brand, { ...noBrand, doneBy: 'manageBrands' }),
    restore: on('deletedBrand', as.brand, { ...noBrand, doneBy: 'manageBrands' }),
    detail: on('brand', as.brand, noBrand),
    save: [
      on('brand', (brandId) => ({ brandId, ...BRAND_FORM }), { ...noBrand, doneBy: 'changeBrand' }),
      ...lookOf({ doneBy: 'changeBrand' }, BRAND_FORM),
    ],
    preview: [
      on('brand', (brandId) => ({ brandId, ...BRAND_FORM, ...PROOF }), noBrand),
      ...lookOf({ untried: ['OWNER'] }, { ...BRAND_FORM, ...PROOF }),
    ],
    removeFont: on('font', (fontId) => ({ fontId }), { doneBy: 'changeBrand' }),
  },
  campaigns: {
    list: by('runCampaigns', {}, 'not_found'),
    create: by('runCampaigns', { app_name: 'Spring' }, 'not_found'),
    save: on('campaign', (campaignId) => ({ campaignId, seen_at: LONG_AGO, ...CAMPAIGN }), runner),
    remove: on('campaign', (campaignId) => ({ campaignId }), runner),
  },
  models: anyone('adminInfo', 'enums', 'list', 'capabilities'),
  creatives: {
    ...self('list', 'filters'),
    save: on(
      'result',
      (id) => ({
        log_id: id,
        generation_method: 'MY_CREATION',
        image_creative: { image_url: `/media/${id}/original` },
      }),
      seenTask,
    ),
    log: [
      on('creative', (id) => ({ id }), creative),
      on('finishedTask', (id) => ({ id }), seenTask),
    ],
    move: [
      on('creative', (id) => ({ ...as.creatives(id), campaign_id: null }), creative),
      on('campaign', (campaign_id) => ({ creative_ids: [NOBODY], campaign_id }), {
        ...runner,
        untried: ['OWNER', 'ADMIN', 'MEMBER'],
      }),
    ],
    remove: on('creative', as.creatives, {
      seenBy: 'changeEverybodysCreatives',
      isPassedOver: true,
    }),
    detail: on('creative', as.creative, creative),
    rename: on('creative', (creativeId) => ({ creativeId, name: 'Spring', old_name: null }), {
      ...creative,
      doneBy: 'changeEverybodysCreatives',
    }),
    versions: on('creative', as.creative, creative),
    proposeWords: on('creative', (creativeId) => ({ creativeId, language: 'de' }), creative),
    makeVersions: on(
      'creative',
      (creativeId) => ({ creativeId, versions: [{ language: 'de', words: WORDS }], credits: 0 }),
      creative,
    ),
  },
  credits: {
    ...self('balance', 'calculate'),
    ledger: by('seePayments'),
  },
  exportPacks: {
    start: [
      on('creative', (id) => ({ ...PACK, ...as.creatives(id) }), runner),
      on('campaign', (campaign_id) => ({ ...PACK, creative_ids: [NOBODY], campaign_id }), {
        ...runner,
        untried: ['OWNER', 'ADMIN', 'MEMBER'],
      }),
    ],
    list: by('runCampaigns', {}, 'not_found'),
    detail: on('pack', (packId) => ({ packId }), runner),
    remove: on('pack', (packId) => ({ packId }), runner),
  },
  figures: {
    push: [
      by('runCampaigns', PUSH, 'not_found'),
      on('figureImport', (import_id) => ({ ...PUSH, import_id }), runner),
    ],
    imports: by('runCampaigns', {}, 'not_found'),
    removeImport: on('figureImport', (importId) => ({ importId }), runner),
    columnChoices: by('runCampaigns', {}, 'not_found'),
    saveColumnChoice: by(
      'runCampaigns',
      { shape: SHAPE, platform: 'meta', columns: { ad: 0 }, currency: null },
      'not_found',
    ),
    link: [
      on('ad', (ad_key) => ({ ad_key, creative_id: null }), runner),
      on('creative', (creative_id, _, ad_key) => ({ ad_key, creative_id }), {
        ...runner,
        beside: 'ad',
      }),
    ],
    answers: by('runCampaigns', {}, 'not_found'),
  },
  gallery: {
    list: 'anyone',
    item: on('result', (itemId) => ({ itemId }), ownResult),
    own: 'self',
    publish: on('result', (id) => ({ ...as.output(id), share_prompt: false }), ownResult),
    star: on('result', (id) => ({ ...as.output(id), is_starred: true }), ownResult),
    unpublish: on('result', as.output, ownResult),
    archive: on('result', as.outputs, seenTask),
    remove: [
      on('result', as.outputs, { ...ownResult, isPassedOver: true }),
      on('finishedTask', (id) => ({ task_ids: [id] }), { ...ownResult, isPassedOver: true }),
    ],
  },
  library: {
    ...self('list', 'overview'),
    createFolder: on('folder', (parent_id) => ({ name: 'Inner', parent_id }), {
      doneBy: 'organizeLibrary',
    }),
    renameFolder: on('folder', (folderId) => ({ folderId, name: `${folderId}!` }), {
      doneBy: 'organizeLibrary',
    }),
    removeFolder: on('folder', (folderId) => ({ folderId }), { doneBy: 'organizeLibrary' }),
    organize: [
      on('item', (id) => ({ ...as.items(id), add_tags: ['spring'] }), {
        doneBy: 'organizeLibrary',
        isPassedOver: true,
      }),
      on('folder', (folder_id) => ({ item_ids: [NOBODY], folder_id }), {
        doneBy: 'organizeLibrary',
      }),
    ],
    star: on('item', (id) => ({ ...as.items(id), is_starred: true }), item),
    bin: on('item', as.items, removable),
    restore: on('binnedItem', as.items, removable),
    remove: on('binnedItem', as.items, removable),
    archive: on('item', as.items, { seenBy: 'seeEverybodysFiles' }),
  },
  products: {
    ...self('list', 'imports'),
    analyse: by('changeProducts', { url: 'no address' }),
    create: [
      by('changeProducts', PRODUCT),
      on('upload', (upload_id) => ({ ...PRODUCT, pictures: [{ upload_id }] }), {
        ...ownFile,
        doneBy: 'changeProducts',
      }),
      on('result', (file_id) => ({ ...PRODUCT, pictures: [{ file_id }] }), {
        ...seenTask,
        ...noFile,
        untried: OUTER,
      }),
    ],
    select: on('product', as.product),
    remove: on('product', as.product, { doneBy: 'changeProducts' }),
    restore: on('deletedProduct', as.product, { doneBy: 'changeProducts' }),
    save: [
      on('product', (productId) => ({ productId, ...PRODUCT }), { doneBy: 'changeProducts' }),
      on(
        'upload',
        (upload_id, _, productId) => ({ productId, ...PRODUCT, pictures: [{ upload_id }] }),
        { ...ownFile, beside: 'product', doneBy: 'changeProducts' },
      ),
      on(
        'result',
        (file_id, _, productId) => ({ productId, ...PRODUCT, pictures: [{ file_id }] }),
        { ...seenTask, ...noFile, beside: 'product', untried: OUTER },
      ),
    ],
    removeImport: on('import', (importId) => ({ importId }), { doneBy: 'changeProducts' }),
  },
  personalData: self('exportData', 'deleteAccount'),
  prompts: {
    understand: 'anyone',
    proof: [
      on('brand', (brand_id) => ({ ...PROOF, use_brand: true, brand_id }), {
        ...noBrand,
        untried: GUESTS,
      }),
      on('result', (like) => ({ ...PROOF, like }), { ...seenTask, ...noFile }),
    ],
    enhance: on('brand', (brand_id) => ({ prompt: 'a red mug', brand_id }), {
      ...noBrand,
      untried: GUESTS,
    }),
    translate: on('brand', (brand_id) => ({ prompt: 'a red mug', to: 'de', brand_id }), noBrand),
    read: on('brand', (brand_id) => ({ prompt: 'a red mug', brand_id }), noBrand),
    describe: [
      on('upload', (upload_id) => ({ image: { upload_id } }), ownFile),
      on('item', (output_id) => ({ image: { output_id } }), { ...seenTask, ...noFile }),
    ],
  },
  reviews: {
    ...link('openShared', 'open'),
    comment: opened('creative', (creative_id) => ({ creative_id, name: 'Ada', text: 'Nice' })),
    decide: opened('creative', (creative_id) => ({
      creative_id,
      name: 'Ada',
      decision: 'approved',
    })),
    editComment: opened('comment', (comment_id) => ({ comment_id, text: 'Nice' })),
    deleteComment: opened('comment', (comment_id) => ({ comment_id })),
    createLink: on('creative', (id) => ({ ...LINK, ...as.creatives(id) }), {
      doneBy: 'shareCreatives',
    }),
    listLinks: by('shareCreatives'),
    closeLink: on('link', (linkId) => ({ linkId }), { doneBy: 'shareCreatives' }),
    ofCreative: on('creative', as.creative, creative),
    resolveComment: on('comment', (commentId) => ({ commentId, is_resolved: true }), creative),
    ...self('news', 'markNewsSeen'),
  },
  layers: {
    draw: on('font', wordsToDraw, noFont('layers')),
    open: on('item', (fileId) => ({ fileId }), seenTask),
  },
  preflight: {
    check: on('item', (fileId) => ({ fileId }), seenTask),
    mend: on('item', (fileId) => ({ fileId }), seenTask),
  },
  people: { presenters: 'self' },
  planning: {
    briefs: on('product', (product_id) => ({ product_id })),
    month: on('product', (product_id) => ({ product_id, ...MONTH })),
    script: on('product', (product_id) => ({ product_id })),
  },
  speech: { voices: 'self', preview: 'self' },
  ugcAds: {
    ...self('list', 'create'),
    save: on('ugcAd', (adId) => ({ adId, seen_at: LONG_AGO, name: 'x', plan: UGC_PLAN }), maker),
    remove: on('ugcAd', as.ugcAd, maker),
    detail: on('ugcAd', as.ugcAd, maker),
    make: on(
      'ugcAd',
      (adId) => ({ adId, seen_at: LONG_AGO, until: 'voices' as const, credits_max: 0 }),
      maker,
    ),
    stop: on('ugcAd', as.ugcAd, maker),
  },
  subtitles: {
    ...self('list', 'translate'),
    create: [
      on('upload', (upload_id) => ({ video: { upload_id } }), ownFile),
      on('item', (output_id) => ({ video: { output_id } }), { ...seenTask, ...noFile }),
    ],
    save: on('track', (trackId) => ({ trackId, seen_at: LONG_AGO, ...TRACK }), maker),
    remove: on('track', as.track, maker),
    waveform: on('track', as.track, maker),
    detail: on('track', as.track, maker),
  },
  timelines: {
    open: on('film', (fileId) => ({ fileId }), maker),
    source: [
      on('upload', (upload_id) => ({ file: { upload_id } }), ownFile),
      on('item', (output_id) => ({ file: { output_id } }), { ...seenTask, ...noFile }),
    ],
  },
  tasks: TASKS_POLICY,
  teams: {
    ...self('currentContext', 'list', 'create', 'join'),
    previewInvitation: 'anyone',
    select: on('member', (_, team_id) => ({ team_id })),
    detail: on('member', (_, teamId) => ({ teamId })),
    rename: on('member', (_, teamId) => ({ teamId, name: 'Other', old_name: 'Another' }), {
      doneBy: 'renameTeam',
    }),
    leave: on('member', (_, teamId) => ({ teamId }), {
      untried: ['OUTER_USER', 'MEMBER', 'ADMIN'],
    }),
    handOver: on('member', (user_id, teamId) => ({ teamId, user_id }), {
      doneBy: 'handOverTeam',
      untried: ['OWNER'],
    }),
    changeRole: on(
      'member',
      (userId, teamId) => ({ teamId, userId, role: 'ADMIN', old_role: 'MEMBER' }),
      { doneBy: 'manageMembers' },
    ),
    removeMember: on('member', (userId, teamId) => ({ teamId, userId }), {
      doneBy: 'manageMembers',
    }),
    invite: on('member', (_, teamId) => ({ teamId, email: null, role: 'MEMBER' }), {
      doneBy: 'invite',
    }),
    renewInvitation: on('invitation', (invitationId, teamId) => ({ teamId, invitationId }), {
      doneBy: 'invite',
    }),
    revokeInvitation: on('invitation', (invitationId, teamId) => ({ teamId, invitationId }), {
      doneBy: 'invite',
    }),
  },
  knowledge: {
    ...self('list', 'facts'),
    detail: on('knowledge', (entryId) => ({ entryId })),
    save: on('knowledge', (entry_id) => ({ ...KNOWN, entry_id, seen_at: LONG_AGO }), {
      doneBy: 'changeBrand',
    }),
    remove: on('knowledge', (entryId) => ({ entryId }), { doneBy: 'changeBrand' }),
  },
  seenAds: {
    list: 'self',
    add: [
      by('collectAds', { source: { url: 'no address' } }),
      on('upload', (upload_id) => ({ source: { upload_id } }), {
        ...ownFile,
        doneBy: 'collectAds',
      }),
    ],
    detail: on('seenAd', as.seenAd),
    save: [
      on('seenAd', (adId) => ({ ...SEEN_AD, adId }), { doneBy: 'collectAds' }),
      on('upload', (upload_id, _, adId) => ({ ...SEEN_AD, adId, picture: { upload_id } }), {
        ...ownFile,
        beside: 'seenAd',
        doneBy: 'collectAds',
      }),
    ],
    remove: on('seenAd', as.seenAd, { doneBy: 'collectAds' }),
  },
  templates: {
    shipped: 'anyone',
    list: 'self',
    save: on('template', (template_id) => ({ ...TEMPLATE, template_id }), {
      doneBy: 'changeTemplates',
    }),
    remove: on('template', (templateId) => ({ templateId }), { doneBy: 'changeTemplates' }),
  },
  uploads: {
    ...self('recent', 'fromLink'),
    remove: on('upload', as.upload, own),
    detail: on('upload', as.upload, own),
  },
  visitors: anyone('freeCheck'),
  watermark: {
    open: on('markedUpload', (upload_id) => ({ upload_id }), ownFile),
    openOwn: on('item', (output_id) => ({ output_id }), { ...seenTask, ...noFile }),
    detail: on('removal', as.token, own),
    detect: on('removal', as.token, own),
    preview: on('removal', (token) => ({ token, ...ERASURE }), own),
    proxy: on('removal', as.token, own),
    start: on('removal', (token) => ({ token, ...ERASURE }), own),
    cancel: [
      on('removal', (token) => ({ token, work_id: NOBODY }), { ...own, untried: ['OWNER'] }),
      on('removalWork', (work_id, _, token) => ({ token, work_id }), {
        ...own,
        beside: 'removal',
        isPassedOver: true,
        untried: ['OWNER'],
      }),
    ],
    remove: on('removal', as.token, own),
  },
}
