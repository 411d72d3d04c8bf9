/** CSS pixels at scale 1. */
export type PageSize = { width: number; height: number }
export type PageBox = { number: number; top: number; width: number; height: number; scale: number }
/** Survives zooming: a share of one page's height. */
export type PageAnchor = { number: number; offsetRatio: number }

/** Space between two pages and around the sheet (theme --lk-4). */
export const PAGE_GAP_PX = 16
/** More only where more pages are visible: canvases stay as large as the view (pitfalls, "Canvas memory on phones"). */
export const MAX_CANVASES = 5
/** Printed size: 96 CSS pixels per inch, where PDF has 72. */
const PRINT_SCALE = 96 / 72

/** Scale at zoom 1: printed size, or smaller where the pane is narrower. */
export function baseScale(size: PageSize, paneWidth: number): number {
  return Math.min(PRINT_SCALE, Math.max(1, paneWidth) / size.width)
}

/** The zoom at which a page fills the pane; 1 where it already does. */
export function fitZoom(size: PageSize, paneWidth: number): number {
  return paneWidth / (size.width * baseScale(size, paneWidth))
}

/** Positions of all pages, one below the other. A wider page is fitted separately. */
export function layOutPages(
  sizes: readonly PageSize[],
  paneWidth: number,
  zoom: number,
): PageBox[] {
  let top = 0
  return sizes.map((size, index) => {
    const scale = baseScale(size, paneWidth) * zoom
    const box = {
      number: index + 1,
      top,
      width: size.width * scale,
      height: size.height * scale,
      scale,
    }
    top += box.height + PAGE_GAP_PX
    return box
  })
}

export function totalHeight(boxes: readonly PageBox[]): number {
  const last = boxes.at(-1)
  return last === undefined ? 0 : last.top + last.height
}

/** The last page that starts at or above `y`. */
function indexAt(boxes: readonly PageBox[], y: number): number {
  let low = 0
  let high = boxes.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((boxes[middle]?.top ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}

/** Visible ones by distance from the middle, one before, one after. At most {@link MAX_CANVASES}, or all visible. */
export function pagesToDraw(
  boxes: readonly PageBox[],
  scrollTop: number,
  viewHeight: number,
): number[] {
  if (boxes.length === 0) return []
  const first = indexAt(boxes, scrollTop)
  const last = indexAt(boxes, scrollTop + viewHeight)
  const middle = scrollTop + viewHeight / 2
  const distance = (box: PageBox) => Math.abs(box.top + box.height / 2 - middle)
  const inView = boxes.slice(first, last + 1).sort((a, b) => distance(a) - distance(b))
  const adjacent = [boxes[last + 1], first > 0 ? boxes[first - 1] : undefined]
  return [...inView, ...adjacent]
    .flatMap((box) => (box === undefined ? [] : [box.number]))
    .slice(0, Math.max(MAX_CANVASES, inView.length))
}

/** The page at a third of the view's height. */
export function currentPage(
  boxes: readonly PageBox[],
  scrollTop: number,
  viewHeight: number,
): number {
  return boxes[indexAt(boxes, scrollTop + viewHeight / 3)]?.number ?? 1
}

export function anchorAt(boxes: readonly PageBox[], scrollTop: number): PageAnchor {
  const box = boxes[indexAt(boxes, scrollTop)]
  if (box === undefined) return { number: 1, offsetRatio: 0 }
  return { number: box.number, offsetRatio: (scrollTop - box.top) / box.height }
}

/** Inverse of {@link anchorAt}, in any layout of the same document. */
export function scrollTopOf(boxes: readonly PageBox[], anchor: PageAnchor): number {
  const box = boxes[anchor.number - 1]
  return box === undefined ? 0 : box.top + anchor.offsetRatio * box.height
}

/** Phones refuse larger canvases, and more than two device pixels bring no visible gain. */
const MAX_PIXEL_RATIO = 2
const MAX_CANVAS_PIXELS = 16_000_000

/** The layout scale times the pixel ratio, within the canvas limit. */
export function drawScale(box: PageBox, pixelRatio: number): number {
  const ratio = Math.min(MAX_PIXEL_RATIO, pixelRatio)
  const room = Math.sqrt(MAX_CANVAS_PIXELS / (box.width * box.height))
  return box.scale * Math.min(ratio, room)
}
