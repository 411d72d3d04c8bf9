import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { NEVER_SHOWN } from '#tests/sandbox/magic/manualSteps.ts'

type CoveredDialog = Exclude<DialogName, keyof typeof NEVER_SHOWN>

/** For each dialog, the test that raises it from a screen: file below tests/, title as it is written there. */
export const DIALOG_COVERAGE: Record<CoveredDialog, readonly [file: string, title: string]> = {
  internalError: ['journeys/auth/passwords.test.tsx', '%s opens %s'],
  incorrectPassword: [
    'journeys/auth/signInPassword.test.tsx',
    'clears a wrong password and focuses the field',
  ],
  activeSessionError: [
    'journeys/auth/signInPassword.test.tsx',
    'ends the other session and signs in again',
  ],
  userBlocked: ['journeys/auth/signIn.test.tsx', '%s opens %s'],
  rateLimitExceeded: [
    'journeys/auth/signInPassword.test.tsx',
    'shows the limit after six wrong passwords in a minute',
  ],
  loginError: ['journeys/auth/signInPassword.test.tsx', '%s opens %s'],
  uploadFailed: [
    'journeys/admin/clientsAdd.test.tsx',
    'reports a creation without a response and keeps the form',
  ],
  logOutError: [
    'journeys/shell/appBar.test.tsx',
    'a failed logout is reported and keeps the session',
  ],
  validateMailError: ['journeys/auth/signIn.test.tsx', '%s opens %s'],
  noEmailError: ['journeys/auth/passwords.test.tsx', '%s opens %s'],
  linkAlreadySent: ['journeys/auth/passwords.test.tsx', '%s opens %s'],
  checkEmailError: ['journeys/auth/passwords.test.tsx', '%s opens %s'],
  resetPasswordExpiry: [
    'journeys/auth/passwords.test.tsx',
    'reports an expired link on load and offers a new one',
  ],
  resetPasswordError: ['journeys/auth/passwords.test.tsx', 'code %s opens %s'],
  registerUserError: ['journeys/auth/signUp.test.tsx', '%s opens %s and keeps the entered values'],
  signupEmailVerifyError: ['journeys/auth/signUp.test.tsx', 'code %s opens %s'],
  wrongchangePassword: [
    'journeys/auth/passwords.test.tsx',
    'current password %s opens %s, and the button is enabled again',
  ],
  notAuthenticated: [
    'journeys/auth/passwords.test.tsx',
    'shows notAuthenticated when the session has ended',
  ],
  changePasswordError: [
    'journeys/auth/passwords.test.tsx',
    'current password %s opens %s, and the button is enabled again',
  ],
  idleWarning: [
    'journeys/shell/idle.test.tsx',
    'shows the warning after 25 minutes, and Continue resets the timer',
  ],
  unsavedChanges: ['journeys/admin/usersAdd.test.tsx', 'asks before entered values are discarded'],
  stillSaving: [
    'journeys/admin/saving.test.tsx',
    'a save that ends after the user left does not navigate back',
  ],
  confirmLogOut: [
    'journeys/jobs/jobs.test.tsx',
    'Log Out lists the jobs that will be deleted and keeps them when the user stays',
  ],
  passwordUpdated: [
    'journeys/auth/passwords.test.tsx',
    'changes the password, confirms it and logs out',
  ],
  passwordChanged: [
    'journeys/auth/passwords.test.tsx',
    'sets the password, clears the storage and allows signing in with it',
  ],
  emailVerified: [
    'journeys/auth/signUp.test.tsx',
    'sends the mail, and its link verifies the email and allows signing in',
  ],
  signupEmailSent: [
    'journeys/auth/signUp.test.tsx',
    'sends the mail, and its link verifies the email and allows signing in',
  ],
  emailAlreadyExists: ['journeys/auth/signUp.test.tsx', '%s opens %s and keeps the entered values'],
  feedbackCaptued: [
    'journeys/feedback/feedback.test.tsx',
    'sends rating and text, then thanks the user',
  ],
  ratingRequired: ['journeys/feedback/feedback.test.tsx', 'requires a rating'],
  servicefilesizeError: ['journeys/kyc/dav/createCase.test.tsx', '%s is rejected and not selected'],
  fileLengthError: [
    'journeys/kyc/uan/createJob.test.tsx',
    'checks the file name (kyc §5), and AUTORENAME sends the file under another name',
  ],
  filenameError: [
    'journeys/kyc/uan/createJob.test.tsx',
    'checks the file name (kyc §5), and AUTORENAME sends the file under another name',
  ],
  wrongFormat: [
    'journeys/idExtraction/idExtraction.test.tsx',
    'rejects another type of file with the specified text',
  ],
  passwordProtectFileError: [
    'journeys/payslip/payslip.test.tsx',
    'a locked payslip shows its dialog, then can be unlocked',
  ],
  fileProtectedWrongError: [
    'journeys/bankStatement/lockedFiles.test.tsx',
    'a single locked file has its own prompt',
  ],
  fileCorruptError: [
    'journeys/financialStatement/financialStatement.test.tsx',
    '%s is rejected before it is sent',
  ],
  mixedFormat: ['journeys/bankStatement/intake.test.tsx', '%s: %s'],
  fileCountError: ['journeys/bankStatement/intake.test.tsx', '%s: %s'],
  totalFileSizeError: ['journeys/bankStatement/intake.test.tsx', '%s: %s'],
  filePagesError: [
    'journeys/financialStatement/financialStatement.test.tsx',
    'rejects 501 pages and accepts 500, the limit of this service',
  ],
  noFileUnlocked: ['journeys/bankStatement/lockedFiles.test.tsx', '%s as the single password: %s'],
  someFilesUnlocked: [
    'journeys/bankStatement/lockedFiles.test.tsx',
    '%s as the single password: %s',
  ],
  allFilesUnlocked: [
    'journeys/bankStatement/lockedFiles.test.tsx',
    'the single password unlocks all files',
  ],
  confirmAccounts: [
    'journeys/bankStatement/sortedAccounts.test.tsx',
    'asks before statements of three accounts are sent as one',
  ],
  uploadBankInsights: [
    'journeys/bankStatement/intake.test.tsx',
    'are requested once when missing, then default values are sent',
  ],
  fileTooSlowError: [
    'journeys/payslip/rejectedFiles.test.tsx',
    'a file whose reader stops responding shows fileTooSlowError',
  ],
  fileUnpackedSizeError: [
    'journeys/idExtraction/idExtraction.test.tsx',
    'a picture with too many pixels shows fileUnpackedSizeError',
  ],
  emptyFolderError: [
    'journeys/payslip/rejectedFiles.test.tsx',
    'a dropped empty folder shows emptyFolderError',
  ],
  sendApplicantDocuments: [
    'journeys/applicants/collect.test.tsx',
    'shows what goes to which service, sends it, and keeps what waits for the user',
  ],
  removeApplicant: [
    'journeys/applicants/applicantsList.test.tsx',
    'names what is lost before an applicant is removed',
  ],
  lowCredits: [
    'journeys/jobs/jobs.test.tsx',
    'Retry sends the failed file again and removes the old job from Jobs',
  ],
  outputFailed: [
    'journeys/form26as/form26as.test.tsx',
    'a failed scan shows outputFailed and returns to the upload',
  ],
  documentUploadError: ['journeys/bankStatement/rejectedFiles.test.tsx', 'a statement %s shows %s'],
  fileNotKept: [
    'journeys/payslip/rejectedFiles.test.tsx',
    'a rejected file that the browser no longer has shows fileNotKept when it is used again',
  ],
  requestTooLarge: [
    'journeys/bankStatement/rejectedFiles.test.tsx',
    'a statement that is too large for the web server shows requestTooLarge',
  ],
  imageQualityError: [
    'journeys/financialStatement/financialStatement.test.tsx',
    'an unreadable scan shows imageQualityError',
  ],
  trialSubscriptionEnded: [
    'journeys/bankStatement/rejectedFiles.test.tsx',
    'a statement %s shows %s',
  ],
  trialLimitExhausted: ['journeys/bankStatement/rejectedFiles.test.tsx', 'a statement %s shows %s'],
  headersError: ['journeys/bankStatement/rejectedFiles.test.tsx', 'a statement %s shows %s'],
  Invalidinputexcel: ['journeys/bankStatement/rejectedFiles.test.tsx', 'a statement %s shows %s'],
  emptyInputExcel: ['journeys/bankStatement/rejectedFiles.test.tsx', 'a statement %s shows %s'],
  extraExcelData: ['journeys/bankStatement/rejectedFiles.test.tsx', 'a statement %s shows %s'],
  processStop: [
    'journeys/passbook/passbook.test.tsx',
    'Cancel asks for confirmation and stops only after it',
  ],
  partialOutput: [
    'journeys/bankStatement/output.test.tsx',
    'lists the failures per account, and Proceed Anyway! opens the successful part',
  ],
  confirmDeleteCSV: [
    'journeys/kyc/companyChecks/createCase.test.tsx',
    'is removed after confirmation, which returns to the upload',
  ],
  confirmContact: [
    'journeys/kyc/dav/bulkActions.test.tsx',
    'asks who gets what, can be undone for 5 seconds, and sends nothing when the list is left',
  ],
  confirmSendAgain: [
    'journeys/kyc/gstr/gstr.test.tsx',
    'asks before an OTP is requested again that may have been sent',
  ],
  confirmContactOfRows: [
    'journeys/kyc/dav/processCases.test.tsx',
    'leaves out rows that reach nobody or somebody twice (confirmContactOfRows)',
  ],
  confirmSubmitQc: [
    'journeys/kyc/dav/review.test.tsx',
    'a photo can be rotated and rejected in full screen, and Pass asks about the contradiction',
  ],
  confirmReopen: ['journeys/kyc/dav/checks.test.tsx', 'a decided case asks before it is reopened'],
  confirmOverrideAddress: [
    'journeys/kyc/dav/review.test.tsx',
    'the map asks before an override is removed, and reports a new address that is not found',
  ],
  confirmRemoveOverride: [
    'journeys/kyc/dav/review.test.tsx',
    'the map asks before an override is removed, and reports a new address that is not found',
  ],
  submittedLocationNotFoundError: [
    'journeys/kyc/dav/release.test.tsx',
    'an address that cannot be found returns to the list and releases the case',
  ],
  enteredLocationNotFoundError: [
    'journeys/kyc/dav/review.test.tsx',
    'the map asks before an override is removed, and reports a new address that is not found',
  ],
  reopenError: [
    'journeys/kyc/dav/release.test.tsx',
    'a failure shows reopenError and changes nothing',
  ],
  downloadReportError: [
    'journeys/kyc/companyChecks/viewChecks.test.tsx',
    'shows why the server refuses it',
  ],
  resendNotificationSuccessful: [
    'journeys/kyc/dav/checksActions.test.tsx',
    'uses the numbers of the case',
  ],
  resendNotificationError: [
    'journeys/kyc/dav/checksActions.test.tsx',
    'shows resendNotificationError when it fails',
  ],
  fileUploadError: [
    'journeys/kyc/uan/createJob.test.tsx',
    'a Process that fails keeps the file, but not after the session has ended',
  ],
  downloadMisError: ['journeys/kyc/dav/checksActions.test.tsx', 'from day %s on: %s'],
  emptyMisError: ['journeys/kyc/dav/checksActions.test.tsx', 'from day %s on: %s'],
  qcDoneSuccessful: [
    'journeys/kyc/dav/review.test.tsx',
    'nine key presses review a case without differences from start to verdict',
  ],
  caseAlreadyAssigned: [
    'journeys/kyc/dav/release.test.tsx',
    'asks before the takeover: View opens it read-only, Close does nothing',
  ],
  caseStatusAlreadyUpdated: [
    'journeys/kyc/dav/release.test.tsx',
    'a case that someone decided meanwhile is reported, and the list is reloaded',
  ],
  errorSubmittingQc: [
    'journeys/kyc/dav/nextCase.test.tsx',
    '%s: the review stays open and assigned, and can be submitted again or left',
  ],
  phoneNumberInvalid: ['journeys/kyc/uan/viewJobs.test.tsx', 'a phone number accepts only digits'],
  dateRangeSelectError: [
    'journeys/kyc/dav/checks.test.tsx',
    'sends all filters at once with Indian days; chips show them, Back closes the panel and Reset clears them',
  ],
  filterError: ['journeys/kyc/companyChecks/viewChecks.test.tsx', '%s: %s, and Search tries again'],
  downloadTemplateError: [
    'journeys/kyc/dav/processCases.test.tsx',
    'reports a template that is not available, and files are still checked',
  ],
  QcDataError: ['journeys/kyc/dav/release.test.tsx', '%s: %s, and the list is shown'],
  updateStatusError: [
    'journeys/kyc/dav/release.test.tsx',
    'reports a failed release because the case is still assigned',
  ],
  recordsUploaded: [
    'journeys/kyc/companyChecks/createCase.test.tsx',
    'selects, checks and processes a workbook, then shows its checks in the list',
  ],
  fetchRecordsError: [
    'journeys/kyc/companyChecks/createCase.test.tsx',
    'a list that fails after the upload has its own message',
  ],
  onlyCSVFormat: ['journeys/kyc/dav/createCase.test.tsx', '%s is rejected and not selected'],
  csvEmptyFile: ['journeys/kyc/dav/createCase.test.tsx', '%s is rejected and not selected'],
  invalidGstNumber: [
    'journeys/kyc/gstr/gstr.test.tsx',
    'reports an invalid GSTIN without a request and keeps it for correction',
  ],
  gstrApiAccessDenied: ['journeys/kyc/gstr/gstr.test.tsx', '%s at Proceed: %s'],
  requestOtpError: ['journeys/kyc/gstr/gstr.test.tsx', '%s at Proceed: %s'],
  autheticateOtpError: ['journeys/kyc/gstr/gstr.test.tsx', 'OTP %s: %s'],
  downloadDocumentsError: ['journeys/kyc/gstr/gstr.test.tsx', '%s at the download: %s'],
  cameraUnavailable: [
    'browser/addressCamera.spec.ts',
    'retries a busy camera with lower demands, then reports it; also reports a location that never arrives',
  ],
  deniedLocationPermission: [
    'browser/addressCamera.spec.ts',
    'handles location permission that is refused, allowed and revoked',
  ],
  deniedCameraPermission: [
    'browser/addressCamera.spec.ts',
    'revoked camera permission: Application Details reports it, the next step explains how to allow it and checks again',
  ],
  errorWhileObtainingLocation: [
    'browser/addressCamera.spec.ts',
    'retries a busy camera with lower demands, then reports it; also reports a location that never arrives',
  ],
  missingFields: [
    'journeys/candidate/addressForm.test.tsx',
    'shows missing answers, then a summary, and submits',
  ],
  errorDuringFormFetch: [
    'journeys/candidate/addressForm.test.tsx',
    'shows errorDuringFormFetch when neither the submission nor the status check gets a response',
  ],
  errorDuringFormSubmission: [
    'journeys/candidate/addressForm.test.tsx',
    'keeps everything after a rejected submission so that it can be sent again',
  ],
}
