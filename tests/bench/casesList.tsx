import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import '#app/theme/bootstrap.scss'
import '#app/theme/theme.css'
import { ViewChecks } from '#features/kyc/dav/checks/ViewChecks.tsx'
import { QueryCacheGate } from '#shared/platform/queryCache/QueryCacheGate.tsx'
import { makeStore } from '#shared/platform/store/makeStore.ts'
import { median } from './median.ts'
import { nextFrame, untilShown } from './untilShown.ts'

const SUB_CLIENT = { subClientId: 'sub-1', clientId: 'client-1', batchTag: 'Kaveri Hosur' }
/** Waits until the search is in the URL and its result is shown. */
const SETTLED_MS = 600

const rows = () => document.querySelectorAll('tr[data-row]').length

export const bench = {
  /** View Checks with the cases of the bench server; returns the number of rows. */
  async prepare(): Promise<number> {
    const inside = document.getElementById('root')
    if (inside === null) throw new Error('no #root')
    createRoot(inside).render(
      <Provider store={makeStore()}>
        <BrowserRouter>
          <QueryCacheGate>
            <ViewChecks subClient={SUB_CLIENT} />
          </QueryCacheGate>
        </BrowserRouter>
      </Provider>,
    )
    while (rows() === 0) await nextFrame()
    return rows()
  },
  /** Median ms from a key press in the search until it is visible. */
  async keystroke(): Promise<number> {
    const field = document.querySelector<HTMLInputElement>('input[type="search"]')
    if (field === null) throw new Error('no search')
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    const durations: number[] = []
    // React also writes the value into the attribute, which is the default value.
    for (const text of ['r', 'ro', 'roh', 'rohi', 'roh', 'ro']) {
      const type = () => {
        native?.set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      durations.push(await untilShown(type, () => field.defaultValue === text))
      await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
    }
    return median(durations)
  },
}

Object.assign(globalThis, { bench })
