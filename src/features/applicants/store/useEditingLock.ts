import { useCallback, useEffect, useState } from 'react'
import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'

export type EditingLock = {
  /** 'waiting' until the browser has answered: a moment. */
  kind: 'editing' | 'readOnly' | 'waiting'
  /** This tab edits from now on, the other one shows the applicant read-only. */
  takeOver: () => void
}

const editingLock = (applicant: string): string => `lekha-applicant-${applicant}`

type LockState = { id: string; kind: 'editing' | 'readOnly' }

/** One tab edits an applicant. A tab that shows it read-only edits as soon as the other one is closed. */
export function useEditingLock(id: string): EditingLock {
  const [state, setState] = useState<LockState | null>(null)
  const [takeover, setTakeover] = useState<{ id: string } | null>(null)
  const session = useSessionScope()
  useEffect(() => {
    const control = new AbortController()
    const ended = anySignal(session.signal, control.signal)
    void holdLock(id, takeover?.id === id, ended, (kind) => setState({ id, kind }))
    return () => control.abort()
  }, [session, id, takeover])
  const takeOver = useCallback(() => setTakeover({ id }), [id])
  return { kind: state?.id === id ? state.kind : 'waiting', takeOver }
}

/** Until `ended`; waits for the lock again where another tab has it or takes it over. */
async function holdLock(
  id: string,
  steal: boolean,
  ended: AbortSignal,
  onChange: (kind: 'editing' | 'readOnly') => void,
): Promise<void> {
  const holdUntilEnded = async (lock: Lock | null) => {
    if (lock === null || ended.aborted) return
    onChange('editing')
    await new Promise((release) => ended.addEventListener('abort', release))
  }
  let options: LockOptions = steal ? { steal } : { ifAvailable: true }
  while (!ended.aborted) {
    try {
      await navigator.locks.request(editingLock(id), options, holdUntilEnded)
    } catch (error) {
      const isTakenOver = error instanceof DOMException && error.name === 'AbortError'
      if (!isTakenOver && !ended.aborted) throw error
    }
    if (!ended.aborted) onChange('readOnly')
    options = { signal: ended }
  }
}
