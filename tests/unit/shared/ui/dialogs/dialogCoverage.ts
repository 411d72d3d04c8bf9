import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { NEVER_SHOWN } from '#tests/sandbox/magic/manualSteps.ts'

type CoveredDialog = Exclude<DialogName, keyof typeof NEVER_SHOWN>

/** For each dialog, the test that raises it from a screen: file below tests/, title as it is written there. */
export const DIALOG_COVERAGE: Record<CoveredDialog, readonly [file: string, title: string]> = {
  internalError: ['journeys/auth/passwords.test.tsx', '%s leads to %s'],
  incorrectPassword: [
    'journeys/auth/signIn.test.tsx',
    'a wrong password is told and forgotten; the next one can be typed at once',
  ],
  activeSessionError: [
    'journeys/auth/signIn.test.tsx',
    'continues in a new session: the other one ends and one signs in again',
  ],
  userBlocked: ['journeys/auth/signIn.test.tsx', '%s leads to %s'],
  rateLimitExceeded: [
    'journeys/auth/signIn.test.tsx',
    'a sixth wrong password in a minute has to wait',
  ],
  loginError: ['journeys/auth/signIn.test.tsx', '%s leads to %s'],
  uploadFailed: ['journeys/admin/clientsAdd.test.tsx', 'no answer says so and keeps the form'],
  logOutError: ['journeys/shell/bar.test.tsx', 'a logout that fails says so and keeps the session'],
  validateMailError: ['journeys/auth/signIn.test.tsx', '%s leads to %s'],
  noEmailError: ['journeys/auth/passwords.test.tsx', '%s leads to %s'],
  linkAlreadySent: ['journeys/auth/passwords.test.tsx', '%s leads to %s'],
  checkEmailError: ['journeys/auth/passwords.test.tsx', '%s leads to %s'],
  resetPasswordExpiry: [
    'journeys/auth/passwords.test.tsx',
    'that has expired is told on load and leads to a new one',
  ],
  resetPasswordError: ['journeys/auth/passwords.test.tsx', 'code %s leads to %s'],
  registerUserError: ['journeys/auth/signUp.test.tsx', '%s leads to %s, and what was typed stays'],
  signupEmailVerifyError: ['journeys/auth/signUp.test.tsx', 'code %s leads to %s'],
  wrongchangePassword: [
    'journeys/auth/passwords.test.tsx',
    'current password %s leads to %s; the button is there again',
  ],
  notAuthenticated: [
    'journeys/auth/passwords.test.tsx',
    'a session that is over shows notAuthenticated',
  ],
  changePasswordError: [
    'journeys/auth/passwords.test.tsx',
    'current password %s leads to %s; the button is there again',
  ],
  idleWarning: [
    'journeys/shell/idle.test.tsx',
    'the warning comes at 25 minutes; Continue resets the time',
  ],
  unsavedChanges: ['journeys/admin/usersAdd.test.tsx', 'what was typed is not lost by accident'],
  stillSaving: [
    'journeys/admin/saving.test.tsx',
    'a save that ends after the page was left takes nobody back',
  ],
  confirmLogOut: [
    'journeys/jobs/jobs.test.tsx',
    'Log Out names the jobs that go with it, and leaves them where one stays',
  ],
  passwordUpdated: ['journeys/auth/passwords.test.tsx', 'changes it, tells so and logs out'],
  passwordChanged: [
    'journeys/auth/passwords.test.tsx',
    'sets the password; storage is cleared and one signs in with it',
  ],
  emailVerified: [
    'journeys/auth/signUp.test.tsx',
    'sends the mail, whose link verifies the address; then one signs in',
  ],
  signupEmailSent: [
    'journeys/auth/signUp.test.tsx',
    'sends the mail, whose link verifies the address; then one signs in',
  ],
  emailAlreadyExists: ['journeys/auth/signUp.test.tsx', '%s leads to %s, and what was typed stays'],
  feedbackCaptued: [
    'journeys/feedback/feedback.test.tsx',
    'sends the rating and the text, and thanks',
  ],
  ratingRequired: ['journeys/feedback/feedback.test.tsx', 'wants a rating'],
  servicefilesizeError: [
    'journeys/kyc/dav/createCase.test.tsx',
    '%s is refused and nothing is chosen',
  ],
  fileLengthError: [
    'journeys/kyc/uan/createJob.test.tsx',
    'a file name is judged (kyc §5): AUTORENAME takes the file under another one',
  ],
  filenameError: [
    'journeys/kyc/uan/createJob.test.tsx',
    'a file name is judged (kyc §5): AUTORENAME takes the file under another one',
  ],
  wrongFormat: [
    'journeys/idExtraction/idExtraction.test.tsx',
    'another kind of file is refused in the words of the product',
  ],
  passwordProtectFileError: [
    'journeys/payslip/payslip.test.tsx',
    'a locked payslip is refused with its dialog, then unlocked here as in a list',
  ],
  fileProtectedWrongError: [
    'journeys/bankStatement/lockedFiles.test.tsx',
    'a single one has its own prompt',
  ],
  fileCorruptError: [
    'journeys/financialStatement/financialStatement.test.tsx',
    '%s is refused before it is sent',
  ],
  mixedFormat: ['journeys/bankStatement/intake.test.tsx', '%s: %s'],
  fileCountError: ['journeys/bankStatement/intake.test.tsx', '%s: %s'],
  totalFileSizeError: ['journeys/bankStatement/intake.test.tsx', '%s: %s'],
  filePagesError: [
    'journeys/financialStatement/financialStatement.test.tsx',
    '501 pages are refused with the limit of this service, 500 are taken',
  ],
  noFileUnlocked: ['journeys/bankStatement/lockedFiles.test.tsx', '%s as the single password: %s'],
  someFilesUnlocked: [
    'journeys/bankStatement/lockedFiles.test.tsx',
    '%s as the single password: %s',
  ],
  allFilesUnlocked: [
    'journeys/bankStatement/lockedFiles.test.tsx',
    'the single password of all of them',
  ],
  uploadBankInsights: [
    'journeys/bankStatement/intake.test.tsx',
    'not chosen, they are asked for once and then fall back',
  ],
  fileTooSlowError: [
    'journeys/payslip/refusals.test.tsx',
    'a file whose reader stops answering raises fileTooSlowError',
  ],
  fileUnpackedSizeError: [
    'journeys/idExtraction/idExtraction.test.tsx',
    'a picture of more pixels than a page can hold raises fileUnpackedSizeError',
  ],
  emptyFolderError: [
    'journeys/payslip/refusals.test.tsx',
    'an empty folder that is dropped raises emptyFolderError',
  ],
  lowCredits: [
    'journeys/jobs/jobs.test.tsx',
    'after a failure the same file goes again with one press, and Jobs no longer lists it',
  ],
  outputFailed: [
    'journeys/form26as/form26as.test.tsx',
    'a scan is Failed: outputFailed, and back to the upload',
  ],
  documentUploadError: [
    'journeys/bankStatement/refusals.test.tsx',
    'a sent statement %s raises %s',
  ],
  fileNotKept: [
    'journeys/payslip/refusals.test.tsx',
    'a refused file that the browser no longer has raises fileNotKept when it is used again',
  ],
  requestTooLarge: [
    'journeys/bankStatement/refusals.test.tsx',
    'a statement that the web server finds too large raises requestTooLarge',
  ],
  imageQualityError: [
    'journeys/financialStatement/financialStatement.test.tsx',
    'a scan that nobody can read is imageQualityError',
  ],
  trialSubscriptionEnded: [
    'journeys/bankStatement/refusals.test.tsx',
    'a sent statement %s raises %s',
  ],
  trialLimitExhausted: [
    'journeys/bankStatement/refusals.test.tsx',
    'a sent statement %s raises %s',
  ],
  headersError: ['journeys/bankStatement/refusals.test.tsx', 'a sent statement %s raises %s'],
  Invalidinputexcel: ['journeys/bankStatement/refusals.test.tsx', 'a sent statement %s raises %s'],
  emptyInputExcel: ['journeys/bankStatement/refusals.test.tsx', 'a sent statement %s raises %s'],
  extraExcelData: ['journeys/bankStatement/refusals.test.tsx', 'a sent statement %s raises %s'],
  processStop: [
    'journeys/passbook/passbook.test.tsx',
    'Cancel asks first, and stops on the answer only',
  ],
  partialOutput: [
    'journeys/bankStatement/output.test.tsx',
    'what failed is named per account, and Proceed Anyway! leads to what was analysed',
  ],
  confirmDeleteCSV: [
    'journeys/kyc/companyChecks/createCase.test.tsx',
    'is removed after a question, and the way back is the upload',
  ],
  confirmSubmitQc: [
    'journeys/kyc/dav/judging.test.tsx',
    'a photo is turned and rejected over the whole window; Pass all the same is asked about',
  ],
  confirmReopen: [
    'journeys/kyc/dav/checks.test.tsx',
    'that is decided asks before it is opened again',
  ],
  confirmOverrideAddress: [
    'journeys/kyc/dav/judging.test.tsx',
    'the map asks before an override goes, and says where a new address is nowhere',
  ],
  confirmRemoveOverride: [
    'journeys/kyc/dav/judging.test.tsx',
    'the map asks before an override goes, and says where a new address is nowhere',
  ],
  submittedLocationNotFoundError: [
    'journeys/kyc/dav/holding.test.tsx',
    'an address that is on no map leads back to the list, and the case is given back',
  ],
  enteredLocationNotFoundError: [
    'journeys/kyc/dav/judging.test.tsx',
    'the map asks before an override goes, and says where a new address is nowhere',
  ],
  reopenError: [
    'journeys/kyc/dav/holding.test.tsx',
    'a refusal is reopenError, and nothing was changed',
  ],
  downloadReportError: ['journeys/kyc/companyChecks/viewChecks.test.tsx', 'a refusal says why'],
  resendNotificationSuccessful: [
    'journeys/kyc/dav/checksActions.test.tsx',
    'is notified again at the numbers of the case',
  ],
  resendNotificationError: [
    'journeys/kyc/dav/checksActions.test.tsx',
    'hears nothing where it fails: resendNotificationError',
  ],
  fileUploadError: [
    'journeys/kyc/uan/createJob.test.tsx',
    'a Process that fails keeps the file; without a session there is none to keep',
  ],
  downloadMisError: ['journeys/kyc/dav/checksActions.test.tsx', 'from day %s on: %s'],
  emptyMisError: ['journeys/kyc/dav/checksActions.test.tsx', 'from day %s on: %s'],
  qcDoneSuccessful: [
    'journeys/kyc/dav/judging.test.tsx',
    'a case without a difference takes nine keys, from the first look to its verdict',
  ],
  caseAlreadyAssigned: [
    'journeys/kyc/dav/holding.test.tsx',
    'asks before it is taken over: View looks on, Close does nothing',
  ],
  caseStatusAlreadyUpdated: [
    'journeys/kyc/dav/holding.test.tsx',
    'a case that somebody decided meanwhile is told, and the list asked anew',
  ],
  errorSubmittingQc: [
    'journeys/kyc/dav/nextCase.test.tsx',
    '%s: the review stays open and held, to be submitted again or left',
  ],
  phoneNumberInvalid: ['journeys/kyc/uan/viewJobs.test.tsx', 'a phone number is digits'],
  dateRangeSelectError: [
    'journeys/kyc/dav/checks.test.tsx',
    'the filter asks for all of it at once, in Indian days; chips tell it, Back closes it, and Reset takes it away',
  ],
  filterError: ['journeys/kyc/companyChecks/viewChecks.test.tsx', '%s: %s; Search asks again'],
  downloadTemplateError: [
    'journeys/kyc/dav/createCase.test.tsx',
    'that cannot be had is told, and a file is checked all the same',
  ],
  QcDataError: ['journeys/kyc/dav/holding.test.tsx', '%s: %s, and the list stands'],
  updateStatusError: [
    'journeys/kyc/dav/holding.test.tsx',
    'a failure is said, for the case is still held',
  ],
  recordsUploaded: [
    'journeys/kyc/companyChecks/createCase.test.tsx',
    'a workbook is chosen, looked at and processed; the whole list is next and its checks are in it',
  ],
  fetchRecordsError: [
    'journeys/kyc/companyChecks/createCase.test.tsx',
    'a list that does not come after the upload has its own name',
  ],
  onlyCSVFormat: ['journeys/kyc/dav/createCase.test.tsx', '%s is refused and nothing is chosen'],
  csvEmptyFile: ['journeys/kyc/dav/createCase.test.tsx', '%s is refused and nothing is chosen'],
  invalidGstNumber: [
    'journeys/kyc/gstr/gstr.test.tsx',
    'a number that is none is told, asks nothing and stays to be mended',
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
    'says what is missing, takes it, shows it once more and sends it',
  ],
  errorDuringFormFetch: [
    'journeys/candidate/addressForm.test.tsx',
    'that gets no answer, and about which nobody can be asked, raises errorDuringFormFetch',
  ],
  errorDuringFormSubmission: [
    'journeys/candidate/addressForm.test.tsx',
    'that the server refuses keeps everything and can be sent again',
  ],
}
