export type Section = { title: string; anchor: string; level: number; body: string }

/** What a reference of a source or a page leads to that is not there. */
export type BrokenReference = { file: string; line: number; reference: string; missing: string }

/** 1 for the first line. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length

/** The same text with everything inside fences blanked, so that everything keeps its place. */
export const withoutFences = (text: string): string =>
  text.replaceAll(/^```[\s\S]*?^```/gm, (fence) => fence.replaceAll(/[^\n]/g, ' '))

/** As the usual forges make anchors of headings. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** A page's headings, each with the text up to the next heading of its level or above. */
export function sectionsOf(text: string): Section[] {
  const headings = [...withoutFences(text).matchAll(/^(#{1,6}) (.+)$/gm)].map((match) => ({
    at: match.index,
    level: match[1]?.length ?? 1,
    title: match[2]?.trim() ?? '',
  }))
  return headings.map(({ at, level, title }) => {
    const next = headings.find((heading) => heading.at > at && heading.level <= level)
    return { title, level, anchor: anchorOf(title), body: text.slice(at, next?.at) }
  })
}
