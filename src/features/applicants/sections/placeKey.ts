import type { Sourced } from '../compare/comparison.ts'

export type Place = Pick<Sourced<unknown>, 'job' | 'source'>

/** The same for two values at one place of a document. */
export function placeKey({ job, source }: Place): string {
  const parts =
    source.kind === 'text'
      ? [source.text, ...(source.precedingTexts ?? [])]
      : [source.file, source.sheet, source.row, source.column]
  return [job, source.kind, ...parts].join('\n')
}
