import { Waiting } from '#shared/dashboard/Waiting.tsx'
import type { SubClient } from '#shared/dashboard/subClient.ts'

type CreateJobProps = {
  subClient: SubClient
  /** In the page's head, beside the sub-client: where the stepper stands. */
  headSlot: HTMLElement | null
  /** The file was taken: the list is next. */
  onProcessed: () => void
}

/** A CSV of candidates, checked and sent (kyc §2). */
export function CreateJob({ subClient }: CreateJobProps) {
  return <Waiting label={`Create Job of ${subClient.batchTag}`} />
}
