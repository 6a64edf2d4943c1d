import * as accountSettings from './endpoints/account-settings.ts'
import * as accounts from './endpoints/accounts.ts'
import * as adVersions from './endpoints/ad-versions.ts'
import * as adminActions from './endpoints/admin/actions.ts'
import * as adminCapabilities from './endpoints/admin/capabilities.ts'
import * as adminModels from './endpoints/admin/models.ts'
import * as adminProviders from './endpoints/admin/providers.ts'
import * as adminTasks from './endpoints/admin/tasks.ts'
import * as holdings from './endpoints/billing/holdings.ts'
import * as inquiry from './endpoints/billing/inquiry.ts'
import * as moneyFields from './endpoints/billing/money-fields.ts'
import * as orders from './endpoints/billing/orders.ts'
import * as planChange from './endpoints/billing/plan-change.ts'
import * as priceList from './endpoints/billing/price-list.ts'
import * as subscription from './endpoints/billing/subscription.ts'
import * as usage from './endpoints/billing/usage.ts'
import * as brands from './endpoints/brands.ts'
import * as campaigns from './endpoints/campaigns.ts'
import * as creatives from './endpoints/creatives.ts'
import * as credits from './endpoints/credits.ts'
import * as exportPacks from './endpoints/export-packs.ts'
import * as figures from './endpoints/figures.ts'
import * as gallery from './endpoints/gallery.ts'
import * as knowledge from './endpoints/knowledge.ts'
import * as layers from './endpoints/layers.ts'
import * as library from './endpoints/library.ts'
import * as models from './endpoints/models.ts'
import * as music from './endpoints/music.ts'
import * as passkeys from './endpoints/passkeys.ts'
import * as people from './endpoints/people.ts'
import * as personalData from './endpoints/personal-data.ts'
import * as photoshoot from './endpoints/photoshoot.ts'
import * as planning from './endpoints/planning.ts'
import * as preflight from './endpoints/preflight.ts'
import * as products from './endpoints/products.ts'
import * as prompts from './endpoints/prompts.ts'
import * as removalView from './endpoints/removal-view.ts'
import * as reviews from './endpoints/reviews.ts'
import * as secondFactor from './endpoints/second-factor.ts'
import * as seenAds from './endpoints/seen-ads.ts'
import * as soundtrack from './endpoints/soundtrack.ts'
import * as speech from './endpoints/speech.ts'
import * as subtitles from './endpoints/subtitles.ts'
import * as tasks from './endpoints/tasks.ts'
import * as teams from './endpoints/teams.ts'
import * as templates from './endpoints/templates.ts'
import * as timelines from './endpoints/timelines.ts'
import * as ugcAds from './endpoints/ugc-ads.ts'
import * as uploads from './endpoints/uploads.ts'
import * as visitors from './endpoints/visitors.ts'
import * as watermark from './endpoints/watermark.ts'

/**
 * Every endpoint of the product API, by domain. Order inside a domain matters to the router: fixed paths come
 * before paths with a parameter.
 */
