import { Images } from 'lucide-react'
import { notify } from '@/browser/notifications'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Progress } from '@/components/ui/progress'
import { Skeleton } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'
import { Specimen } from './specimen'

const MESSAGES = ['success', 'info', 'warning', 'error'] as const

/** Loading, empty, error and message states. */
export function States() {
  return (
    <>
      <Specimen title="Waiting">
        <Spinner label="Loading" />
        <Progress value={0.4} label="40 percent" className="w-40" />
        <Progress value={null} label="No telling how long" className="w-40" />
        <Skeleton className="h-16 w-40 rounded-md" />
      </Specimen>
      <Specimen title="Empty">
        <EmptyState
          icon={Images}
          title="Nothing here yet"
          description="What you make appears here."
          action={<Button>Create now</Button>}
        />
      </Specimen>
      <Specimen title="Error">
        <ErrorState message="The page could not be loaded." onRetry={() => {}} />
      </Specimen>
      <Specimen title="Messages">
        {MESSAGES.map((kind) => (
          <Button key={kind} variant="outline" onClick={() => notify(kind, `A ${kind} message`)}>
            {kind}
          </Button>
        ))}
      </Specimen>
    </>
  )
}
