type SendAnywayButtonProps = { name: string; onClick: () => void }

export function SendAnywayButton({ name, onClick }: SendAnywayButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-ghost btn-sm"
      aria-label={`Send ${name} anyway`}
      onClick={onClick}
    >
      Send anyway
    </button>
  )
}
