import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

export type Disclosure = {
  isOpen: boolean
  toggle: () => void
  close: () => void
  /** Around the button and its panel: focus or a press outside of it closes. */
  root: RefObject<HTMLDivElement | null>
  panelId: string
}

/** A button with a panel under it: closed by Escape (focus goes back), by a press or focus elsewhere, and by a change of page. */
export function useDisclosure(): Disclosure {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const isOpen = openAt === key

  useEffect(() => {
    if (!isOpen) return undefined
    const close = () => setOpenAt(null)
    const outside = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) === false) close()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen])

  return {
    isOpen,
    toggle: () => setOpenAt(isOpen ? null : key),
    close: () => setOpenAt(null),
    root,
    panelId,
  }
}
