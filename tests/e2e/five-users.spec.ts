import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { createAccount, type ProductAccount } from '../support/product-accounts.ts'

interface Task {
  task_id: string
  status: string
  prompt: string
  credits: number
  outputs: { output_id: string; url: string }[]
}

const CREDITS = 500

class Person {
  readonly prompt: string
  readonly #request: APIRequestContext
  readonly #headers: Record<string, string>

  constructor(request: APIRequestContext, account: ProductAccount, prompt: string) {
    this.prompt = prompt
    this.#request = request
    this.#headers = { authorization: account.token }
  }

  async get<T>(path: string): Promise<{ status: number; data: T }> {
    const reply = await this.#request.get(path, { headers: this.#headers })
    return reply.json()
  }

  async post<T>(path: string, data: object): Promise<{ status: number; data: T }> {
    const reply = await this.#request.post(path, { headers: this.#headers, data })
    return reply.json()
  }

  async generate(): Promise<Task> {
    const { data } = await this.post<Task>('/backend/auth/task/create', {
      workflow_type: 'text_to_image',
      prompt: this.prompt,
      aspect_ratio: '1:1',
    })
    const path = `/backend/auth/task/${data.task_id}`
    await expect
      .poll(async () => (await this.get<Task>(path)).data.status, { timeout: 200_000 })
      .toBe('SUCCEEDED')
    return (await this.get<Task>(path)).data
  }
}

test('[R6.02] five people at once see only their own tasks, files and balance', async ({
  request,
}) => {
  const people = await Promise.all(
    Array.from(
      { length: 5 },
      async (_, n) =>
        new Person(request, await createAccount(request, { credits: CREDITS }), `Ad number ${n}`),
    ),
  )
  const tasks = await Promise.all(people.map((person) => person.generate()))

  for (const [n, person] of people.entries()) {
    const own = tasks[n]
    const others = tasks.filter((task) => task !== own)
    const list = await person.get<{ tasks: Task[]; total: number }>('/backend/auth/task/list')
    expect(list.data.tasks.map((task) => task.prompt)).toEqual([person.prompt])
    expect(list.data.total).toBe(1)

    const { data: balance } = await person.get<{ balance: number; held: number }>(
      '/api/v1/auth/teams/credits/balance',
    )
    expect(balance).toMatchObject({ balance: CREDITS - (own?.credits ?? 0), held: 0 })

    for (const other of others) {
      const path = `/backend/auth/task/${other.task_id}`
      expect((await person.get(path)).status).toBe(500)
      expect((await person.post(`/backend/auth/task/cancel/${other.task_id}`, {})).status).toBe(500)
      expect((await person.post(`/backend/auth/task/delete/${other.task_id}`, {})).status).toBe(500)
      const stolen = await person.post('/backend/auth/task/create', {
        workflow_type: 'image_edit',
        prompt: 'Make it brighter',
        images: [{ output_id: other.outputs[0]?.output_id }],
      })
      expect(stolen.status).not.toBe(200)
    }
  }

  const url = new URL(tasks[0]?.outputs[0]?.url ?? '')
  expect((await request.get(url.href)).status()).toBe(200)
  url.pathname = url.pathname.replace(
    tasks[0]?.outputs[0]?.output_id ?? '-',
    tasks[1]?.outputs[0]?.output_id ?? '-',
  )
  expect((await request.get(url.href)).status()).not.toBe(200)
})
