import left from 'bootstrap-icons/icons/chevron-left.svg?raw'
import right from 'bootstrap-icons/icons/chevron-right.svg?raw'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cutName, withoutTurns } from '#shared/lib/fileName.ts'
import { ToolButton } from '#shared/preview/ToolButton.tsx'
import type { KeySet } from '#shared/ui/keys/keySet.ts'
import { useToldKeys } from '#shared/ui/keys/useKeys.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { byName, isOtherThanByName, moved } from './movePage.ts'
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
  ],
}
const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The pages in small, which are put in order by dragging, by buttons and by keys: so they are sent (analyzers §7). */
export function PageOrder({ front, pages, shown, onShow, onOrder }: PageOrderProps) {
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
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const by = event.shiftKey ? MOVES[event.key] : undefined
    if (by === undefined) return
    event.preventDefault()
    wanted.current = pages[index]?.id ?? null
    move(index, index + by)
  }
  return (
    <section className="panel" aria-labelledby="page-order-title">
      <div className="panel-head">
        <h2 id="page-order-title" className="upload-list-title">
          Order of the pages
        </h2>
        {isOtherThanByName(pages) && (
          <button
            type="button"
            className="btn btn-secondary btn-sm push"
            onClick={() => {
              onOrder(byName(pages))
              setSaid('The transaction pages stand in the order of their names now.')
            }}
          >
            Order by name
          </button>
        )}
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
