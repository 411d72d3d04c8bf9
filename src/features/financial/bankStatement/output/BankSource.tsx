import { useId } from 'react'
import FormLabel from 'react-bootstrap/FormLabel'
import FormSelect from 'react-bootstrap/FormSelect'
import { SourcePane } from '#shared/analyzer/result/SourcePane.tsx'
import { cutName } from '#shared/lib/fileName.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import type { useFindInFiles } from './useFindInFiles.ts'

type BankSourceProps = {
  files: readonly AcceptedFile[]
  finder: ReturnType<typeof useFindInFiles>
}

/** Names in the list are cut at 40 characters (analyzers §2). */
const CUT = 40

/** The statements that the shown account was read from. */
export function BankSource({ files, finder }: BankSourceProps) {
  const id = useId()
  const file = files[finder.shown] ?? files[0]
  if (file === undefined) return null
  return (
    <div className="bank-source">
      {files.length > 1 && (
        <div className="bank-source-files">
          <FormLabel htmlFor={id}>Statement</FormLabel>
          <FormSelect
            id={id}
            size="sm"
            value={files.indexOf(file)}
            onChange={(event) => finder.show(Number(event.target.value))}
          >
            {files.map(({ id: fileId, name }, index) => (
              <option key={fileId} value={index}>
                {cutName(name, CUT, CUT)}
              </option>
            ))}
          </FormSelect>
        </div>
      )}
      <SourcePane key={file.id} file={file} find={finder.find} onFound={finder.onFound} />
    </div>
  )
}
