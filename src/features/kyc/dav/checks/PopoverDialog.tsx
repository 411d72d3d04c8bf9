import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import Overlay, { type OverlayProps } from 'react-bootstrap/Overlay'
import { useCloseOnBack } from '#shared/ui/hooks/useCloseOnBack.ts'

const POPPER_CONFIG: NonNullable<OverlayProps['popperConfig']> = {
  // So that a popover at the end of a scrolled list does not lengthen the page.
  strategy: 'fixed',
  modifiers: [
    { name: 'offset', options: { offset: [0, 8] } },
    { name: 'preventOverflow', options: { padding: 16, altAxis: true } },
  ],
}

type PopoverDialogProps = {
  id: string
  label: string
  className: string
  placement: 'top' | 'bottom-end'
  anchor: RefObject<HTMLElement | null>
  /** On Escape and a press outside; its button closes it too. */
  onClose: () => void
  children: ReactNode
}

export function PopoverDialog({ anchor, placement, onClose, ...dialog }: PopoverDialogProps) {
  useCloseOnBack(onClose)
  const isOfButton = ({ type, target }: Event) =>
    type === 'click' && target instanceof Node && anchor.current?.contains(target) === true
  return (
    <Overlay
      show
      target={anchor}
      placement={placement}
      transition={false}
      rootClose
      onHide={(event) => {
        if (!isOfButton(event)) onClose()
      }}
      popperConfig={POPPER_CONFIG}
    >
      {({ ref, style }) => (
        <div ref={ref} style={style} className="popover-anchor">
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
}: Pick<PopoverDialogProps, 'id' | 'label' | 'className' | 'children'>) {
  const dialog = useRef<HTMLDivElement>(null)
  useEffect(() => dialog.current?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={dialog}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={`popover-dialog ${className}`}
    >
      {children}
    </div>
  )
}
