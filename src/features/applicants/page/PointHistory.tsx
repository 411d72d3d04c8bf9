import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { HistoryLink } from '#shared/kits/upload/histories/FilesHistory.tsx'
import { useKnownHistories } from '#shared/kits/upload/histories/useFileHistories.ts'
import { filesWithHistory } from '#shared/kits/upload/histories/worstFinding.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'

/** Behind a point about the history of a file: opens it. */
export function PointHistory({ file: id, about }: { file: string; about: string }) {
  const histories = useKnownHistories()
  const file = useAppSelector((state) =>
    Object.values(selectJobs(state))
      .flatMap(({ files }) => files)
      .find((one) => one.id === id),
  )
  if (file === undefined) return null
  const known = filesWithHistory([file], histories)
  return (
    <span className="applicant-point-source">
      <HistoryLink files={known} first={id} name={about} />
    </span>
  )
}
