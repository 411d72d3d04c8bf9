import { Fragment, type ReactNode } from 'react'
import { Chip } from '#shared/ui/components/Chip.tsx'
import type { SectionId } from '../compare/comparison.ts'
import {
  columnName,
  isAmountColumn,
  usedColumns,
  type DescribedSection,
  type Row,
  type Table,
} from '../sections/section.ts'
import { SECTIONS } from '../sections/sections.ts'
import { CellView } from './CellView.tsx'
import { Parts } from './Parts.tsx'
import { Section } from './Section.tsx'
import { TableBars } from './TableBars.tsx'

/** Controls behind the last value of a row. */
export type RowControls = (row: string) => ReactNode

const HINTS: Partial<Record<SectionId, string>> = { identity: 'Click a value to open its source' }

type ComparedSectionProps = {
  section: DescribedSection
  controls?: RowControls | undefined
  /** Below its tables. */
  children?: ReactNode
}

/** A section as its description says; a press on a value opens its place. */
export function ComparedSection({ section, controls, children }: ComparedSectionProps) {
  const { id, title, hint, state, none, tables, sentences } = section
  return (
    <Section
      id={id}
      title={title}
      hint={hint ?? (tables.length > 0 ? HINTS[id] : undefined)}
      actions={
        state && (
          <Chip tone={state.tone} isPlain>
            {state.text}
          </Chip>
        )
      }
    >
      {tables.length === 0 && <p className="applicant-none muted">{none}</p>}
      <div className={`applicant-tables applicant-${id}`}>
        {tables.map((table, index) =>
          table.layout === 'facts' ? (
            <FactsView key={index} table={table} />
          ) : table.title === undefined ? (
            <Fragment key={index}>
              <TableView label={title} table={table} controls={controls} />
              {table.bars && <TableBars table={table} />}
            </Fragment>
          ) : (
            <details key={table.title} className="applicant-more">
              <summary>
                {table.title} ({table.rows.length})
              </summary>
              <TableView label={table.title} table={table} controls={controls} />
            </details>
          ),
        )}
      </div>
      {children}
      {sentences.length > 0 && (
        <div className="applicant-sentences muted">
          {sentences.map(({ text, parts = [] }) => (
            <Parts key={text} label={text} parts={parts}>
              {text}
            </Parts>
          ))}
        </div>
      )}
    </Section>
  )
}

const headerOf = ({ cells: [first] }: Row): string => (first?.kind === 'text' ? first.text : '')

const labelOf = ({ layout }: Table, row: string, column: string): string =>
  layout === 'documents' ? `${row} in ${column}` : `${column} of ${row}`

type TableViewProps = { label: string; table: Table; controls: RowControls | undefined }

/** A wide table scrolls in its panel, also by keyboard. */
function TableView({ label, table, controls }: TableViewProps) {
  const columns = usedColumns(table)
  return (
    <div className="applicant-scroll" tabIndex={0} role="group" aria-label={label}>
      <table className={`table table-dense applicant-${table.layout}`}>
        <thead>
          <tr>
            {columns.map(([at, column]) => (
              <th key={at} scope="col" className={isAmountColumn(column) ? 'num' : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <RowView key={row.id} {...{ table, row, controls }} />
          ))}
        </tbody>
        {table.footer && (
          <tfoot>
            <RowView table={table} row={{ id: '', look: 'sum', cells: table.footer }} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

type RowViewProps = { table: Table; row: Row; controls?: RowControls | undefined }

function RowView({ table, row, controls }: RowViewProps) {
  const header = headerOf(row)
  const [, ...columns] = usedColumns(table)
  return (
    <tr className={row.look && `applicant-${row.look}`}>
      <th scope="row">{header}</th>
      {columns.map(([at, column], index) => (
        <td key={at} className={isAmountColumn(column) ? 'num' : undefined}>
          {(row.look !== 'sum' || row.cells[at]) && (
            <CellView
              cell={row.cells[at] ?? null}
              label={labelOf(table, header, columnName(column))}
            />
          )}
          {index === columns.length - 1 && controls?.(row.id)}
        </td>
      ))}
    </tr>
  )
}

function FactsView({ table }: { table: Table }) {
  return table.rows.map((row) => (
    <div key={row.id} className="applicant-facts">
      <h3>{headerOf(row)}</h3>
      <dl>
        {[...table.columns.entries()].slice(1).map(([at, column]) => {
          const cell = row.cells[at] ?? null
          return (
            cell !== null && (
              <div key={at}>
                <dt>{column.label}</dt>
                <dd>
                  <CellView cell={cell} label={labelOf(table, headerOf(row), columnName(column))} />
                </dd>
              </div>
            )
          )
        })}
      </dl>
    </div>
  ))
}

const range = (length: number) => Array.from({ length }, (_, index) => index)

/** A section in its real shape, while the results are read. */
export function SectionSkeleton({ id }: { id: SectionId }) {
  const { title, skeleton } = SECTIONS[id]
  if (skeleton === undefined) return null
  return (
    <Section id={id} title={title}>
      <div className="applicant-skeleton" data-columns={skeleton.columns} aria-hidden="true">
        {range(skeleton.rows * skeleton.columns).map((cell) => (
          <span key={cell} className="skeleton-bar" />
        ))}
      </div>
    </Section>
  )
}
