import type { FileKind } from '#shared/platform/config/limits.ts'

/** PDFs and pictures say how they were made; spreadsheets are not looked at. */
export const hasHistory = ({ kind }: { kind: FileKind | null }): boolean =>
  kind !== null && /^(?:pdf|jpe?g|png)$/.test(kind)
