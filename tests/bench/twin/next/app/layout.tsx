import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { copy } from './copy'

export const metadata: Metadata = { title: copy.title, description: copy.description }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        {copy.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body className={copy.bodyClass}>{children}</body>
    </html>
  )
}
