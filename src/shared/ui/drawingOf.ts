/** What stands inside of the one <svg> of an icon's source. The build ships just that, which it leaves as it is. */
export const drawingOf = (source: string): string =>
  source
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace('</svg>', '')
    .trim()
