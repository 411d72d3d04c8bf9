import { useCallback } from 'react'
import { showToast } from '#shared/platform/dialogs/toast.ts'

/** The toast is needed because an unchanged list looks the same (kyc §9). */
export function useReloadToast({ reload }: { reload: () => Promise<boolean> }): () => void {
  return useCallback(() => {
    void reload().then((isDone) => {
      if (isDone) showToast('success', 'Dashboard reloaded')
    })
  }, [reload])
}
