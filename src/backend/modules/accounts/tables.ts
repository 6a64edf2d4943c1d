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
  /** Lower case; the address identifies the account. */
  email: text('email').notNull().unique(),
  nickName: text('nick_name').notNull(),
  /** Argon2id in PHC form; null for accounts that only sign in with an identity provider. */
  passwordHash: text('password_hash'),
  /** Comma-separated, as the contract carries it. */
  roles: text('roles').notNull().default('USER'),
  language: text('language').$type<Language>().notNull().default('en'),
  /** A small square picture. */
  avatarFileId: uuid('avatar_file_id'),
  /** Preferred defaults; fields not set use the installation's. */
  defaults: jsonb('defaults').$type<Partial<AccountDefaults>>().notNull().default({}),
  createdAt: createdAt(),
  lastSignInAt: instant('last_sign_in_at'),
  /** When the account is deleted, unless its owner signs in before. */
  deletionDueAt: instant('deletion_due_at'),
})

/** An account at an identity provider, identified by issuer and subject, never by e-mail. */
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
    /** When its holder last proved to own the account, by password or code. */
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
    /** `REGISTER`, `UPDATE_PWD` or `CONFIRM`. */
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
  /** The user the issuer vouched for, while the second factor's code is pending. */
  userId: uuid('user_id'),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** Wrong passwords per e-mail and network, counted by the sign-in throttle. */
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

/** Identity tokens already used to sign in: each is accepted once. */
export const spentIdentityTokens = pgTable('spent_identity_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  /** The token expires here, and this row is no longer needed. */
  expiresAt: instant('expires_at').notNull(),
})

/** Wrong passwords per e-mail from all networks its owner has not used: slows distributed guessing. */
export const accountTries = pgTable('account_tries', {
  email: text('email').primaryKey(),
  tries: integer('tries').notNull(),
  /** No attempt is accepted before this. */
  nextTryAt: instant('next_try_at').notNull(),
  /** The tries are forgotten from here on. */
  windowEndsAt: instant('window_ends_at').notNull(),
  /** When the owner was last warned by mail. */
  toldAt: instant('told_at'),
})

/** Counts attempts that are limited per time window, such as codes of an account. */
export const countedTries = pgTable(
  'counted_tries',
  {
    kind: text('kind').notNull(),
    /** Who is trying: an account or a network. */
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
  /** Its key, encrypted with the installation's secret. */
  sealed: text('sealed').notNull(),
  /** Time step of the last accepted code: that step and all earlier ones are rejected. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
  /** Null until a first code proves that the app has the key. */
  enabledAt: instant('enabled_at'),
})

/** Single-use codes that replace the app. */
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

/** Keys on users' devices that open an account on their own. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The device's id for the key, base64url; one key opens one account. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** The device's signature count; always 0 on devices that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index().on(table.userId)],
)

/** What a device has to sign; each challenge is used once and then deleted. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  id: id(),
  challenge: text('challenge').notNull(),
  /** The user creating a passkey; null at sign-in. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
})
