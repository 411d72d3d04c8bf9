import type { FileKind } from '#shared/config/limits.ts'

export const VIEWERS = ['pdf', 'image', 'sheet'] as const
export type Viewer = (typeof VIEWERS)[number]

export const VIEWER_OF: Record<FileKind, Viewer> = {
  pdf: 'pdf',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  xls: 'sheet',
  xlsx: 'sheet',
  csv: 'sheet',
}

/** Whether an input file is offered for preview (analyzers §2: pdf, jpg, jpeg and png; sheets show where a page asks). */
export function previewable(kind: FileKind): boolean {
  return VIEWER_OF[kind] !== 'sheet'
}
