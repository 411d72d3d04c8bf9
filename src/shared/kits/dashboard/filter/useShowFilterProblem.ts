import { useEffect, useEffectEvent } from 'react'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { DashboardList, ListTable } from '../useListRequest.ts'
import { withoutInvalidRanges } from './filterDraft.ts'

/** An invalid range is removed from the URL (kyc §5); an invalid phone number stays for correction (L52). */
export function useShowFilterProblem(paged: ListTable, list: DashboardList): void {
  const dispatch = useAppDispatch()
  const { problem, table, searchKey, applySearchAndFilters } = paged
  const onRefused = useEffectEvent(() => {
    if (problem === null) return
    const { filters, search: text } = table.query
    const validFilters = withoutInvalidRanges(list.filters, filters)
    if (validFilters === filters) {
      dispatch(showDialog(problem.name, problem.context))
      return
    }
    const detail = 'Choose both dates in the filter.'
    const footnote = 'The list is shown without these dates.'
    dispatch(showDialog(problem.name, { ...problem.context, detail, footnote }))
    applySearchAndFilters({ filters: validFilters, searchKey, text }, { replace: true })
  })
  useEffect(() => {
    if (problem !== null) onRefused()
  }, [problem])
}
