import { useMemo } from 'react'
import { CsvUpload } from '#shared/kits/csv/CsvUpload.tsx'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { caseIntake } from './caseIntake.ts'

type CreateCaseProps = {
  subClient: SubClient
  headSlot: HTMLElement | null
  onProcessed: () => void
}

export function CreateCase({ subClient, headSlot, onProcessed }: CreateCaseProps) {
  const intake = useMemo(() => caseIntake(subClient), [subClient])
  return <CsvUpload intake={intake} headerSlot={headSlot} onProcessed={onProcessed} />
}
