import { screen, waitFor } from '@testing-library/react'
import { describe, expect } from 'vitest'
import { selectIntake } from '#features/financial/bankStatement/intake/state/intakeSlice.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { blobStoreOnDisk } from '#tests/support/stores.ts'
import { press } from '#tests/support/userActions.ts'
import {
  captureUpload,
  intakeState,
  openIntake,
  openPreview,
  pick,
  relatedParties,
} from './intakeSteps.tsx'

describe('owner and related parties', () => {
  test('a business has an owner name, and its workbook is sent', async () => {
    const sent = captureUpload()
    const { user } = await openIntake()
    await openPreview(user)
    await press(user, 'Add Owner and Related Parties Details')
    const business = await screen.findByRole('radio', { name: 'Business' })
    expect(screen.queryByLabelText('Owner name')).toBeNull()
    await user.click(business)
    await user.type(screen.getByLabelText('Owner name'), 'Sahyadri & co. 2')
    expect(screen.getByLabelText('Owner name')).toHaveValue('SAHYADRI  CO. ')
    await pick(await relatedParties())
    await screen.findByText('Size and name are fine')
    expect(await screen.findByText('parties.xlsx')).toBeVisible()
    await press(user, 'Done')
    expect(
      screen.getByText('Business · SAHYADRI CO. · parties.xlsx', { collapseWhitespace: true }),
    ).toBeVisible()
    await press(user, 'PROCEED')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.parts).toMatchObject({
      first_account_type: ['Business'],
      owners_name: ['SAHYADRI  CO.'],
      customers_excel: ['parties.xlsx'],
    })
  })

  test('sends the workbook with the last statement', async () => {
    const { user, store } = await openIntake()
    await openPreview(user)
    await press(user, 'Add Owner and Related Parties Details')
    await screen.findByText('Drop the related parties workbook here')
    await pick(await relatedParties())
    await screen.findByText('Size and name are fine')
    await screen.findByText('parties.xlsx')
    const intake = selectIntake(store.getState())
    const id = intake.kind === 'Not Uploaded' ? '' : (intake.relatedParties?.id ?? '')
    expect(await blobStoreOnDisk.get(id)).toBeDefined()
    await press(user, 'Done')
    await press(user, 'Remove April.pdf')
    expect(intakeState(store)).toBe('Not Uploaded')
    await waitFor(async () => expect(await blobStoreOnDisk.get(id)).toBeUndefined())
  })

  test('Personal clears the name', async () => {
    const { user } = await openIntake()
    await openPreview(user)
    await press(user, 'Add Owner and Related Parties Details')
    await user.click(screen.getByRole('radio', { name: 'Business' }))
    await user.type(screen.getByLabelText('Owner name'), 'Ravi')
    await user.click(screen.getByRole('radio', { name: 'Personal' }))
    await user.click(screen.getByRole('radio', { name: 'Business' }))
    expect(screen.getByLabelText('Owner name')).toHaveValue('')
  })

  test('accepts only xls and xlsx', async () => {
    const { user } = await openIntake()
    await openPreview(user)
    await press(user, 'Add Owner and Related Parties Details')
    await screen.findByText('Drop the related parties workbook here')
    await pick(new File(['a,b'], 'parties.csv'))
    expect(await screen.findByText('File type not accepted')).toBeVisible()
  })
})
