import { cutName, withoutTurns } from '#shared/lib/fileName.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { type Remark, sayRemark } from './remark.ts'
import { TakeAlong } from './TakeAlong.tsx'
import { useWay } from './useWay.ts'

type RemarkLineProps = {
  file: AcceptedFile
  remark: Remark
  onHandedOver: () => void
}

/** What a file looks like, and the way to the service that reads it. Never a block. */
export function RemarkLine({ file, remark, onHandedOver }: RemarkLineProps) {
  const way = useWay(file, remark)
  const name = withoutTurns(file.name)
  return (
    <div className="document-remark">
      <span>
        <b title={name}>{cutName(name)}</b> {sayRemark(remark, way)}
      </span>
      <TakeAlong file={file} way={way} lead="Take it to" onHandedOver={onHandedOver} />
    </div>
  )
}
