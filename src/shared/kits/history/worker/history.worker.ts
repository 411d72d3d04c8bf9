import { expose } from 'comlink'
import { examine } from '../examine.ts'

// pdf.js reports the first failure of a damaged file; the others would count as uncaught errors of the page.
addEventListener('unhandledrejection', (event) => event.preventDefault())

type WorkerOptions = {
  password?: string | undefined
  now: number
  /** Address of the PEM bundle; empty where the deployment names none. */
  trustRoots: string
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The trust roots were answered with ${response.status}.`)
  return response.text()
}

const worker = {
  examine: async (
    bytes: Uint8Array,
    { trustRoots, ...options }: WorkerOptions,
    onStep: () => void,
  ) => {
    const loadRoots = trustRoots === '' ? undefined : async () => fetchText(trustRoots)
    return examine(bytes, { ...options, loadRoots, onStep })
  },
}
export type HistoryWorker = typeof worker

expose(worker)
