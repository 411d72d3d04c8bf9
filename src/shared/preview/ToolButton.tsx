import { Icon } from '#shared/ui/Icon.tsx'

type ToolButtonProps = {
  icon: string
  label: string
  onClick: () => void
  isDisabled?: boolean
  isPressed?: boolean
}

/** One button of a viewer's bar: an icon with its name as label and hint. */
export function ToolButton({ icon, label, onClick, isDisabled, isPressed }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-ghost btn-sm btn-icon"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon of={icon} />
    </button>
  )
}
