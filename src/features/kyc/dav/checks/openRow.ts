import type { AppThunk } from '#shared/store/types.ts'
import { CASE_STATUS, type AddressCase } from '../case.ts'
import { startQc, view } from '../review/holding/startReview.ts'

/** Enter or a click on a row: what is ready is started; a decided case is shown, for only its status asks to reopen it. */
export const openRow = (one: AddressCase): AppThunk<Promise<void>> =>
  CASE_STATUS[one.status].action === 'startQc' ? startQc(one.caseId) : view(one)
