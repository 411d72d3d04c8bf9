import { Suspense, useCallback, useRef, useState } from 'react'
import type { ComboboxProps } from './Combobox.tsx'
import { lazyPart } from './lazyPart.tsx'
import { LostLine } from './LostLine.tsx'
import type { LostProps } from './lostLines.ts'
import './Combobox.css'

const Combobox = lazyPart(async () => (await import('./Combobox.tsx')).Combobox, {
  what: 'The list',
  Lost: ComboboxLost,
})

type LazyComboboxProps = Omit<ComboboxProps, 'inputRef' | 'typedBefore'>

/** A Combobox whose code comes after the screen that it stands on: until then a field that looks the same. */
export function LazyCombobox(props: LazyComboboxProps) {
  const isAwaited = useRef(false)
  const [typed, setTyped] = useState('')
  // Who was in the field already goes on in the real one, with what was typed.
  const takeFocus = useCallback((input: HTMLInputElement | null) => {
    if (isAwaited.current) input?.focus()
  }, [])
  const standIn = (
    <StandIn
      {...props}
      typed={typed}
      onType={setTyped}
      onFocus={() => {
        isAwaited.current = true
      }}
      onBlur={() => {
        isAwaited.current = false
        setTyped('') // as in the real one: no text that is no option stays
      }}
    />
  )
  return (
    <Suspense fallback={standIn}>
      <Combobox {...props} inputRef={takeFocus} typedBefore={typed} />
    </Suspense>
  )
}

type StandInProps = Omit<LazyComboboxProps, 'onBlur'> & {
  typed?: string
  onType?: (text: string) => void
  onFocus?: () => void
  onBlur?: (() => void) | undefined
}

/** The field with its value, before there is a list to choose from. */
function StandIn({
  id,
  label,
  isLabelHidden = false,
  options,
  value,
  disabled,
  placeholder,
  typed = '',
  onType,
  onFocus,
  onBlur,
}: StandInProps) {
  return (
    <div className="combobox">
      {label !== undefined && (
        <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : 'form-label'}>
          {label}
        </label>
      )}
      <input
        id={id}
        role="combobox"
        aria-expanded="false"
        aria-controls={id}
        aria-busy="true"
        className="form-control"
        value={typed || (options.find((option) => option.value === value)?.label ?? '')}
        disabled={disabled}
        placeholder={placeholder}
        onChange={({ currentTarget }) => onType?.(currentTarget.value)}
        onClick={({ currentTarget }) => {
          if (typed === '') currentTarget.select() // what is typed next takes its place
        }}
        onFocus={onFocus}
        onBlur={onBlur}
      />
    </div>
  )
}

function ComboboxLost({ what, why, isTrying, onRetry, ...field }: LostProps & ComboboxProps) {
  return (
    <>
      <StandIn {...field} />
      <LostLine what={what} why={why} isTrying={isTrying} onRetry={onRetry} />
    </>
  )
}
