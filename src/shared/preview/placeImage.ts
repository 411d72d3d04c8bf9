import type { PageSize } from './pageLayout.ts'

/**
 * A picture in its pane, all in CSS pixels. At zoom 1 it has its own size, or the pane's width where that is less.
 * @param turns quarter turns clockwise
 */
export function placeImage({ width, height }: PageSize, pane: number, zoom: number, turns: number) {
  const isUpright = turns % 2 === 0
  const across = isUpright ? width : height
  const base = Math.min(1, pane / across)
  const scale = base * zoom
  const picture = { width: width * scale, height: height * scale }
  const paper = isUpright ? picture : { width: picture.height, height: picture.width }
  return {
    paper,
    picture: { ...picture, transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` },
    fitZoom: pane / (across * base),
  }
}