export const contract = {
  accounts: {
    login: accounts.login,
    emailTicket: accounts.emailTicket,
    checkTicket: accounts.checkTicket,
    forgotPassword: accounts.forgotPassword,
    userInfo: accounts.userInfo,
    logout: accounts.logout,
    sessions: accounts.sessions,
    endOtherSessions: accountSettings.endOtherSessions,
    revokeSession: accounts.revokeSession,
    oauthConfig: accounts.oauthConfig,
    oauthStart: accounts.oauthStart,
    oauthFinish: accounts.oauthFinish,
    account: accountSettings.account,
    saveAccount: accountSettings.saveAccount,
    confirm: accountSettings.confirm,
    sendConfirmCode: accountSettings.sendConfirmCode,
    changePassword: accountSettings.changePassword,
    beginSecondFactor: secondFactor.beginSecondFactor,
    enableSecondFactor: secondFactor.enableSecondFactor,
    disableSecondFactor: secondFactor.disableSecondFactor,
    renewRecoveryCodes: secondFactor.renewRecoveryCodes,
    passkeys: passkeys.passkeys,
    beginPasskey: passkeys.beginPasskey,
    addPasskey: passkeys.addPasskey,
    renamePasskey: passkeys.renamePasskey,
    removePasskey: passkeys.removePasskey,
    beginPasskeyLogin: passkeys.beginPasskeyLogin,
    loginWithPasskey: passkeys.loginWithPasskey,
  },
  admin: {
    providers: adminProviders.providers,
    checkProvider: adminProviders.checkProvider,
    enterSetting: adminProviders.enterSetting,
    removeSetting: adminProviders.removeSetting,
    setBudget: adminProviders.setBudget,
    models: adminModels.models,
    switchModel: adminModels.switchModel,
    testModel: adminModels.testModel,
    tasks: adminTasks.tasks,
    retryTask: adminTasks.retryTask,
    releaseTask: adminTasks.releaseTask,
    actions: adminActions.actions,
    capabilities: adminCapabilities.capabilities,
  },
  billing: {
    priceList: priceList.priceList,
    checkout: orders.checkout,
    orders: orders.orders,
    order: orders.order,
    subscription: subscription.subscription,
    cancelRenewal: subscription.cancelRenewal,
    reactivate: subscription.reactivate,
    previewChange: planChange.previewChange,
    changePlan: planChange.changePlan,
    portal: subscription.portal,
    seats: holdings.seats,
    credits: holdings.credits,
    usage: usage.usage,
    inquiry: inquiry.inquiry,
  },
  brands: {
    list: brands.list,
    create: brands.create,
    select: brands.select,
    makeDefault: brands.makeDefault,
    remove: brands.remove,
    restore: brands.restore,
    detail: brands.detail,
    save: brands.save,
    preview: brands.preview,
    fonts: brands.fonts,
    removeFont: brands.removeFont,
  },
  campaigns: {
    list: campaigns.list,
    create: campaigns.create,
    save: campaigns.save,
    remove: campaigns.remove,
  },
  models: {
    adminInfo: models.adminInfo,
    enums: models.enums,
    list: models.list,
    capabilities: models.capabilities,
  },
  creatives: {
    save: creatives.save,
    log: creatives.log,
    list: creatives.list,
    filters: creatives.filters,
    move: creatives.move,
    remove: creatives.remove,
    detail: creatives.detail,
    rename: creatives.rename,
    versions: creatives.versions,
    proposeWords: creatives.proposeWords,
    makeVersions: creatives.makeVersions,
  },
  credits: { balance: credits.balance, calculate: credits.calculate, ledger: credits.ledger },
  exportPacks: {
    start: exportPacks.start,
    list: exportPacks.list,
    detail: exportPacks.detail,
    remove: exportPacks.remove,
  },
  figures: {
    push: figures.push,
    imports: figures.imports,
    removeImport: figures.removeImport,
    columnChoices: figures.columnChoices,
    saveColumnChoice: figures.saveColumnChoice,
    link: figures.link,
    answers: figures.answers,
  },
  gallery: {
    list: gallery.list,
    item: gallery.item,
    own: gallery.own,
    publish: gallery.publish,
    star: gallery.star,
    unpublish: gallery.unpublish,
    archive: gallery.archive,
    remove: gallery.remove,
  },
  library: {
    list: library.list,
    overview: library.overview,
    createFolder: library.createFolder,
    renameFolder: library.renameFolder,
    removeFolder: library.removeFolder,
    organize: library.organize,
    star: library.star,
    bin: library.bin,
    restore: library.restore,
    remove: library.remove,
    archive: library.archive,
  },
  products: {
    list: products.list,
    analyse: products.analyse,
    create: products.create,
    select: products.select,
    remove: products.remove,
    restore: products.restore,
    save: products.save,
    imports: products.imports,
    removeImport: products.removeImport,
  },
  personalData: {
    exportData: personalData.exportData,
    deleteAccount: personalData.deleteAccount,
  },
  prompts: {
    understand: prompts.understand,
    proof: prompts.proof,
    enhance: prompts.enhance,
    translate: prompts.translate,
    read: prompts.read,
    describe: prompts.describe,
  },
  reviews: {
    createLink: reviews.createLink,
    listLinks: reviews.listLinks,
    closeLink: reviews.closeLink,
    openShared: reviews.openShared,
    open: reviews.open,
    comment: reviews.comment,
    editComment: reviews.editComment,
    deleteComment: reviews.deleteComment,
    decide: reviews.decide,
    ofCreative: reviews.ofCreative,
    resolveComment: reviews.resolveComment,
    news: reviews.news,
    markNewsSeen: reviews.markNewsSeen,
  },
  layers: { draw: layers.draw, open: layers.open },
  people: { presenters: people.presenters },
  planning: { briefs: planning.briefs, month: planning.month, script: planning.script },
  preflight: { mend: preflight.mend, check: preflight.check },
  speech: { voices: speech.voices, preview: speech.preview },
  ugcAds: {
    list: ugcAds.list,
    create: ugcAds.create,
    save: ugcAds.save,
    remove: ugcAds.remove,
    detail: ugcAds.detail,
    make: ugcAds.make,
    stop: ugcAds.stop,
  },
  subtitles: {
    list: subtitles.list,
    create: subtitles.create,
    save: subtitles.save,
    remove: subtitles.remove,
    translate: subtitles.translate,
    waveform: subtitles.waveform,
    detail: subtitles.detail,
  },
  timelines: { source: timelines.source, open: timelines.open },
  tasks: {
    list: tasks.list,
    transcript: tasks.transcript,
    create: tasks.create,
    createPack: tasks.createPack,
    displayReport: tasks.displayReport,
    cancel: tasks.cancel,
    retry: tasks.retry,
    remove: tasks.remove,
    detail: tasks.detail,
  },
  teams: {
    currentContext: teams.currentContext,
    list: teams.list,
    create: teams.create,
    select: teams.select,
    detail: teams.detail,
    rename: teams.rename,
    leave: teams.leave,
    handOver: teams.handOver,
    changeRole: teams.changeRole,
    removeMember: teams.removeMember,
    invite: teams.invite,
    renewInvitation: teams.renewInvitation,
    revokeInvitation: teams.revokeInvitation,
    previewInvitation: teams.previewInvitation,
    join: teams.join,
  },
  seenAds: {
    list: seenAds.list,
    add: seenAds.add,
    detail: seenAds.detail,
    save: seenAds.save,
    remove: seenAds.remove,
  },
  knowledge: {
    list: knowledge.list,
    facts: knowledge.facts,
    detail: knowledge.detail,
    save: knowledge.save,
    remove: knowledge.remove,
  },
  templates: {
    shipped: templates.shipped,
    list: templates.list,
    save: templates.save,
    remove: templates.remove,
  },
  uploads: {
    recent: uploads.recent,
    fromLink: uploads.fromLink,
    remove: uploads.remove,
    detail: uploads.detail,
  },
  visitors: { freeCheck: visitors.freeCheck },
  watermark: {
    open: watermark.open,
    openOwn: watermark.openOwn,
    detail: watermark.detail,
    detect: watermark.detect,
    preview: watermark.preview,
    proxy: watermark.proxy,
    start: watermark.start,
    cancel: watermark.cancel,
    remove: watermark.remove,
  },
} as const

