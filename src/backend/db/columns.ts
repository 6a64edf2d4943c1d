import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 as uuidv7 } from 'uuid'

/** Time-ordered primary key, made by us so that a row's id is known before it is written. */
export const id = () => uuid('id').primaryKey().$defaultFn(uuidv7)
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => instant('created_at').notNull().defaultNow()
/** Bytes, for what is small and goes with its row. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
