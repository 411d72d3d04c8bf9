import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?raw'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { truncateFileName } from '#shared/platform/lib/fileName.ts'
import { plural } from '#shared/platform/lib/plural.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { getFile, type AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'

type InputFileLinkProps = { files: readonly AcceptedFile[] }

/** Downloads the first input file; the others are in the source list. */
export function InputFileLink({ files }: InputFileLinkProps) {
  const session = useSessionScope()
  const [first, ...more] = files
  if (first === undefined) return null
  const save = async () => {
    try {
      downloadBlob(await getFile(session.get(blobStore), first), first.name)
    } catch {
      showToast('error', 'This browser no longer has the file. Open it from where you saved it.')
    }
  }
  return (
    <p className="input-file">
      <Icon of={fileText} />
      <span className="muted">Input file</span>
      <button
        type="button"
        className="btn btn-link"
        title={`Download ${first.name}`}
        onClick={() => void save()}
      >
        {truncateFileName(first.name)}
      </button>
      {more.length > 0 && <span className="muted">and {plural(more.length, 'more', 'more')}</span>}
    </p>
  )
}
