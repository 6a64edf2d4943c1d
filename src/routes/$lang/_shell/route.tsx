import { createFileRoute, Outlet } from '@tanstack/react-router'

/** Pages with header and footer. */
export const Route = createFileRoute('/$lang/_shell')({ component: Outlet })
