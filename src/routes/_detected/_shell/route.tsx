import { createFileRoute, Outlet } from '@tanstack/react-router'
import { loadSession } from '@/features/shell/session'
import { Shell } from '@/features/shell/shell'

/** Pages with header and footer. */
export const Route = createFileRoute('/_detected/_shell')({
  loader: ({ context }) => loadSession(context.queryClient),
  component: ShellLayout,
})

function ShellLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
