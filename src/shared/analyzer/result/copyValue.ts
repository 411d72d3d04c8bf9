import { showToast } from '#shared/errors/toast.ts'
import type { FoundValue } from './useSourceSearch.ts'

/** The clipboard is refused where the page is not served securely or the user said no. */
export async function copyValue({ label, text, copies = text }: FoundValue): Promise<void> {
  try {
    await navigator.clipboard.writeText(copies)
    showToast('success', `${label} copied: ${text}`)
  } catch {
    showToast('error', 'The browser did not allow copying. Select the value and press Ctrl+C.')
  }
}
