import left from 'bootstrap-icons/icons/chevron-left.svg?raw'
import right from 'bootstrap-icons/icons/chevron-right.svg?raw'
import xLg from 'bootstrap-icons/icons/x-lg.svg?raw'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cutName, withoutTurns } from '#shared/lib/fileName.ts'
import { ToolButton } from '#shared/preview/ToolButton.tsx'
import type { KeySet } from '#shared/ui/keys/keySet.ts'
import { useToldKeys } from '#shared/ui/keys/useKeys.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { byName, isOtherThanByName, moved } from './movePage.ts'
import { MoveTo } from './MoveTo.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import './pageOrder.css'

type PageOrderProps = {
  front: AcceptedFile
  /** The transaction pages in the order in which they are sent. */
  pages: readonly AcceptedFile[]
  /** Id of the page that is shown large. */
  shown: string | undefined
  onShow: (page: AcceptedFile) => void
  onOrder: (pages: AcceptedFile[]) => void
  onRemove: (page: AcceptedFile) => void
}

const ORDER_KEYS: KeySet<never> = {
  title: 'Pages, with the focus on one',
  groups: [
    { what: 'Show it large', rows: [{ press: 'Enter', command: null }] },
    {
      what: 'Move it earlier and later',
      rows: [
        { press: 'Shift+←', command: null },
        { press: 'Shift+→', command: null },
      ],
    },
    {
      what: 'Move it to the beginning and to the end',
      rows: [
        { press: 'Shift+Home', command: null },
        { press: 'Shift+End', command: null },
      ],
    },
    { what: 'Remove it', rows: [{ press: 'Delete', command: null }] },
  ],
}

/** Where a key with Shift moves the page at `index` of so many. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The pages in small, which are put in order by dragging, by buttons, by number and by keys: so they are sent (analyzers §7). */
export function PageOrder({ front, pages, shown, onShow, onOrder, onRemove }: PageOrderProps) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  /** Moved by key: the browser drops the focus of an element that changes its place. */
  const wanted = useRef<string | null>(null)
  useToldKeys(ORDER_KEYS)
  useEffect(() => {
    if (wanted.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-page="${wanted.current}"]`)?.focus()
    wanted.current = null
  })

  const move = (from: number, to: number) => {
    const page = pages[from]
    if (page === undefined || from === to || to < 0 || to >= pages.length) return
    onOrder(moved(pages, from, to))
    setSaid(`${withoutTurns(page.name)} is transaction page ${to + 1} of ${pages.length} now.`)
  }
  const moveAndFocus = (from: number, to: number) => {
    wanted.current = pages[from]?.id ?? null
    move(from, to)
  }
  const remove = (page: AcceptedFile) => {
    onRemove(page)
    setSaid(`${withoutTurns(page.name)} is removed.`)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const page = pages[index]
    const target = event.shiftKey ? MOVES[event.key]?.(index, pages.length) : undefined
    if (target === undefined && (event.key !== 'Delete' || page === undefined)) return
    event.preventDefault()
    if (target !== undefined) moveAndFocus(index, target)
    else if (page !== undefined) remove(page)
  }
  const shownAt = pages.findIndex(({ id }) => id === shown)
  return (
    <section className="panel" aria-labelledby="page-order-title">
      <div className="panel-head">
        <h2 id="page-order-title" className="upload-list-title">
          Order of the pages
        </h2>
        <div className="page-order-tools push">
          {shownAt >= 0 && pages.length > 1 && (
            <MoveTo
              key={shown}
              from={shownAt + 1}
              count={pages.length}
              onMove={(to) => moveAndFocus(shownAt, to - 1)}
            />
          )}
          {isOtherThanByName(pages) && (
            <button
              type="button"
              className="btn btn-secondary btn-sm"
              onClick={() => {
                onOrder(byName(pages))
                setSaid('The transaction pages stand in the order of their names now.')
              }}
            >
              Order by name
            </button>
          )}
        </div>
      </div>
      <ol ref={list} className="page-order">
        <li>
          <div className="page-tile">
            <PageButton page={front} what="Front page" shown={shown} onShow={onShow} />
          </div>
        </li>
        {pages.map((page, index) => (
          <li key={page.id}>
            <div
              className={dragged === index ? 'page-tile is-dragged' : 'page-tile'}
              draggable
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (dragged !== null) event.preventDefault()
              }}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged !== null) move(dragged, index)
                setDragged(null)
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <PageButton page={page} what={`Page ${index + 1}`} shown={shown} onShow={onShow} />
              <div className="page-moves">
                <ToolButton
                  icon={left}
                  label={`Move ${withoutTurns(page.name)} earlier`}
                  isDisabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <ToolButton
                  icon={xLg}
                  label={`Remove ${withoutTurns(page.name)}`}
                  onClick={() => remove(page)}
                />
                <ToolButton
                  icon={right}
                  label={`Move ${withoutTurns(page.name)} later`}
                  isDisabled={index === pages.length - 1}
                  onClick={() => move(index, index + 1)}
                />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  )
}

type PageButtonProps = Pick<PageOrderProps, 'shown' | 'onShow'> & {
  page: AcceptedFile
  what: string
}

function PageButton({ page, what, shown, onShow }: PageButtonProps) {
  const name = withoutTurns(page.name)
  return (
    <button
      type="button"
      className="page-button"
      data-page={page.id}
      aria-label={`${what}: ${name}`}
      aria-current={page.id === shown}
      title={name}
      onClick={() => onShow(page)}
    >
      <Thumbnail file={page} />
      <b className="medium">{what}</b>
      <span className="tiny muted clip">{cutName(name)}</span>
    </button>
  )
}
