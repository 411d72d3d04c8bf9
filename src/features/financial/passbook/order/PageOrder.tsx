import left from 'bootstrap-icons/icons/chevron-left.svg?raw'
import right from 'bootstrap-icons/icons/chevron-right.svg?raw'
import xLg from 'bootstrap-icons/icons/x-lg.svg?raw'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { truncateFileName, stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { ToolbarButton } from '#shared/ui/preview/ToolbarButton.tsx'
import type { ShortcutSet } from '#shared/ui/shortcuts/shortcutSet.ts'
import { useDocumentedShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'
import { sortByName, isReordered, movePage } from './movePage.ts'
import { MoveTo } from './MoveTo.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import './pageOrder.css'

type PageOrderProps = {
  front: AcceptedFile
  pages: readonly AcceptedFile[]
  shown: string | undefined
  onShow: (page: AcceptedFile) => void
  onOrder: (pages: AcceptedFile[]) => void
  onRemove: (page: AcceptedFile) => void
}

const ORDER_KEYS: ShortcutSet<never> = {
  title: 'Pages (while one has focus)',
  groups: [
    { label: 'Enlarge the page', shortcuts: [{ combo: 'Enter', command: null }] },
    {
      label: 'Move the page earlier / later',
      shortcuts: [
        { combo: 'Shift+←', command: null },
        { combo: 'Shift+→', command: null },
      ],
    },
    {
      label: 'Move the page to the beginning / end',
      shortcuts: [
        { combo: 'Shift+Home', command: null },
        { combo: 'Shift+End', command: null },
      ],
    },
    { label: 'Remove the page', shortcuts: [{ combo: 'Delete', command: null }] },
  ],
}

const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

type PageMovesOptions = Pick<PageOrderProps, 'pages' | 'onOrder' | 'onRemove'>

/** Announces each change. */
function usePageMoves({ pages, onOrder, onRemove }: PageMovesOptions) {
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  /** Browsers drop the focus of a moved element. */
  const focusAfterRender = useRef<string | null>(null)
  useEffect(() => {
    if (focusAfterRender.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-page="${focusAfterRender.current}"]`)?.focus()
    focusAfterRender.current = null
  })

  const movePageTo = (from: number, to: number) => {
    const page = pages[from]
    if (page === undefined || from === to || to < 0 || to >= pages.length) return
    onOrder(movePage(pages, from, to))
    setAnnouncement(
      `${stripBidiControls(page.name)} is now transaction page ${to + 1} of ${pages.length}.`,
    )
  }
  const moveAndFocus = (from: number, to: number) => {
    focusAfterRender.current = pages[from]?.id ?? null
    movePageTo(from, to)
  }
  const remove = (page: AcceptedFile) => {
    onRemove(page)
    setAnnouncement(`${stripBidiControls(page.name)} was removed.`)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const page = pages[index]
    const target = event.shiftKey ? MOVES[event.key]?.(index, pages.length) : undefined
    if (target === undefined && (event.key !== 'Delete' || page === undefined)) return
    event.preventDefault()
    if (target !== undefined) moveAndFocus(index, target)
    else if (page !== undefined) remove(page)
  }
  const sort = () => {
    onOrder(sortByName(pages))
    setAnnouncement('The transaction pages are now sorted by name.')
  }
  return { list, announcement, movePageTo, moveAndFocus, remove, sort, onKeyDown }
}

/** By dragging, buttons, number and keys; the pages are sent in this order (analyzers §7). */
export function PageOrder({ front, pages, shown, onShow, onOrder, onRemove }: PageOrderProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const { list, announcement, movePageTo, moveAndFocus, remove, sort, onKeyDown } = usePageMoves({
    pages,
    onOrder,
    onRemove,
  })
  useDocumentedShortcuts(ORDER_KEYS)
  const shownIndex = pages.findIndex(({ id }) => id === shown)
  return (
    <section className="panel" aria-labelledby="page-order-title">
      <div className="panel-header">
        <h2 id="page-order-title" className="upload-list-title">
          Order of the pages
        </h2>
        <div className="page-order-tools push">
          {shownIndex >= 0 && pages.length > 1 && (
            <MoveTo
              key={shown}
              from={shownIndex + 1}
              count={pages.length}
              onMove={(to) => moveAndFocus(shownIndex, to - 1)}
            />
          )}
          {isReordered(pages) && (
            <button type="button" className="btn btn-secondary btn-sm" onClick={sort}>
              Sort by name
            </button>
          )}
        </div>
      </div>
      <ol ref={list} className="page-order">
        <li>
          <div className="page-tile">
            <PageButton page={front} label="Front page" shown={shown} onShow={onShow} />
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
                if (dragged !== null) movePageTo(dragged, index)
                setDragged(null)
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <PageButton page={page} label={`Page ${index + 1}`} shown={shown} onShow={onShow} />
              <PageMoves
                name={stripBidiControls(page.name)}
                index={index}
                count={pages.length}
                onMove={movePageTo}
                onRemove={() => remove(page)}
              />
            </div>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  )
}

type PageMovesProps = {
  name: string
  index: number
  count: number
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

function PageMoves({ name, index, count, onMove, onRemove }: PageMovesProps) {
  return (
    <div className="page-moves">
      <ToolbarButton
        icon={left}
        label={`Move ${name} earlier`}
        isDisabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      />
      <ToolbarButton icon={xLg} label={`Remove ${name}`} onClick={onRemove} />
      <ToolbarButton
        icon={right}
        label={`Move ${name} later`}
        isDisabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      />
    </div>
  )
}

type PageButtonProps = Pick<PageOrderProps, 'shown' | 'onShow'> & {
  page: AcceptedFile
  label: string
}

function PageButton({ page, label, shown, onShow }: PageButtonProps) {
  const name = stripBidiControls(page.name)
  return (
    <button
      type="button"
      className="page-button"
      data-page={page.id}
      aria-label={`${label}: ${name}`}
      aria-current={page.id === shown}
      title={name}
      onClick={() => onShow(page)}
    >
      <Thumbnail file={page} />
      <b className="medium">{label}</b>
      <span className="tiny muted clip">{truncateFileName(name)}</span>
    </button>
  )
}
