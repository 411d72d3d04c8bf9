import { screen, waitFor } from '@testing-library/react'
import { describe, expect, vi } from 'vitest'
import { test } from '#tests/support/sandboxTest.ts'
import { press, replaceText } from '#tests/support/userActions.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { dialog, openChecks, rowOf, captureRequests } from './checksSteps.ts'
import { caseIn, faultCase, FAULTS } from './reviewSteps.ts'

const NUMBER = '9123456780'

describe('resending to a waiting candidate', () => {
  test('uses the numbers of the case', async ({ world }) => {
    const one = caseIn(world, 'PENDING_USER_INPUT')
    const { user } = await openChecks()
    const row = await rowOf(one)
    const sent = captureRequests()
    await user.click(row.getByRole('button', { name: 'Resend Notification' }))
    await dialog('Notification sent')
    expect(sent[0]).toEqual({ path: `notification/resend/${one.caseId}`, query: '', body: {} })
    expect(one.notifLogs.at(-1)?.stage).toBe('resent')
  })

  test('uses another number, which is validated on blur and before sending', async ({ world }) => {
    const one = caseIn(world, 'PENDING_USER_INPUT')
    const { user } = await openChecks()
    const row = await rowOf(one)
    const sent = captureRequests()
    const field = row.getByLabelText(`Alternate Number of ${one.sourceData.name}`)
    const send = row.getByRole('button', { name: /^Send to the alternate number/ })
    await user.click(send)
    expect(await row.findByText('Invalid Phone Number')).toBeVisible()
    await replaceText(user, field, '5123456780')
    expect(row.queryByText('Invalid Phone Number')).toBeNull()
    await user.tab()
    expect(await row.findByText('Invalid Phone Number')).toBeVisible()
    expect(field).toHaveAccessibleDescription('Invalid Phone Number')
    await replaceText(user, field, '91234 56780')
    await user.click(send)
    await dialog('Notification sent')
    expect(sent[0]?.body).toEqual({ alternate_phone_number: NUMBER })
    await waitFor(() => expect(field).toHaveValue(NUMBER))
  })

  test('shows resendNotificationError when it fails', async ({ world }) => {
    const one = faultCase(world, 'resend-error')
    const { user } = await openChecks('', FAULTS)
    await user.click((await rowOf(one)).getByRole('button', { name: 'Resend Notification' }))
    await dialog('Notification not sent')
  })
})

test('is disabled for every other status', async ({ world }) => {
  await openChecks()
  for (const status of ['PENDING_QC', 'APPROVED', 'REJECTED', 'ASSIGNED'] as const) {
    const one = caseIn(world, status)
    const row = await rowOf(one)
    expect(row.getByLabelText(/^Alternate Number of/)).toBeDisabled()
    expect(row.getByRole('button', { name: /^Send to the alternate number/ })).toBeDisabled()
  }
})

describe('report', () => {
  test('is saved under the candidate’s name and reference', async ({ world }) => {
    const one = caseIn(world, 'APPROVED')
    const saved = watchDownloads()
    const { user } = await openChecks()
    const row = await rowOf(one)
    const sent = captureRequests()
    await user.click(row.getByRole('button', { name: 'Download Report' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const { name, internalReferenceNumber } = one.sourceData
    expect(saved[0]?.name).toBe(`${name}_${internalReferenceNumber}_report.pdf`)
    expect(sent).toEqual([
      { path: 'case/download-report', query: `?caseId=${one.caseId}`, body: null },
    ])
  })

  test('shows downloadReportError when it is not available', async ({ world }) => {
    const one = faultCase(world, 'report-error')
    const { user } = await openChecks('', FAULTS)
    await user.click((await rowOf(one)).getByRole('button', { name: 'Download Report' }))
    await dialog('Report not downloaded')
  })
})

describe('MIS report', () => {
  test('covers the last three months and is named after its days', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T20:00:00Z') })
    const saved = watchDownloads()
    const { user } = await openChecks()
    const sent = captureRequests()
    await press(user, 'Download')
    await waitFor(() => expect(saved).toHaveLength(1))
    // It is already the next day in India.
    expect(saved[0]?.name).toBe('DAV_MIS_2026-08-21_2026-11-21_Report.xlsx')
    expect(sent).toEqual([
      {
        path: 'client/mis-generation',
        query: '?start_date=2026-08-21&end_date=2026-11-21',
        body: null,
      },
    ])
    vi.useRealTimers()
  })

  test.for([
    ['13', 'MIS report not downloaded'],
    ['02', 'Nothing in these dates'],
  ] as const)('from day %s on: %s', async ([day, title], { world }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T06:00:00Z') })
    for (const one of world.cases.values()) one.createdAt = '2026-11-19T06:00:00.000Z'
    const { user } = await openChecks()
    await press(user, /^Range of the MIS report/)
    await replaceText(user, await screen.findByLabelText('From'), `${day}/11/2026`)
    await replaceText(user, screen.getByLabelText('To'), `${day}/11/2026`)
    await press(user, 'Apply')
    await press(user, 'Download')
    await dialog(title)
    vi.useRealTimers()
  })
})
