type StepTabsProps = {
  titles: readonly string[]
  /** From 0. */
  current: number
  onGo: (step: number) => void
}

/** The steps of a form as bars with their names; each is a way there. */
export function StepTabs({ titles, current, onGo }: StepTabsProps) {
  if (titles.length < 2) return null
  return (
    <ol className="step-tabs" aria-label="Steps">
      {titles.map((title, step) => (
        <li key={title}>
          <button
            type="button"
            className={step <= current ? 'step-tab on' : 'step-tab'}
            aria-current={step === current ? 'step' : undefined}
            onClick={() => onGo(step)}
          >
            {title}
          </button>
        </li>
      ))}
    </ol>
  )
}
