import { wrap } from 'comlink'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import '#app/theme/bootstrap.scss'
import '#app/theme/theme.css'
import { davApi } from '#features/kyc/dav/davApi.ts'
import { Dashboard } from '#features/kyc/dav/DavPage.tsx'
import { prefetchCase } from '#features/kyc/dav/photos/caseCache.ts'
import { caseReader } from '#features/kyc/dav/photos/caseReader.ts'
import { assignmentMachine } from '#features/kyc/dav/review/assignment/assignmentMachine.ts'
import { startQc } from '#features/kyc/dav/review/assignment/caseActions.ts'
import { installQueryApi, type QueryDispatch } from '#shared/platform/queryCache/queryApi.ts'
import { QueryCacheGate } from '#shared/platform/queryCache/QueryCacheGate.tsx'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { makeStore } from '#shared/platform/store/makeStore.ts'
import { longestTask } from './longestTask.ts'
import type { ParseWorker } from './parse.worker.ts'

const SUB_CLIENT = { subClientId: 'bench', clientId: 'bench', batchTag: 'Bench' }
const WAIT_MS = 20_000

const store = makeStore()
store.dispatch(
  signedIn({
    email: 'reviewer@bench.example',
    username: 'Reviewer',
    initials: 'R',
    clientCode: 'BENCH',
    privilege: 'User',
    clientPrivilege: 'Paid',
    services: null,
  }),
)
installQueryApi(store)
const change: QueryDispatch = store.dispatch
change(davApi.util.upsertQueryData('davSubClients', undefined, [SUB_CLIENT]))
const root = document.getElementById('root')
if (root === null) throw new Error('no #root')
createRoot(root).render(
  <Provider store={store}>
    <BrowserRouter>
      <QueryCacheGate>
        <Dashboard />
      </QueryCacheGate>
    </BrowserRouter>
  </Provider>,
)

const addresses = watchAddresses()

/** Counts the addresses of pictures that were made and not given back. */
function watchAddresses(): { count: number } {
  const kept = { count: 0 }
  const make = URL.createObjectURL.bind(URL)
  const giveBack = URL.revokeObjectURL.bind(URL)
  URL.createObjectURL = (source: Blob) => {
    kept.count += 1
    return make(source)
  }
  URL.revokeObjectURL = (url: string) => {
    kept.count -= 1
    giveBack(url)
  }
  return kept
}

/** Waits without asking again and again, which would hold the page that is measured. */
function until(isSo: () => boolean, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const seen = new AbortController()
    const { signal } = seen
    const observer = new MutationObserver(look)
    const late = setTimeout(() => {
      seen.abort()
      reject(new Error(`never ${what}`))
    }, WAIT_MS)
    signal.addEventListener('abort', () => {
      observer.disconnect()
      clearTimeout(late)
    })
    function look() {
      if (!isSo()) return
      seen.abort()
      resolve()
    }
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    document.addEventListener('load', look, { capture: true, signal })
    look()
  })
}

const shows = (text: string) => document.body.textContent.includes(text)
const arePicturesDrawn = () => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.photo-card img')]
  return pictures.length === 5 && pictures.every((one) => one.complete && one.naturalWidth > 0)
}
const isMounted = () => store.session.get(assignmentMachine).getUrl() !== null

/** From Start QC until the case's first answer is laid out; ms. */
async function open(caseId: string): Promise<number> {
  await until(() => isMounted() && shows('View Checks'), 'mounted')
  const start = performance.now()
  void store.dispatch(startQc(caseId))
  await until(() => shows(`Respondent of ${caseId}`), 'opened')
  document.body.getBoundingClientRect()
  return performance.now() - start
}

async function close(): Promise<void> {
  const machine = store.session.get(assignmentMachine)
  machine.getUrl()?.close()
  await until(() => machine.getState().kind === 'closed' && shows('View Checks'), 'closed')
}

const whole = async (caseId: string) =>
  (
    await fetch('/service/fintech/V1/dav/case/filter', {
      method: 'POST',
      body: JSON.stringify({ caseId }),
    })
  ).blob()

let body = new Blob()
const ended = new AbortController()
const read = caseReader(ended.signal)
const reference = wrap<ParseWorker>(
  new Worker(new URL('./parse.worker.ts', import.meta.url), { type: 'module' }),
)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export const bench = {
  async prepare() {
    body = await whole('first')
  },
  /** From the bytes of a case to its record and pictures. */
  read: () =>
    timed(async () => {
      const answer = await read(body)
      if (answer.kind === 'invalid') throw new Error(answer.issue)
    }),
  reference: () => timed(async () => reference.parse(body)),
  /** A case that was prefetched. */
  async openNext(caseId: string) {
    await store.dispatch(prefetchCase(caseId))
    const took = await open(caseId)
    await close()
    return took
  },
  async longestTask(caseId: string) {
    const held = await longestTask(async () => {
      await open(caseId)
      await until(arePicturesDrawn, 'drawn')
    })
    await close()
    return held
  },
  /** Opens a case, looks at its pictures and leaves it. @returns addresses of pictures that were left behind */
  async visit(caseId: string) {
    await open(caseId)
    await until(arePicturesDrawn, 'drawn')
    await close()
    return addresses.count
  },
}

Object.assign(globalThis, { bench })
