import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import infoCircle from 'bootstrap-icons/icons/info-circle.svg?raw'
import layers from 'bootstrap-icons/icons/layers.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { ReactNode } from 'react'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import type { DialogContext, DialogFact } from '#shared/platform/store/overlaySlice.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { UNKNOWN_TEXTS } from './definitions/processing.ts'
import type { DialogDefinition } from './dialogDefinition.ts'

type DialogFactsProps = { facts: readonly DialogFact[] }

function DialogFacts({ facts }: DialogFactsProps) {
  return (
    <dl className="overlay-facts">
      {facts.map(({ label, lines }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {lines.map(({ text, note, isRejected = false }, index) => (
              <div key={index} className={isRejected ? 'overlay-fact is-bad' : 'overlay-fact'}>
                {isRejected && <Icon of={cross} />}
                <span>
                  <b>{stripBidiControls(text)}</b>
                  {note !== undefined && ` ${stripBidiControls(note)}`}
                </span>
              </div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Descriptions = Pick<DialogDefinition, 'descriptionFirst' | 'descriptionSecond'>

/** `detail` replaces the last description. */
function sentencesOf(
  { descriptionFirst, descriptionSecond }: Descriptions,
  detail?: string,
): string {
  if (descriptionSecond === undefined) return detail ?? descriptionFirst
  return `${descriptionFirst} ${detail ?? descriptionSecond}`
}

function highlightFileName(footnote: string, fileName: string | undefined): ReactNode {
  const text = stripBidiControls(footnote)
  const name = fileName === undefined ? undefined : stripBidiControls(fileName)
  const [before, ...after] = name === undefined ? [text] : text.split(name)
  if (after.length === 0) return text
  return (
    <span>
      {before}
      <b>{name}</b>
      {after.join(name)}
    </span>
  )
}

type DialogTextProps = {
  definition: DialogDefinition
  context: DialogContext
  /** Prefix of the ids of title ('title') and text ('text'). */
  id: string
  children?: ReactNode
}

export function DialogText({ definition, context, id, children }: DialogTextProps) {
  const texts = context.unknown === undefined ? definition : UNKNOWN_TEXTS[context.unknown]
  const hasWarning = context.warning !== undefined
  return (
    <div className="dialog-body">
      <div className={`dialog-icon ${hasWarning ? 'warning' : definition.tone}`}>
        <Icon of={hasWarning ? exclamationTriangle : definition.icon} className="lg" />
      </div>
      <div>
        <h2 id={`${id}title`}>{context.override?.title ?? texts.title}</h2>
        <div id={`${id}text`} className="overlay-text">
          <p>{stripBidiControls(context.override?.line ?? sentencesOf(texts, context.detail))}</p>
          {hasWarning && <p className="overlay-warning">{context.warning}</p>}
          {context.facts !== undefined && <DialogFacts facts={context.facts} />}
          {context.lists?.map(({ heading, items }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <ul>
                {items.map((item, index) => (
                  // Truncated names may be equal.
                  <li key={index}>{stripBidiControls(item)}</li>
                ))}
              </ul>
            </section>
          ))}
          {children}
          {context.footnote !== undefined && (
            <p className="dialog-note">
              <Icon of={definition.processStop ? layers : infoCircle} />
              {highlightFileName(context.footnote, context.footnoteFileName)}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
