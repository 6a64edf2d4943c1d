import { sql } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import type { Context } from '../context.ts'
import { freeBytes } from '../storage/free-space.ts'
import { registry } from './metrics.ts'

const waiting = new Gauge({
  name: 'adloom_jobs_waiting',
  help: 'Jobs that are due but not running yet',
  registers: [registry],
})

const oldest = new Gauge({
  name: 'adloom_oldest_job_seconds',
  help: 'How long the oldest waiting job has been due',
  registers: [registry],
})

const free = new Gauge({
  name: 'adloom_storage_free_bytes',
  help: 'Free space on the disk of DATA_DIR',
  registers: [registry],
})

/** The number of due jobs, and how many seconds the oldest has waited. */
export async function measureQueue({
  db,
}: Pick<Context, 'db'>): Promise<{ jobs: number; seconds: number }> {
  const { rows } = await db.execute<{ jobs: string; seconds: string | null }>(sql`
    select count(*) as jobs, extract(epoch from now() - min(start_after)) as seconds
    from jobs.job where state in ('created', 'retry') and start_after <= now()`)
  return { jobs: Number(rows[0]?.jobs), seconds: Math.max(0, Number(rows[0]?.seconds ?? 0)) }
}

/** Updates the installation-wide metrics, which are the same in every process, right before they are read. */
export async function measureInstallation(context: Context): Promise<void> {
  const { jobs, seconds } = await measureQueue(context)
  waiting.set(jobs)
  oldest.set(seconds)
  free.set(await freeBytes(context.env.dataDir))
}
