import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/backend/modules/*/tables.ts',
    './src/backend/payments/*/tables.ts',
    './src/backend/http/tables.ts',
  ],
  out: './src/backend/db/migrations',
})
