import { lazy, Suspense, useCallback, useRef } from 'react'
import type { ComboboxProps } from './Combobox.tsx'
import './Combobox.css'

const Combobox = lazy(async () => ({ default: (await import('./Combobox.tsx')).Combobox }))

/** A Combobox whose code comes after the screen that it stands on: until then a field that looks the same. */
export function LazyCombobox(props: Omit<ComboboxProps, 'inputRef'>) {
  const { id, label, isLabelHidden = false, options, value, disabled, placeholder } = props
  const isAwaited = useRef(false)
  // Who was in the field already goes on in the real one.
  const takeFocus = useCallback((input: HTMLInputElement | null) => {
    if (isAwaited.current) input?.focus()
  }, [])
  const standIn = (
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
        value={options.find((option) => option.value === value)?.label ?? ''}
        disabled={disabled}
        placeholder={placeholder}
        onChange={() => undefined}
        onFocus={() => {
          isAwaited.current = true
        }}
        onBlur={() => {
          isAwaited.current = false
        }}
      />
    </div>
  )
  return (
    <Suspense fallback={standIn}>
      <Combobox {...props} inputRef={takeFocus} />
    </Suspense>
  )
}
