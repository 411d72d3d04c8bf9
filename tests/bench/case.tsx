import { wrap } from 'comlink'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import '#app/theme/bootstrap.scss'
import '#app/theme/theme.css'
import { prefetchCase } from '#features/kyc/dav/caseData/caseCache.ts'
import { caseReader } from '#features/kyc/dav/caseData/caseReader.ts'
import { davApi } from '#features/kyc/dav/davApi.ts'
import { DavDashboard } from '#features/kyc/dav/DavPage.tsx'
import { assignmentMachine } from '#features/kyc/dav/review/assignment/machine/assignmentMachine.ts'
import { startQc } from '#features/kyc/dav/review/assignment/runAssignment.ts'
import { installQueryApi, type QueryDispatch } from '#shared/platform/queryCache/queryApi.ts'
import { QueryCacheGate } from '#shared/platform/queryCache/QueryCacheGate.tsx'
import { makeStore } from '#shared/platform/store/makeStore.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
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
        <DavDashboard />
      </QueryCacheGate>
    </BrowserRouter>
  </Provider>,
)

const addresses = countObjectUrls()

/** Counts object URLs that were created and not revoked. */
function countObjectUrls(): { count: number } {
  const openUrls = { count: 0 }
  const make = URL.createObjectURL.bind(URL)
  const revoke = URL.revokeObjectURL.bind(URL)
  URL.createObjectURL = (source: Blob) => {
    openUrls.count += 1
    return make(source)
  }
  URL.revokeObjectURL = (url: string) => {
    openUrls.count -= 1
    revoke(url)
  }
  return openUrls
}

/** Waits without polling, which would block the measured page. */
function waitUntil(isReached: () => boolean, label: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    const { signal } = controller
    const observer = new MutationObserver(check)
    const timeout = setTimeout(() => {
      controller.abort()
      reject(new Error(`never ${label}`))
    }, WAIT_MS)
    signal.addEventListener('abort', () => {
      observer.disconnect()
      clearTimeout(timeout)
    })
    function check() {
      if (!isReached()) return
      controller.abort()
      resolve()
    }
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    document.addEventListener('load', check, { capture: true, signal })
    check()
  })
}

const hasText = (text: string) => document.body.textContent.includes(text)
const arePicturesDrawn = () => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.photo-card img')]
  return (
    pictures.length === 5 && pictures.every((image) => image.complete && image.naturalWidth > 0)
  )
}
const isMounted = () => store.session.get(assignmentMachine).getUrl() !== null

/** From Start QC until the first answer of the case is laid out; ms. */
async function open(caseId: string): Promise<number> {
  await waitUntil(() => isMounted() && hasText('View Checks'), 'mounted')
  const start = performance.now()
  void store.dispatch(startQc(caseId))
  await waitUntil(() => hasText(`Respondent of ${caseId}`), 'opened')
  document.body.getBoundingClientRect()
  return performance.now() - start
}

async function close(): Promise<void> {
  const machine = store.session.get(assignmentMachine)
  machine.getUrl()?.close()
  await waitUntil(() => machine.getState().kind === 'closed' && hasText('View Checks'), 'closed')
}

const fetchCase = async (caseId: string) =>
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
    body = await fetchCase('first')
  },
  /** From the bytes of a case to its record and photos. */
  read: () =>
    timed(async () => {
      const result = await read(body)
      if (result.kind === 'invalid') throw new Error(result.issue)
    }),
  reference: () => timed(async () => reference.parse(body)),
  /** A case that was prefetched. */
  async openNext(caseId: string) {
    await store.dispatch(prefetchCase(caseId))
    const duration = await open(caseId)
    await close()
    return duration
  },
  async longestTask(caseId: string) {
    const duration = await longestTask(async () => {
      await open(caseId)
      await waitUntil(arePicturesDrawn, 'drawn')
    })
    await close()
    return duration
  },
  /** Opens and leaves a case with its photos. @returns the number of object URLs that were not revoked */
  async visit(caseId: string) {
    await open(caseId)
    await waitUntil(arePicturesDrawn, 'drawn')
    await close()
    return addresses.count
  },
}

Object.assign(globalThis, { bench })
