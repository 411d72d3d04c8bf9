import { expect, it, vi } from 'vitest'
import { supportMailto } from '#shared/ui/dialogs/supportMail.ts'

/** 23:30 on 31 December in UTC is the next year in India. */
const NEW_YEAR = Date.UTC(2026, 11, 31, 23, 30)

function read(address: string) {
  const url = new URL(address)
  return {
    to: url.pathname,
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body') ?? '',
  }
}

it('sends name, transaction, time in India and version to support', () => {
  vi.useFakeTimers({ now: NEW_YEAR })
  const { to, subject, body } = read(
    supportMailto({ name: 'outputFailed', transactionId: 'TX-42' }),
  )
  expect(to).toBe('support@lekha.example')
  expect(subject).toBe('Lekha: outputFailed')
  const facts = body.split('\r\n').filter((line) => line.includes(': '))
  expect(facts).toEqual([
    'Error: outputFailed',
    'Transaction: TX-42',
    'Time: 1 Jan 2027, 05:00 (India)',
    `Version: ${__APP_RELEASE__}`,
  ])
})

it('a question is no error', () => {
  const { subject, body } = read(supportMailto({ about: 'Upload' }))
  expect(subject).toBe('Lekha: Upload')
  expect(body).toMatch(/^What is your question\?/)
  expect(body).not.toContain('Error')
})

it('omits a missing transaction', () => {
  expect(read(supportMailto({ name: 'loginError' })).body).not.toContain('Transaction')
})

it('escapes recipients and headers in a transaction id', () => {
  const address = supportMailto({ name: 'loginError', transactionId: 'x&bcc=eve@evil.example#y' })
  expect(address).not.toContain('&bcc')
  expect(read(address).body).toContain('x&bcc=eve@evil.example#y')
})

it('is a link, whatever the transaction id holds', () => {
  const { body } = read(supportMailto({ name: 'outputFailed', transactionId: 'TX-\ud800🔑' }))
  expect(body).toContain('Transaction: TX-\ufffd🔑')
})
