import { useMemo } from 'react'
import { CsvUpload } from '#shared/kits/csv/CsvUpload.tsx'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { jobIntake } from './jobIntake.ts'

type CreateJobProps = {
  subClient: SubClient
  headSlot: HTMLElement | null
  onProcessed: () => void
}

export function CreateJob({ subClient, headSlot, onProcessed }: CreateJobProps) {
  const intake = useMemo(() => jobIntake(subClient), [subClient])
  return <CsvUpload intake={intake} headerSlot={headSlot} onProcessed={onProcessed} />
}
