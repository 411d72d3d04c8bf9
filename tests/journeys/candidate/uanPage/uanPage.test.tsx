import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect } from 'vitest'
import { PERSISTENT_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { captchaText } from '#tests/sandbox/uan/captcha.ts'
import type { UanJob } from '#tests/sandbox/uan/job.ts'
import { otpOf } from '#tests/sandbox/uan/session.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { getField, press, replaceText } from '#tests/support/userActions.ts'

const PASSWORD = 'Lekha@2026'

function aJob(matches: (job: UanJob) => boolean): UanJob {
  const match = [...sandboxServer.world.uanJobs.values()].find(matches)
  if (match === undefined) throw new Error('no such job is seeded')
  return match
}
const waitingJob = () => aJob(({ jobStatus }) => jobStatus === 'NOT_LOGGED_IN')
const faulty = (reference: string) =>
  aJob(({ sourceData }) => sourceData.internalReferenceNumber === reference)

/** Opens an address on a phone that has chosen English before. */
async function openAddress(address: string) {
  localStorage.setItem(PERSISTENT_KEYS.candidateLanguage, 'en')
  return renderApp(address)
}
const open = async ({ jobId }: UanJob) => openAddress(`/uan/form?id=${jobId}`)
const heading = async (name: string) => screen.findByRole('heading', { level: 1, name })

async function consent(user: UserEvent) {
  await heading('Before you start')
  await user.click(screen.getByRole('checkbox'))
  await press(user, 'Proceed')
  await heading('Log in to your UAN account')
}
async function logIn(user: UserEvent, password = PASSWORD) {
  await replaceText(user, getField('Password'), password)
  await press(user, 'Login')
}
async function toLogin(job = waitingJob()) {
  const { user } = await open(job)
  await consent(user)
  return { user, job }
}
async function toCaptcha() {
  const at = await toLogin()
  await logIn(at.user)
  await heading('Type what you see')
  return at
}
async function toOtp() {
  const at = await toLogin()
  await logIn(at.user, 'without-captcha')
  await heading('Enter the OTP')
  return at
}
const lookedAt = () => fireEvent(document, new Event('visibilitychange'))
/** The job's current state in the sandbox. */
const now = ({ jobId }: UanJob) => sandboxServer.world.uanJobs.get(jobId)

test('whoever has no password reads how to get one', async () => {
  const { user } = await toLogin()
  const way = screen.getByText(/^Forgot it\? Tap Forgot Password/)
  expect(way).not.toBeVisible()
  await user.click(screen.getByText('Forgot or never set your UAN password?'))
  expect(way).toBeVisible()
})

test('a first visit begins with the language', async () => {
  const { user } = await renderApp(`/uan/form?id=${waitingJob().jobId}`)
  await heading('Choose your language')
  await user.click(screen.getByRole('radio', { name: 'हिन्दी Hindi' }))
  await press(user, 'आगे बढ़ें')
  await heading('शुरू करने से पहले')
})

test('a dead link says so before a language is chosen', async () => {
  await renderApp('/uan/form?id=nobody')
  await heading('Invalid Link')
  cleanup()
  await renderApp('/uan/form')
  await heading('Invalid Link')
})

test('keeps the language that was accepted without a choice', async () => {
  const address = `/uan/form?id=${waitingJob().jobId}`
  const { user } = await renderApp(address)
  await heading('Choose your language')
  await press(user, 'Continue')
  await heading('Before you start')
  cleanup()
  await renderApp(address)
  await heading('Before you start')
})

test.each(['first', 'later'])(
  'Back goes from the consent to the language on a %s visit',
  async (visit) => {
    if (visit === 'later') localStorage.setItem(PERSISTENT_KEYS.candidateLanguage, 'en')
    const { user } = await renderApp(`/uan/form?id=${waitingJob().jobId}`)
    if (visit === 'first') {
      await heading('Choose your language')
      await press(user, 'Continue')
    }
    await heading('Before you start')
    await waitFor(() => expect(window.history.state).toMatchObject({ usr: 'uanConsent' }))
    window.history.back()
    await heading('Choose your language')
    window.history.forward()
    await heading('Before you start')
    window.history.back()
    await heading('Choose your language')
    await press(user, 'Continue')
    await heading('Before you start')
  },
)

test('Back goes from the login to the consent, and asks at the captcha', async () => {
  const { user } = await toLogin()
  await waitFor(() => expect(window.history.state).toMatchObject({ usr: 'uanStep' }))
  window.history.back()
  await consent(user)
  await press(user, 'Back')
  await consent(user)
  await logIn(user)
  await heading('Type what you see')
  await replaceText(user, getField('CAPTCHA: letters or digits'), '7Km')
  for (const answer of ['Stay', 'Leave']) {
    await waitFor(() => expect(window.history.state).toMatchObject({ usr: 'uanStep' }))
    window.history.back()
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this page?' })
    expect(getField('CAPTCHA: letters or digits')).toHaveValue('7Km')
    await user.click(within(dialog).getByRole('button', { name: answer }))
  }
})

test('a candidate gives consent, logs in, solves the captcha, enters the OTP and is done', async () => {
  const { user } = await open(waitingJob())
  const job = waitingJob()
  await heading('Before you start')
  const complaint = screen.getByText(/Data Protection Board of India/)
  expect(complaint).not.toBeVisible()
  await user.click(screen.getByText('How your data is used'))
  expect(complaint).toBeVisible()
  expect(screen.getByText(/your employers with dates/)).toBeVisible()
  await press(user, 'Proceed')
  const box = screen.getByRole('checkbox')
  expect(box).toHaveFocus()
  expect(box).toHaveAccessibleDescription('Tick the box to go on.')
  expect(await screen.findAllByText(/^Kaveri Hosur/)).not.toHaveLength(0)
  await consent(user)
  expect(getField('Name')).toHaveValue(job.sourceData.name)
  const { uanNumber } = job.sourceData
  expect(getField('UAN')).toHaveValue(
    [uanNumber.slice(0, 4), uanNumber.slice(4, 8), uanNumber.slice(8)].join(' '),
  )
  expect(getField('UAN')).toHaveAttribute('readonly')
  await logIn(user)
  await heading('Type what you see')
  expect(screen.getByRole('img', { name: /CAPTCHA/ })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/png;base64,iVBOR/),
  )
  await replaceText(user, getField('CAPTCHA: letters or digits'), captchaText(0))
  await press(user, 'Continue')
  await heading('Enter the OTP')
  expect(now(job)).toMatchObject({ jobStatus: 'LOGGED_IN', statusFlags: { otpStatus: true } })
  expect(getField('OTP')).toHaveAttribute('autocomplete', 'one-time-code')
  await replaceText(user, getField('OTP'), otpOf(job))
  await press(user, 'Verify OTP')
  await heading('Successfully Submitted')
  expect(now(job)).toMatchObject({ jobStatus: 'PASS' })
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(PASSWORD)
})

