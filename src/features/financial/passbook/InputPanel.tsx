import download from 'bootstrap-icons/icons/download.svg?raw'
import images from 'bootstrap-icons/icons/images.svg?raw'
import { useState } from 'react'
import { showToast } from '#shared/errors/toast.ts'
import { makeZip } from '#shared/files/zipWriter.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import { cutName } from '#shared/lib/fileName.ts'
import { plural } from '#shared/lib/plural.ts'
import { formatMegabytes } from '#shared/lib/size.ts'
import { useSession } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { getFile, type AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { fileVault, type FileVault } from '#shared/vault/vault.ts'

type InputPanelProps = {
  /** The front page first. */
  files: readonly AcceptedFile[]
}

/** Names of the passbook output are cut at so many characters (analyzers §9). */
const NAME_MAX = 28

const GONE = 'This browser no longer has the pages. Open them from where you saved them.'

const ZIP_NAME = 'input-files.zip'

async function saveZip(vault: FileVault, files: readonly AcceptedFile[]): Promise<void> {
  const inputs = await Promise.all(
    files.map(async (file) => ({ name: file.name, blob: await getFile(vault, file) })),
  )
  downloadBlob(await makeZip(inputs), ZIP_NAME)
}

/** What was put in: the first name and how many more, size, pages, and all of it as a zip (analyzers §2). */
export function InputPanel({ files }: InputPanelProps) {
  const session = useSession()
  const [isBusy, setBusy] = useState(false)
  const [first, ...more] = files
  const save = async () => {
    setBusy(true)
    try {
      await saveZip(session.get(fileVault), files)
    } catch {
      showToast('error', GONE)
    }
    setBusy(false)
  }
  return (
    <section className="passbook-input" aria-label="Input files">
      <span className="file-icon">
        <Icon of={images} />
      </span>
      <div className="passbook-input-text">
        <p className="medium passbook-name" title={first?.name}>
          {cutName(first?.name ?? '', NAME_MAX, NAME_MAX)}{' '}
          {more.length > 0 && (
            <span className="muted">and {plural(more.length, 'more', 'more')}</span>
          )}
        </p>
        <p className="small muted">
          {formatMegabytes(files.reduce((sum, { size }) => sum + size, 0))}
          {' · '}
          {plural(files.length, 'page')}
        </p>
      </div>
      <button
        type="button"
        className="btn btn-secondary push"
        disabled={isBusy}
        onClick={() => void save()}
      >
        <Icon of={download} />
        Download
      </button>
    </section>
  )
}
