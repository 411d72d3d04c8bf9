import { sendRows } from '#shared/upload/sendRows.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import { reloadCases } from '../davApi.ts'
import { initiateCases } from '../endpoints.ts'

const WORDS = {
  busy: 'Creating the cases',
  kept: 'The file is still chosen, with all that you repaired.',
  whenUnsure: 'Look in View Checks whether its cases are there before you send it again.',
} as const

/** Sends the file: true when its cases are on their way, which is said. */
export const processCases =
  (subClient: SubClient, file: File): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const isTaken = await dispatch(sendRows(initiateCases, { subClient, file }, WORDS))
    if (isTaken) dispatch(reloadCases())
    return isTaken
  }
