import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import eyeSlash from 'bootstrap-icons/icons/eye-slash.svg?raw'
import eye from 'bootstrap-icons/icons/eye.svg?raw'
import question from 'bootstrap-icons/icons/question-circle.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { ValueButton, type ValueMatch } from '#shared/ui/components/values/ValueButton.tsx'
import type { IdRow, IdTableData } from './idRows.ts'
import type { NumberHint } from './numberHint.ts'

type IdTableProps = {
  sheet: IdTableData
  index: number
  count: number
  isHidden: boolean
  onHide: (hidden: boolean) => void
  /** As currently shown (hidden or not). */
  shownText: (row: IdRow) => string
  hint: string
  selected: string | null
  matchOf: (path: string) => ValueMatch | undefined
  onSelect: (row: IdRow) => void
}

export function IdTable(props: IdTableProps) {
  const { sheet, index, count, shownText, hint, selected, matchOf, onSelect } = props
  return (
    <article className="panel panel-table" aria-label={`Document ${index + 1} of ${count}`}>
      <div className="panel-header">
        <h2>{sheet.title}</h2>
        {count > 1 && (
          <span className="small muted push">
            Document {index + 1} of {count}
          </span>
        )}
      </div>
      {sheet.mismatchedService !== null && (
        <p className="id-note small muted">{sheet.mismatchedService}</p>
      )}
      <table className="table id-table">
        <tbody>
          {sheet.rows.map((row) => (
            <tr key={row.path} className={selected === row.path ? 'is-on' : undefined}>
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
                      isSelected={selected === row.path}
                      match={matchOf(row.path)}
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
      {row.hint !== null && <NumberHintMessage hint={row.hint} />}
    </>
  )
}

type NumberHintMessageProps = { hint: NumberHint }

/** Never an error: the number may be right. */
function NumberHintMessage({ hint: { isValid, message } }: NumberHintMessageProps) {
  return (
    <span className={isValid ? 'id-hint tiny t-success' : 'id-hint tiny t-warning'}>
      <Icon of={isValid ? check : question} />
      {message}
    </span>
  )
}
