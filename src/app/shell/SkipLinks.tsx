import { useState } from 'react'
import { SHARED_SHORTCUTS, type ShortcutSet } from '#shared/ui/shortcuts/shortcutSet.ts'
import { useShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'

/** The row of a table that Tab reaches, a figure of a result, a workbook. */
const ROW = 'tbody > tr[tabindex="0"]'
const ITEM = `${ROW}, .value-button, [role="grid"]`

/** The first visible one of the page. */
const findFirstItem = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#main :is(${ITEM})`)].find(
    (item) => item.closest('[hidden]') === null,
  )

const ITEM_SHORTCUTS: ShortcutSet<'focus'> = {
  title: 'Page',
  groups: [
    {
      label: 'Go to the first row or figure',
      shortcuts: [{ combo: SHARED_SHORTCUTS.firstItem, command: 'focus' }],
    },
  ],
}

/** To the page, and to what it is about: Tab passes up to 30 controls before it (decisions L159). */
export function SkipLinks() {
  const [item, setItem] = useState<'row' | 'figure' | null>(null)
  const focusFirstItem = () => findFirstItem()?.focus()
  useShortcuts(ITEM_SHORTCUTS, focusFirstItem)
  const update = () => {
    const first = findFirstItem()
    setItem(first === undefined ? null : first.matches(ROW) ? 'row' : 'figure')
  }
  return (
    <div onFocus={update}>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      {item !== null && (
        <button type="button" className="skip-link" onClick={focusFirstItem}>
          Skip to the first {item}
        </button>
      )}
    </div>
  )
}
