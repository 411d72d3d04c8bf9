import type { PageSize } from '../pdf/pageLayout.ts'

/**
 * Lays out an image in its pane, in CSS pixels. At zoom 1 it has its own size, or the pane's width where that is
 * smaller.
 * @param turns quarter turns clockwise
 */
export function layOutImage(
  { width, height }: PageSize,
  pane: number,
  zoom: number,
  quarterTurns: number,
) {
  const isUpright = quarterTurns % 2 === 0
  const across = isUpright ? width : height
  const base = Math.min(1, pane / across)
  const scale = base * zoom
  const picture = { width: width * scale, height: height * scale }
  const frame = isUpright ? picture : { width: picture.height, height: picture.width }
  return {
    frame,
    image: { ...picture, transform: `translate(-50%, -50%) rotate(${quarterTurns * 90}deg)` },
    fitZoom: pane / (across * base),
  }
}
