import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { accountKeys } from '@/api/accounts.queries'
import { taskKeys } from '@/api/tasks.queries'
import type { TaskView } from '@/contract/endpoints/tasks'
import { signedInUser } from '../../../tests/support/login'
import { renderPage } from '../../../tests/support/render-page'
import { makeOutput, makeTask } from '../../../tests/support/task-view'
import { HistoryPage } from './history-page'
import type { HistorySearch } from './search'

interface Stage {
  isSignedIn?: boolean
  tasks?: TaskView[]
  cursor?: string
  search?: HistorySearch
}

async function renderHistory({ isSignedIn = true, tasks = [], cursor, search = {} }: Stage) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(accountKeys.user, isSignedIn ? signedInUser : null)
  for (const task of tasks) client.setQueryData(taskKeys.detail(task.task_id), task)
  client.setQueryData(taskKeys.list({ type: search.type, of: 'team' }), {
    pages: [{ tasks, total: tasks.length, next_cursor: cursor ?? null }],
    pageParams: [undefined],
  })
  await renderPage(
    <QueryClientProvider client={client}>
      <HistoryPage search={search} />
    </QueryClientProvider>,
    { at: '/en/history', pages: ['/$lang', '/$lang/history'] },
  )
}

describe('[R2.20] the creation history', () => {
  it('without creations leads to the create page', async () => {
    await renderHistory({})
    const link = screen.getByRole('link', { name: 'Start creating' })
    expect(link.getAttribute('href')).toBe('/en')
  })

  it('lists creations with their number', async () => {
    const tasks = [makeTask({ outputs: [makeOutput()] }), makeTask({ outputs: [makeOutput()] })]
    await renderHistory({ tasks })
    expect(screen.getByText('2 items')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Generated image/ })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('[R3.03] says of each what it is, from which words and how long ago', async () => {
    const created_at = new Date(Date.now() - 3.5 * 3_600_000).toISOString()
    const clip = makeTask({
      prompt: '',
      workflow_type: 'image_to_video',
      outputs: [makeOutput({ kind: 'video' })],
      created_at,
    })
    const picture = makeTask({ prompt: 'a picture', outputs: [makeOutput()], created_at })
    await renderHistory({ tasks: [clip, picture] })
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain('No prompt')
    expect(first?.textContent).toContain('Video · 3 hours ago')
    expect(second?.textContent).toContain('a picture')
    expect(second?.textContent).toContain('Image · 3 hours ago')
  })

  it('loads more where there is more', async () => {
    await renderHistory({ tasks: [makeTask()], cursor: 'next' })
    expect(screen.getByRole('button', { name: 'Load more' })).toBeTruthy()
  })

  it('shows one type when asked, also while news of the other come in', async () => {
    const picture = makeTask({ prompt: 'a picture', outputs: [makeOutput()] })
    const clip = makeTask({
      prompt: 'a clip',
      workflow_type: 'text_to_video',
      outputs: [makeOutput({ kind: 'video' })],
    })
    await renderHistory({ tasks: [picture, clip], search: { type: 'video' } })
    expect(screen.getByRole('button', { name: /^Generated video: a clip/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Generated image: a picture' })).toBeNull()
  })

  it('shows one creation alone where its credits led here, and the way to all of them', async () => {
    const [wanted, other] = [makeTask({ outputs: [makeOutput()] }), makeTask()]
    await renderHistory({ tasks: [wanted, other], search: { task: wanted.task_id } })
    expect(screen.getAllByRole('button', { name: /^Generated image/ })).toHaveLength(1)
    expect(screen.queryByText('2 items')).toBeNull()
    const link = screen.getByRole('link', { name: 'All creations' })
    expect(link.getAttribute('href')).toBe('/en/history')
  })

  it('[R6.01] asks a visitor to sign in', async () => {
    const onShowLogin = vi.fn()
    window.addEventListener('show-login', onShowLogin, { once: true })
    await renderHistory({ isSignedIn: false })
    expect(screen.getByText('Please login first to proceed with this operation')).toBeTruthy()
    screen.getByRole('button', { name: 'Sign in' }).click()
    expect(onShowLogin).toHaveBeenCalledOnce()
  })
})
