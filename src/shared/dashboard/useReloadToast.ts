import { useCallback } from 'react'
import { showToast } from '#shared/errors/toast.ts'

/** Reload, and a word when it is done: a list in which nothing changed looks as before (kyc §9). */
export function useReloadToast({ reload }: { reload: () => Promise<boolean> }): () => void {
  return useCallback(() => {
    void reload().then((isDone) => {
      if (isDone) showToast('success', 'Dashboard reloaded')
    })
  }, [reload])
}
