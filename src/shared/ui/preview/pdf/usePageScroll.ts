import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { type PageBox, anchorAt, currentPage, pagesToDraw, scrollTopOf } from './pageLayout.ts'

/** Pages to draw, the current page, and the same position when the layout changes (zoom, pane width, page sizes). */
export function usePageScroll(
  scrollerRef: RefObject<HTMLElement | null>,
  boxes: readonly PageBox[],
) {
  const positionRef = useRef({ number: 1, offsetRatio: 0, across: 0.5 })

  // A string, so that scrolling within the same pages renders nothing.
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = scrollerRef.current
      if (element === null) return () => undefined
      const resizeObserver = new ResizeObserver(changed)
      resizeObserver.observe(element)
      element.addEventListener('scroll', changed, { passive: true })
      return () => {
        resizeObserver.disconnect()
        element.removeEventListener('scroll', changed)
      }
    },
    [scrollerRef],
  )
  const view = useSyncExternalStore(subscribe, () => viewOf(scrollerRef.current, boxes))
  const [current = 1, ...pagesToDraw] = view.split(' ').map(Number)

  useLayoutEffect(() => {
    const { across, ...anchor } = positionRef.current
    const element = scrollerRef.current
    element?.scrollTo({
      top: scrollTopOf(boxes, anchor),
      left: across * element.scrollWidth - element.clientWidth / 2,
    })
  }, [boxes, scrollerRef])

  useEffect(() => {
    const element = scrollerRef.current
    const remember = () => {
      if (element === null || boxes.length === 0) return
      const across = (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth
      positionRef.current = { ...anchorAt(boxes, element.scrollTop), across }
    }
    element?.addEventListener('scroll', remember, { passive: true })
    return () => element?.removeEventListener('scroll', remember)
  }, [boxes, scrollerRef])

  const goTo = useCallback(
    (page: number) => {
      const box = boxes[page - 1]
      if (box !== undefined) scrollerRef.current?.scrollTo({ top: box.top })
    },
    [boxes, scrollerRef],
  )
  return { current, drawn: pagesToDraw, goTo }
}

/** '7 7 8 6': the current page, then those to draw. */
function viewOf(element: HTMLElement | null, boxes: readonly PageBox[]): string {
  if (element === null || boxes.length === 0) return '1'
  const { scrollTop, clientHeight, scrollHeight } = element
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
  const current = isAtEnd ? boxes.length : currentPage(boxes, scrollTop, clientHeight)
  return [current, ...pagesToDraw(boxes, scrollTop, clientHeight)].join(' ')
}
