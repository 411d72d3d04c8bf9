import { useMemo } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { marksOf } from '#shared/kits/upload/histories/marksOf.ts'
import { useFileHistories } from '#shared/kits/upload/histories/useFileHistories.ts'
import { filesWithHistory } from '#shared/kits/upload/histories/worstFinding.ts'
import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'
import { SourceHistory } from './SourceHistory.tsx'
import { SourcePreview } from './SourcePreview.tsx'
import type { SourceSearch } from './useSourceSearch.ts'
import '../result.css'

type SourceFilesProps = {
  search: Pick<SourceSearch, 'files' | 'shownFile' | 'showFile' | 'findRequest' | 'onFound'>
  label?: string | undefined
  nameOf?: ((file: AcceptedFile, index: number) => string) | undefined
}

const shortName = ({ name }: AcceptedFile) => truncateFileName(name)

export function SourceFiles({
  search: { files, shownFile, showFile, findRequest, onFound },
  label = 'File',
  nameOf = shortName,
}: SourceFilesProps) {
  const file = files[shownFile] ?? files[0]
  const shown = useMemo(() => (file === undefined ? [] : [file]), [file])
  const histories = useFileHistories(shown)
  const known = filesWithHistory(shown, histories)
  const marks = known.flatMap(({ history }) => marksOf(history))
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
      {known.map((one) => (
        <SourceHistory key={one.file.id} known={one} />
      ))}
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
