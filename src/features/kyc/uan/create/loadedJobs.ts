import type { Beside } from '#shared/csv/preflight/columns.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { JOB_STATUS } from '../job.ts'
import { uanApi } from '../uanApi.ts'

/** UANs and phones of the sub-client's jobs that some list has loaded just now; one that failed is there to be tried again. */
export function loadedJobs(subClientId: string): AppThunk<Beside['listed']> {
  return (_, getState) => {
    const { queries } = getState()
    if (queries === undefined) return {}
    const state = { queries }
    const jobs = uanApi.util
      .selectCachedArgsForQuery(state, 'uanJobs')
      .filter((asked) => asked.subClientId === subClientId)
      .flatMap((asked) => uanApi.endpoints.uanJobs.select(asked)(state).data?.rows ?? [])
      .filter(({ status }) => JOB_STATUS[status].tone !== 'danger')
    return {
      uanNumber: jobs.map(({ uan }) => uan),
      phoneNumber: jobs.map(({ phone }) => phone),
    }
  }
}
