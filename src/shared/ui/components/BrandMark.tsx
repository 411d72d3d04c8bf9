type BrandMarkProps = { name: string }

export function BrandMark({ name }: BrandMarkProps) {
  return (
    <span className="brand">
      <svg className="logo" viewBox="0 0 26 26" aria-hidden="true">
        <rect className="m-bg" width="26" height="26" rx="7" />
        <path
          className="m-fg"
          d="M6 9h14M9.2 9v8M13 9v5.5M16.8 9v8"
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {name}
    </span>
  )
}
