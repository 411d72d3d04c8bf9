import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { DownloadExcel } from '../result/DownloadExcel.tsx'
import { makeResultSheets, type SheetSource } from './resultSheets.ts'

type DownloadResultsProps = {
  sources: readonly SheetSource[]
  /** Without its extension. */
  name: string
  className: string
}

/** Downloads one workbook of several results: a sheet per service, a row per document, with its checks. */
export function DownloadResults({ sources, name, className }: DownloadResultsProps) {
  const dispatch = useAppDispatch()
  return (
    <DownloadExcel
      label="Download all as Excel"
      sourceName={name}
      className={className}
      toSheets={async () => dispatch(makeResultSheets(sources))}
    />
  )
}
