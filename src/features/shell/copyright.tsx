import { useSite } from '@/page/use-site'
import { copyrightYears } from './copyright-years'

/** Who owns the site, and since when. */
export function Copyright() {
  const { operatorName } = useSite()
  return (
    <p suppressHydrationWarning>
      © {copyrightYears(new Date())} {operatorName}
    </p>
  )
}
