import { useEffect, useEffectEvent } from 'react'
import { raise } from '#shared/errors/ask.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { withoutOddRanges } from './filterDraft.ts'
import type { DashboardList, ListTable } from './useListAsked.ts'

/**
 * Says what of the address cannot be asked for (kyc §5); the list stays as it is. A range of days that cannot be asked for
 * leaves the address, so that address, chips and list agree; a text that is no phone number stays to be corrected (L52).
 */
export function useRefusalSaid(paged: ListTable, list: DashboardList): void {
  const dispatch = useAppDispatch()
  const { refused, table, by, narrow } = paged
  const onRefused = useEffectEvent(() => {
    if (refused === null) return
    const { filters, search: text } = table.query
    const sound = withoutOddRanges(list.filters, filters)
    if (sound === filters) {
      dispatch(raise(refused.name, refused.context))
      return
    }
    const detail = 'Choose both dates in the filter.'
    const kept = 'The list is shown without these dates.'
    dispatch(raise(refused.name, { ...refused.context, detail, kept }))
    narrow({ filters: sound, by, text }, { replace: true })
  })
  useEffect(() => {
    if (refused !== null) onRefused()
  }, [refused])
}
