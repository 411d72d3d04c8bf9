import download from 'bootstrap-icons/icons/download.svg?raw'
import { showToast } from '#shared/errors/toast.ts'
import type { DoneJob } from '#shared/jobs/job.ts'
import { sayMinutes } from '#shared/analyzer/estimates.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import { cutName } from '#shared/lib/fileName.ts'
import { useSession } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { KeyValue } from '#shared/ui/KeyValue.tsx'
import { getFile, type AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { fileVault, type FileVault } from '#shared/vault/vault.ts'
import { COUNTRY_LABEL, countryOf } from './contract.ts'
import { NAME_MAX } from './words.ts'

type OutputFactsProps = { job: DoneJob; isPartial: boolean }

/** Execution time, the input file to download, and how whole the result is (analyzers §2). */
export function OutputFacts({ job, isPartial }: OutputFactsProps) {
  const [file] = job.files
  return (
    <KeyValue
      items={[
        { label: 'Execution time', value: sayMinutes(job.tookMs) },
        { label: 'Input file', value: file === undefined ? '' : <InputLink file={file} /> },
        { label: 'Country', value: COUNTRY_LABEL[countryOf(job.options)] },
        { label: 'Result', value: isPartial ? 'Partial' : 'Complete' },
      ]}
    />
  )
}

function InputLink({ file }: { file: AcceptedFile }) {
  const session = useSession()
  return (
    <button
      type="button"
      className="btn btn-link statement-input"
      title={file.name}
      aria-label={`Download ${file.name}`}
      onClick={() => void saveInput(session.get(fileVault), file)}
    >
      <Icon of={download} />
      {cutName(file.name, NAME_MAX, NAME_MAX)}
    </button>
  )
}

async function saveInput(vault: FileVault, file: AcceptedFile): Promise<void> {
  try {
    downloadBlob(await getFile(vault, file), file.name)
  } catch {
    showToast('error', 'This browser no longer has the file. Open it from where you saved it.')
  }
}
