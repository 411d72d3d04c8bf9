import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { Segmented } from './Segmented.tsx'
import type { KeySet } from './keys/keySet.ts'
import { useToldKeys } from './keys/useKeys.ts'
import { useIsNarrow } from './useMedia.ts'
import { shareAfterKey, SPLIT_MAX, SPLIT_MIN, useSplitShare } from './useSplitShare.ts'
import './SplitView.css'

export type SplitSide = 'left' | 'right'

type SplitViewProps = {
  left: ReactNode
  right: ReactNode
  /** Names of the sides: 'Source' and 'Result'. */
  leftLabel: string
  rightLabel: string
  /** The side that a phone shows; left out, the view keeps it itself and begins with the right. */
  side?: SplitSide
  onSide?: (side: SplitSide) => void
}

const DIVIDER_KEYS: KeySet<never> = {
  title: 'Divider, with the focus on it',
  groups: [
    {
      what: 'Narrower and wider',
      rows: [
        { press: '←', command: null },
        { press: '→', command: null },
      ],
    },
  ],
}

/**
 * Two panes that scroll alone, with a divider to drag or to move by keyboard (arrows, Page, Home, End; double click
 * sets it back). On a phone one pane at a time, with a switch; both stay mounted, so nothing that was found is lost.
 * It fills the height that its parent gives.
 */
export function SplitView({ left, right, leftLabel, rightLabel, side, onSide }: SplitViewProps) {
  const isNarrow = useIsNarrow()
  useToldKeys(DIVIDER_KEYS)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [share, setShare, resetShare] = useSplitShare()
  const [ownSide, setOwnSide] = useState<SplitSide>('right')
  const shown = side ?? ownSide
  const leftPane = useRef<HTMLElement>(null)
  const rightPane = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const [pane, other] = shown === 'left' ? [leftPane, rightPane] : [rightPane, leftPane]
    // What has the focus is hidden with its pane: a click on a value shows the page on which it stands.
    if (isNarrow && other.current?.contains(document.activeElement) === true)
      pane.current?.focus({ preventScroll: true })
  }, [isNarrow, shown])
  const show = (next: SplitSide) => {
    setOwnSide(next)
    onSide?.(next)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = frame.current?.getBoundingClientRect()
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    setShare(((event.clientX - box.left) / box.width) * 100)
  }
  const grab = (event: PointerEvent<HTMLElement>) => {
    // The default would mark text all along the way; it would also focus, so that is done here.
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = shareAfterKey(event.key, share)
    if (next === null) return
    event.preventDefault()
    setShare(next)
  }
  const columns = `minmax(0, ${share}fr) auto minmax(0, ${100 - share}fr)`
  return (
    <div className="split-view">
      {isNarrow && (
        <div className="split-switch">
          <Segmented
            label="Show"
            options={[
              { value: 'left', label: leftLabel },
              { value: 'right', label: rightLabel },
            ]}
            value={shown}
            onChange={show}
            isFull
          />
        </div>
      )}
      <div
        ref={frame}
        className="split"
        style={isNarrow ? undefined : { gridTemplateColumns: columns }}
      >
        <section
          ref={leftPane}
          id={id}
          className="split-pane"
          aria-label={leftLabel}
          tabIndex={0}
          hidden={isNarrow && shown !== 'left'}
        >
          {left}
        </section>
        {!isNarrow && (
          <div
            className="split-grip"
            role="separator"
            aria-orientation="vertical"
            aria-label={`Width of ${leftLabel}`}
            aria-controls={id}
            aria-valuemin={SPLIT_MIN}
            aria-valuemax={SPLIT_MAX}
            aria-valuenow={Math.round(share)}
            tabIndex={0}
            onPointerDown={grab}
            onPointerMove={drag}
            onDoubleClick={resetShare}
            onKeyDown={onKeyDown}
          />
        )}
        <section
          ref={rightPane}
          className="split-pane"
          aria-label={rightLabel}
          tabIndex={0}
          hidden={isNarrow && shown !== 'right'}
        >
          {right}
        </section>
      </div>
    </div>
  )
}
