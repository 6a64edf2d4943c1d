import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { userInfoQuery } from '@/api/accounts.queries'
import { isOperator } from '@/contract/operator'

/** For everyone else this page does not exist. */
export async function requireOperator(queryClient: QueryClient, lang: string): Promise<void> {
  const user = await queryClient.fetchQuery(userInfoQuery()).catch(() => null)
  if (isOperator(user?.roles)) return
  throw redirect({
    to: '/$lang/404',
    params: { lang },
    search: { from: `/${lang}/admin` },
    replace: true,
  })
}
