import { useEffect } from 'react'
import { selectJob } from '#shared/kits/jobs/jobsSlice.ts'
import { hasHistory } from '#shared/kits/upload/histories/hasHistory.ts'
import { useFileHistories } from '#shared/kits/upload/histories/useFileHistories.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import type { Applicant } from '../model/applicant.ts'
import { isEqual } from '../model/isEqual.ts'
import type { ApplicantHistory } from './applicantHistory.ts'
import { historyPoints } from './documentHistories.ts'
import { historySection } from './historySection.ts'

export type ApplicantHistoryReaderProps = {
  applicant: Applicant
  onChange: (history: ApplicantHistory) => void
}

/**
 * Reads what the sent documents say about their history, always from their bytes, never from a saved applicant. Shows
 * nothing.
 */
export function ApplicantHistoryReader({ applicant, onChange }: ApplicantHistoryReaderProps) {
  const files = useAppSelector(
    (state) => applicant.jobs.flatMap((id) => selectJob(state, id)?.files ?? []).filter(hasHistory),
    isEqual,
  )
  const histories = useFileHistories(files, applicant.id)
  useEffect(() => {
    const documents = files.map(({ id, name }) => ({ id, name, history: histories.get(id) }))
    onChange({
      points: historyPoints(documents),
      toMemoSections: (shown) => historySection(documents, shown),
    })
  }, [files, histories, onChange])
  return null
}
