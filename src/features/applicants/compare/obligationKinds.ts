const MARKER = /(?<![a-z])(EMI|NACH|ACH|ECS|LOAN|CARD)S?(?![a-z])/i

/** The word of a debit's narration that says that it may recur ('EMI', 'NACH' …); null for none. */
export const markerIn = (narration: string): string | null =>
  MARKER.exec(narration)?.[1]?.toUpperCase() ?? null
