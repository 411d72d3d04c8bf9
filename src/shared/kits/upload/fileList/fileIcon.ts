import cardImage from 'bootstrap-icons/icons/card-image.svg?raw'
import fileEarmarkLock from 'bootstrap-icons/icons/file-earmark-lock.svg?raw'
import fileEarmarkPdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?raw'
import fileEarmarkSpreadsheet from 'bootstrap-icons/icons/file-earmark-spreadsheet.svg?raw'
import fileEarmark from 'bootstrap-icons/icons/file-earmark.svg?raw'
import files from 'bootstrap-icons/icons/files.svg?raw'
import type { FileKind } from '#shared/platform/config/limits.ts'
import type { FileStatus, UploadEntry } from './uploadEntry.ts'

const ICONS: Record<FileKind, string> = {
  pdf: fileEarmarkPdf,
  jpg: cardImage,
  jpeg: cardImage,
  png: cardImage,
  xls: fileEarmarkSpreadsheet,
  xlsx: fileEarmarkSpreadsheet,
  csv: fileEarmarkSpreadsheet,
}

export function fileIcon({ kind }: UploadEntry, status: FileStatus): string {
  if (status.kind === 'locked') return fileEarmarkLock
  if (status.kind === 'duplicate') return files
  return kind === null ? fileEarmark : ICONS[kind]
}
