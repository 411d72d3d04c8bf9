import { createContext, use, type ReactNode } from 'react'
import { ValueButton } from '#shared/ui/components/values/ValueButton.tsx'
import { placeKey, type Place } from '../sections/placeKey.ts'

/** A value whose source is shown. `text` is as the page shows it. */
export type OpenedValue = Place & { label: string; text: string }

/** `press` counts, so that pressing a value again finds it again. */
export type SourceRequest = OpenedValue & { press: number }

const isSameValue = (a: OpenedValue, b: OpenedValue): boolean =>
  a.label === b.label && placeKey(a) === placeKey(b)

type Sources = {
  opened: OpenedValue | null
  open: (value: OpenedValue, button: HTMLElement) => void
}

export const SourcesContext = createContext<Sources>({ opened: null, open: () => undefined })

type SourceValueProps = { label: string; text: string; from: Place; children?: ReactNode }

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
