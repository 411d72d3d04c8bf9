import excel from 'bootstrap-icons/icons/file-earmark-spreadsheet.svg?raw'
import { useState } from 'react'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { makeWorkbook, type SheetFile } from '#shared/platform/files/makeWorkbook.ts'
import { ChunkLoadError } from '#shared/platform/lib/async/loadChunk.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { splitFileName } from '#shared/platform/lib/text/fileName.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'

type DownloadExcelProps = {
  /** Names the workbook. */
  sourceName: string
  /** Empty: nothing is downloaded. */
  toSheets: () => readonly SheetFile[] | Promise<readonly SheetFile[]>
  label?: string
  className?: string
}

const OFFLINE_TEXT =
  'The workbook could not be created because there is no connection. Download it again when you are back online.'

export function DownloadExcel({
  sourceName,
  toSheets,
  label = 'Download Excel',
  className = 'btn btn-secondary',
}: DownloadExcelProps) {
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      const sheets = await toSheets()
      if (sheets.length > 0)
        downloadBlob(await makeWorkbook(sheets), `${splitFileName(sourceName).base}.xlsx`)
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error
      showToast('error', OFFLINE_TEXT)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <button type="button" className={className} disabled={isBusy} onClick={() => void save()}>
      <Icon of={excel} />
      {label}
    </button>
  )
}
