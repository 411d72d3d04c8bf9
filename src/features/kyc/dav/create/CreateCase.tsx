import { useMemo } from 'react'
import { CsvStages } from '#shared/csv/CsvStages.tsx'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import { caseIntake } from './caseIntake.ts'

type CreateCaseProps = {
  subClient: SubClient
  /** In the page's head, beside the sub-client: where the stepper stands. */
  headSlot: HTMLElement | null
  /** The file was taken: the list is next. */
  onProcessed: () => void
}

/** A CSV of candidates, checked and sent (kyc §2, look 16b). */
export function CreateCase({ subClient, headSlot, onProcessed }: CreateCaseProps) {
  const intake = useMemo(() => caseIntake(subClient), [subClient])
  return <CsvStages intake={intake} headSlot={headSlot} onProcessed={onProcessed} />
}
