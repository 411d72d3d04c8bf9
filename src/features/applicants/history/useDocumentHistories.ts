import { useMemo } from 'react'
import { selectJob } from '#shared/kits/jobs/jobsSlice.ts'
import { hasHistory, useFileHistories } from '#shared/kits/upload/histories/useFileHistories.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import type { ComparisonState } from '../compare/useComparison.ts'
import type { Applicant } from '../model/applicant.ts'
import { isEqual } from '../model/isEqual.ts'
import { withHistoryPoints, type DocumentHistory } from './documentHistories.ts'

/**
 * What the sent documents say about their history, and the comparison with points for it. Always from their bytes, never
 * from a saved applicant.
 */
export function useDocumentHistories(
  applicant: Applicant,
  state: ComparisonState,
): { documents: readonly DocumentHistory[]; state: ComparisonState } {
  const files = useAppSelector(
    (all) => applicant.jobs.flatMap((id) => selectJob(all, id)?.files ?? []).filter(hasHistory),
    isEqual,
  )
  const histories = useFileHistories(files)
  return useMemo(() => {
    const documents = files.map(({ id, name }) => ({ id, name, history: histories.get(id) }))
    if (state.kind !== 'ready') return { documents, state }
    const comparison = withHistoryPoints(state.comparison, documents)
    return { documents, state: { ...state, comparison } }
  }, [files, histories, state])
}
