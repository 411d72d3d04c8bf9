import { useMemo } from 'react'
import { CsvStages } from '#shared/csv/CsvStages.tsx'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import { jobIntake } from './jobIntake.ts'

type CreateJobProps = {
  subClient: SubClient
  /** In the page's head, beside the sub-client: where the stepper stands. */
  headSlot: HTMLElement | null
  /** The file was taken: the list is next. */
  onProcessed: () => void
}

/** A CSV of candidates, checked and sent: a job for each (kyc §2 F). */
export function CreateJob({ subClient, headSlot, onProcessed }: CreateJobProps) {
  const intake = useMemo(() => jobIntake(subClient), [subClient])
  return <CsvStages intake={intake} headSlot={headSlot} onProcessed={onProcessed} />
}
