import download from 'bootstrap-icons/icons/download.svg?raw'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { useOnce } from '#shared/ui/useOnce.ts'
import { statusRow, type CompanyJob } from '../job.ts'
import { candidateId } from './candidateId.ts'
import { saveReport } from './saveReport.ts'

/** The way to the Word report, where there is one. */
export function ReportCell({ job }: { job: CompanyJob }) {
  const dispatch = useAppDispatch()
  const { isBusy, start } = useOnce(async () => dispatch(saveReport(job)))
  if (!statusRow(job).hasReport) return '–'
  return (
    <button
      type="button"
      className="btn btn-sm check-report"
      aria-disabled={isBusy}
      aria-describedby={candidateId(job)}
      onClick={start}
    >
      <Icon of={download} />
      Download
    </button>
  )
}
