import { hash, verify } from '@node-rs/argon2'
import { createSlots } from '../../security/slots.ts'

/** Argon2id (the library's default) with 64 MiB: a guess costs an attacker as much as it costs us. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

/** A hash that matches no password, at the same cost, to check for accounts without one. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Two hashes at once take 128 MiB. A longer queue would outlast anyone's patience. */
export const inHashSlot = createSlots(2, 200)

/** Different systems may encode the same typed letters as different code points. */
const normalize = (password: string) => password.normalize('NFKC')

/** Argon2id hash in PHC form. Takes a slot itself. */
export const hashPassword = (password: string): Promise<string> =>
  inHashSlot(() => hash(normalize(password), COST))

/** Verifies a password; call it inside a slot of `inHashSlot`. Takes equally long without a hash. */
export const verifyPassword = (passwordHash: string | null, password: string): Promise<boolean> =>
  verify(passwordHash ?? NOBODYS_HASH, normalize(password))
