import { Suspense, useState } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import type { PageMark } from '#shared/ui/preview/viewerProps.ts'
import type { SourceHistoryProps } from './SourceHistory.tsx'
import { SourcePreview } from './SourcePreview.tsx'
import type { SourceSearch } from './useSourceSearch.ts'
import '../result.css'

type SourceFilesProps = {
  search: Pick<SourceSearch, 'files' | 'shownFile' | 'showFile' | 'findRequest' | 'onFound'>
  label?: string | undefined
  nameOf?: ((file: AcceptedFile, index: number) => string) | undefined
}

const SourceHistory = lazyWithRetry<SourceHistoryProps>(
  async () => (await import('./SourceHistory.tsx')).SourceHistory,
  { label: 'The history of the file', LoadError: RenderNothing },
)

const shortName = ({ name }: AcceptedFile) => truncateFileName(name)

export function SourceFiles({
  search: { files, shownFile, showFile, findRequest, onFound },
  label = 'File',
  nameOf = shortName,
}: SourceFilesProps) {
  const file = files[shownFile] ?? files[0]
  const [marks, setMarks] = useState<readonly PageMark[]>()
  if (file === undefined) return null
  return (
    <div className="source-files">
      {files.length > 1 && (
        <label className="source-choice">
          <span className="small muted">{label}</span>
          <FormSelect
            size="sm"
            value={files.indexOf(file)}
            onChange={({ target }) => showFile(Number(target.value))}
          >
            {files.map((sourceFile, index) => (
              <option key={sourceFile.id} value={index}>
                {nameOf(sourceFile, index)}
              </option>
            ))}
          </FormSelect>
        </label>
      )}
      <Suspense fallback={null}>
        <SourceHistory key={file.id} file={file} onMarks={setMarks} />
      </Suspense>
      <SourcePreview
        key={file.id}
        file={file}
        marks={marks}
        find={findRequest}
        onFound={(result) => onFound(file, result)}
      />
    </div>
  )
}
