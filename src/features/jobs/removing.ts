import { createContext } from 'react'
import type { Job } from '#shared/jobs/job.ts'

/** Takes jobs off the list; for a while it can be undone. */
export const RemovingContext = createContext<(jobs: readonly Job[]) => void>(() => undefined)
