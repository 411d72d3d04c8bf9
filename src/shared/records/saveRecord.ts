import { showToast } from '#shared/errors/toast.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { recordCall, type RecordCall } from './recordCall.ts'
import type { RecordCalls } from './recordCalls.ts'
import type { SavedAnswer } from './answers.ts'
import type { CachedList } from './cachedList.ts'

/** An admin store: its calls, its cached list, and its toasts (shell §8, word for word). */
export type RecordStore<Row, Create, Update> = {
  calls: RecordCalls<Row, Create, Update>
  cache: CachedList<Row>
  toasts: { created: string; updated: string; status: string; exists: string }
}

/** What became of a save: 'failed' keeps everything; `saved` names what did go through when the rest did not. */
export type SaveOutcome<V> = 'saved' | 'failed' | { saved: Partial<V> }

/** Creates a record. Every outcome has been told when this resolves, and the list holds the new record. */
export function createRecord<Row, Create, Update>(
  store: RecordStore<Row, Create, Update>,
  body: Create,
): AppThunk<Promise<'saved' | 'failed'>> {
  return async (dispatch) => {
    const answer = await dispatch(told(store, store.calls.create, body))
    if (answer === null) return 'failed'
    showToast('success', store.toasts.created)
    if (answer.record === null) await dispatch(store.cache.reload())
    else dispatch(store.cache.put(answer.record))
    return 'saved'
  }
}

type Edit<Row, Update, V> = {
  id: string
  held: Row
  /** The details and the record that they make; null where none has changed. */
  update: { body: Update; becomes: Row; values: Partial<V> } | null
  /** The new status; null where it stays. */
  isActive: boolean | null
}

/**
 * Sends what was changed: the details, the status, or both, and nothing where nothing was (shell §4). When only the second
 * call fails, the first one stands and is in the list, so that saving again sends what is left.
 */
export function editRecord<Row extends { isActive: boolean }, Create, Update, V>(
  store: RecordStore<Row, Create, Update>,
  { id, held, update, isActive }: Edit<Row, Update, V>,
): AppThunk<Promise<SaveOutcome<V>>> {
  return async (dispatch) => {
    if (update !== null) {
      const { body, becomes } = update
      if ((await dispatch(told(store, store.calls.update, { id, body }))) === null) return 'failed'
      dispatch(store.cache.put(becomes))
      showToast('success', store.toasts.updated)
    }
    if (isActive === null) return 'saved'
    if ((await dispatch(told(store, store.calls.setStatus, { id, isActive }))) === null)
      return update === null ? 'failed' : { saved: update.values }
    dispatch(store.cache.put({ ...(update?.becomes ?? held), isActive }))
    showToast('success', store.toasts.status)
    return 'saved'
  }
}

/** The answer of a call that was carried out; null where it was not, which has been told by then. */
function told<Row, Create, Update, Args>(
  { toasts }: RecordStore<Row, Create, Update>,
  call: RecordCall<Args, SavedAnswer<Row>>,
  args: Args,
): AppThunk<Promise<Extract<SavedAnswer<Row>, { kind: 'saved' }> | null>> {
  return async (dispatch) => {
    const result = await dispatch(recordCall(call, args))
    if (!result.ok) return null
    if (result.value.kind === 'saved') return result.value
    showToast('error', toasts.exists)
    return null
  }
}
