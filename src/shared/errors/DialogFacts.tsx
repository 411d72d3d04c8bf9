import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { withoutTurns } from '#shared/lib/fileName.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { DialogFact } from './overlaySlice.ts'

type DialogFactsProps = { facts: readonly DialogFact[] }

/** What an answer decides, one labelled row each (look 17c). */
export function DialogFacts({ facts }: DialogFactsProps) {
  return (
    <dl className="overlay-facts">
      {facts.map(({ label, lines }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {lines.map(({ text, note, isBad = false }, index) => (
              <div key={index} className={isBad ? 'overlay-fact is-bad' : 'overlay-fact'}>
                {isBad && <Icon of={cross} />}
                <span>
                  <b>{withoutTurns(text)}</b>
                  {note !== undefined && ` ${withoutTurns(note)}`}
                </span>
              </div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
