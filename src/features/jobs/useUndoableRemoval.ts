import { useCallback, useEffect, useRef, useState } from 'react'
import type { Job } from '#shared/kits/jobs/job.ts'
import { removeJob } from '#shared/kits/jobs/run/lifecycle.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'

/** Getting a deleted result again may cost a credit. */
const UNDO_MS = 8_000

type UndoableRemoval = {
  pendingRemoval: readonly Job[]
  remove: (jobs: readonly Job[]) => void
  undo: () => void
}

/** Deletes after a delay, at the next removal, or when the page is left. */
export function useUndoableRemoval(): UndoableRemoval {
  const dispatch = useAppDispatch()
  const [pendingRemoval, setRemoved] = useState<readonly Job[]>([])
  const pendingRef = useRef<readonly Job[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const commitRemoval = useCallback(() => {
    clearTimeout(timer.current)
    for (const job of pendingRef.current) void dispatch(removeJob(job))
    pendingRef.current = []
  }, [dispatch])
  const setPending = useCallback((jobs: readonly Job[]) => {
    pendingRef.current = jobs
    setRemoved(jobs)
  }, [])
  useEffect(() => commitRemoval, [commitRemoval])

  const remove = useCallback(
    (jobs: readonly Job[]) => {
      commitRemoval()
      setPending(jobs)
      timer.current = setTimeout(() => {
        commitRemoval()
        setRemoved([])
      }, UNDO_MS)
    },
    [commitRemoval, setPending],
  )
  const undo = useCallback(() => {
    clearTimeout(timer.current)
    setPending([])
  }, [setPending])
  return { pendingRemoval, remove, undo }
}
