import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { formatDay } from '#shared/platform/lib/time/day.ts'
import { formatPaise } from '../model/labels.ts'
import type { Memo, MemoCell, MemoSection, MemoTable } from './memo.ts'
import './memo.css'

/** More are only in the workbook. */
const PRINTED_SOURCES = 3

/** Not broken into lines: a month, an account, 'Not decided'. */
const SHORT_LENGTH = 14

function sourcesText(sources: readonly string[]): string {
  const distinct = [...new Set(sources)]
  const more = distinct.length - PRINTED_SOURCES
  const shown = distinct.slice(0, PRINTED_SOURCES).join(', ')
  return more > 0 ? `${shown} and ${more} more` : shown
}

type CellProps = { cell: MemoCell; hasAmounts: boolean }

function Cell({ cell, hasAmounts }: CellProps) {
  if (cell === null) return <td className={hasAmounts ? 'num' : undefined}>{hasAmounts && '–'}</td>
  if (cell.kind === 'day') return <td className="memo-short">{formatDay(cell.day)}</td>
  const isAmount = cell.kind === 'amount'
  const isShort = !isAmount && cell.text.length <= SHORT_LENGTH
  return (
    <td className={isAmount ? 'num' : isShort ? 'memo-short' : undefined}>
      {isAmount ? formatPaise(cell.paise) : cell.text}
      {isAmount && cell.note !== undefined && <small> {cell.note}</small>}
      {cell.sources.length > 0 && <small> {sourcesText(cell.sources)}</small>}
    </td>
  )
}

/** Columns without any value are left out. */
function Table({ table }: { table: MemoTable }) {
  const { title, printedRows, footer } = table
  const rows = table.rows.slice(0, printedRows)
  const more = table.rows.length - rows.length
  const isUsed = (column: number) => rows.some((row) => (row[column] ?? null) !== null)
  const isAmount = (column: number) => rows.some((row) => row[column]?.kind === 'amount')
  const columns = [...table.columns.entries()].filter(([column]) => isUsed(column))
  if (rows.length === 0) return null
  return (
    <>
      {title !== '' && <h3>{title}</h3>}
      <table className="memo-table">
        <thead>
          <tr>
            {columns.map(([column, label]) => (
              <th key={label} scope="col" className={isAmount(column) ? 'num' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, ...(footer === undefined ? [] : [footer])].map((row, index) => (
            <tr key={index}>
              {columns.map(([column, label]) => (
                <Cell key={label} cell={row[column] ?? null} hasAmounts={isAmount(column)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{plural(more, 'more row')} in the workbook.</p>}
    </>
  )
}

function Section({ title, notes, tables }: MemoSection) {
  return (
    <section>
      <h2>{title}</h2>
      {tables.map((table, index) => (
        <Table key={index} table={table} />
      ))}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  )
}

/** The only content of the page while it is printed. The header of the outer table repeats on each sheet of paper. */
export function MemoPrint({ memo }: { memo: Memo }) {
  const { name, day, preparedBy, sections } = memo
  useLayoutEffect(() => {
    document.body.classList.add('has-memo')
    return () => document.body.classList.remove('has-memo')
  }, [])
  return createPortal(
    <div className="memo-print">
      <table role="presentation">
        <thead>
          <tr>
            <td className="memo-header">
              <b>{name}</b> · Credit appraisal memo · {formatDay(day)}
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <h1>Credit appraisal memo: {name}</h1>
              <p>
                Prepared by {preparedBy} on {formatDay(day)} from the documents below. It compares
                what they say; the decision is the lender’s.
              </p>
              {sections.map((section) => (
                <Section key={section.title} {...section} />
              ))}
            </td>
          </tr>
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
