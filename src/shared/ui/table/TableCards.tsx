import { useEffect, useRef, type RefObject } from 'react'
import { cardPlace, type CardPlace, type Column } from './column.ts'
import type { RowWindowing } from './rowWindow.ts'

/** Height of a card with three lines; longer ones are measured. */
const CARD_PX = 112

type TableCardsProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** How many rows come before the first: pages that are not shown. */
  before: number
  isLoading: boolean
  rowKey: (row: Row) => string
  openKey: string | null
  newKey: string | null
  onOpen?: ((row: Row) => void) | undefined
  windowing: RowWindowing
}

/** The rows as cards, on a phone: a mark, name and status, a line, facts and the action. */
export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { label, columns, rows, before, rowKey, openKey, newKey, onOpen, isLoading } = props
  const { windowing: Windowing } = props
  const frame = useRef<HTMLUListElement>(null)
  const newIndex = newKey === null ? -1 : rows.findIndex((row) => rowKey(row) === newKey)
  return (
    <Windowing count={rows.length} scroller={frame} rowPx={CARD_PX}>
      {(view) => (
        <ul
          ref={frame}
          className={view.isVirtual ? 'table-cards is-virtual' : 'table-cards'}
          aria-label={label}
          aria-busy={isLoading}
        >
          <Sought index={newIndex} frame={frame} scrollTo={view.scrollTo} />
          {view.before > 0 && <li aria-hidden="true" style={{ height: view.before }} />}
          {view.indexes.map((index) => {
            const row = rows[index]
            if (row === undefined) return null
            const key = rowKey(row)
            return (
              <li
                key={key}
                aria-current={key === openKey || undefined}
                ref={view.isVirtual ? view.measure : undefined}
                data-index={index}
                className={cardClass(key === openKey, key === newKey)}
              >
                <Card row={row} index={before + index} columns={columns} onOpen={onOpen} />
              </li>
            )
          })}
          {view.after > 0 && <li aria-hidden="true" style={{ height: view.after }} />}
        </ul>
      )}
    </Windowing>
  )
}

const cardClass = (isOpen: boolean, isNew: boolean): string =>
  ['table-card', isOpen ? 'is-on' : '', isNew ? 'is-new' : ''].filter(Boolean).join(' ')

type SoughtProps = {
  /** Of the card, -1: none. */
  index: number
  frame: RefObject<HTMLElement | null>
  scrollTo: (index: number) => void
}

/** Brings a card into view, once: within a long list, and with the page. */
function Sought({ index, frame, scrollTo }: SoughtProps) {
  const sought = useRef(-1)
  useEffect(() => {
    if (index === sought.current) return
    scrollTo(index)
    const card = frame.current?.querySelector(`[data-index="${index}"]`)
    // A card that is out of the list's window is a node only after the list has scrolled to it.
    if (index !== -1 && card === null) return
    sought.current = index
    card?.scrollIntoView({ block: 'center' })
  })
  return null
}

type CardProps<Row> = {
  row: Row
  index: number
  columns: readonly Column<Row>[]
  onOpen: ((row: Row) => void) | undefined
}

function Card<Row>({ row, index, columns, onOpen }: CardProps<Row>) {
  const at = (place: CardPlace) => columns.filter((column, nth) => cardPlace(column, nth) === place)
  const cells = (place: CardPlace) =>
    at(place).map(({ id, cell }) => <span key={id}>{cell(row, index)}</span>)
  const more = at('more')
  return (
    <>
      <div className="table-card-top">
        {cells('mark')}
        {onOpen === undefined ? (
          <div className="medium clip">{cells('title')}</div>
        ) : (
          <button type="button" className="table-card-open clip" onClick={() => onOpen(row)}>
            {cells('title')}
          </button>
        )}
        {cells('status')}
      </div>
      {at('line').length > 0 && <div className="small muted clip">{cells('line')}</div>}
      <Details columns={at('detail')} row={row} index={index} />
      <div className="table-card-foot">
        <div className="table-card-facts">{cells('fact')}</div>
        {cells('action')}
      </div>
      {more.length > 0 && (
        <details className="table-card-more">
          <summary>More</summary>
          <Details columns={more} row={row} index={index} />
        </details>
      )}
    </>
  )
}

/** Values with their names. */
function Details<Row>({ columns, row, index }: Omit<CardProps<Row>, 'onOpen'>) {
  if (columns.length === 0) return null
  return (
    <dl className="table-card-details">
      {columns.map(({ id, head, cell }) => (
        <div key={id}>
          <dt>{head}</dt>
          <dd>{cell(row, index)}</dd>
        </div>
      ))}
    </dl>
  )
}
