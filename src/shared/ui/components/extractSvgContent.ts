/** The build ships only this content, which is returned unchanged. */
export const extractSvgContent = (source: string): string =>
  source
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace('</svg>', '')
    .trim()
