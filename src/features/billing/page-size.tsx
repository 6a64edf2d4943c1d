import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Select } from '@/components/ui/select'
import { ORDER_PAGE_SIZES } from '@/contract/goods'

/** Number of orders per page; a change returns to the first page. */
export function PageSize({ size }: { size: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <span className="flex items-center gap-2 text-muted-foreground text-sm">
      <span aria-hidden>
        <Trans>Per page</Trans>
      </span>
      <Select
        aria-label={t`Orders per page`}
        value={size}
        onChange={({ target }) => {
          const chosen = ORDER_PAGE_SIZES.find((option) => option === Number(target.value))
          const search = { size: chosen === ORDER_PAGE_SIZES[0] ? undefined : chosen }
          void navigate({ to: '.', search: search, resetScroll: false })
        }}
      >
        {ORDER_PAGE_SIZES.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    </span>
  )
}
