import { Icon } from '#shared/ui/components/Icon.tsx'

type ToolbarButtonProps = {
  icon: string
  label: string
  onClick: () => void
  isDisabled?: boolean
  isPressed?: boolean
}

export function ToolbarButton({ icon, label, onClick, isDisabled, isPressed }: ToolbarButtonProps) {
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
