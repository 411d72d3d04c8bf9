import down from 'bootstrap-icons/icons/chevron-down.svg?raw'
import up from 'bootstrap-icons/icons/chevron-up.svg?raw'
import { type KeyboardEvent, useState } from 'react'
import { ToolButton } from './ToolButton.tsx'

type PageToolsProps = { current: number; total: number; onGoTo: (page: number) => void }

/** Page before, "3 / 12" with a page to type, page after. */
export function PageTools({ current, total, onGoTo }: PageToolsProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    const page = Number(typed)
    if (typed !== null && Number.isInteger(page) && page >= 1 && page <= total) onGoTo(page)
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') setTyped(null)
  }
  return (
    <div className="preview-tools" role="group" aria-label="Pages">
      <ToolButton
        icon={up}
        label="Page before"
        isDisabled={current <= 1}
        onClick={() => onGoTo(current - 1)}
      />
      <span className="preview-pages">
        <input
          className="preview-page"
          aria-label={`Page of ${total}`}
          inputMode="numeric"
          autoComplete="off"
          style={{ width: `${String(total).length}ch` }}
          value={typed ?? current}
          disabled={total === 1}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <span aria-hidden>/ {total}</span>
      </span>
      <ToolButton
        icon={down}
        label="Page after"
        isDisabled={current >= total}
        onClick={() => onGoTo(current + 1)}
      />
    </div>
  )
}
