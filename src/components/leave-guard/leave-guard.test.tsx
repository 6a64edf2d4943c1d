import { useNavigate } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/render-page'
import { LeaveGuard } from './leave-guard'

const question = () => screen.findByRole('alertdialog', { name: 'Leave this page?' })

it('[R4.04] leaving asks in the very paint in which something is under way', async () => {
  let begin = () => {}
  function Stage() {
    const navigate = useNavigate()
    const [isGenerating, setGenerating] = useState(false)
    begin = () => setGenerating(true)
    useLayoutEffect(() => {
      if (isGenerating) void navigate({ href: '/en/history' })
    }, [isGenerating, navigate])
    return <LeaveGuard isGenerating={isGenerating} isUploading={false} />
  }
  await renderPage(<Stage />)
  act(() => begin())
  await expect(question()).resolves.toBeDefined()
})

it('[R4.04] leaving asks before anything of what has begun is drawn', async () => {
  let hasBegun = false
  let leave = async () => {}
  function Stage() {
    const navigate = useNavigate()
    leave = () => navigate({ href: '/en/history' })
    return <LeaveGuard isGenerating={false} isUploading={false} isBusyNow={() => hasBegun} />
  }
  await renderPage(<Stage />)
  hasBegun = true
  act(() => void leave())
  await expect(question()).resolves.toBeDefined()
})
