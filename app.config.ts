/// <reference types="vitest/config" />
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { PROGRAMS } from './src/backend/programs.ts'
import { bundledPrograms } from './src/build/bundle-programs.ts'
import { bundledPackages } from './src/build/bundled-packages.ts'
import { catalogChapters } from './src/build/catalog-chapters.ts'
import { firstScreenChunks } from './src/build/first-screen.ts'
import { lateServerCalls } from './src/build/late-server-calls.ts'
import { longTexts } from './src/build/long-texts.ts'
import { plainIcons } from './src/build/plain-icons.ts'
import { precompress } from './src/build/precompress.ts'
import { filesAlone } from './tests/run/files-alone.ts'
import { POSTGRES_TAG } from './tests/run/postgres-tests.ts'

/** Packages that every page of the product loads. */
const EVERYWHERE =
  /node_modules\/(?:@tanstack\/(?:query-core|react-query|router-core|react-router|history|start-client-core|react-start-client|store|react-store)|@lingui|clsx|tailwind-merge|class-variance-authority|cookie-es)\//

/** What serializes the arguments and results of server functions, fetched with the first call. */
const SERVER_CALLS =
  /node_modules\/(?:seroval|seroval-plugins)\/|router-core\/dist\/esm\/ssr\/serializer\/(?!transformer)|client-rpc\/(?:serverFnFetcher|frame-decoder)|getDefaultSerovalPlugins/

const NODE_TESTS = ['src/**/*.test.ts', 'tests/**/*.test.ts']
const BROWSER_TESTS = 'src/**/*.test.tsx'
const nodeAlone = NODE_TESTS.flatMap(filesAlone)
const browserAlone = filesAlone(BROWSER_TESTS)
const browser = { environment: 'jsdom' as const, setupFiles: ['tests/support/browser-setup.ts'] }

/** The one configuration of Vite, TanStack Start, Lingui, Tailwind and Vitest. */
export default defineConfig({
  publicDir: 'src/public',
  resolve: { tsconfigPaths: true },
  server: {
    host: process.env.HOST,
    // Whoever opens the server to a network also chooses the names it answers to.
    allowedHosts: process.env.HOST ? true : undefined,
    watch: { ignored: ['**/.data/**', '**/.playwright/**', '**/dist/**', '**/coverage/**'] },
  },
  // How long each plugin took is of no use to those who only start the product.
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  environments: {
    client: {
      // The search for packages to prepare walks into the backend, where native ones are.
      optimizeDeps: { exclude: ['@napi-rs/canvas'] },
      build: {
        manifest: true,
        rolldownOptions: {
          output: {
            codeSplitting: {
              // React changes with dependencies only: its own file stays in caches across releases.
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'server-calls', test: SERVER_CALLS, includeDependenciesRecursively: false },
                // What every page needs is one file instead of fifty: it compresses better.
                { name: 'framework', test: EVERYWHERE },
                {
                  name: 'common',
                  test: /\/src\/(?:i18n\/(?!error-|refusal-|result-|read-)|contract(?!\/(?:(?:ad-)?placement|export-formats|check-fit|count-text))|api(?!\/(?:admin\.|campaigns\.|checked-upload|send-file|upload-client))|analytics)/,
                  minShareCount: 2,
                },
                {
                  name: firstScreenChunks(import.meta.dirname),
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    tailwindcss(),
    lingui({ failOnCompileError: true }),
    catalogChapters(),
    longTexts(),
    lateServerCalls(),
    tanstackStart({
      // Names instead of hashes: they compress, and say in a log what was called.
      serverFns: {
        generateFunctionId: ({ filename, functionName }) =>
          `${basename(filename, '.functions.ts')}.${functionName.replace(/Fn_.*$/, '')}`,
      },
      importProtection: {
        behavior: 'error',
        client: {
          files: [
            '**/*.server.*',
            '**/src/backend/**',
            '**/src/server/**',
            // Sentences for readers of the API: a browser shows its translations.
            '**/src/contract/error-sentences.ts',
          ],
        },
      },
    }),
    // The texts stay in the code here: `catalogChapters` takes out those that the catalogs have.
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
    react(),
    plainIcons(),
    bundledPackages(),
    bundledPrograms(PROGRAMS),
    precompress(),
  ],
  test: {
    // Databases, builds and encoders on a small busy machine take their time.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // What a test waits for comes late on a busy machine; its default is a second.
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: '100%',
    // `npm run test:changed` follows imports; what is read another way touches every test.
    forceRerunTriggers: ['**/package.json', '**/app.config.ts', '**/db/migrations/**'],
    tags: [POSTGRES_TAG],
    globalSetup: 'tests/support/temporary-folder.ts',
    setupFiles: ['tests/run/processor-of-file.ts'],
    // Processes and threads that tests start load what others of them compiled.
    // No page waits here, and an encoder that stands behind everything else is what tests wait for.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), WORK_NICENESS: '0' },
    // A worker that does not isolate keeps what its files share: modules, WebAssembly, a database.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'node', include: NODE_TESTS, exclude: nodeAlone } },
      { extends: true, test: { name: 'node alone', include: nodeAlone, isolate: true } },
      {
        extends: true,
        test: { name: 'browser', include: [BROWSER_TESTS], exclude: browserAlone, ...browser },
      },
      {
        extends: true,
        test: { name: 'browser alone', include: browserAlone, isolate: true, ...browser },
      },
    ],
  },
})
