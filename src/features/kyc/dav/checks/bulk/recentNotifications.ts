import * as v from 'valibot'
import type { SelectedRow } from '#shared/kits/dashboard/bulk/bulkState.ts'
import { BoundedNumberSchema } from '#shared/platform/lib/numbers/boundedNumber.ts'
import { createStoredValue } from '#shared/platform/session/storage/createStoredValue.ts'
import { SESSION_KEYS } from '#shared/platform/session/storage/storageKeys.ts'

/** A bulk resend skips candidates notified within this time. */
const MIN_RESEND_INTERVAL_MS = 10 * 60_000
/** No open list is older. */
const RETENTION_MS = 24 * 3_600_000

/** Epoch ms by case, for all tabs and reloads. */
const notificationStorage = createStoredValue({
  key: SESSION_KEYS.davSent,
  scope: 'device',
  schema: v.record(v.string(), BoundedNumberSchema),
  whenUnreadable: 'removed',
})

const readNotifications = () => notificationStorage.read() ?? {}

/** Within MIN_RESEND_INTERVAL_MS, or since the list was loaded. */
export function wasRecentlyNotified({ id, seenAt }: Pick<SelectedRow, 'id' | 'seenAt'>): boolean {
  const notifiedAt = readNotifications()[id]
  return (
    notifiedAt !== undefined &&
    (notifiedAt > seenAt || notifiedAt > Date.now() - MIN_RESEND_INTERVAL_MS)
  )
}

/** Before the request: a tab that closes meanwhile cannot know whether it arrived. */
export function recordNotification(caseId: string): void {
  const now = Date.now()
  const recent = Object.entries(readNotifications()).filter(
    ([, notifiedAt]) => notifiedAt > now - RETENTION_MS,
  )
  notificationStorage.write({ ...Object.fromEntries(recent), [caseId]: now })
}

/** After a reported failure, another try is intended. */
export function deleteNotification(caseId: string): void {
  const { [caseId]: _, ...others } = readNotifications()
  notificationStorage.write(others)
}
