import download from 'bootstrap-icons/icons/download.svg?raw'
import images from 'bootstrap-icons/icons/images.svg?raw'
import { useState } from 'react'
import { getFile, type AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { blobStore, type BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { makeZip } from '#shared/platform/files/zipWriter.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { formatMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'

type InputPanelProps = {
  files: readonly AcceptedFile[]
}

/** For names in the output (analyzers §9). */
const NAME_MAX = 28

const GONE = 'This browser no longer has the pages. Open them from where you saved them.'

const ZIP_NAME = 'input-files.zip'

async function saveZip(blobs: BlobStore, files: readonly AcceptedFile[]): Promise<void> {
  const inputs = await Promise.all(
    files.map(async (file) => ({ name: file.name, blob: await getFile(blobs, file) })),
  )
  downloadBlob(await makeZip(inputs), ZIP_NAME)
}

export function InputPanel({ files }: InputPanelProps) {
  const session = useSessionScope()
  const [isBusy, setBusy] = useState(false)
  const [first, ...more] = files
  const save = async () => {
    setBusy(true)
    try {
      await saveZip(session.get(blobStore), files)
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
          {truncateFileName(first?.name ?? '', NAME_MAX, NAME_MAX)}{' '}
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
