import geo from 'bootstrap-icons/icons/geo-alt.svg?raw'
import personLock from 'bootstrap-icons/icons/person-lock.svg?raw'
import type { ErrorName } from '../errorNames.ts'
import { failure, notice, question, success, warning, type ErrorRow } from '../errorRow.ts'

/** QC review of address cases (kyc §4, §8). */
export const REVIEW_ROWS = {
  confirmSubmitQc: question({
    title: 'Submit this review?',
    descriptionFirst: 'Your decisions and comments become the result of the case.',
    descriptionSecond: 'Check them once more if you are not sure.',
    btnText: 'Submit',
    btnSecondText: 'Back to the review',
    focused: 'primary',
  }),
  confirmReopen: question({
    title: 'Reopen this case?',
    descriptionFirst: 'Are you sure? Proceeding will reopen this case.',
    btnText: 'Yes',
    btnSecondText: 'No',
  }),
  confirmOverrideAddress: question({
    title: 'Override Entered Address',
    descriptionFirst: 'The entered location is then placed beside the detected one.',
    descriptionSecond: 'You can take this back until you submit.',
    icon: geo,
    btnText: 'Override',
    btnSecondText: 'Cancel',
  }),
  confirmRemoveOverride: question({
    title: 'Remove Entered Address Override',
    descriptionFirst: 'The entered location goes back to where its address is found.',
    icon: geo,
    btnText: 'Remove',
    btnSecondText: 'Cancel',
  }),
  submittedLocationNotFoundError: failure({
    title: 'Submitted address not found',
    descriptionFirst: 'The address of this case could not be found on the map.',
    descriptionSecond: 'The case is kept as it was; you go back to the dashboard.',
    icon: geo,
    moveBack: true,
    btnText: 'Back to dashboard',
  }),
  enteredLocationNotFoundError: warning({
    title: 'New address not found',
    descriptionFirst: 'This address could not be found on the map. Your decisions are kept.',
    descriptionSecond: 'Try it with fewer words: street, place, pincode.',
    icon: geo,
    noSupport: true,
  }),
  reopenError: failure({
    title: 'Case not reopened',
    descriptionFirst: 'The case could not be reopened. Its result is unchanged.',
    descriptionSecond: 'Reload the list and try again.',
  }),
  qcDoneSuccessful: success({
    title: 'QC submitted',
    descriptionFirst: 'The result of the case is saved.',
  }),
  caseAlreadyAssigned: warning({
    title: 'Case Already Assigned',
    descriptionFirst: 'Someone else is reviewing this case.',
    descriptionSecond: 'You can look on, or take the case over.',
    icon: personLock,
    noSupport: true,
    btnText: 'Assign',
    btnSecondText: 'View',
    btnCloseText: 'Close',
    btnColor: 'danger-line',
    safe: 'dismissed',
    focused: 'second',
  }),
  caseStatusAlreadyUpdated: notice({
    title: 'Case already changed',
    descriptionFirst: 'Case status is already updated, so nothing of yours was saved.',
    descriptionSecond: 'The list shows its status.',
  }),
  errorSubmittingQc: failure({
    title: 'Review not submitted',
    descriptionFirst: 'The review could not be saved. Your decisions are still here.',
    descriptionSecond: 'Submit it again. If it happens again, contact support.',
  }),
  QcDataError: failure({
    title: 'Case not opened',
    descriptionFirst: 'The data of this case could not be fetched. The case is unchanged.',
    descriptionSecond: 'Reload the list and open it again.',
  }),
  updateStatusError: failure({
    title: 'Status not changed',
    descriptionFirst: 'The status of this case could not be changed.',
    descriptionSecond: 'Reload the list and try again.',
  }),
} as const satisfies Partial<Record<ErrorName, ErrorRow>>
