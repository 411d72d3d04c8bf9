import * as v from 'valibot'
import { AcceptedFileSchema } from '#shared/kits/upload/acceptedFile.ts'
import { UNSENT_WORK_MAX_AGE_MS } from '#shared/platform/config/constants.ts'
import { BoundedNumberSchema } from '#shared/platform/lib/numbers/boundedNumber.ts'
import { createStoredRecords } from '#shared/platform/session/storage/storedRecords.ts'
import { waitingDatabase } from '../jobsStore.ts'

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

/** By tab. */
export const storedWaiting = createStoredRecords(waitingDatabase, WaitingSchema, ({ tab }) => tab)

export const allFiles = ({ files }: WaitingDocuments) => Object.values(files).flat()

export async function storeWaiting(waiting: WaitingDocuments): Promise<void> {
  if (allFiles(waiting).length === 0) await storedWaiting.remove(waiting.tab)
  else await storedWaiting.write(waiting)
}

/** Of every tab and user, the last 24 hours. */
export const readWaiting = async (): Promise<readonly WaitingDocuments[]> =>
  (await storedWaiting.readAll()).filter((waiting) => !isTooOld(waiting))

/** A time in the future comes from a clock that was set back. */
const isTooOld = ({ at }: WaitingDocuments): boolean =>
  at > Date.now() || Date.now() - at > UNSENT_WORK_MAX_AGE_MS
