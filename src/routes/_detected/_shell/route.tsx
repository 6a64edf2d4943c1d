import { createFileRoute, Outlet } from '@tanstack/react-router'

/** Pages with header and footer. */
export const Route = createFileRoute('/_detected/_shell')({ component: Outlet })
