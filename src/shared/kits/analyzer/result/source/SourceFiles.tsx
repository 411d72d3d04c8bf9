import FormSelect from 'react-bootstrap/FormSelect'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'
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
      <SourcePreview
        key={file.id}
        file={file}
        find={findRequest}
        onFound={(result) => onFound(file, result)}
      />
    </div>
  )
}
