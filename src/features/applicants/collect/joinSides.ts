import {
  joinCardSides,
  type CardSides,
} from '#shared/kits/analyzer/batch/cardSides/joinCardSides.ts'
import type { UploadList } from '#shared/kits/upload/fileList/uploadList.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { NO_CHOICE } from '../model/applicantReducer.ts'
import { JOINED_SIDES } from '../model/documentRows.ts'
import { selectApplicant } from '../store/applicantsSlice.ts'
import { changeApplicant } from '../store/applicantsStore.ts'

/** The joined document takes the first one's position and the service of either. */
export function joinSides(
  applicant: string,
  uploads: UploadList,
  sides: CardSides,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const [front, back] = sides
    const { choices = {} } = selectApplicant(getState(), applicant) ?? {}
    const service = choices[front.id]?.service ?? choices[back.id]?.service ?? null
    const joined = await dispatch(joinCardSides(uploads, sides))
    if (joined === undefined) return
    const answers = { ...NO_CHOICE.answers, [JOINED_SIDES]: 'yes' }
    const choice = { service, by: 'user' as const, answers }
    await dispatch(changeApplicant(applicant, { kind: 'chosen', file: joined, choice }))
  }
}
