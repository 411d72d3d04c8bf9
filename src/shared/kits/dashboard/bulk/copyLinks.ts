import { showToast } from '#shared/platform/dialogs/toast.ts'
import { plural } from '#shared/platform/lib/plural.ts'
import type { SelectedRow } from './bulkState.ts'

/** Copies the candidates' links, one per line. */
export async function copyLinks(chosen: readonly SelectedRow[]): Promise<void> {
  const links = chosen.map(({ link }) => link).filter((link) => link !== '')
  try {
    await navigator.clipboard.writeText(links.join('\n'))
    showToast('success', `${plural(links.length, 'link')} copied`)
  } catch {
    showToast('error', 'The browser did not allow copying the links.')
  }
}
