import { del, set, values } from 'idb-keyval'
import * as v from 'valibot'
import { AcceptedFileSchema } from '#shared/kits/upload/acceptedFile.ts'
import { UNSENT_WORK_MAX_AGE_MS } from '#shared/platform/config/constants.ts'
import { BoundedNumberSchema } from '#shared/platform/lib/boundedNumber.ts'
import { parseStoredValue } from '#shared/platform/session/createStoredValue.ts'
import { waitingDatabase as store } from '../jobsStore.ts'

const WaitingSchema = v.object({
  /** Id of the tab that was to send them. */
  tab: v.string(),
  /** Email; only this user is offered them. */
  owner: v.string(),
  /** Epoch ms of the last change. */
  at: BoundedNumberSchema,
  /** By analyzer. */
  files: v.record(v.string(), v.pipe(v.array(AcceptedFileSchema), v.readonly())),
})
export type WaitingDocuments = v.InferOutput<typeof WaitingSchema>

/** Where storage is full or forbidden, a closed tab forgets them. */
const ignoreStorageError = () => undefined

export const allFiles = ({ files }: WaitingDocuments) => Object.values(files).flat()

export async function storeWaiting(waiting: WaitingDocuments): Promise<void> {
  const isEmpty = allFiles(waiting).length === 0
  const written = isEmpty ? del(waiting.tab, store) : set(waiting.tab, waiting, store)
  await written.catch(ignoreStorageError)
}

export async function deleteWaiting(tab: string): Promise<void> {
  await del(tab, store).catch(ignoreStorageError)
}

/** Of every tab, the last 24 hours. */
export async function readWaiting(): Promise<readonly WaitingDocuments[]> {
  const stored = (await values<unknown>(store).catch(ignoreStorageError)) ?? []
  return stored.flatMap((one) => {
    const waiting = parseStoredValue(WaitingSchema, one)
    return waiting === null || isTooOld(waiting) ? [] : [waiting]
  })
}

/** A time in the future comes from a clock that was set back. */
const isTooOld = ({ at }: WaitingDocuments): boolean =>
  at > Date.now() || Date.now() - at > UNSENT_WORK_MAX_AGE_MS
