import check from 'bootstrap-icons/icons/check2.svg?raw'
import type { UseComboboxPropGetters } from 'downshift'
import { formatCount } from '#shared/platform/lib/text/plural.ts'
import { Icon } from '../components/Icon.tsx'
import type { ComboboxOption, FilteredOptions } from './optionFilter.ts'

type ComboboxPopoverProps = Pick<
  UseComboboxPropGetters<ComboboxOption>,
  'getMenuProps' | 'getItemProps'
> & {
  label: string
  filtered: FilteredOptions
  highlighted: number
  value: string
  /** '' for none. */
  footerText: string
  popoverRef: (pop: HTMLDivElement | null) => void
}

/** The open list: matching options, the number of further ones, or that nothing matches. */
export function ComboboxPopover(props: ComboboxPopoverProps) {
  const { filtered, highlighted, value, footerText, popoverRef, getMenuProps, getItemProps } = props
  // The whole popover counts as the menu, so that a press on its footer or scrollbar does not close it.
  const { ref, ...menu } = getMenuProps({ ref: popoverRef, 'aria-label': props.label })
  return (
    <div ref={ref} className="pop combobox-popover" onMouseDown={(event) => event.preventDefault()}>
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
            {option.description !== undefined && (
              <span className="combobox-line clip">{option.description}</span>
            )}
            {option.value === value && <Icon of={check} className="combobox-check" />}
          </li>
        ))}
      </ul>
      {footerText !== '' && <p className="combobox-note">{footerText}</p>}
    </div>
  )
}

/** '9,900 more: type to narrow', or advice where nothing matches; '' when all matches are shown. */
export function describeMatches({ shown, hiddenCount }: FilteredOptions, typed: string): string {
  if (hiddenCount > 0) return `${formatCount(hiddenCount)} more: type to narrow`
  if (shown.length > 0) return ''
  return typed.trim() === ''
    ? 'There is nothing to choose from.'
    : `Nothing matches “${typed.trim()}”. Try fewer letters.`
}
