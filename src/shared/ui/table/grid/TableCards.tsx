import { useEffect, useRef, type RefObject } from 'react'
import { cardSlot, type CardSlot, type Column } from '../column.ts'
import type { RowWindowing } from './rowWindow.ts'

/** Height of a card with three lines; longer ones are measured. */
const CARD_PX = 112

type TableCardsProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Rows on earlier pages. */
  before: number
  isLoading: boolean
  rowKey: (row: Row) => string
  openRowKey: string | null
  newRowKey: string | null
  onOpen?: ((row: Row) => void) | undefined
  windowing: RowWindowing
}

/** The rows as cards, on a phone: name and status, a line, facts and the action. */
export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { label, columns, rows, before, rowKey, openRowKey, newRowKey, onOpen, isLoading } = props
  const { windowing: Windowing } = props
  const frame = useRef<HTMLUListElement>(null)
  const newIndex = newRowKey === null ? -1 : rows.findIndex((row) => rowKey(row) === newRowKey)
  return (
    <Windowing count={rows.length} scroller={frame} rowPx={CARD_PX}>
      {(view) => (
        <ul
          ref={frame}
          className={view.isVirtual ? 'table-cards is-virtual' : 'table-cards'}
          aria-label={label}
          aria-busy={isLoading}
        >
          <ScrollToNewCard index={newIndex} frame={frame} scrollTo={view.scrollTo} />
          {view.before > 0 && <li aria-hidden="true" style={{ height: view.before }} />}
          {view.indexes.map((index) => {
            const row = rows[index]
            if (row === undefined) return null
            const key = rowKey(row)
            return (
              <li
                key={key}
                aria-current={key === openRowKey || undefined}
                ref={view.isVirtual ? view.measure : undefined}
                data-index={index}
                className={cardClass(key === openRowKey, key === newRowKey)}
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

type ScrollToNewCardProps = {
  /** -1 for none. */
  index: number
  frame: RefObject<HTMLElement | null>
  scrollTo: (index: number) => void
}

function ScrollToNewCard({ index, frame, scrollTo }: ScrollToNewCardProps) {
  const shownIndex = useRef(-1)
  useEffect(() => {
    if (index === shownIndex.current) return
    scrollTo(index)
    const card = frame.current?.querySelector(`[data-index="${index}"]`)
    // A card outside the rendered window exists only after the list has scrolled to it.
    if (index !== -1 && card === null) return
    shownIndex.current = index
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
  const at = (slot: CardSlot) => columns.filter((column, index) => cardSlot(column, index) === slot)
  const cells = (slot: CardSlot) =>
    at(slot).map(({ id, cell }) => <span key={id}>{cell(row, index)}</span>)
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
      <div className="table-card-footer">
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

function Details<Row>({ columns, row, index }: Omit<CardProps<Row>, 'onOpen'>) {
  if (columns.length === 0) return null
  return (
    <dl className="table-card-details">
      {columns.map(({ id, header, cell }) => (
        <div key={id}>
          <dt>{header}</dt>
          <dd>{cell(row, index)}</dd>
        </div>
      ))}
    </dl>
  )
}
