import chevron from 'bootstrap-icons/icons/chevron-down.svg?raw'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import { matchingBanks } from './banks.ts'

type BankSelectProps = {
  /** Accessible name. */
  label: string
  value: string | null
  /** Id of the line below the field. */
  describedBy?: string
  onChange: (bankName: string | null) => void
}

/** A bank out of about sixty: typing narrows the list, arrows move in it, Enter chooses. */
export function BankSelect({ label, value, describedBy, onChange }: BankSelectProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  /** What is being typed; null while the field just shows the choice. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const names = matchingBanks(typed ?? '')

  const close = () => {
    setOpen(false)
    setTyped(null)
    setActive(-1)
  }
  const choose = (name: string) => {
    onChange(name)
    close()
  }
  const moveTo = (index: number) => {
    setOpen(true)
    setActive(index)
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined) moveTo((active + step + names.length) % names.length)
    else if (event.key === 'Enter' && isOpen) {
      // One match left needs no arrow; otherwise nothing was pointed at yet.
      const name = names[active] ?? (names.length === 2 ? names[0] : undefined)
      if (name !== undefined) choose(name)
    } else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  return (
    <div className="field-in bank-select">
      <input
        id={id}
        className="form-control"
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}option${active}` : undefined}
        aria-describedby={describedBy}
        placeholder="Search a bank by name or IFSC prefix"
        autoComplete="off"
        spellCheck={false}
        value={typed ?? value ?? ''}
        onChange={({ target }) => {
          setTyped(target.value)
          setOpen(true)
          setActive(-1)
          if (target.value === '') onChange(null)
        }}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <span className="in-end bank-select-end" aria-hidden="true">
        <Icon of={chevron} />
      </span>
      {isOpen && (
        <div
          ref={list}
          id={`${id}list`}
          className="pop bank-select-list"
          role="listbox"
          aria-label="Banks"
        >
          {names.map((name, index) => (
            <button
              type="button"
              key={name}
              id={`${id}option${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={name === value}
              className={index === active ? 'is-active' : undefined}
              // The field keeps the focus, or its blur would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
