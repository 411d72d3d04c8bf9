import type { ErrorName } from '#shared/errors/errorNames.ts'

/** Where a magic value is typed or found. */
export const MAGIC_PLACES = {
  payslip:
    'Payslip: a PDF whose title is, or whose text has the line, “Sandbox: value”. Ready files stand among the samples.',
  form26as:
    'Form 26AS: a PDF whose title is, or whose text has the line, “Sandbox: value”. Ready files stand among the samples.',
  financialStatement:
    'Financial statement: a file named value.pdf or statement-value.pdf (any extension), or a PDF whose title is “Sandbox: value”',
  passbook:
    'Passbook: a picture named value.jpg or passbook-value.jpg. As the front page it acts when that is sent, among the transaction pages 40 seconds later.',
  bankStatement:
    'Bank statement: a file named value.pdf or bank-value.pdf (any extension), or a PDF whose title is “Sandbox: value”',
  idExtraction:
    'ID extraction: a file named value.pdf or id-value.jpg (any accepted extension), or a PDF whose title is “Sandbox: value”',
  validateMail: 'Sign-in, first step: value@ any domain',
  login: 'Sign-in, second step: value@ any domain, with any password',
  logout: 'Log Out, signed in as value@lekha.example',
  signUp: 'Sign-up: value@ any domain as work e-mail',
  forgotPassword: 'Forgot password: value@ any domain',
  code: 'A link with the value as its code: /signup/value or /forgotPassword/setPassword/value',
  currentPassword: 'Change password: the value as current password',
  feedback: 'Feedback: the value as additional feedback',
  clientForm: 'Client Management: the value as organization name, when the form is saved',
  userForm: 'User Management: the value as user name, when the form is saved',
  serviceForm: 'Service Management: the value as service name, when the form is saved',
  adminList: 'The lists of Client, User and Service Management, signed in as value@lekha.example',
} as const

export type MagicPlace = keyof typeof MAGIC_PLACES

export type MagicRow = {
  place: MagicPlace
  value: string
  /** The dialog that it ends in, or what is to be seen where there is no dialog. */
  reaches: ErrorName | (string & {})
  note: string
}

const row = (
  place: MagicPlace,
  value: string,
  reaches: MagicRow['reaches'],
  note: string,
): MagicRow => ({
  place,
  value,
  reaches,
  note,
})

/** What the three admin stores do alike with a value in their form; a refused one saves nothing. */
const ADMIN_ANSWERS = [
  ['string-detail', 'error toast', 'Refused with a string as detail: the toast tells it'],
  ['array-detail', 'error toast', 'Refused with a list as detail: the toast tells its first item'],
  ['no-detail', 'error toast', 'Refused with 500 and no detail at all'],
  ['server-error', 'error toast', 'Answered 500'],
  ['odd-error', 'error toast', 'Answered 418'],
  ['no-answer', 'uploadFailed', 'The connection breaks'],
  ['unauthorized', 'notAuthenticated', 'The session ends'],
  [
    'misfit',
    'success toast, list fetched anew',
    'Saved, and the record in the answer does not fit the contract',
  ],
  [
    'no-record',
    'success toast, list fetched anew',
    'Saved; a create is answered 201 without the record, an update 204',
  ],
] as const

const ADMIN_FORMS = ['clientForm', 'userForm', 'serviceForm'] as const

