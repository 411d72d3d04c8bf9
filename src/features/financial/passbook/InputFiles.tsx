import { useState } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import { SourcePane } from '#shared/analyzer/result/SourcePane.tsx'
import { cutName } from '#shared/lib/fileName.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'

type InputFilesProps = {
  /** The front page first. */
  files: readonly AcceptedFile[]
}

/** The pictures of a passbook, one at a time, with a strip to turn them over. */
export function InputFiles({ files }: InputFilesProps) {
  const [shown, setShown] = useState(0)
  const file = files[shown] ?? files[0]
  if (file === undefined) return null
  return (
    <div className="passbook-files">
      <label className="passbook-choice">
        <span className="small muted">Page</span>
        <FormSelect
          size="sm"
          value={shown}
          onChange={({ target }) => setShown(Number(target.value))}
        >
          {files.map(({ id, name }, at) => (
            <option key={id} value={at}>
              {at === 0 ? 'Front page' : `Transaction page ${at}`}: {cutName(name)}
            </option>
          ))}
        </FormSelect>
      </label>
      <SourcePane key={file.id} file={file} />
    </div>
  )
}
