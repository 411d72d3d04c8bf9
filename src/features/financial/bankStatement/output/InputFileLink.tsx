import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?raw'
import { showToast } from '#shared/errors/toast.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import { cutName } from '#shared/lib/fileName.ts'
import { plural } from '#shared/lib/plural.ts'
import { useSession } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { getFile, type AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { fileVault } from '#shared/vault/vault.ts'

type InputFileLinkProps = { files: readonly AcceptedFile[] }

/** The first input file to save, by its name; the others are in the source list. */
export function InputFileLink({ files }: InputFileLinkProps) {
  const session = useSession()
  const [first, ...more] = files
  if (first === undefined) return null
  const save = async () => {
    try {
      downloadBlob(await getFile(session.get(fileVault), first), first.name)
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
        {cutName(first.name)}
      </button>
      {more.length > 0 && <span className="muted">and {plural(more.length, 'more', 'more')}</span>}
    </p>
  )
}
