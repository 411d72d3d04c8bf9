import { useRef, useState, type ReactNode } from 'react'
import { batchLimits, type UploadLimits } from '#shared/config/limits.ts'
import { ChosenFiles } from '#shared/upload/ChosenFiles.tsx'
import { DropStrip } from '#shared/upload/DropStrip.tsx'
import { dropHint } from '#shared/upload/limitWords.ts'
import { acceptedOf, type FileStatus, type UploadEntry } from '#shared/upload/uploadEntry.ts'
import type { IntakeProps } from '../definition.ts'
import { SourcePane } from '../result/SourcePane.tsx'
import { DoubtRemedies } from './DoubtRemedies.tsx'
import { doubtVerdict } from './doubtVerdict.ts'
import { LookButton } from './LookButton.tsx'
import { ProceedBar } from './ProceedBar.tsx'
import { SidesOffer } from './SidesOffer.tsx'
import { useChosen } from './useChosen.ts'
import { useDoubts } from './useDoubts.ts'

type ChosenTogetherProps = Pick<IntakeProps, 'analyzer'> & {
  /** Of one file. */
  limits: UploadLimits
  /** Stands above the cards. */
  head: ReactNode
}

/** What was chosen and not sent: a verdict and its remedy on each, and Proceed with those that are ready. */
export function ChosenTogether({ analyzer, limits: one, head }: ChosenTogetherProps) {
  const root = useRef<HTMLDivElement>(null)
  const limits = batchLimits(one)
  const list = useChosen(analyzer.id, one)
  const [looked, setLooked] = useState<string | null>(null)
  const { entries } = list
  const accepted = entries.flatMap((entry) => acceptedOf(entry, entries) ?? [])
  const doubts = useDoubts(analyzer.service, accepted)
  const ready = accepted.filter(({ id }) => doubts.remarkOf(id) === null)
  const shown = accepted.find(({ id }) => id === looked)
  const onRemoved = () => root.current?.focus()

  const doubtOf = ({ id }: UploadEntry, { kind }: FileStatus) => {
    const remark = kind === 'ready' ? doubts.remarkOf(id) : null
    return remark === null ? null : doubtVerdict(remark)
  }
  const buttonsOf = (entry: UploadEntry) => {
    const file = accepted.find(({ id }) => id === entry.id)
    if (file === undefined) return null
    const remark = doubts.remarkOf(file.id)
    const isOpen = looked === file.id
    return (
      <>
        <LookButton
          name={file.name}
          isOpen={isOpen}
          onPress={() => setLooked(isOpen ? null : file.id)}
        />
        {remark !== null && (
          <DoubtRemedies
            file={file}
            remark={remark}
            onAnyway={() => doubts.sendAnyway(file.id)}
            onHandedOver={() => list.remove(file.id)}
          />
        )}
      </>
    )
  }
  if (entries.length === 0)
    return (
      <div className="page analyzer batch">
        {head}
        <DropStrip
          limits={limits}
          lead="Drop more files here or"
          button="UPLOAD FILES"
          hint={dropHint(limits)}
          onFiles={(files) => void list.add(files)}
        />
      </div>
    )
  return (
    <>
      <div ref={root} className="page analyzer batch" tabIndex={-1}>
        {head}
        <ChosenFiles
          limits={limits}
          list={list}
          onRemoved={onRemoved}
          doubtOf={doubtOf}
          extra={buttonsOf}
        >
          <SidesOffer analyzer={analyzer.id} limits={one} entries={entries} />
        </ChosenFiles>
        {shown !== undefined && (
          <div className="panel check-preview">
            <SourcePane key={shown.id} file={shown} />
          </div>
        )}
      </div>
      <ProceedBar
        analyzer={analyzer}
        limits={one}
        entries={entries}
        ready={ready}
        doubtful={accepted.length - ready.length}
        isReading={doubts.isReading}
      />
    </>
  )
}
