import fileDown from 'bootstrap-icons/icons/file-earmark-arrow-down.svg?raw'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { useOnce } from '#shared/ui/useOnce.ts'
import { JOB_STATUS, type UanJob } from '../job.ts'
import { saveReport } from './saveReport.ts'

type ReportButtonProps = { job: UanJob }

/** The report of a job that has passed; nothing beside any other (kyc §2). */
export function ReportButton({ job }: ReportButtonProps) {
  const dispatch = useAppDispatch()
  const { isBusy, start } = useOnce(() => dispatch(saveReport(job)))
  if (!JOB_STATUS[job.status].hasReport) return null
  return (
    <button
      type="button"
      className="btn btn-sm btn-ghost btn-icon job-report"
      aria-disabled={isBusy}
      onClick={start}
    >
      <Icon of={fileDown} label={`Download report of ${job.name}`} />
    </button>
  )
}
