import { useOperatorEmail } from '@/page/use-operator-email'

/** Link to the operator's email; absent while the address is not reachable from outside. */
export function OperatorEmail() {
  const operatorEmail = useOperatorEmail()
  if (!operatorEmail) return null
  return (
    <a
      href={`mailto:${operatorEmail}`}
      className="inline-block py-1 underline underline-offset-2 hover:text-foreground pointer-coarse:py-2.5"
    >
      {operatorEmail}
    </a>
  )
}
