import { createEmitter } from '#shared/platform/lib/async/machine.ts'

const requests = createEmitter()

/** Calls under /service reset the idle timer, except the candidate's case form (shell §4). */
export function recordServiceRequest(path: string): void {
  if (path.startsWith('/service') && !path.includes('/dav/case/form/')) requests.emit()
}

/** Calls the listener for each request that counts as activity; returns how to stop. */
export const onServiceRequest = requests.subscribe
