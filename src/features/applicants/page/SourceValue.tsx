import { createContext, use, type ReactNode } from 'react'
import type { ValueSource } from '#shared/kits/facts/documentFacts.ts'
import { ValueButton } from '#shared/ui/components/ValueButton.tsx'
import type { ComparedAmount, MarkedText, Sourced } from '../compare/comparison.ts'
import { formatPaise } from '../model/labels.ts'

/** A value whose source is shown. `text` is as the page shows it. */
export type OpenedValue = { label: string; text: string; job: string; source: ValueSource }

/** `press` counts, so that pressing a value again finds it again. */
export type SourceRequest = OpenedValue & { press: number }

const isSameValue = (a: OpenedValue, b: OpenedValue): boolean =>
  a.label === b.label && a.job === b.job && JSON.stringify(a.source) === JSON.stringify(b.source)

type Sources = {
  opened: OpenedValue | null
  open: (value: OpenedValue, button: HTMLElement) => void
}

export const SourcesContext = createContext<Sources>({ opened: null, open: () => undefined })

type SourceValueProps = {
  label: string
  text: string
  from: Sourced<unknown>
  children?: ReactNode
}

/** A press shows the place of the value in its document. */
export function SourceValue({ label, text, from: { job, source }, children }: SourceValueProps) {
  const { opened, open } = use(SourcesContext)
  const value = { label, text, job, source }
  return (
    <ValueButton
      label={label}
      text={text}
      isSelected={opened !== null && isSameValue(opened, value)}
      hint="Open its source"
      onSelect={(button) => open(value, button)}
    >
      {children ?? text}
    </ValueButton>
  )
}

/** A dash where the amount is not known. */
export function SourceAmount({ label, amount }: { label: string; amount: ComparedAmount | null }) {
  if (amount === null) return <span className="muted">–</span>
  return <SourceValue label={label} text={formatPaise(amount.value)} from={amount} />
}

/** Differences are marked. */
export const markText = (marked: MarkedText): ReactNode =>
  marked.map(({ text, isDifferent }, index) =>
    isDifferent ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
