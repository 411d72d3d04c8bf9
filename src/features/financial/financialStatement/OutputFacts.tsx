import download from 'bootstrap-icons/icons/download.svg?raw'
import { formatMinutes } from '#shared/kits/analyzer/estimates.ts'
import type { DoneJob } from '#shared/kits/jobs/job.ts'
import { getFile, type AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { blobStore, type BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { KeyValue } from '#shared/ui/components/values/KeyValue.tsx'
import { COUNTRY_LABEL, countryOf } from './contract.ts'
import { NAME_MAX } from './texts.ts'

type OutputFactsProps = { job: DoneJob; isPartial: boolean }

export function OutputFacts({ job, isPartial }: OutputFactsProps) {
  const [file] = job.files
  return (
    <KeyValue
      items={[
        { label: 'Execution time', value: formatMinutes(job.tookMs) },
        { label: 'Input file', value: file === undefined ? '' : <InputLink file={file} /> },
        { label: 'Country', value: COUNTRY_LABEL[countryOf(job.options)] },
        { label: 'Result', value: isPartial ? 'Partial' : 'Complete' },
      ]}
    />
  )
}

function InputLink({ file }: { file: AcceptedFile }) {
  const session = useSessionScope()
  return (
    <button
      type="button"
      className="btn btn-link statement-input"
      title={file.name}
      aria-label={`Download ${file.name}`}
      onClick={() => void saveInput(session.get(blobStore), file)}
    >
      <Icon of={download} />
      {truncateFileName(file.name, NAME_MAX, NAME_MAX)}
    </button>
  )
}

async function saveInput(blobs: BlobStore, file: AcceptedFile): Promise<void> {
  try {
    downloadBlob(await getFile(blobs, file), file.name)
  } catch {
    showToast('error', 'This browser no longer has the file. Open it from where you saved it.')
  }
}
