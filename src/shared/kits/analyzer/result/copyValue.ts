import { showToast } from '#shared/platform/dialogs/toast.ts'
import type { FoundValue } from './source/useSourceSearch.ts'

/** The clipboard fails on an insecure page or without permission, which is reported. */
export async function copyValue({ label, text, copyText = text }: FoundValue): Promise<void> {
  try {
    await navigator.clipboard.writeText(copyText)
    showToast('success', `${label} copied: ${text}`)
  } catch {
    showToast('error', 'The browser did not allow copying. Select the value and press Ctrl+C.')
  }
}