test('reports a link without an id and offers no refresh', async () => {
  await openAddress('/uan/form')
  await heading('Invalid Link')
  expect(
    screen.getByText("The link you're trying to access is expired or invalid."),
  ).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeInTheDocument()
})

describe('missing values', () => {
  test('are reported at login', async () => {
    const { user } = await toLogin()
    await press(user, 'Login')
    expect(getField('Password')).toHaveAccessibleDescription('Password is required')
    await logIn(user, 'short')
    expect(getField('Password')).toHaveAccessibleDescription(
      'Password must be at least 6 characters long',
    )
  })

  test('are reported at the captcha, which accepts only letters and digits', async () => {
    const { user } = await toCaptcha()
    const captcha = getField('CAPTCHA: letters or digits')
    await press(user, 'Continue')
    expect(captcha).toHaveAccessibleDescription('CAPTCHA is required')
    await replaceText(user, captcha, '7 K-m4')
    expect(captcha).toHaveValue('7Km4')
    await press(user, 'Continue')
    expect(captcha).toHaveAccessibleDescription('CAPTCHA must be 5 letters long')
    await replaceText(user, captcha, '7Km4QQQ')
    expect(captcha).toHaveValue('7Km4Q')
  })

  test('are reported at the OTP, which accepts only digits', async () => {
    const { user } = await toOtp()
    await press(user, 'Verify OTP')
    expect(getField('OTP')).toHaveAccessibleDescription('OTP is required')
    await replaceText(user, getField('OTP'), 'Your OTP is 90४१')
    expect(getField('OTP')).toHaveValue('9041')
    await press(user, 'Verify OTP')
    expect(getField('OTP')).toHaveAccessibleDescription('OTP must be 6 digits long')
  })
})

const PAGES = [
  [401, 'Invalid Link', "The link you're trying to access is expired or invalid."],
  [402, 'Invalid Link', "The link you're trying to access is expired or invalid."],
  [405, 'Not possible now', 'Please contact support or try again later.'],
  [407, 'Too many attempts', 'Maximum captcha attempts reached. Please try again later.'],
  [500, 'Server Error', /Could not connect/],
  [501, 'Invalid Link', "The link you're trying to access is expired or invalid."],
  [502, 'Time Expired', 'Please reload the page and try again.'],
  [503, 'Client Disconnect', /opened in another place/],
  [599, 'Error', 'Error occurred. Please try again later.'],
] as const

