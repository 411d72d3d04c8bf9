import link from 'bootstrap-icons/icons/link-45deg.svg?raw'
import { formatCount } from '#shared/lib/plural.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { copyLinks } from './copyLinks.ts'
import { DEED_WORDS } from './deedWords.ts'
import { manyMoved, selectChosen } from './manySlice.ts'
import { DEEDS } from './manyState.ts'
import { startMany } from './runMany.ts'
import { useSelecting } from './selecting.ts'

type ManyActionsProps = { subClientId: string }

/** How many are chosen, and what can be done over them. */
export function ManyActions({ subClientId }: ManyActionsProps) {
  const dispatch = useAppDispatch()
  const { rows, togglePage } = useSelecting()
  const chosen = useAppSelector((state) => selectChosen(state, subClientId))
  const here = rows.filter(({ caseId }) => chosen.some((one) => one.caseId === caseId)).length
  const elsewhere = chosen.length - here
  const clear = () =>
    dispatch(manyMoved({ kind: 'taken', caseIds: chosen.map(({ caseId }) => caseId) }))
  return (
    <div className="many-line">
      <p role="status">
        <b className="medium">{formatCount(chosen.length)} selected</b>
        {elsewhere > 0 && <span className="muted">, {formatCount(elsewhere)} on other pages</span>}
      </p>
      {here < rows.length && (
        <button type="button" className="btn btn-sm btn-ghost" onClick={() => togglePage(true)}>
          All {formatCount(rows.length)} on this page
        </button>
      )}
      <button type="button" className="btn btn-sm btn-ghost" onClick={clear}>
        Clear
      </button>
      <div className="many-deeds">
        <button type="button" className="btn btn-secondary" onClick={() => void copyLinks(chosen)}>
          <Icon of={link} />
          Copy links ({formatCount(chosen.length)})
        </button>
        {DEEDS.toReversed().map((deed) => {
          const { icon, label, none } = DEED_WORDS[deed]
          const count = chosen.filter(({ action }) => action === deed).length
          return (
            <button
              key={deed}
              type="button"
              className="btn btn-secondary"
              disabled={count === 0}
              title={count === 0 ? none : undefined}
              onClick={() => void dispatch(startMany(deed, subClientId))}
            >
              <Icon of={icon} />
              {label} ({formatCount(count)})
            </button>
          )
        })}
      </div>
    </div>
  )
}
