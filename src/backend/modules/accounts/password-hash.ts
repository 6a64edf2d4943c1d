import { hash, verify } from '@node-rs/argon2'
import { createSlots } from '../../security/slots.ts'

/** Argon2id (the library's default) with 64 MiB: a guess costs an attacker what it costs us. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

/** A hash no password has, of the same cost: what is checked for accounts that have none. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Two hashes at once are 128 MiB. More waiting than this would wait longer than anybody stays. */
export const inHashSlot = createSlots(2, 200)

/** The same letters typed on another system may be other code points. */
const normalize = (password: string) => password.normalize('NFKC')

/** Argon2id hash in PHC form. Takes a slot itself. */
export const hashPassword = (password: string): Promise<string> =>
  inHashSlot(() => hash(normalize(password), COST))

/** Checks a password inside a slot of `inHashSlot`; takes equally long when there is no hash. */
export const verifyPassword = (passwordHash: string | null, password: string): Promise<boolean> =>
  verify(passwordHash ?? NOBODYS_HASH, normalize(password))
