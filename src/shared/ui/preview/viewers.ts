import type { FileKind } from '#shared/platform/config/limits.ts'

export const VIEWERS = ['pdf', 'image', 'sheet'] as const
export type Viewer = (typeof VIEWERS)[number]

export const VIEWER_BY_KIND: Record<FileKind, Viewer> = {
  pdf: 'pdf',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  xls: 'sheet',
  xlsx: 'sheet',
  csv: 'sheet',
}
