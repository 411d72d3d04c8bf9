import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import infoCircle from 'bootstrap-icons/icons/info-circle.svg?raw'
import layers from 'bootstrap-icons/icons/layers.svg?raw'
import type { ReactNode } from 'react'
import { withoutTurns } from '#shared/lib/fileName.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { DialogFacts } from './DialogFacts.tsx'
import type { ErrorRow } from './errorRow.ts'
import type { DialogContext } from './overlaySlice.ts'
import { MAY_BE_DONE } from './rows/processing.ts'

type Words = Pick<ErrorRow, 'descriptionFirst' | 'descriptionSecond'>

/** `detail` speaks instead of the last description, where the caller knows more. */
function sentencesOf({ descriptionFirst, descriptionSecond }: Words, detail?: string): string {
  if (descriptionSecond === undefined) return detail ?? descriptionFirst
  return `${descriptionFirst} ${detail ?? descriptionSecond}`
}

/** The kept line, its file name standing out. */
function emphasized(written: string, writtenName: string | undefined): ReactNode {
  const kept = withoutTurns(written)
  const name = writtenName === undefined ? undefined : withoutTurns(writtenName)
  const [before, ...after] = name === undefined ? [kept] : kept.split(name)
  if (after.length === 0) return kept
  return (
    <span>
      {before}
      <b>{name}</b>
      {after.join(name)}
    </span>
  )
}

type DialogTextProps = {
  row: ErrorRow
  context: DialogContext
  /** The title's id is this + 'title', the text's this + 'text'. */
  id: string
  children?: ReactNode
}

/** What happened, what to do, what it is about, and what is kept. */
export function DialogText({ row, context, id, children }: DialogTextProps) {
  const words = context.mayBeDone === true ? MAY_BE_DONE : row
  const isDoubtful = context.doubt !== undefined
  return (
    <div className="dialog-body">
      <div className={`dialog-icon ${isDoubtful ? 'warning' : row.tone}`}>
        <Icon of={isDoubtful ? exclamationTriangle : row.icon} className="lg" />
      </div>
      <div>
        <h2 id={`${id}title`}>{context.about?.title ?? words.title}</h2>
        <div id={`${id}text`} className="overlay-text">
          <p>{withoutTurns(context.about?.line ?? sentencesOf(words, context.detail))}</p>
          {isDoubtful && <p className="overlay-doubt">{context.doubt}</p>}
          {context.facts !== undefined && <DialogFacts facts={context.facts} />}
          {context.lists?.map(({ heading, items }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <ul>
                {items.map((item, index) => (
                  // Names that were cut short may read alike.
                  <li key={index}>{withoutTurns(item)}</li>
                ))}
              </ul>
            </section>
          ))}
          {children}
          {context.kept !== undefined && (
            <p className="kept">
              <Icon of={row.processStop ? layers : infoCircle} />
              {emphasized(context.kept, context.keptName)}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
