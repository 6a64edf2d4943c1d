import { asc, eq } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { requireUser } from './find-user.ts'
import { findSecondFactor } from './second-factor/second-factor-row.ts'
import { identities, passkeys, sessions } from './tables.ts'

/** Account data for its owner's export, without secrets. */
export async function describeAccount(executor: Executor, userId: string) {
  const { passwordHash, ...user } = await requireUser(executor, userId)
  const factor = await findSecondFactor(executor, userId)
  return {
    ...user,
    hasPassword: passwordHash !== null,
    secondFactorSince: factor?.enabledAt ?? null,
    passkeys: await executor
      .select({
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    identities: await executor
      .select({ issuer: identities.issuer, subject: identities.subject })
      .from(identities)
      .where(eq(identities.userId, userId)),
  }
}

/** A user's stored sessions, including ended ones. */
export const describeSessions = (executor: Executor, userId: string) =>
  executor
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt))
