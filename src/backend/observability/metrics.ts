import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** All of `/metrics`, in Prometheus' units: seconds and counts. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })

const requests = new Histogram({
  name: 'adloom_http_request_seconds',
  help: 'Time to answer an API request',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
  registers: [registry],
})

const finished = new Counter({
  name: 'adloom_tasks_finished_total',
  help: 'Tasks that ended',
  labelNames: ['workflow_type', 'status'],
  registers: [registry],
})

const streams = new Gauge({
  name: 'adloom_event_streams',
  help: 'Open event streams',
  registers: [registry],
})

export function countRequest(method: string, route: string, status: number, seconds: number): void {
  requests.observe({ method, route, status: String(status) }, seconds)
}

export function countFinishedTask(workflowType: string, status: string): void {
  finished.inc({ workflow_type: workflowType, status })
}

export function countEventStream(change: 1 | -1): void {
  streams.inc(change)
}
