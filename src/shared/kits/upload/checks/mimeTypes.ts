import type { FileKind, UploadLimits } from '#shared/platform/config/limits.ts'

const MIME: Record<FileKind, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
}

/** The MIME type of a file of this kind. */
export function mimeOf(kind: FileKind): string {
  return MIME[kind]
}

/** MIME types and extensions, because pickers use either. Only a hint; the checks decide. */
export function acceptAttribute({ fileKinds }: UploadLimits): string {
  return [...new Set(fileKinds.flatMap((kind) => [MIME[kind], `.${kind}`]))].join(',')
}
