import { expose } from 'comlink'
import { examine } from './examine.ts'

// pdf.js reports the first failure of a damaged file; the others would count as uncaught errors of the page.
addEventListener('unhandledrejection', (event) => event.preventDefault())

const worker = {
  examine: async (
    bytes: Uint8Array,
    options: { password?: string | undefined; now: number },
    onStep: () => void,
  ) => examine(bytes, { ...options, onStep }),
}
export type HistoryWorker = typeof worker

expose(worker)
