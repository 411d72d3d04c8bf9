import { Suspense, useCallback, useRef, useState } from 'react'
import { InlineLoadError } from '#shared/ui/loading/InlineLoadError.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import type { LoadErrorProps } from '#shared/ui/loading/loadErrorTexts.ts'
import type { ComboboxProps } from './Combobox.tsx'
import './Combobox.css'

const Combobox = lazyWithRetry(async () => (await import('./Combobox.tsx')).Combobox, {
  label: 'The list',
  LoadError: ComboboxLoadError,
})

type LazyComboboxProps = Omit<ComboboxProps, 'inputRef' | 'initialText'>

/** A Combobox that loads its code later: until then a field that looks the same. */
export function LazyCombobox(props: LazyComboboxProps) {
  const hadFocus = useRef(false)
  const [typed, setTyped] = useState('')
  // A user who was in the field continues in the real one with the typed text.
  const takeFocus = useCallback((input: HTMLInputElement | null) => {
    if (hadFocus.current) input?.focus()
  }, [])
  const placeholderField = (
    <ComboboxPlaceholder
      {...props}
      typed={typed}
      onType={setTyped}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={() => {
        hadFocus.current = false
        setTyped('') // as in the real one: text that is not an option is removed
      }}
    />
  )
  return (
    <Suspense fallback={placeholderField}>
      <Combobox {...props} inputRef={takeFocus} initialText={typed} />
    </Suspense>
  )
}

type ComboboxPlaceholderProps = Omit<LazyComboboxProps, 'onBlur'> & {
  typed?: string
  onType?: (text: string) => void
  onFocus?: () => void
  onBlur?: (() => void) | undefined
}

function ComboboxPlaceholder({
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
}: ComboboxPlaceholderProps) {
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
          if (typed === '') currentTarget.select() // typing replaces it
        }}
        onFocus={onFocus}
        onBlur={onBlur}
      />
    </div>
  )
}

function ComboboxLoadError({
  label,
  reason,
  isTrying,
  onRetry,
  ...field
}: LoadErrorProps & ComboboxProps) {
  return (
    <>
      <ComboboxPlaceholder {...field} />
      <InlineLoadError label={label} reason={reason} isTrying={isTrying} onRetry={onRetry} />
    </>
  )
}
