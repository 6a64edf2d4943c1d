import { launchChromium } from './tests/support/browser-launch.ts'
import { createAccount, signInBrowser } from './tests/support/product-accounts.ts'
import { request as api } from '@playwright/test'
import { writeFileSync } from 'node:fs'
const base = 'http://localhost:4391'
const ctx = await api.newContext({ baseURL: base, timeout: 120000 })
const account = await createAccount(ctx, { dataDir: '/tmp/ed-data' })
writeFileSync('/tmp/ed-token', JSON.stringify(account))
const headers = { authorization: `Bearer ${account.token}` }
const made = await ctx.post('/backend/auth/task/create', { headers, data: { workflow_type: 'text_to_image', prompt: 'Cold brew coffee, headline "Slow mornings", $4.50 instead of $6, -20% today, button "Order now"', seed: 3, aspect_ratio: '4:5' } })
const reply = await made.json()
console.log(made.status(), JSON.stringify(reply).slice(0, 200))
let task = reply.data
while (!['SUCCEEDED','FAILED'].includes(task.status)) { await new Promise(r => setTimeout(r, 1000)); task = (await (await ctx.get('/backend/auth/task/' + task.task_id, { headers })).json()).data }
console.log(task.status, task.outputs[0]?.output_id)
writeFileSync('/tmp/ed-output', task.outputs[0].output_id)
