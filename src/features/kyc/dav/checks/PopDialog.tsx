import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import Overlay, { type OverlayProps } from 'react-bootstrap/Overlay'
import { useCloseOnBack } from '#shared/ui/useCloseOnBack.ts'

/** px: clear of its button and of the window's edges. */
const PLACE: NonNullable<OverlayProps['popperConfig']> = {
  // Fixed: what opens at the foot of a scrolled list neither lengthens the page nor moves it.
  strategy: 'fixed',
  modifiers: [
    { name: 'offset', options: { offset: [0, 8] } },
    { name: 'preventOverflow', options: { padding: 16, altAxis: true } },
  ],
}

type PopDialogProps = {
  id: string
  /** Accessible name. */
  label: string
  className: string
  placement: 'top' | 'bottom-end'
  /** The button that opened it. */
  beside: RefObject<HTMLElement | null>
  /** Escape, and a press anywhere else; the button itself closes what it opened. */
  onClose: () => void
  children: ReactNode
}

/** A dialog beside its button, over a page that stays in use (look 16c, 16d). */
export function PopDialog({ beside, placement, onClose, ...dialog }: PopDialogProps) {
  useCloseOnBack(onClose)
  const isOfButton = ({ type, target }: Event) =>
    type === 'click' && target instanceof Node && beside.current?.contains(target) === true
  return (
    <Overlay
      show
      target={beside}
      placement={placement}
      transition={false}
      rootClose
      onHide={(event) => {
        if (!isOfButton(event)) onClose()
      }}
      popperConfig={PLACE}
    >
      {({ ref, style }) => (
        <div ref={ref} style={style} className="pop-place">
          <Dialog {...dialog} />
        </div>
      )}
    </Overlay>
  )
}

function Dialog({
  id,
  label,
  className,
  children,
}: Pick<PopDialogProps, 'id' | 'label' | 'className' | 'children'>) {
  const dialog = useRef<HTMLDivElement>(null)
  useEffect(() => dialog.current?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={dialog}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={`pop-dialog ${className}`}
    >
      {children}
    </div>
  )
}
