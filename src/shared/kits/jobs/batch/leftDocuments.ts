import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { listOpenTabs, readTabId, takeClosedTab } from '#shared/platform/session/tabs/claimTab.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { leftDocumentsFound, selectJobs } from '../jobsSlice.ts'
import { resumeBatches } from './resumeBatches.ts'
import { addStoredFiles } from './uploadLists.ts'
import { allFiles, storedWaiting, readWaiting, type WaitingDocuments } from './waitingStorage.ts'

/** Looks for this user's documents that waited in tabs that are closed now. Jobs have to be loaded. */
export function findLeftDocuments(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { signal }) => {
    const [left, open] = await Promise.all([dispatch(readLeft()), listOpenTabs()])
    const count = left.filter(({ tab }) => !open.has(tab)).flatMap(allFiles).length
    if (!signal.aborted) dispatch(leftDocumentsFound(count))
  }
}

/** Moves them to the files of their services that are not sent. Returns these services. */
export function restoreLeftDocuments(): AppThunk<Promise<readonly string[]>> {
  return async (dispatch, _getState, { signal }) => {
    const taken = await dispatch(takeLeftDocuments())
    if (signal.aborted) return []
    dispatch(leftDocumentsFound(0))
    dispatch(resumeBatches())
    const analyzers = new Set<string>()
    for (const { files } of taken)
      for (const [analyzer, some] of Object.entries(files)) {
        analyzers.add(analyzer)
        dispatch(addStoredFiles(analyzer, some, { leftBehind: true }))
      }
    return [...analyzers]
  }
}

/** Deletes them. They are offered until then, so that a reload in between shows what is still there. */
export function discardLeftDocuments(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const blobs = session.get(blobStore)
    const taken = await dispatch(takeLeftDocuments())
    await blobs.remove(taken.flatMap(allFiles).map(({ id }) => id))
    dispatch(leftDocumentsFound(0))
  }
}

/** While a tab is open, it sends its documents itself; once they are taken, it does not, even if it is reopened. */
function takeLeftDocuments(): AppThunk<Promise<readonly WaitingDocuments[]>> {
  return async (dispatch) => {
    const taken: WaitingDocuments[] = []
    for (const { tab } of await dispatch(readLeft()))
      await takeClosedTab(tab, async () => {
        const current = (await dispatch(readLeft())).find((left) => left.tab === tab)
        if (current !== undefined) taken.push(current)
        await storedWaiting.remove(tab)
      })
    return taken
  }
}

/** Of this user, without files that have become jobs and files whose bytes are gone. */
function readLeft(): AppThunk<Promise<readonly WaitingDocuments[]>> {
  return async (_dispatch, getState, session) => {
    const owner = selectUser(getState())?.email
    const stored = new Set(await session.get(blobStore).ids())
    const waiting = await readWaiting()
    const sent = new Set(
      Object.values(selectJobs(getState())).flatMap(({ files }) => files.map(({ id }) => id)),
    )
    const isOffered = ({ id }: AcceptedFile) => stored.has(id) && !sent.has(id)
    return waiting
      .filter((left) => left.owner === owner && left.tab !== readTabId())
      .map((left) => withFiles(left, isOffered))
      .filter((left) => allFiles(left).length > 0)
  }
}

function withFiles(
  left: WaitingDocuments,
  isOffered: (file: AcceptedFile) => boolean,
): WaitingDocuments {
  const offered = Object.entries(left.files)
    .map(([analyzer, files]) => [analyzer, files.filter(isOffered)] as const)
    .filter(([, files]) => files.length > 0)
  return { ...left, files: Object.fromEntries(offered) }
}
