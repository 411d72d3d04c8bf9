import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ResultFrame } from '#shared/kits/analyzer/result/ResultFrame.tsx'
import { batchTransitioned } from '#shared/kits/jobs/batch/batchSlice.ts'
import { jobUpserted } from '#shared/kits/jobs/jobsSlice.ts'
import { ShortcutsProvider } from '#shared/ui/shortcuts/ShortcutsProvider.tsx'
import { createTestStore } from '#tests/support/stores.ts'
import { aDoneJob, aFile } from '../jobs/builders.ts'

const Address = () => <output>{useLocation().search}</output>

test('the shortcut for the next result works as soon as a result is visible', () => {
  const store = createTestStore()
  const shown = aDoneJob({ id: 'shown', inBatch: true })
  const next = aDoneJob({ id: 'next', inBatch: true })
  for (const job of [{ ...shown, seen: true as const }, next]) store.dispatch(jobUpserted(job))
  const items = [shown, next].map(({ id }) => ({ id, files: [aFile], job: id }))
  store.dispatch(batchTransitioned({ key: 'payslip', event: { kind: 'added', items } }))
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ShortcutsProvider>
          <ResultFrame title="Payslip result" job={shown} onBack={() => undefined}>
            <Address />
          </ResultFrame>
        </ShortcutsProvider>
      </MemoryRouter>
    </Provider>,
  )
  fireEvent.keyDown(screen.getByRole('heading', { name: 'Payslip result' }), { key: 'n' })
  expect(screen.getByRole('status')).toHaveTextContent('?job=next')
})
