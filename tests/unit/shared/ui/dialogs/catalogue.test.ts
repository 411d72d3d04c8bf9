import { describe, expect, it } from 'vitest'
import { DIALOG_NAMES, type DialogName } from '#shared/platform/store/dialogNames.ts'
import { DIALOG_CATALOGUE } from '#shared/ui/dialogs/dialogCatalogue.ts'
import type { DialogDefinition } from '#shared/ui/dialogs/dialogDefinition.ts'

const textOf = ({ title, descriptionFirst, descriptionSecond = '' }: DialogDefinition) =>
  [title, descriptionFirst, descriptionSecond].join(' ')
const namesWith = (test: (row: DialogDefinition) => boolean) =>
  DIALOG_NAMES.filter((name) => test(DIALOG_CATALOGUE[name])).toSorted()

describe.each(DIALOG_NAMES)('%s', (name) => {
  const row = DIALOG_CATALOGUE[name]

  it('has a short title', () => {
    expect(row.title).toMatch(/^[A-Z].{2,}/)
    expect(row.title.length).toBeLessThanOrEqual(45)
    expect(row.title).not.toMatch(/\.$/)
  })

  it('has complete sentences without template placeholders', () => {
    for (const text of [row.descriptionFirst, row.descriptionSecond ?? 'None.']) {
      expect(text).toMatch(/^\S.*[.!?]$/)
      expect(text).not.toMatch(/undefined|NaN|\{|\}/)
    }
  })

  it('has labelled buttons, one of them the safe answer', () => {
    const buttons = {
      primary: row.btnText,
      second: row.btnSecondText,
      dismissed: row.btnCloseText,
      autoRename: undefined,
    }
    expect(row.btnText).toMatch(/\w/)
    expect(buttons[row.safeAnswer]).toMatch(/\w/)
  })

  it('has an icon', () => {
    expect(row.icon).toContain('<svg')
  })
})

it('has each name once', () => {
  expect(new Set(DIALOG_NAMES).size).toBe(DIALOG_NAMES.length)
  expect(Object.keys(DIALOG_CATALOGUE).toSorted()).toEqual(DIALOG_NAMES.toSorted())
})

it.each<[DialogName, string]>([
  ['rateLimitExceeded', 'Too many attempts. Please try again after 1 minute.'],
  ['uploadFailed', 'Unable to connect to the server!'],
  ['lowCredits', 'Low Credit Balance'],
  ['notAuthenticated', 'Session Timedout'],
  ['filePagenotAuthenticatedsError', 'Session Timedout'],
  ['activeSessionError', 'Active sessions exist, Do you want to continue to a new session?'],
  ['idleWarning', 'You have been idle for too long. Continue?'],
  ['incorrectPassword', 'Incorrect email or password.'],
  ['fileProtectedStayWrongError', 'Sorry, wrong password. Please try again.'],
  ['filenameError', 'Filename has unsupported Characters'],
  ['filePagesError', 'File has Exceeded Page Limit'],
  ['headersError', 'Required table headers not present'],
  ['extraExcelData', 'excel must contain related_parties, vendor_names, customer_names'],
  ['partialOutput', 'Combined Analysis Output Partially Generated'],
  ['confirmReopen', 'Are you sure? Proceeding will reopen this case.'],
  ['confirmOverrideAddress', 'Override Entered Address'],
  ['confirmRemoveOverride', 'Remove Entered Address Override'],
  ['caseAlreadyAssigned', 'Case Already Assigned'],
  ['caseStatusAlreadyUpdated', 'Case status is already updated'],
  ['emptyMisError', 'No data found for the selected date range.'],
  ['recordsUploaded', 'Your case details have been uploaded for processing...'],
  ['autheticateOtpError', 'Sorry, wrong otp. Please try again.'],
  ['missingFields', 'Every Field is Mandatory!'],
])('%s says as the specification quotes: %s', (name, quoted) => {
  expect(textOf(DIALOG_CATALOGUE[name])).toContain(quoted)
})

it.each<[DialogName, string]>([
  ['servicefilesizeError', '10 MB'],
  ['filesizeError', '30 MB'],
  ['fileLengthError', '80 characters'],
  ['fileCountError', '12 files'],
  ['totalFileSizeError', '20 MB'],
  ['filePagesError', '200 pages'],
  ['wrongFormat', 'PDF'],
  ['trialSubscriptionEnded', '14-day'],
  ['idleWarning', '30 idle minutes'],
])('%s names the limit: %s', (name, limit) => {
  expect(textOf(DIALOG_CATALOGUE[name])).toContain(limit)
})

it.each<[DialogName, string[]]>([
  ['partialOutput', ['Proceed Anyway!']],
  ['confirmReopen', ['Yes', 'No']],
  ['caseAlreadyAssigned', ['Assign', 'View', 'Close']],
  ['activeSessionError', ['Continue', 'Cancel']],
  ['idleWarning', ['Continue']],
  ['processStop', ['Stop analysis', 'Keep it running']],
  ['unsavedChanges', ['Discard changes', 'Keep editing']],
  ['stillSaving', ['Leave', 'Stay']],
])('%s has the buttons %j', (name, buttons) => {
  const { btnText, btnSecondText, btnCloseText } = DIALOG_CATALOGUE[name]
  expect([btnText, btnSecondText, btnCloseText].filter((text) => text !== undefined)).toEqual(
    buttons,
  )
})

it('routes as specified, and nowhere else', () => {
  expect(namesWith(({ routeTo }) => routeTo === '/')).toEqual(
    [
      'notAuthenticated',
      'filePagenotAuthenticatedsError',
      'passwordUpdated',
      'passwordChanged',
      'emailVerified',
      'signupEmailSent',
      'emailAlreadyExists',
    ].toSorted(),
  )
  expect(namesWith(({ routeTo }) => routeTo === '/forgotPassword')).toEqual(['resetPasswordExpiry'])
})

it('labels buttons to sign-in Login', () => {
  for (const name of namesWith(({ routeTo }) => routeTo === '/'))
    expect(DIALOG_CATALOGUE[name].btnText).toBe('Login')
})

it.each<[keyof DialogDefinition, boolean, DialogName[]]>([
  ['autoRename', true, ['fileLengthError', 'filenameError']],
  ['processStop', true, ['processStop']],
  [
    'moveBack',
    true,
    ['deniedCameraPermission', 'deniedLocationPermission', 'submittedLocationNotFoundError'],
  ],
  ['noReload', false, ['refreshError']],
  [
    'success',
    true,
    [
      'allFilesUnlocked',
      'emailAlreadyExists',
      'emailVerified',
      'feedbackCaptued',
      'passwordChanged',
      'passwordUpdated',
      'qcDoneSuccessful',
      'recordsUploaded',
      'resendNotificationSuccessful',
      'signupEmailSent',
    ],
  ],
])('sets %s to %s for exactly these', (flag, value, names) => {
  expect(namesWith((row) => row[flag] === value)).toEqual(names)
})

it('asks with two buttons and leaves everything as it is on Escape', () => {
  const questions: DialogName[] = [
    'activeSessionError',
    'unsavedChanges',
    'stillSaving',
    'processStop',
    'confirmDeleteCSV',
    'confirmSubmitQc',
    'confirmReopen',
    'confirmOverrideAddress',
    'confirmRemoveOverride',
  ]
  for (const name of questions) expect(DIALOG_CATALOGUE[name].safeAnswer).toBe('second')
})
