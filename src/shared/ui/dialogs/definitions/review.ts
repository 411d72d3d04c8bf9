import geo from 'bootstrap-icons/icons/geo-alt.svg?raw'
import personLock from 'bootstrap-icons/icons/person-lock.svg?raw'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import {
  defineErrorDialog,
  defineInfoDialog,
  defineConfirmDialog,
  defineSuccessDialog,
  defineWarningDialog,
  type DialogDefinition,
} from '../dialogDefinition.ts'

export const REVIEW_DIALOGS = {
  confirmSubmitQc: defineConfirmDialog({
    title: 'Submit this review?',
    descriptionFirst: 'Your decisions and comments become the result of the case.',
    descriptionSecond: 'Check them once more if you are not sure.',
    btnText: 'Submit',
    btnSecondText: 'Back to the review',
    initialFocus: 'primary',
  }),
  confirmReopen: defineConfirmDialog({
    title: 'Reopen this case?',
    descriptionFirst: 'Are you sure? Proceeding will reopen this case.',
    btnText: 'Yes',
    btnSecondText: 'No',
  }),
  confirmOverrideAddress: defineConfirmDialog({
    title: 'Override Entered Address',
    descriptionFirst: 'The entered location is then placed beside the detected one.',
    descriptionSecond: 'You can undo this until you submit.',
    icon: geo,
    btnText: 'Override',
    btnSecondText: 'Cancel',
  }),
  confirmRemoveOverride: defineConfirmDialog({
    title: 'Remove Entered Address Override',
    descriptionFirst: 'The entered location moves back to where its address is found.',
    icon: geo,
    btnText: 'Remove',
    btnSecondText: 'Cancel',
  }),
  submittedLocationNotFoundError: defineErrorDialog({
    title: 'Submitted address not found',
    descriptionFirst: 'The address of this case could not be found on the map.',
    descriptionSecond: 'The case is unchanged. You return to the dashboard.',
    icon: geo,
    moveBack: true,
    btnText: 'Back to dashboard',
  }),
  enteredLocationNotFoundError: defineWarningDialog({
    title: 'New address not found',
    descriptionFirst: 'This address could not be found on the map. Your decisions are kept.',
    descriptionSecond: 'Try fewer words: street, place, pincode.',
    icon: geo,
    noSupport: true,
  }),
  reopenError: defineErrorDialog({
    title: 'Case not reopened',
    descriptionFirst: 'The case could not be reopened. Its result is unchanged.',
    descriptionSecond: 'Reload the list and try again.',
  }),
  qcDoneSuccessful: defineSuccessDialog({
    title: 'QC submitted',
    descriptionFirst: 'The result of the case is saved.',
  }),
  caseAlreadyAssigned: defineWarningDialog({
    title: 'Case Already Assigned',
    descriptionFirst: 'Someone else is reviewing this case.',
    descriptionSecond: 'You can view it or take it over.',
    icon: personLock,
    noSupport: true,
    btnText: 'Assign',
    btnSecondText: 'View',
    btnCloseText: 'Close',
    btnColor: 'danger-line',
    safeAnswer: 'dismissed',
    initialFocus: 'second',
  }),
  caseStatusAlreadyUpdated: defineInfoDialog({
    title: 'Case already changed',
    descriptionFirst: 'Case status is already updated, so your changes were not saved.',
    descriptionSecond: 'The list shows its current status.',
  }),
  errorSubmittingQc: defineErrorDialog({
    title: 'Review not submitted',
    descriptionFirst: 'The review could not be saved. Your decisions are still here.',
    descriptionSecond: 'Submit it again. If it happens again, contact support.',
  }),
  QcDataError: defineErrorDialog({
    title: 'Case not opened',
    descriptionFirst: 'The data of this case could not be loaded. The case is unchanged.',
    descriptionSecond: 'Reload the list and open it again.',
  }),
  updateStatusError: defineErrorDialog({
    title: 'Status not changed',
    descriptionFirst: 'The status of this case could not be changed.',
    descriptionSecond: 'Reload the list and try again.',
  }),
} as const satisfies Partial<Record<DialogName, DialogDefinition>>