/** Read by the handlers, the /sandbox page and the README. */
export const MAGIC: readonly MagicRow[] = [
  row('payslip', 'low-credits', 'lowCredits', 'Upload refused: Insufficient Credits'),
  row(
    'payslip',
    'trial-ended',
    'trialSubscriptionEnded',
    'Upload refused: Trial Subscription Ended',
  ),
  row('payslip', 'limit-exhausted', 'trialLimitExhausted', 'Upload refused: File Limit Exhausted'),
  row('payslip', 'bad-document', 'documentUploadError', 'Upload refused with another detail'),
  row('payslip', 'empty-excel', 'emptyInputExcel', 'Upload refused: Excel is Empty'),
  row('payslip', 'extra-excel', 'extraExcelData', 'Upload refused: Extra Data Entered'),
  row('payslip', 'bad-excel', 'Invalidinputexcel', 'Upload refused: Error While reading the Excel'),
  row('payslip', 'server-error', 'internalError', 'Upload answered 500'),
  row('payslip', 'teapot', 'outputFailed', 'Upload answered 418'),
  row('payslip', 'no-answer', 'uploadFailed', 'The connection breaks during the upload'),
  row('payslip', 'unauthorized', 'notAuthenticated', 'The session ends during the upload'),
  row('payslip', 'failed', 'outputFailed', 'Processing ends with status Failed'),
  row('payslip', 'poll-error', 'internalError', 'The second status call is answered 500'),
  row('payslip', 'poll-unauthorized', 'notAuthenticated', 'The session ends during processing'),
  row(
    'payslip',
    'flaky',
    'a result, late',
    'The second and third status calls get no answer, then it goes on',
  ),
  row('payslip', 'misfit', 'outputFailed', 'The answer does not fit the contract'),
  row(
    'payslip',
    'slow',
    'a result, late',
    'Takes ten times as long: time to leave the page, reload or cancel',
  ),
  row(
    'payslip',
    'gross-salary',
    'a result',
    'The second form of the answer: gross_salary, total_deductions, net_pay',
  ),

  row('form26as', 'low-credits', 'lowCredits', 'Upload refused: Insufficient Credits'),
  row(
    'form26as',
    'trial-ended',
    'trialSubscriptionEnded',
    'Upload refused: Trial Subscription Ended',
  ),
  row('form26as', 'limit-exhausted', 'trialLimitExhausted', 'Upload refused: File Limit Exhausted'),
  row('form26as', 'bad-document', 'documentUploadError', 'Upload refused with another detail'),
  row('form26as', 'empty-excel', 'emptyInputExcel', 'Upload refused: Excel is Empty'),
  row('form26as', 'extra-excel', 'extraExcelData', 'Upload refused: Extra Data Entered'),
  row(
    'form26as',
    'bad-excel',
    'Invalidinputexcel',
    'Upload refused: Error While reading the Excel',
  ),
  row('form26as', 'server-error', 'internalError', 'Upload answered 500'),
  row('form26as', 'teapot', 'outputFailed', 'Upload answered 418'),
  row('form26as', 'no-answer', 'uploadFailed', 'The connection breaks during the upload'),
  row('form26as', 'unauthorized', 'notAuthenticated', 'The session ends during the upload'),
  row('form26as', 'failed', 'outputFailed', 'Processing ends with status Failed'),
  row('form26as', 'poll-error', 'internalError', 'The second status call is answered 500'),
  row('form26as', 'poll-unauthorized', 'notAuthenticated', 'The session ends during processing'),
  row(
    'form26as',
    'flaky',
    'a result, late',
    'The second and third status calls get no answer, then it goes on',
  ),
  row('form26as', 'misfit', 'outputFailed', 'The answer does not fit the contract'),
  row(
    'form26as',
    'slow',
    'a result, late',
    'Takes ten times as long: time to leave the page, reload or cancel',
  ),
  row(
    'form26as',
    'lower-camel',
    'a result',
    'The second spelling of the answer: nameOfDeductor, totalCredit, totalTax, details',
  ),

  row('financialStatement', 'low-credits', 'lowCredits', 'Upload refused: Insufficient Credits'),
  row(
    'financialStatement',
    'trial-ended',
    'trialSubscriptionEnded',
    'Upload refused: Trial Subscription Ended',
  ),
  row(
    'financialStatement',
    'limit-exhausted',
    'trialLimitExhausted',
    'Upload refused: File Limit Exhausted',
  ),
  row('financialStatement', 'bad-document', 'documentUploadError', 'Upload refused otherwise'),
  row('financialStatement', 'empty-excel', 'emptyInputExcel', 'Upload refused: Excel is Empty'),
  row('financialStatement', 'extra-excel', 'extraExcelData', 'Upload refused: Extra Data Entered'),
  row(
    'financialStatement',
    'bad-excel',
    'Invalidinputexcel',
    'Upload refused: Error While reading the Excel',
  ),
  row('financialStatement', 'server-error', 'internalError', 'Upload answered 500'),
  row('financialStatement', 'teapot', 'outputFailed', 'Upload answered 418'),
  row('financialStatement', 'no-answer', 'uploadFailed', 'The connection breaks during the upload'),
  row('financialStatement', 'unauthorized', 'notAuthenticated', 'The session ends at the upload'),
  row('financialStatement', 'failed', 'imageQualityError', 'Processing ends with status Failed'),
  row(
    'financialStatement',
    'poll-error',
    'internalError',
    'The second status call is answered 500',
  ),
  row(
    'financialStatement',
    'poll-unauthorized',
    'notAuthenticated',
    'The session ends during processing',
  ),
  row(
    'financialStatement',
    'flaky',
    'a result, late',
    'The second and third status calls get no answer, then it goes on',
  ),
  row('financialStatement', 'misfit', 'outputFailed', 'The status does not fit the contract'),
  row('financialStatement', 'lost-output', 'internalError', 'The workbook is answered 500'),
  row(
    'financialStatement',
    'slow',
    'a result, late',
    'Takes ten times as long: time to leave the page, reload or cancel',
  ),

  row('passbook', 'low-credits', 'lowCredits', 'Upload refused: Insufficient Credits'),
  row(
    'passbook',
    'trial-ended',
    'trialSubscriptionEnded',
    'Upload refused: Trial Subscription Ended',
  ),
  row('passbook', 'limit-exhausted', 'trialLimitExhausted', 'Upload refused: File Limit Exhausted'),
  row('passbook', 'bad-document', 'documentUploadError', 'Upload refused with another detail'),
  row('passbook', 'empty-excel', 'emptyInputExcel', 'Upload refused: Excel is Empty'),
  row('passbook', 'extra-excel', 'extraExcelData', 'Upload refused: Extra Data Entered'),
  row(
    'passbook',
    'bad-excel',
    'Invalidinputexcel',
    'Upload refused: Error While reading the Excel',
  ),
  row('passbook', 'server-error', 'internalError', 'Upload answered 500'),
  row('passbook', 'teapot', 'outputFailed', 'Upload answered 418'),
  row('passbook', 'no-answer', 'uploadFailed', 'The connection breaks during the upload'),
  row('passbook', 'unauthorized', 'notAuthenticated', 'The session ends during the upload'),
  row('passbook', 'failed', 'outputFailed', 'Processing ends with status Failed'),
  row('passbook', 'poll-error', 'internalError', 'The second status call is answered 500'),
  row('passbook', 'poll-unauthorized', 'notAuthenticated', 'The session ends during processing'),
  row('passbook', 'misfit', 'outputFailed', 'The status does not fit the contract'),
  row(
    'passbook',
    'flaky',
    'a result, late',
    'The second and third status calls get no answer, then it goes on',
  ),
  row(
    'passbook',
    'slow',
    'a result, late',
    'Takes ten times as long: time to leave the page, reload or cancel',
  ),
  row(
    'passbook',
    'report-error',
    'a result, at the second try',
    'The first report call is answered 500: said on the page, no dialog',
  ),
  row(
    'passbook',
    'report-lost',
    'a result without its report',
    'No report call is answered: said on the page, no dialog',
  ),

  row('bankStatement', 'low-credits', 'lowCredits', 'Upload refused: Insufficient Credits'),
  row(
    'bankStatement',
    'trial-ended',
    'trialSubscriptionEnded',
    'Upload refused: Trial Subscription Ended',
  ),
  row(
    'bankStatement',
    'limit-exhausted',
    'trialLimitExhausted',
    'Upload refused: File Limit Exhausted',
  ),
  row('bankStatement', 'bad-document', 'documentUploadError', 'Upload refused with another detail'),
  row(
    'bankStatement',
    'empty-excel',
    'emptyInputExcel',
    'Upload refused: Excel is Empty; bank-related-empty.xlsx does the same',
  ),
  row(
    'bankStatement',
    'extra-excel',
    'extraExcelData',
    'Upload refused: Extra Data Entered; bank-related-extra.xlsx does the same',
  ),
  row(
    'bankStatement',
    'bad-excel',
    'Invalidinputexcel',
    'Upload refused: Error While reading the Excel',
  ),
  row('bankStatement', 'server-error', 'internalError', 'Upload answered 500'),
  row('bankStatement', 'teapot', 'outputFailed', 'Upload answered 418'),
  row('bankStatement', 'no-answer', 'uploadFailed', 'The connection breaks during the upload'),
  row('bankStatement', 'unauthorized', 'notAuthenticated', 'The session ends during the upload'),
  row('bankStatement', 'failed', 'outputFailed', 'Processing ends with status Failed'),
  row(
    'bankStatement',
    'no-headers',
    'headersError',
    'Failed: Required table headers not present; bank-no-headers.pdf does it without magic',
  ),
  row(
    'bankStatement',
    'partial',
    'partialOutput',
    'This file fails; the others of the upload are analysed',
  ),
  row('bankStatement', 'poll-error', 'internalError', 'The second status call is answered 500'),
  row(
    'bankStatement',
    'poll-unauthorized',
    'notAuthenticated',
    'The session ends during processing',
  ),
  row('bankStatement', 'misfit', 'outputFailed', 'The status does not fit the contract'),
  row('bankStatement', 'zip-error', 'internalError', 'The zip call is answered 500'),
  row('bankStatement', 'zip-unauthorized', 'notAuthenticated', 'The zip call is answered 401'),
  row(
    'bankStatement',
    'zip-broken',
    'a result',
    'The zip cannot be read: it can only be downloaded',
  ),
  row(
    'bankStatement',
    'pdf-missing',
    'a result',
    'The first PDF call is answered 404; Try again gets the report',
  ),
  row(
    'bankStatement',
    'flaky',
    'a result, late',
    'The second and third status calls get no answer, then it goes on',
  ),
  row(
    'bankStatement',
    'slow',
    'a result, late',
    'Takes ten times as long: time to leave the page, reload or cancel',
  ),

  row('idExtraction', 'low-credits', 'lowCredits', 'Upload refused: Insufficient Credits'),
  row(
    'idExtraction',
    'trial-ended',
    'trialSubscriptionEnded',
    'Upload refused: Trial Subscription Ended',
  ),
  row(
    'idExtraction',
    'limit-exhausted',
    'trialLimitExhausted',
    'Upload refused: File Limit Exhausted',
  ),
  row('idExtraction', 'bad-document', 'documentUploadError', 'Upload refused with another detail'),
  row('idExtraction', 'empty-excel', 'emptyInputExcel', 'Upload refused: Excel is Empty'),
  row('idExtraction', 'extra-excel', 'extraExcelData', 'Upload refused: Extra Data Entered'),
  row(
    'idExtraction',
    'bad-excel',
    'Invalidinputexcel',
    'Upload refused: Error While reading the Excel',
  ),
  row('idExtraction', 'server-error', 'internalError', 'Upload answered 500'),
  row('idExtraction', 'teapot', 'outputFailed', 'Upload answered 418'),
  row('idExtraction', 'no-answer', 'uploadFailed', 'The connection breaks during the upload'),
  row('idExtraction', 'unauthorized', 'notAuthenticated', 'The session ends during the upload'),
  row('idExtraction', 'failed', 'outputFailed', 'Processing ends with status Failed'),
  row(
    'idExtraction',
    'odd-status',
    'outputFailed',
    'Processing ends with a message and a status nobody knows',
  ),
  row('idExtraction', 'misfit', 'outputFailed', 'The answer does not fit the contract'),
  row('idExtraction', 'poll-error', 'internalError', 'The second status call is answered 500'),
  row(
    'idExtraction',
    'poll-unauthorized',
    'notAuthenticated',
    'The session ends during processing',
  ),
  row(
    'idExtraction',
    'flaky',
    'a result, late',
    'The second and third status calls get no answer, then it goes on',
  ),
  row(
    'idExtraction',
    'slow',
    'a result, late',
    'Takes ten times as long: time to leave the page, reload or cancel',
  ),
  row('idExtraction', 'page-keys', 'a result', 'The answer is an object with page_0'),
  row('idExtraction', 'insufficient', 'a result', "The number is 'Insufficient Info'"),

  row('validateMail', 'rate-limited', 'rateLimitExceeded', 'Answered 429'),
  row('validateMail', 'blocked', 'userBlocked', 'Answered 401: User is Blocked'),
  row('validateMail', 'server-error', 'internalError', 'Answered 500'),
  row('validateMail', 'odd-error', 'validateMailError', 'Answered 418'),
  row('validateMail', 'no-answer', 'validateMailError', 'The connection breaks'),
  row('validateMail', 'garbled', 'validateMailError', 'The sealed answer cannot be opened'),
  row(
    'validateMail',
    'exists-elsewhere',
    'activeSessionError',
    'A session of this user is open elsewhere (lekha.example)',
  ),

  row('login', 'login-blocked', 'userBlocked', 'Answered 401: Your account is Blocked.'),
  row('login', 'login-elsewhere', 'activeSessionError', 'Answered 401: User session already exist'),
  row(
    'login',
    'login-rate-limited',
    'rateLimitExceeded',
    'Answered 429; five wrong passwords a minute do the same',
  ),
  row('login', 'login-server-error', 'internalError', 'Answered 500'),
  row('login', 'login-odd-error', 'loginError', 'Answered 418'),
  row('login', 'login-no-answer', 'uploadFailed', 'The connection breaks'),

  row('logout', 'logout-server-error', 'internalError', 'Answered 500'),
  row('logout', 'logout-rate-limited', 'rateLimitExceeded', 'Answered 429'),
  row('logout', 'logout-odd-error', 'logOutError', 'Answered 418'),
  row('logout', 'logout-no-answer', 'logOutError', 'The connection breaks'),
  row('logout', 'logout-unauthorized', 'silent, signed out', 'Answered 401'),

  row('signUp', 'server-error', 'internalError', 'Answered 500'),
  row('signUp', 'odd-error', 'registerUserError', 'Answered 418'),
  row('signUp', 'no-answer', 'registerUserError', 'The connection breaks'),
  row(
    'signUp',
    'kabir.sethi@kaveri.example',
    'emailAlreadyExists',
    'Any sample account: answered 208',
  ),

  row(
    'forgotPassword',
    'link-sent',
    'linkAlreadySent',
    'As when a link that still works was sent before',
  ),
  row('forgotPassword', 'nobody', 'noEmailError', 'Any address without an account'),
  row('forgotPassword', 'server-error', 'internalError', 'Answered 500'),
  row('forgotPassword', 'odd-error', 'checkEmailError', 'Answered 418'),
  row('forgotPassword', 'no-answer', 'checkEmailError', 'The connection breaks'),

  row(
    'code',
    'expired',
    'resetPasswordExpiry',
    'Any code that was never sent, was used or is too old',
  ),
  row('code', 'server-error', 'internalError', 'Answered 500'),
  row(
    'code',
    'odd-error',
    'resetPasswordError',
    'Answered 418; on the sign-up link signupEmailVerifyError',
  ),
  row('code', 'no-answer', 'resetPasswordError', 'The connection breaks'),

  row('currentPassword', 'server-error', 'internalError', 'Answered 500'),
  row('currentPassword', 'odd-error', 'changePasswordError', 'Answered 418'),
  row('currentPassword', 'no-answer', 'uploadFailed', 'The connection breaks'),
  row('currentPassword', 'unauthorized', 'notAuthenticated', 'The session ends'),

  row('feedback', 'server-error', 'internalError', 'Answered 500; what was written stays'),
  row('feedback', 'no-answer', 'uploadFailed', 'The connection breaks; what was written stays'),

  ...ADMIN_FORMS.flatMap((place) =>
    ADMIN_ANSWERS.map(([value, reaches, note]) => row(place, value, reaches, note)),
  ),

  row('adminList', 'list-empty', 'No data found', 'Answered 204: toast and empty list'),
  row('adminList', 'list-server-error', 'error toast', 'Answered 500'),
  row('adminList', 'list-array-detail', 'error toast', 'Answered 422 with a list of details'),
  row('adminList', 'list-no-answer', 'uploadFailed', 'The connection breaks'),
  row('adminList', 'list-misfit', 'error toast', 'The answer does not fit the contract'),
]

/** The row of this value at this place, if it is a magic one. */
export function magicAt(place: MagicPlace, value: string): MagicRow | undefined {
  return MAGIC.find((one) => one.place === place && one.value === value)
}

/** The part of an e-mail before the @, in lower case. */
export const localPart = (email: string): string => email.split('@')[0]?.trim().toLowerCase() ?? ''
