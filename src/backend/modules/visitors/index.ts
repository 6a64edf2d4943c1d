import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import { handleJob } from '../../queue/job.ts'
import type { Module } from '../module.ts'
import { freeCheck } from './free-check.ts'
import { sweepVisitorsJob } from './sweep-visitors.job.ts'

export { findVisitor } from './find-visitor.ts'
export {
  countFreeRuns,
  releaseVisitorQuota,
  reserveVisitorQuota,
} from './visitor-quota.ts'

export const visitorsModule: Module = {
  name: 'visitors',
  keeps: {
    visitor_network_usage: '7 days',
    visitor_usage: '7 days',
    visitors: '90 days after their last visit',
  },
  routes(app) {
    mount(app, contract.visitors.freeCheck, freeCheck)
  },
  jobs: (context) => [
    handleJob(sweepVisitorsJob, async () => {
      const { sweepVisitors } = await import('./sweep-visitors.ts')
      return () => sweepVisitors(context)
    }),
  ],
}
