import type { AppThunk } from '#shared/store/types.ts'
import { davApi } from '../davApi.ts'

/** Phone numbers of the sub-client's cases that some list has loaded just now: no call is made for them. */
export function loadedPhones(subClientId: string): AppThunk<readonly string[]> {
  return (_, getState) => {
    const { queries } = getState()
    if (queries === undefined) return []
    const state = { queries }
    return davApi.util
      .selectCachedArgsForQuery(state, 'davCases')
      .filter((asked) => asked.subClientId === subClientId)
      .flatMap((asked) => davApi.endpoints.davCases.select(asked)(state).data?.rows ?? [])
      .map(({ source }) => source.phone)
  }
}
