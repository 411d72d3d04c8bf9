import type { ReactNode } from 'react'
import { createStore } from '#shared/platform/lib/async/machine.ts'
import { useAppSelector, useSessionScope } from '#shared/platform/store/hooks.ts'
import type { SessionScope } from '#shared/platform/store/sessionScope.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { useStore } from '#shared/ui/hooks/useStore.ts'

const formDialog = () => createStore<ReactNode>(null)

/**
 * Shows a dialog with fields, which the catalogue of dialogs has none of, and resolves with the value of `onClose`.
 * `otherwise`: the session ended, or another such dialog has opened.
 */
export function showFormDialog<Value>(
  render: (onClose: (value: Value) => void) => ReactNode,
  otherwise: Value,
): AppThunk<Promise<Value>> {
  return async (_dispatch, _getState, session: SessionScope) => {
    const { signal } = session
    const store = session.get(formDialog)
    return new Promise((resolve) => {
      const settle = (value: Value) => {
        signal.removeEventListener('abort', onEnd)
        unsubscribe()
        if (store.getState() === dialog) store.setState(null)
        resolve(value)
      }
      const onEnd = () => settle(otherwise)
      const dialog = render(settle)
      store.setState(dialog)
      const unsubscribe = store.subscribe(() => {
        if (store.getState() !== dialog) settle(otherwise)
      })
      signal.addEventListener('abort', onEnd)
    })
  }
}

/** Stands once on the pages of signed-in users. */
export function FormDialogHost() {
  useAppSelector(selectUser) // each session has its own dialogs
  return useStore(useSessionScope().get(formDialog))
}
