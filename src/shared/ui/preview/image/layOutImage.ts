import type { PageSize } from '../pdf/pageLayout.ts'

/** CSS pixels. At zoom 1 the image's own size, or the pane's width where that is smaller. Turns are clockwise. */
export function layOutImage(
  { width, height }: PageSize,
  paneWidth: number,
  zoom: number,
  quarterTurns: number,
) {
  const isUpright = quarterTurns % 2 === 0
  const visibleWidth = isUpright ? width : height
  const base = Math.min(1, paneWidth / visibleWidth)
  const scale = base * zoom
  const size = { width: width * scale, height: height * scale }
  const frame = isUpright ? size : { width: size.height, height: size.width }
  return {
    frame,
    image: { ...size, transform: `translate(-50%, -50%) rotate(${quarterTurns * 90}deg)` },
    fitZoom: paneWidth / (visibleWidth * base),
  }
}
