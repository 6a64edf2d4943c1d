/**
 * Who may import whom, for dependency-cruiser. The picture:
 *
 *   routes → features → api → contract ← backend
 *               ↓                            ↑
 *      components, browser, page,            └── only api/transport.server.ts and the entries,
 *      i18n, analytics                           which alone read src/server, too
 *
 * Type imports count: a type that crosses a wall is a wall with a hole. dependency-cruiser reads
 * TypeScript only below version 7, which is why package.json keeps version 6 under `typescript`.
 */

const TEST = '\\.test\\.tsx?$'
const TESTS = [TEST, '^tests/']
const ENTRIES = '^src/(main|server)\\.ts$'
const TOOLS = '^src/backend/(db|queue|storage|generation|media|mail|payments|runs|system)/'
const BILLING = '^src/backend/modules/billing/'
const WEB_PACKAGES =
  'node_modules/(react|react-dom|radix-ui|@radix-ui|@tanstack|@lingui|sonner|lucide-react|ofetch)/'

/**
 * A rule for a folder of billing: of billing it may import itself, the folders below, and what
 * every folder builds on. The picture of it is in the README of billing.
 *
 * @param {{ folder: string, below: string[], name: string, comment: string }} layer
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const billingLayer = ({ folder, below, name, comment }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `${BILLING}${folder}/`, pathNot: TEST },
  to: {
    path: BILLING,
    pathNot: [
      `${BILLING}(${[folder, ...below].join('|')})/`,
      `${BILLING}(tables|intl-locale)\\.ts$`,
    ],
  },
})

/** From the ground up. */
const billingLayers = [
  billingLayer({
    folder: 'prices',
    below: [],
    name: 'billing-prices-know-no-sale',
    comment: 'What something costs does not depend on who bought what.',
  }),
  billingLayer({
    folder: 'orders',
    below: ['prices'],
    name: 'billing-orders-know-no-subscription',
    comment: 'An order is goods, a price and a state; what its payment brings is for settlement.',
  }),
  billingLayer({
    folder: 'subscriptions',
    below: ['prices'],
    name: 'billing-subscriptions-know-no-order',
    comment: 'A plan has periods, whoever paid them; who sells it or books its payment is above.',
  }),
  billingLayer({
    folder: 'invoices',
    below: ['orders'],
    name: 'billing-invoices-read-orders-alone',
    comment: 'An invoice says what the order says, not what a price list or a plan says by now.',
  }),
  billingLayer({
    folder: 'checkout',
    below: ['orders', 'subscriptions', 'prices'],
    name: 'billing-checkout-books-nothing',
    comment: 'Whoever opens a payment page must not grant what is not paid yet.',
  }),
  billingLayer({
    folder: 'refunds',
    below: ['orders', 'subscriptions', 'prices'],
    name: 'billing-refunds-know-no-report',
    comment: 'Money goes back the same way, whether a report or the operator asks for it.',
  }),
  billingLayer({
    folder: 'settlement',
    below: ['refunds', 'orders', 'subscriptions', 'prices'],
    name: 'billing-settlement-knows-no-webhook',
    comment: 'A report is booked the same way, however it reached us, and opens no payment page.',
  }),
  billingLayer({
    folder: 'webhooks',
    below: ['settlement', 'orders'],
    name: 'billing-webhooks-only-hand-over',
    comment: 'Receiving, keeping and asking for reports; what they change is for settlement.',
  }),
  billingLayer({
    folder: 'usage',
    below: [],
    name: 'billing-usage-is-apart',
    comment: 'What credits went into is read from tasks; no sale has a part in it.',
  }),
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'contract-reads-only-zod',
    comment: 'The contract is what two sides agree on; it must not know either of them.',
    severity: 'error',
    from: { path: '^src/contract/', pathNot: TEST },
    to: { pathNot: ['^src/contract/', 'node_modules/zod/', '^zod'] },
  },
  {
    name: 'backend-knows-no-web',
    comment: 'The backend must be replaceable by a real upstream, as one thing.',
    severity: 'error',
    from: { path: '^src/backend/', pathNot: TEST },
    to: { path: ['^src/', '^tests/', WEB_PACKAGES], pathNot: '^src/(backend|contract)/' },
  },
  {
    name: 'backend-is-reached-through-the-seam',
    comment: 'Only the transport and the entries touch the backend; everything else calls the API.',
    severity: 'error',
    from: {
      path: '^src/',
      pathNot: ['^src/backend/', '^src/api/transport\\.server\\.ts$', ENTRIES],
    },
    to: { path: '^src/backend/' },
  },
  {
    name: 'only-entries-read-the-server',
    comment: 'What replies before and beside the pages is of no use to a page.',
    severity: 'error',
    from: { path: '^src/', pathNot: ['^src/server/', ENTRIES] },
    to: { path: '^src/server/' },
  },
  {
    name: 'modules-speak-through-index',
    comment:
      'A module shows the others its index.ts. Only tables may point at tables (foreign keys).',
    severity: 'error',
    from: { path: '^src/backend/modules/([^/]+)/', pathNot: [TEST, '/tables\\.ts$'] },
    to: {
      path: '^src/backend/modules/[^/]+/',
      pathNot: ['^src/backend/modules/$1/', '^src/backend/modules/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'tables-point-at-tables',
    comment: 'Table files describe storage and import no behaviour of another module.',
    severity: 'error',
    from: { path: '^src/backend/modules/([^/]+)/tables\\.ts$' },
    to: {
      path: '^src/backend/modules/[^/]+/',
      pathNot: ['^src/backend/modules/$1/', '^src/backend/modules/[^/]+/tables\\.ts$'],
    },
  },
  {
    name: 'backend-mounts-only-the-face-of-a-module',
    comment:
      'What assembles the modules sees their index, routes, jobs and tables, not their verbs.',
    severity: 'error',
    from: { path: '^src/backend/', pathNot: ['^src/backend/modules/[^/]+/', TEST] },
    to: {
      path: '^src/backend/modules/[^/]+/',
      pathNot: '^src/backend/modules/[^/]+/(index|routes|tables|[^/]+\\.job)\\.ts$',
    },
  },
  {
    name: 'tools-know-no-modules',
    comment: 'Tools serve every module, so they may depend on none.',
    severity: 'error',
    from: { path: TOOLS, pathNot: TEST },
    to: { path: '^src/backend/modules/' },
  },
  ...billingLayers,
  {
    name: 'engine-is-reached-through-its-ports',
    comment:
      'What the engine lends to others (reading words, drawing) is beside it, in generation.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/backend/generation/' },
    to: { path: '^src/backend/generation/builtin/' },
  },
  {
    name: 'programs-are-started-in-few-places',
    comment: 'One place each limits time, memory and formats of what strangers send.',
    severity: 'error',
    from: {
      path: '^src/',
      pathNot: [
        '^src/main\\.ts$',
        '^src/backend/media/(ffmpeg|watermark/work-process)\\.ts$',
        '^src/backend/(generation/builtin|system)/',
        // A web page is read where it can be ended with what reads it.
        '^src/backend/modules/products/page/read-page-apart\\.ts$',
        TEST,
      ],
    },
    to: { path: '^(node:)?child_process$' },
  },
  {
    name: 'api-builds-on-the-contract',
    comment: 'The calls are used by features, never the other way round.',
    severity: 'error',
    from: { path: '^src/api/', pathNot: TEST },
    to: { path: '^src/', pathNot: '^src/(api|contract|backend|browser|i18n)/' },
  },
  {
    name: 'features-stand-on-api-and-shared-parts',
    comment: 'A feature is a screen: it uses the calls and the shared parts, nothing above it.',
    severity: 'error',
    from: { path: '^src/features/', pathNot: TEST },
    to: {
      path: '^src/',
      pathNot:
        '^src/(features|api|contract|backend|components|browser|page|i18n|analytics|routes|server)/',
    },
  },
  {
    name: 'features-never-import-features',
    comment: 'What two features share moves down to components, browser, page or api.',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'shared-parts-know-no-screen',
    comment:
      'Components, browser, page, i18n and analytics are below the features; so is the server.',
    severity: 'error',
    from: { path: '^src/(components|browser|page|i18n|analytics|server)/', pathNot: TEST },
    to: { path: '^src/(features|routes|router)' },
  },
  {
    name: 'nothing-imports-a-route',
    comment: 'Routes are addresses; only the generated tree collects them.',
    severity: 'error',
    from: { pathNot: '^src/routeTree\\.gen\\.ts$' },
    to: { path: '^src/routes/' },
  },
  {
    name: 'source-knows-no-tests',
    comment: 'Factories and fakes stay out of what is shipped.',
    severity: 'error',
    from: { path: '^src/', pathNot: TEST },
    to: { path: TESTS },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or hide a third.',
    severity: 'error',
    from: {},
    // The generated route tree and the routes it collects name each other.
    to: { circular: true, viaOnly: { pathNot: '^src/routeTree\\.gen\\.ts$' } },
  },
  {
    name: 'no-orphans',
    comment: 'A file that imports nothing and that nobody imports is forgotten.',
    severity: 'error',
    from: { orphan: true, pathNot: ['\\.d\\.ts$', ...TESTS] },
    to: {},
  },
  {
    name: 'no-unresolvable',
    comment: 'What the rules cannot follow they cannot hold.',
    severity: 'error',
    from: {},
    // Query suffixes and virtual modules are made by the bundler.
    to: { couldNotResolve: true, pathNot: ['\\?', '^virtual:', '\\.(css|po)$'] },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden,
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    // The twin is an app of its own, with packages that are not ours.
    exclude: { path: ['^dist/', '^\\.(data|playwright|tanstack)/', '^tests/bench/twin/next/'] },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
}
