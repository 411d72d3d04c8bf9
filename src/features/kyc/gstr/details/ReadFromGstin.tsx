import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { useId } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import { readGstin, type GstinFact } from './readGstin.ts'

const MARK: Record<GstinFact['standing'], { icon: string; word: string }> = {
  waiting: { icon: dash, word: 'not typed yet' },
  fits: { icon: check, word: 'fits' },
  odd: { icon: triangle, word: 'look again' },
}

/** What the GSTIN says by itself. It informs and never blocks: the pattern decides (kyc §5). */
export function ReadFromGstin({ gstin }: { gstin: string }) {
  const id = useId()
  const facts = readGstin(gstin)
  const isOdd = facts.some(({ standing }) => standing === 'odd')
  const isWhole = facts.every(({ standing }) => standing === 'fits')
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="form-label">
        Read from the GSTIN
      </h3>
      <dl className={`gstr-read${isOdd ? ' odd' : ''}${isWhole ? ' whole' : ''}`}>
        {facts.map(({ label, value, standing }) => (
          <div key={label} className={standing}>
            <dt>
              <Icon of={MARK[standing].icon} label={MARK[standing].word} />
              {label}
            </dt>
            <dd>{value === '' ? '–' : value}</dd>
          </div>
        ))}
      </dl>
      {isOdd && (
        <p className="field-note" role="status">
          Compare it with the registration certificate. It can be sent as it is.
        </p>
      )}
    </section>
  )
}
