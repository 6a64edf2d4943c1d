import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../db/columns.ts'

export const users = pgTable('users', {
  id: id(),
  /** Lower case; the address is the account's name. */
  email: text('email').notNull().unique(),
  nickName: text('nick_name').notNull(),
  /** Argon2id in PHC form; null for accounts that only sign in with an identity provider. */
  passwordHash: text('password_hash'),
  /** Comma-separated, as the contract carries it. */
  roles: text('roles').notNull().default('USER'),
  language: text('language').notNull().default('en'),
  createdAt: createdAt(),
  lastSignInAt: instant('last_sign_in_at'),
})

/** An account at an identity provider: issuer and subject name it, never the e-mail. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.issuer, table.subject)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** Public id; the secret itself is stored only as a hash. */
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index().on(table.userId)],
)

export const emailCodes = pgTable(
  'email_codes',
  {
    id: id(),
    email: text('email').notNull(),
    /** `REGISTER` or `UPDATE_PWD`. */
    use: text('use').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index().on(table.email, table.use, table.createdAt)],
)

/** A code flow between the popup's start and the issuer's reply. */
export const oauthFlows = pgTable('oauth_flows', {
  id: id(),
  state: text('state').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  inviteCode: text('invite_code'),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** Wrong passwords for an e-mail from one network: what the sign-in throttle counts. */
export const loginFailures = pgTable(
  'login_failures',
  {
    email: text('email').notNull(),
    network: text('network').notNull(),
    tries: integer('tries').notNull(),
    /** The tries are forgotten from here on. */
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.network] })],
)

/** Identity tokens that have signed somebody in: each is taken once. */
export const spentIdentityTokens = pgTable('spent_identity_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  /** The token itself is worthless from here on, and so is this row. */
  expiresAt: instant('expires_at').notNull(),
})
