import { readFileSync } from 'node:fs'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { dialogOf } from '../auth/steps.ts'
import { pick, ready } from './intakeSteps.tsx'

/** Sends a statement whose bank and account type are read from it. */
async function send(name: string) {
  const { user } = await renderApp('/bankstatement', { as: 'kabir.sethi@kaveri.example' })
  await screen.findByText('Drop bank statements here')
  await pick(new File([readFileSync('tests/sandbox/samples/bank-hdfc-savings.pdf')], name))
  await ready(1)
  await press(user, 'Continue')
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('HDFC Bank'))
  await press(user, 'Continue')
  await press(user, 'PROCEED')
}

test.each<[file: string, name: DialogName]>([
  ['bank-trial-ended.pdf', 'trialSubscriptionEnded'],
  ['bank-limit-exhausted.pdf', 'trialLimitExhausted'],
  ['bank-bad-document.pdf', 'documentUploadError'],
  ['bank-bad-excel.pdf', 'Invalidinputexcel'],
  ['bank-empty-excel.pdf', 'emptyInputExcel'],
  ['bank-extra-excel.pdf', 'extraExcelData'],
  ['bank-no-headers.pdf', 'headersError'],
])('a statement %s shows %s', async (file, name) => {
  await send(file)
  expect(await dialogOf(name)).toBeVisible()
})

test('a statement that is too large for the web server shows requestTooLarge', async () => {
  sandboxServer.use(
    http.post('*/bankstatement/upload', () => new HttpResponse(null, { status: 413 })),
  )
  await send('April.pdf')
  expect(await dialogOf('requestTooLarge')).toBeVisible()
})
