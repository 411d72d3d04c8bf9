import { sendRows } from '#shared/upload/sendRows.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { reloadJobs } from '../checksApi.ts'
import { createJobs } from '../endpoints.ts'

const WORDS = {
  busy: 'Creating the checks',
  kept: 'The file is still chosen.',
  whenUnsure: 'Look in View Checks whether its checks are there before you send it again.',
} as const

/** Sends the workbook: true when its checks are on their way, which is said. */
export const processChecks =
  (file: File): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const isTaken = await dispatch(sendRows(createJobs, { file }, WORDS))
    if (isTaken) dispatch(reloadJobs())
    return isTaken
  }
