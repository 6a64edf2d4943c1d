import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AccountDefaults } from '../../../contract/account-defaults.ts'
import type { Language } from '../../../contract/languages.ts'
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
  language: text('language').$type<Language>().notNull().default('en'),
  /** A square picture, small. */
  avatarFileId: uuid('avatar_file_id'),
  /** What they begin with; what is not set is left to the installation. */
  defaults: jsonb('defaults').$type<Partial<AccountDefaults>>().notNull().default({}),
  createdAt: createdAt(),
  lastSignInAt: instant('last_sign_in_at'),
  /** When the account is deleted, unless its owner signs in before. */
  deletionDueAt: instant('deletion_due_at'),
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
    /** Keyed hash of the network it was opened from. */
    networkHash: text('network_hash'),
    /** When its holder last showed to be the owner of the account, by password or code. */
    confirmedAt: instant('confirmed_at'),
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
  /** Whom the issuer vouched for while the code of the second factor is still missing. */
  userId: uuid('user_id'),
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

/** Wrong passwords for an e-mail from all networks it is not known from: what slows the guessing of many. */
export const accountTries = pgTable('account_tries', {
  email: text('email').primaryKey(),
  tries: integer('tries').notNull(),
  /** No try is taken before. */
  nextTryAt: instant('next_try_at').notNull(),
  /** The tries are forgotten from here on. */
  windowEndsAt: instant('window_ends_at').notNull(),
  /** When its owner was last told by mail. */
  toldAt: instant('told_at'),
})

/** How often something was tried that may be tried so often in a time, such as codes of an account. */
export const countedTries = pgTable(
  'counted_tries',
  {
    kind: text('kind').notNull(),
    /** Whose tries they are: an account, or a network. */
    subject: text('subject').notNull(),
    tries: integer('tries').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
)

/** The authenticator app of an account. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Its key; worthless without the installation's secret. */
  sealed: text('sealed').notNull(),
  /** Time step of the latest code that was taken: it and all before it are taken no more. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
  /** Null until a first code has shown that the app knows the key. */
  enabledAt: instant('enabled_at'),
})

/** Codes that take the place of the app, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index().on(table.userId)],
)

/** Keys on people's devices that open an account by themselves. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The device's name for the key, base64url; one key opens one account. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says it has signed; 0 for ever on devices that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index().on(table.userId)],
)

/** What a device has to sign: each is taken once, by deleting it. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  id: id(),
  challenge: text('challenge').notNull(),
  /** Whose passkey is being made; null where somebody signs in. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
})
