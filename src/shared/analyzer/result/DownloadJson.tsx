import download from 'bootstrap-icons/icons/download.svg?raw'
import { downloadJson } from '#shared/lib/download.ts'
import { splitName } from '#shared/lib/fileName.ts'
import { Icon } from '#shared/ui/Icon.tsx'

type DownloadJsonProps = {
  /** Of the source file: the JSON takes its name. */
  sourceName: string
  /** As the server sent it. */
  answer: unknown
}

/** 'Download Json' in the foot of a result (analyzers §2). */
export function DownloadJson({ sourceName, answer }: DownloadJsonProps) {
  return (
    <button
      type="button"
      className="btn btn-primary"
      onClick={() => downloadJson(answer, `${splitName(sourceName).base}.json`)}
    >
      <Icon of={download} />
      Download Json
    </button>
  )
}
