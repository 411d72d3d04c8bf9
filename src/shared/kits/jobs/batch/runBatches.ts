import { addListener } from '@reduxjs/toolkit'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { fileOfEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import {
  unsavedWorkWarnings,
  type UnsavedWorkWarning,
} from '#shared/platform/session/end/unsavedWorkWarnings.ts'
import { readTabId } from '#shared/platform/session/tabs/claimTab.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { DialogContext } from '#shared/platform/store/overlaySlice.ts'
import type { RootState } from '#shared/platform/store/rootReducer.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppDispatch, AppThunk } from '#shared/platform/store/types.ts'
import { describeArrival } from '../failures.ts'
import { jobMayHaveArrived, jobName, type FailedJob } from '../job.ts'
import { selectJobs, selectJobsLoaded } from '../jobsSlice.ts'
import { deleteJobRecord, startBatchJob } from '../run/lifecycle.ts'
import { analyzerOfItem, ownerOfBatch, type Batch, type BatchItem } from './batch.ts'
import {
  batchTransitioned,
  selectBatches,
  type BatchesState,
  selectAllChosen,
} from './batchSlice.ts'
import { storeBatches } from './batchStorage.ts'
import {
  batchTotals,
  hasHaltedBatch,
  itemStatus,
  mayHaveArrived,
  type BatchTotals,
} from './itemStatus.ts'
import { addStoredFiles } from './uploadLists.ts'
import { storeWaiting, type WaitingDocuments } from './waitingStorage.ts'

const nameOf = ({ files }: BatchItem) => files.map(({ name }) => name).join(', ')

/** Files that are not sent when the session ends, by name, so that the user can select them again. */
function listUnsentFiles(): AppThunk<UnsavedWorkWarning[]> {
  return (_dispatch, getState) => {
    const items = Object.values(selectBatches(getState())).flatMap((batch) => batch.items)
    const waiting = items.filter(({ job }) => job === null).map(nameOf)
    const chosen = Object.values(selectAllChosen(getState())).flatMap((entries) =>
      entries.map(({ name }) => name),
    )
    const names = [...waiting, ...chosen]
    return names.length === 0
      ? []
      : [{ heading: `Not sent yet (${plural(names.length, 'file')})`, items: names }]
  }
}

const onChange = addListener.withTypes<RootState, AppDispatch>()

/** The number of a batch's jobs that run at a time (decisions D55). */
export const MAX_CONCURRENT_JOBS = 2

export const batchRunner = () => ({
  isListening: false,
  startingIds: new Set<string>(),
  /** What was last stored as not sent. */
  storedUnsent: '{}',
})

/** Runs until the session ends. */
export function runBatches(): AppThunk {
  return (dispatch, _getState, session) => {
    const runner = session.get(batchRunner)
    if (runner.isListening) return
    runner.isListening = true
    const { signal } = session
    dispatch(
      onChange({
        predicate: (_action, now, before) =>
          now.batches !== before.batches || now.jobs !== before.jobs,
        effect: (_action, listener) => {
          if (signal.aborted) return listener.unsubscribe()
          const before = listener.getOriginalState()
          dispatch(persistChangedBatches(before.batches))
          dispatch(handleFailures(before.jobs?.jobs ?? {}))
          dispatch(startNextJobs())
        },
      }),
    )
    session.get(unsavedWorkWarnings).add(() => dispatch(listUnsentFiles()))
    dispatch(startNextJobs())
  }
}

function persistChangedBatches(before: BatchesState | undefined): AppThunk {
  return (_dispatch, getState, session) => {
    const runner = session.get(batchRunner)
    const { batches } = getState()
    const owner = selectUser(getState())?.email
    if (owner === undefined || batches === undefined) return
    if (batches !== before) storeBatches(owner, batches)
    const files = unsentFiles(batches, selectJobs(getState()))
    const unsent = JSON.stringify(files)
    if (unsent === runner.storedUnsent) return
    runner.storedUnsent = unsent
    void storeWaiting({ tab: readTabId(), owner, at: Date.now(), files })
  }
}

/** Those that another tab may offer to send: waiting or being sent, and restored ones that are not decided. */
function unsentFiles(
  { batches, chosen }: BatchesState,
  jobs: ReturnType<typeof selectJobs>,
): WaitingDocuments['files'] {
  const isUnsent = (item: BatchItem) => {
    const status = itemStatus(item, jobs)
    const isBeingSent = status.kind === 'running' && status.job.transactionId === null
    return status.kind === 'waiting' || status.kind === 'interrupted' || isBeingSent
  }
  const files: Record<string, AcceptedFile[]> = {}
  // Those of an owner are stored with it.
  for (const [key, { items }] of Object.entries(batches))
    if (ownerOfBatch(key) === null)
      files[key] = items.filter(isUnsent).flatMap((item) => item.files)
  for (const [key, entries] of Object.entries(chosen)) {
    const left = entries.filter(({ leftBehind }) => leftBehind === true)
    files[key] = [...(files[key] ?? []), ...left.flatMap((entry) => fileOfEntry(entry) ?? [])]
  }
  return files
}

function startNextJobs(): AppThunk {
  return (dispatch, getState, session) => {
    // The number of running jobs is unknown before stored jobs have loaded.
    if (!selectJobsLoaded(getState())) return
    const { startingIds } = session.get(batchRunner)
    const jobs = selectJobs(getState())
    for (const [key, batch] of Object.entries(selectBatches(getState()))) {
      if (batch.halt !== null) continue
      const waiting = batch.items.filter((item) => itemStatus(item, jobs).kind === 'waiting')
      const startingCount = waiting.filter(({ id }) => startingIds.has(id)).length
      const free = MAX_CONCURRENT_JOBS - batchTotals(batch, jobs).running - startingCount
      const next = waiting.filter(({ id }) => !startingIds.has(id)).slice(0, Math.max(0, free))
      for (const { id } of next) startingIds.add(id)
      for (const item of next) void dispatch(startItem(key, item))
    }
  }
}

function startItem(key: string, item: BatchItem): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const { analyzers, signal } = session
    const { startingIds } = session.get(batchRunner)
    const calls = await loadChunk(async () => analyzers?.[analyzerOfItem(key, item)]?.()).catch(
      () => undefined,
    )
    if (signal.aborted) return
    const batch = selectBatches(getState())[key]
    const isDue = batch?.halt === null && batch.items.some(({ id }) => id === item.id)
    if (isDue && calls === undefined) {
      if (dispatch(haltBatch(key, 'uploadFailed'))) dispatch(showHaltDialog(key, 'uploadFailed'))
    }
    const isLocked = item.files.some(
      ({ id, unlocked }) => unlocked === true && !session.get(blobStore).isOnlyInMemory(id),
    )
    if (isDue && isLocked) {
      dispatch(addStoredFiles(key, item.files))
      dispatch(batchTransitioned({ key, event: { kind: 'removed', items: [item.id] } }))
    } else if (isDue && calls !== undefined) {
      const job = dispatch(startBatchJob(calls, item, ownerOfBatch(key)))
      dispatch(batchTransitioned({ key, event: { kind: 'started', item: item.id, job } }))
    }
    startingIds.delete(item.id)
    dispatch(startNextJobs()) // another item may be next if one was removed meanwhile
  }
}

