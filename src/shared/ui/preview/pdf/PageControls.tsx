import down from 'bootstrap-icons/icons/chevron-down.svg?raw'
import up from 'bootstrap-icons/icons/chevron-up.svg?raw'
import { type KeyboardEvent, useState } from 'react'
import { ToolbarButton } from '../ToolbarButton.tsx'

type PageControlsProps = { current: number; total: number; onGoTo: (page: number) => void }

export function PageControls({ current, total, onGoTo }: PageControlsProps) {
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
      <ToolbarButton
        icon={up}
        label="Previous page"
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
      <ToolbarButton
        icon={down}
        label="Next page"
        isDisabled={current >= total}
        onClick={() => onGoTo(current + 1)}
      />
    </div>
  )
}
