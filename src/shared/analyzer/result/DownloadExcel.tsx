import excel from 'bootstrap-icons/icons/file-earmark-spreadsheet.svg?raw'
import { useState } from 'react'
import { showToast } from '#shared/errors/toast.ts'
import { makeWorkbook, type SheetFile } from '#shared/files/workbookFile.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import { splitName } from '#shared/lib/fileName.ts'
import { CodeLost } from '#shared/lib/loadCode.ts'
import { Icon } from '#shared/ui/Icon.tsx'

type DownloadExcelProps = {
  /** Of the source file: the workbook takes its name. */
  sourceName: string
  toSheets: () => readonly SheetFile[]
}

const NO_LINE =
  'The workbook could not be made: there is no connection. Download once more when it is back.'

/** The result as an .xlsx, in the foot of a result. */
export function DownloadExcel({ sourceName, toSheets }: DownloadExcelProps) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      downloadBlob(await makeWorkbook(toSheets()), `${splitName(sourceName).base}.xlsx`)
    } catch (error) {
      if (!(error instanceof CodeLost)) throw error
      showToast('error', NO_LINE)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className="btn btn-secondary"
      disabled={isBusy}
      onClick={() => void save()}
    >
      <Icon of={excel} />
      Download Excel
    </button>
  )
}