/** A limit stops the batch, and its document waits again. One that may have arrived stops it, too, and stays failed. */
function handleFailures(before: ReturnType<typeof selectJobs>): AppThunk {
  return (dispatch, getState) => {
    const jobs = selectJobs(getState())
    for (const [key, batch] of Object.entries(selectBatches(getState()))) {
      for (const item of batch.items) {
        const now = itemStatus(item, jobs)
        const previous = itemStatus(item, before)
        if (now.kind !== 'failed' || previous.kind !== 'running') continue
        if (!hasHaltedBatch(now.job)) continue
        const isFirst = dispatch(haltBatch(key, now.job.failure))
        if (!mayHaveArrived(now)) dispatch(requeueItem(key, item, now.job))
        if (isFirst) dispatch(showHaltDialog(key, now.job.failure, now.job))
      }
    }
  }
}

/** Puts the document back in the queue; its job is removed, its files stay. */
export function requeueItem(key: string, item: BatchItem, job: FailedJob): AppThunk {
  return (dispatch) => {
    dispatch(batchTransitioned({ key, event: { kind: 'requeued', item: item.id } }))
    void dispatch(deleteJobRecord(job.id))
  }
}

/** Runs first, or waiting items would start. False: already stopped. */
function haltBatch(key: string, reason: DialogName): AppThunk<boolean> {
  return (dispatch, getState) => {
    const isFirst = selectBatches(getState())[key]?.halt === null
    if (isFirst) dispatch(batchTransitioned({ key, event: { kind: 'halted', reason } }))
    return isFirst
  }
}

function showHaltDialog(key: string, reason: DialogName, job?: FailedJob): AppThunk {
  return (dispatch, getState, { jobOwners }) => {
    const batch = selectBatches(getState())[key]
    if (batch === undefined) return
    const totals = batchTotals(batch, selectJobs(getState()))
    const rest =
      ownerOfBatch(key) === null || jobOwners === undefined
        ? describeFiles(totals)
        : describeDocuments(batch, totals, jobOwners.noun)
    const context: DialogContext =
      job === undefined || !jobMayHaveArrived(job)
        ? { footnote: rest }
        : {
            footnote: `${describeArrival(jobName(job))} ${rest}`,
            unknown: reason === 'uploadFailed' ? undefined : 'arrival',
          }
    dispatch(showDialog(reason, context))
  }
}

function describeFiles({ total, waiting, done }: BatchTotals): string {
  const results = done === 0 ? '' : ` ${plural(done, 'result')} can be opened.`
  const rest =
    waiting === 0
      ? `All ${total} files are still in the list.`
      : `${waiting} of ${total} files are still in the list and were not sent.`
  return rest + results
}

function describeDocuments({ items }: Batch, { waiting }: BatchTotals, noun: string): string {
  const unsent = items.filter(({ job }) => job === null).flatMap(({ files }) => files).length
  return waiting === 0
    ? `All documents are still in the list of the ${noun}.`
    : `${plural(unsent, 'document')} of the ${noun} ${unsent === 1 ? 'was' : 'were'} not sent and ${unsent === 1 ? 'is' : 'are'} still in the list.`
}
