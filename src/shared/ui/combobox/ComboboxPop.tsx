import check from 'bootstrap-icons/icons/check2.svg?raw'
import type { UseComboboxPropGetters } from 'downshift'
import { formatCount } from '#shared/lib/plural.ts'
import { Icon } from '../Icon.tsx'
import type { ComboboxOption, FilteredOptions } from './optionFilter.ts'

type ComboboxPopProps = Pick<
  UseComboboxPropGetters<ComboboxOption>,
  'getMenuProps' | 'getItemProps'
> & {
  label: string
  filtered: FilteredOptions
  highlighted: number
  value: string
  /** The line below the options; '' for none. */
  found: string
  popRef: (pop: HTMLDivElement | null) => void
}

/** The open list: the options that match, how many more there are, or that nothing matches. */
export function ComboboxPop(props: ComboboxPopProps) {
  const { filtered, highlighted, value, found, popRef, getMenuProps, getItemProps } = props
  // The whole pop counts as the menu, so that a press on its line or scrollbar is none outside.
  const { ref, ...menu } = getMenuProps({ ref: popRef, 'aria-label': props.label })
  return (
    <div ref={ref} className="pop combobox-pop" onMouseDown={(event) => event.preventDefault()}>
      <ul {...menu}>
        {filtered.shown.map((option, index) => (
          <li
            key={option.value}
            {...getItemProps({
              item: option,
              index,
              'aria-selected': option.value === value,
              className: index === highlighted ? 'combobox-option is-hover' : 'combobox-option',
            })}
          >
            <span className="medium clip">{option.label}</span>
            {option.line !== undefined && <span className="combobox-line clip">{option.line}</span>}
            {option.value === value && <Icon of={check} className="combobox-check" />}
          </li>
        ))}
      </ul>
      {found !== '' && <p className="combobox-note">{found}</p>}
    </div>
  )
}

/** '9,900 more: type to narrow', or what to do where nothing matches; '' when all that match are shown. */
export function foundText({ shown, more }: FilteredOptions, typed: string): string {
  if (more > 0) return `${formatCount(more)} more: type to narrow`
  if (shown.length > 0) return ''
  return typed.trim() === ''
    ? 'There is nothing to choose from.'
    : `Nothing matches “${typed.trim()}”. Try fewer letters.`
}
