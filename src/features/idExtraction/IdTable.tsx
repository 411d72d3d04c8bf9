import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import eye from 'bootstrap-icons/icons/eye.svg?raw'
import eyeSlash from 'bootstrap-icons/icons/eye-slash.svg?raw'
import question from 'bootstrap-icons/icons/question-circle.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { ValueButton, type ValueMatch } from '#shared/ui/ValueButton.tsx'
import type { IdRow, IdSheet } from './idRows.ts'
import type { NumberHint } from './numberHint.ts'

type IdTableProps = {
  sheet: IdSheet
  /** Counted from 0. */
  index: number
  count: number
  /** Whether the Aadhaar number is hidden. */
  isHidden: boolean
  onHide: (hidden: boolean) => void
  /** A row's text as it is shown just now. */
  shownText: (row: IdRow) => string
  /** What a click on a value does. */
  hint: string
  /** Place of the marked row. */
  selected: string | null
  /** What a search made of the row at a place. */
  matchOf: (place: string) => ValueMatch | undefined
  onSelect: (row: IdRow) => void
}

/** One document: its type, and a row for each value (analyzers §2). */
export function IdTable(props: IdTableProps) {
  const { sheet, index, count, shownText, hint, selected, matchOf, onSelect } = props
  return (
    <article className="panel panel-table" aria-label={`Document ${index + 1} of ${count}`}>
      <div className="panel-head">
        <h2>{sheet.title}</h2>
        {count > 1 && (
          <span className="small muted push">
            Document {index + 1} of {count}
          </span>
        )}
      </div>
      {sheet.otherThan !== null && <p className="id-note small muted">{sheet.otherThan}</p>}
      <table className="table id-table">
        <tbody>
          {sheet.rows.map((row) => (
            <tr key={row.place} className={selected === row.place ? 'is-on' : undefined}>
              <th scope="row">{row.label}</th>
              <td>
                <div className="id-number">
                  {row.text === '' ? (
                    '–'
                  ) : (
                    <ValueButton
                      label={row.label}
                      text={shownText(row)}
                      hint={hint}
                      isSelected={selected === row.place}
                      match={matchOf(row.place)}
                      onSelect={() => onSelect(row)}
                    />
                  )}
                  {row === sheet.rows[0] && <NumberTools {...props} row={row} />}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}

/** Beside a document's number: hide or show an Aadhaar number, and the hint on its form. */
function NumberTools({ sheet, row, isHidden, onHide }: IdTableProps & { row: IdRow }) {
  return (
    <>
      {sheet.secret !== null && (
        <button
          type="button"
          className="btn btn-ghost btn-sm id-hide"
          onClick={() => onHide(!isHidden)}
        >
          <Icon of={isHidden ? eye : eyeSlash} />
          {isHidden ? 'Show number' : 'Hide number'}
        </button>
      )}
      {row.hint !== null && <HintLine hint={row.hint} />}
    </>
  )
}

type HintLineProps = { hint: NumberHint }

/** What the form of a number tells, quietly: it may be misread, and it may be right all the same. */
function HintLine({ hint: { fits, says } }: HintLineProps) {
  return (
    <span className={fits ? 'id-hint tiny t-success' : 'id-hint tiny t-warning'}>
      <Icon of={fits ? check : question} />
      {says}
    </span>
  )
}
