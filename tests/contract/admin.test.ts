import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../../src/backend/operator/run-command.ts'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { type SignedUp, signUp, signUpOperator } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { failure } from '../support/generations.ts'

const { admin, models, tasks, visitors } = contract

let backend: TestBackend
let operator: SignedUp
let user: SignedUp
let visitorToken: string
beforeAll(async () => {
  backend = await createTestBackend()
  operator = await signUpOperator(backend)
  user = await signUp(backend)
  const visitor = await backend.call(visitors.freeCheck, {})
  visitorToken = visitor.visitor_token ?? ''
})
afterAll(() => backend.close())

describe('to whoever is no operator', () => {
  test.each(Object.entries<Endpoint>(admin))(
    '%s does not exist, be it a stranger, a visitor or somebody signed in',
    async (_name, endpoint) => {
      const askers = [{}, { visitorToken }, { token: user.token }]
      const answers = await Promise.all(
        askers.map(async (asker) => {
          const answer = await backend.send(endpoint, {}, asker)
          const { data, ...rest } = await answer.json()
          return { http: answer.status, ...rest, data: { ...data, request_id: '' } }
        }),
      )
      const nowhere = await backend.app.request('http://localhost/api/v1/admin/nowhere')
      const { data, ...rest } = await nowhere.json()
      const unknown = { http: 404, ...rest, data: { ...data, request_id: '' } }
      expect(answers).toEqual([unknown, unknown, unknown])
    },
  )

  test('an operator whose role is taken away is one of them from the next request on', async () => {
    const { email, token } = await signUpOperator(backend)
    await backend.call(admin.models, {}, { token })
    await runCommand(backend.context, 'operator.revoke', { email })
    await expect(backend.call(admin.models, {}, { token })).rejects.toEqual(failure('not_found'))
  })
})

describe('a model that is switched off', () => {
  const id = 'adloom-studio-image'
  const switchModel = (is_on: boolean) =>
    backend.call(admin.switchModel, { model: id, is_on }, { token: operator.token })
  const ask = { workflow_type: 'text_to_image', prompt: 'A red mug' } as const

  test('is not on offer, takes no task, and what was accepted before stays', async () => {
    const before = await backend.call(tasks.create, ask, { token: user.token })
    await switchModel(false)
    const { models: listed } = await backend.call(models.list, {})
    expect(listed.find((model) => model.id === id)?.status).toBe('off')
    const other = await signUp(backend)
    for (const model of [id, 'auto']) {
      const asked = backend.call(tasks.create, { ...ask, model }, { token: other.token })
      await expect(asked).rejects.toEqual(failure('model_unavailable'))
    }
    const task = await backend.call(tasks.detail, { taskId: before.task_id }, { token: user.token })
    expect(task.status).toBe('CREATED')
    await switchModel(true)
    expect(await backend.call(tasks.create, ask, { token: other.token })).toMatchObject({
      status: 'CREATED',
    })
  })

  test('stands in the log with who did it, once', async () => {
    await switchModel(false)
    await switchModel(false)
    await switchModel(true)
    const shown = await backend.call(admin.models, {}, { token: operator.token })
    expect(shown.models.find((model) => model.id === id)).toMatchObject({ is_on: true })
    const { actions } = await backend.call(admin.actions, { limit: 2 }, { token: operator.token })
    expect(actions).toMatchObject([
      { email: operator.email, action: 'model_on', subject: id },
      { email: operator.email, action: 'model_off', subject: id },
    ])
  })

  test('must be a model', async () => {
    const input = { model: 'nobody/nothing', is_on: false }
    const asked = backend.call(admin.switchModel, input, { token: operator.token })
    await expect(asked).rejects.toEqual(failure('not_found'))
  })
})
