import { onSessionEnd } from '#shared/session/onSessionEnd.ts'

/** Jobs whose end this tab has told already: opened again from Jobs, they go straight to the output. */
const told = new Set<string>()

/** True once for each job. */
export function isFirstLook(jobId: string): boolean {
  if (told.has(jobId)) return false
  told.add(jobId)
  return true
}

onSessionEnd(() => told.clear())
