import download from 'bootstrap-icons/icons/download.svg?raw'
import type { JobResult } from '#shared/kits/jobs/definition.ts'
import { downloadBlob, downloadJson } from '#shared/platform/lib/download.ts'
import { splitFileName } from '#shared/platform/lib/text/fileName.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'

type DownloadJsonProps = {
  /** Names the JSON file. */
  sourceName: string
  answer: JobResult
}

/** 'Download Json' (analyzers §2): the bytes as the server sent them. */
export function DownloadJson({ sourceName, answer }: DownloadJsonProps) {
  return (
    <button
      type="button"
      className="btn btn-primary"
      onClick={() => save(answer, `${splitFileName(sourceName).base}.json`)}
    >
      <Icon of={download} />
      Download Json
    </button>
  )
}

/** Results stored by earlier builds have no raw bytes. */
function save({ body, data }: JobResult, name: string): void {
  if (body === undefined) downloadJson(data, name)
  else downloadBlob(body.slice(0, body.size, 'application/json'), name)
}