/**
 * What each domain is about, and the files that declare it. The API document groups operations by domain and
 * names schemas after these files' exports.
 */
export const domains: Record<keyof typeof contract, { about: string; files: readonly object[] }> = {
  accounts: {
    about: 'Registering, signing in and out, passwords, sessions, the second factor, passkeys',
    files: [accountSettings, accounts, passkeys, secondFactor],
  },
  admin: {
    about: 'What operators see and do; for everybody else it doesn’t exist',
    files: [adminActions, adminCapabilities, adminModels, adminProviders, adminTasks],
  },
  billing: {
    about: 'Plans, credit packs, seats, orders, subscriptions, invoices',
    files: [
      ...[holdings, inquiry, moneyFields, orders],
      ...[planChange, priceList, subscription, usage],
    ],
  },
  brands: { about: 'A team’s brands: logo, colors, fonts, and tone', files: [brands] },
  campaigns: { about: 'Folders of creatives, with what they advertise', files: [campaigns] },
  models: {
    about: 'What this installation is and offers: names, models, and prices',
    files: [models],
  },
  creatives: { about: 'Results that a team keeps', files: [creatives, adVersions] },
  credits: { about: 'Credit balance, prices, and transactions', files: [credits] },
  exportPacks: {
    about: 'Creatives in the formats that ad platforms accept',
    files: [exportPacks],
  },
  figures: { about: 'What ad platforms report about ads, and which ads work', files: [figures] },
  gallery: { about: 'Published results, examples, and your own results', files: [gallery] },
  layers: {
    about: 'An image as layers that can be moved, changed, and saved as a new image',
    files: [layers],
  },
  library: { about: 'A team’s uploads, results, and creatives in one place', files: [library] },
  people: { about: 'Made-up presenters', files: [people] },
  planning: {
    about: 'Planning ads: briefs and scripts from what’s known, and a month of ads',
    files: [planning],
  },
  preflight: {
    about: 'What speaks against exporting an ad as it is, and how to fix it',
    files: [preflight],
  },
  products: {
    about: 'What a brand advertises, entered by hand or read from a web page',
    files: [products],
  },
  personalData: { about: 'A copy of your data, and deleting your account', files: [personalData] },
  prompts: { about: 'Reading, enhancing, translating, and describing prompts', files: [prompts] },
  reviews: {
    about: 'Links to creatives for people outside the team: to look, comment, and decide',
    files: [reviews],
  },
  seenAds: { about: 'Other advertisers’ ads that a team collects to study', files: [seenAds] },
  speech: { about: 'Voices that read a script, and how they sound', files: [speech, soundtrack] },
  ugcAds: { about: 'Ads with a presenter, while they are being made', files: [ugcAds] },
  subtitles: { about: 'A video’s words with their times, and how they look', files: [subtitles] },
  timelines: {
    about: 'Videos that were edited here, and what they’re made from',
    files: [timelines],
  },
  tasks: {
    about: 'Generations: start, follow, cancel, retry',
    files: [tasks, music, photoshoot],
  },
  teams: {
    about: 'Teams: their people, their invitations, and the one a person works in',
    files: [teams],
  },
  knowledge: { about: 'Texts that a brand keeps for its ads', files: [knowledge] },
  templates: {
    about: 'Templates for ads: the included ones, and a team’s own',
    files: [templates],
  },
  uploads: {
    about: 'Files to start from, sent in parts or fetched from a link',
    files: [uploads],
  },
  visitors: { about: 'People without an account, and their free removals', files: [visitors] },
  watermark: { about: 'Removing watermarks from your own videos', files: [removalView, watermark] },
}
