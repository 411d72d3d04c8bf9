import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { Segmented } from '#shared/ui/components/fields/Segmented.tsx'
import { useIsNarrow } from '#shared/ui/hooks/useMediaQuery.ts'
import {
  shareAfterKey,
  SPLIT_MAX,
  SPLIT_MIN,
  useSplitShare,
} from '#shared/ui/hooks/useSplitShare.ts'
import type { ShortcutSet } from '#shared/ui/shortcuts/shortcutSet.ts'
import { useDocumentedShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'
import './SplitView.css'

export type SplitSide = 'left' | 'right'

type SplitViewProps = {
  left: ReactNode
  right: ReactNode
  leftLabel: string
  rightLabel: string
  /** The pane shown on a phone; default: own state, starting with the right one. */
  side?: SplitSide
  onSideChange?: (side: SplitSide) => void
}

const DIVIDER_SHORTCUTS: ShortcutSet<never> = {
  title: 'Divider (while it has focus)',
  groups: [
    {
      label: 'Narrower / wider',
      shortcuts: [
        { combo: '←', command: null },
        { combo: '→', command: null },
      ],
    },
  ],
}

/**
 * A phone shows one pane with a switch; both stay mounted, so that search state is not lost. Fills its parent's height.
 */
export function SplitView({
  left,
  right,
  leftLabel,
  rightLabel,
  side,
  onSideChange,
}: SplitViewProps) {
  const isNarrow = useIsNarrow()
  useDocumentedShortcuts(DIVIDER_SHORTCUTS)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [share, setShare, resetShare] = useSplitShare()
  const [uncontrolledSide, setUncontrolledSide] = useState<SplitSide>('right')
  const shown = side ?? uncontrolledSide
  const { leftPane, rightPane } = usePaneFocus(isNarrow, shown)
  const show = (next: SplitSide) => {
    setUncontrolledSide(next)
    onSideChange?.(next)
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
          <Divider
            frame={frame}
            label={`Width of ${leftLabel}`}
            paneId={id}
            share={share}
            onShare={setShare}
            onReset={resetShare}
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

/** Moves the focus out of the pane that a switch hides. */
function usePaneFocus(isNarrow: boolean, shown: SplitSide) {
  const leftPane = useRef<HTMLElement>(null)
  const rightPane = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const [visiblePane, other] = shown === 'left' ? [leftPane, rightPane] : [rightPane, leftPane]
    // The focused element would be hidden with its pane, for example when a click on a value shows its page.
    if (isNarrow && other.current?.contains(document.activeElement) === true)
      visiblePane.current?.focus({ preventScroll: true })
  }, [isNarrow, shown])
  return { leftPane, rightPane }
}

type DividerProps = {
  frame: RefObject<HTMLElement | null>
  label: string
  paneId: string
  share: number
  onShare: (share: number) => void
  onReset: () => void
}

function Divider({ frame, label, paneId, share, onShare, onReset }: DividerProps) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = frame.current?.getBoundingClientRect()
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    onShare(((event.clientX - box.left) / box.width) * 100)
  }
  const startDrag = (event: PointerEvent<HTMLElement>) => {
    // The default would select text while dragging; it would also focus, so do that here.
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = shareAfterKey(event.key, share)
    if (next === null) return
    event.preventDefault()
    onShare(next)
  }
  return (
    <div
      className="split-grip"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={paneId}
      aria-valuemin={SPLIT_MIN}
      aria-valuemax={SPLIT_MAX}
      aria-valuenow={Math.round(share)}
      tabIndex={0}
      onPointerDown={startDrag}
      onPointerMove={drag}
      onDoubleClick={onReset}
      onKeyDown={onKeyDown}
    />
  )
}
