import { TakeAlong } from '#shared/document/TakeAlong.tsx'
import type { Remark } from '#shared/document/remark.ts'
import { useWay } from '#shared/document/useWay.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { SentBefore } from '../sent/SentBefore.tsx'
import type { Doubt } from './doubt.ts'
import { LookButton } from './LookButton.tsx'

type CardButtonsProps = {
  file: AcceptedFile
  /** Null: nothing is to be asked of it. */
  doubt: Doubt | null
  isLookedAt: boolean
  onLook: () => void
  onAnyway: () => void
  /** Another page has the file now: this list lets go of it. */
  onHandedOver: () => void
}

/** What can be done with a file that opens: look at it, and what it takes to settle a doubt. */
export function CardButtons({
  file,
  doubt,
  isLookedAt,
  onLook,
  onAnyway,
  onHandedOver,
}: CardButtonsProps) {
  return (
    <>
      <LookButton name={file.name} isOpen={isLookedAt} onPress={onLook} />
      {doubt !== null && (
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          aria-label={`Send ${file.name} anyway`}
          onClick={onAnyway}
        >
          Send anyway
        </button>
      )}
      {doubt?.kind === 'sent' && <SentBefore before={doubt.before} />}
      {doubt !== null && doubt.kind !== 'sent' && (
        <Elsewhere file={file} remark={doubt} onHandedOver={onHandedOver} />
      )}
    </>
  )
}

type ElsewhereProps = Pick<CardButtonsProps, 'file' | 'onHandedOver'> & { remark: Remark }

function Elsewhere({ file, remark, onHandedOver }: ElsewhereProps) {
  return <TakeAlong file={file} way={useWay(file, remark)} lead="To" onHandedOver={onHandedOver} />
}
