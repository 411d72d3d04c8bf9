import { showToast } from '#shared/errors/toast.ts'
import { plural } from '#shared/lib/plural.ts'
import type { Chosen } from './manyState.ts'

/** The candidates' links, one a line. */
export async function copyLinks(chosen: readonly Chosen[]): Promise<void> {
  const links = chosen.map(({ link }) => link).filter((link) => link !== '')
  try {
    await navigator.clipboard.writeText(links.join('\n'))
    showToast('success', `${plural(links.length, 'link')} copied`)
  } catch {
    showToast('error', 'The browser did not let the links be copied.')
  }
}
