import { sendRows } from '#shared/upload/sendRows.ts'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { initiateJobs } from '../endpoints.ts'
import { reloadJobs } from '../uanApi.ts'

const WORDS = {
  busy: 'Creating the jobs',
  kept: 'The file is still chosen, with all that you repaired.',
  whenUnsure: 'Look in View Jobs whether its jobs are there before you send it again.',
} as const

/** Sends the file: true when its jobs are on their way, which is said. */
export const processJobs =
  (subClient: SubClient, file: File): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const isTaken = await dispatch(sendRows(initiateJobs, { subClient, file }, WORDS))
    if (isTaken) dispatch(reloadJobs())
    return isTaken
  }