test.each(PAGES)('status %i replaces the page: %s', async (status, title, line) => {
  const { user } = await toLogin()
  await logIn(user, `status-${status}`)
  await heading(title)
  expect(screen.getByText(line)).toBeInTheDocument()
  expect(screen.queryAllByRole('button', { name: 'Refresh' })).toHaveLength(
    title === 'Invalid Link' ? 0 : 1,
  )
})

test('403 asks for the password again and does not store it', async () => {
  const { user } = await toLogin()
  await logIn(user, 'status-403')
  expect(
    await screen.findByText('Invalid login credentials. Please check your UAN and password.'),
  ).toBeInTheDocument()
  expect(getField('Password')).toHaveValue('')
  expect(getField('Password')).toHaveFocus()
  await logIn(user)
  await heading('Type what you see')
})

test.each([
  [404, 'The OTP you have entered is invalid. Please try again.'],
  [406, 'The OTP you have entered has expired'],
])('%i stays at the OTP step with an empty field', async (status, message) => {
  const { user, job } = await toOtp()
  await replaceText(user, getField('OTP'), `000${status}`)
  await press(user, 'Verify OTP')
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(getField('OTP')).toHaveValue('')
  expect(getField('OTP')).toHaveFocus()
  await replaceText(user, getField('OTP'), otpOf(job))
  await press(user, 'Verify OTP')
  await heading('Successfully Submitted')
})

test('a wrong captcha shows a new one, and the third wrong one ends the session', async () => {
  const { user } = await toCaptcha()
  for (const _ of [1, 2]) {
    await replaceText(user, getField('CAPTCHA: letters or digits'), 'wrong')
    await press(user, 'Continue')
    await screen.findByText('That did not match. Type what the new picture shows.')
    expect(getField('CAPTCHA: letters or digits')).toHaveValue('')
  }
  await replaceText(user, getField('CAPTCHA: letters or digits'), 'wrong')
  await press(user, 'Continue')
  await heading('Too many attempts')
})

describe('invalid links', () => {
  test.each([
    ['link-expired', 'Invalid Link'],
    ['link-closed', 'Invalid Link'],
  ])('%s: %s', async (reference, title) => {
    await open(faulty(reference))
    await heading(title)
  })

  test('an unknown job', async () => {
    await openAddress('/uan/form?id=nobody')
    await heading('Invalid Link')
  })

  test('a completed job', async () => {
    await open(aJob(({ jobStatus }) => jobStatus === 'PASS'))
    await heading('Invalid Link')
  })
})

test('ignores an unknown message on the socket', async () => {
  const { user } = await open(faulty('link-garbled'))
  await consent(user)
  await logIn(user)
  await heading('Type what you see')
})

describe('lost connection', () => {
  test('after the password: continues at the server’s step', async () => {
    const { user } = await toLogin()
    await logIn(user, 'line-drops')
    expect(await screen.findByText('Reconnecting, please wait.')).toBeInTheDocument()
    lookedAt()
    await heading('Type what you see')
    expect(screen.getByText('You are connected again.')).toBeInTheDocument()
    await replaceText(user, getField('CAPTCHA: letters or digits'), captchaText(0))
    await press(user, 'Continue')
    await heading('Enter the OTP')
    expect(screen.queryByText('You are connected again.')).toBeNull()
  })

  test('after the OTP: shows that it was accepted', async () => {
    const { user } = await toOtp()
    await replaceText(user, getField('OTP'), '000001')
    await press(user, 'Verify OTP')
    await screen.findByText('Reconnecting, please wait.')
    expect(getField('OTP')).toHaveValue('000001')
    expect(screen.getByRole('button', { name: 'Verify OTP' })).toBeDisabled()
    lookedAt()
    await heading('Successfully Submitted')
  })
})

test('opening the link a second time ends the first page, which can take over again', async () => {
  const { user, job } = await toOtp()
  const other = new WebSocket(`ws://localhost:5173/UAN/V1/job/${job.jobId}`)
  await heading('Client Disconnect')
  await press(user, 'Refresh')
  await heading('Before you start')
  await user.click(screen.getByRole('checkbox'))
  await press(user, 'Proceed')
  await heading('Enter the OTP')
  await waitFor(() => expect(other.readyState).toBe(WebSocket.CLOSED))
})

test('shows Hindi texts, labels and digits', async () => {
  const { user } = await toLogin()
  await user.selectOptions(screen.getByRole('combobox'), 'hi')
  await heading('अपने UAN खाते में लॉग इन करें')
  await press(user, 'लॉग इन करें')
  expect(screen.getByLabelText('पासवर्ड')).toHaveAccessibleDescription('पासवर्ड ज़रूरी है')
})
