import type { Recorder } from '../recorder.ts'

const EMAIL = 'kabir.sethi@kaveri.example'
const TRIAL = 'meera.nair@pinnaclehome.example'
const NEW = 'asha.menon@udyam.example'

async function signUp(recorder: Recorder): Promise<void> {
  const form = {
    emailId: NEW,
    username: 'Asha Menon',
    password: 'Udyam@2026',
    privilege: 'User',
    contactNumber: '9845012345',
  }
  await recorder.send('signUp', 'A new user', { json: form })
  await recorder.send('signUp', 'An address that has an account', {
    json: { ...form, emailId: EMAIL },
  })
  const code = codeOf(recorder, 'verify', NEW)
  await recorder.send('verifyMail', 'With the code of the mail', {
    headers: { authentication: code },
    json: { verification_code: code },
  })
}

function codeOf({ world }: Recorder, purpose: string, email: string): string {
  const found = [...world.codes.values()].find(
    (code) => code.purpose === purpose && code.email === email,
  )
  if (found === undefined) throw new Error(`No code was mailed to ${email}`)
  return found.code
}

async function resetPassword(recorder: Recorder): Promise<void> {
  await recorder.send('requestReset', 'A user who forgot the password', {
    query: { email_id: NEW },
  })
  const code = codeOf(recorder, 'reset', NEW)
  const headers = { authentication: code }
  await recorder.send('accessToken', 'The code of a reset link', { headers })
  await recorder.send('setPassword', 'With the code of the mail', {
    headers,
    json: { new_password: 'Udyam@2027' },
  })
}

/** Sign-up, sign-in and what belongs to the account. */
export async function recordAccount(recorder: Recorder): Promise<void> {
  await recorder.send('validateMail', 'An address with an account', { headers: { email: EMAIL } })
  await signUp(recorder)
  await resetPassword(recorder)
  await recorder.signIn(TRIAL, 'A user of a trial client')
  await recorder.send('subscription', 'A trial')
  await recorder.send('logout', 'The signed-in user', { headers: { email: TRIAL } })
  await recorder.signIn(EMAIL, 'A user of a paid client')
  await recorder.send('accessToken', 'The session, without a code')
  await recorder.send('userDetails', 'The signed-in user')
  await recorder.send('subscription', 'A paid client')
  await recorder.send('feedback', 'A rating with a text', {
    json: {
      service: 'payslip',
      rating: 4,
      speedOfProcessing: '',
      qualityOfOutput: '',
      metExpectations: '',
      additionalFeedback: 'Allowances could be grouped.',
    },
  })
  await recorder.send('changePassword', 'From the current one to a new one', {
    json: { current_password: 'Lekha@2026', new_password: 'Kaveri@2027' },
  })
}
