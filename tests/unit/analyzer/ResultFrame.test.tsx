import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { KeysProvider } from '#shared/ui/keys/KeysProvider.tsx'
import { ResultFrame } from '#shared/analyzer/result/ResultFrame.tsx'
import { batchMoved } from '#shared/jobs/batch/batchSlice.ts'
import { jobPut } from '#shared/jobs/jobsSlice.ts'
import { aStore } from '#tests/support/stores.ts'
import { aDoneJob, aFile } from '../jobs/builders.ts'

const Address = () => <output>{useLocation().search}</output>

test('the key to the next result acts from the first sight of a result on', () => {
  const store = aStore()
  const shown = aDoneJob({ id: 'shown', inBatch: true })
  const next = aDoneJob({ id: 'next', inBatch: true })
  for (const job of [{ ...shown, seen: true as const }, next]) store.dispatch(jobPut(job))
  const items = [shown, next].map(({ id }) => ({ id, files: [aFile], job: id }))
  store.dispatch(batchMoved({ analyzer: 'payslip', event: { kind: 'added', items } }))
  render(
    <Provider store={store}>
      <MemoryRouter>
        <KeysProvider>
          <ResultFrame title="Payslip result" job={shown} onBack={() => undefined}>
            <Address />
          </ResultFrame>
        </KeysProvider>
      </MemoryRouter>
    </Provider>,
  )
  fireEvent.keyDown(screen.getByRole('heading', { name: 'Payslip result' }), { key: 'n' })
  expect(screen.getByRole('status')).toHaveTextContent('?job=next')
})
