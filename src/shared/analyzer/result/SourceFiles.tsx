import FormSelect from 'react-bootstrap/FormSelect'
import { cutName } from '#shared/lib/fileName.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { SourcePane } from './SourcePane.tsx'
import type { SourceSearch } from './useSourceSearch.ts'
import './result.css'

type SourceFilesProps = {
  search: Pick<SourceSearch, 'files' | 'shown' | 'show' | 'find' | 'onFound'>
  /** Of the choice between several files: 'Statement'. */
  label?: string
  nameOf?: (file: AcceptedFile, index: number) => string
}

const shortName = ({ name }: AcceptedFile) => cutName(name)

/** A job's input, one file at a time. */
export function SourceFiles({
  search: { files, shown, show, find, onFound },
  label = 'File',
  nameOf = shortName,
}: SourceFilesProps) {
  const file = files[shown] ?? files[0]
  if (file === undefined) return null
  return (
    <div className="source-files">
      {files.length > 1 && (
        <label className="source-choice">
          <span className="small muted">{label}</span>
          <FormSelect
            size="sm"
            value={files.indexOf(file)}
            onChange={({ target }) => show(Number(target.value))}
          >
            {files.map((each, index) => (
              <option key={each.id} value={index}>
                {nameOf(each, index)}
              </option>
            ))}
          </FormSelect>
        </label>
      )}
      <SourcePane
        key={file.id}
        file={file}
        find={find}
        onFound={(result) => onFound(file, result)}
      />
    </div>
  )
}
