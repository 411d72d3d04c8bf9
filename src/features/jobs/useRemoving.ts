import { useCallback, useEffect, useRef, useState } from 'react'
import type { Job } from '#shared/jobs/job.ts'
import { removeJob } from '#shared/jobs/lifecycle.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'

/** Time to change one's mind: a result that is gone may cost a credit to get again. */
const UNDO_MS = 8_000

type Removing = {
  /** Off the list, and not gone yet. */
  removed: readonly Job[]
  remove: (jobs: readonly Job[]) => void
  undo: () => void
}

/** Removes jobs when nobody undoes it: after a while, at the next removal, or when the page is left. */
export function useRemoving(): Removing {
  const dispatch = useAppDispatch()
  const [removed, setRemoved] = useState<readonly Job[]>([])
  const waiting = useRef<readonly Job[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const carryOut = useCallback(() => {
    clearTimeout(timer.current)
    for (const job of waiting.current) void dispatch(removeJob(job))
    waiting.current = []
  }, [dispatch])
  const hold = useCallback((jobs: readonly Job[]) => {
    waiting.current = jobs
    setRemoved(jobs)
  }, [])
  useEffect(() => carryOut, [carryOut])

  const remove = useCallback(
    (jobs: readonly Job[]) => {
      carryOut()
      hold(jobs)
      timer.current = setTimeout(() => {
        carryOut()
        setRemoved([])
      }, UNDO_MS)
    },
    [carryOut, hold],
  )
  const undo = useCallback(() => {
    clearTimeout(timer.current)
    hold([])
  }, [hold])
  return { removed, remove, undo }
}
