import clock from 'bootstrap-icons/icons/clock.svg?raw'
import pencil from 'bootstrap-icons/icons/pencil.svg?raw'
import { useId } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import { formatMinutesSeconds, formatMinutes } from '#shared/kits/analyzer/estimates.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { BANK_ESTIMATES, bankEstimateMs, sizeFactor } from '../../estimate.ts'
import { AccountGroup } from '../account/AccountGroup.tsx'
import { AddAccountRow } from '../account/AddAccountRow.tsx'
import { AccountWarnings } from '../notes/AccountWarnings.tsx'
import { DuplicateFilesNote } from '../notes/DuplicateFilesNote.tsx'
import { PreviouslySentNotes } from '../notes/PreviouslySentNotes.tsx'
import { useDispatchIntake } from '../state/dispatchIntake.ts'
import { type IntakeData, isBusiness } from '../state/intake.ts'
import { readyFiles } from '../state/intakeAccount.ts'

type BankEstimatesProps = { files: readonly AcceptedFile[] }

const MINUTE_MS = 60_000

function BankEstimates({ files }: BankEstimatesProps) {
  const pages = files.reduce((sum, file) => sum + (file.pages ?? 1), 0)
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  const factor = sizeFactor(bytes)
  return (
    <details className="panel bank-estimates">
      <summary>
        <Icon of={clock} />
        <span>Estimated processing time</span>
        <b className="push">{formatMinutes(bankEstimateMs(pages, bytes))}</b>
      </summary>
      <table className="table table-dense">
        <thead>
          <tr>
            <th scope="col">Pages of all files</th>
            <th scope="col" className="num">
              Mins
            </th>
          </tr>
        </thead>
        <tbody>
          {BANK_ESTIMATES.map(({ from, to, minutes }) => {
            const isInRange = pages >= from && pages < to
            return (
              <tr key={from} className={isInRange ? 'is-on' : undefined}>
                <th scope="row">
                  {to === Infinity ? `${from} or more` : `${from} to ${to - 1}`}
                  {isInRange && <span className="visually-hidden"> (these files)</span>}
                </th>
                <td className="num">{formatMinutesSeconds(minutes * factor * MINUTE_MS)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {factor > 1 && (
        <p className="small muted">
          {plural(pages, 'page')} in large files: {factor} times the usual time.
        </p>
      )}
    </details>
  )
}

type PreviewSidebarProps = {
  intake: IntakeData
  shown: string
  onShow: (file: string) => void
}

export function PreviewSidebar({ intake, shown, onShow }: PreviewSidebarProps) {
  const id = useId()
  const dispatchIntake = useDispatchIntake()
  const details = describeDetails(intake)
  return (
    <div className="preview-side">
      <PreviouslySentNotes accounts={intake.accounts} />
      <DuplicateFilesNote intake={intake} />
      <AccountWarnings intake={intake} />
      {intake.accounts.map((account, index) => (
        <AccountGroup
          key={account.id}
          account={account}
          index={index}
          shown={shown}
          onShow={onShow}
        />
      ))}
      <AddAccountRow intake={intake} />
      <div className="panel add-account">
        <div className="clip">
          <button
            type="button"
            className="btn btn-link"
            onClick={() => dispatchIntake({ kind: 'detailsOpened' })}
          >
            <Icon of={pencil} />
            Add Owner and Related Parties Details
          </button>
          <p className="small muted clip">{details}</p>
        </div>
      </div>
      <div className="panel add-account">
        <FormCheck
          id={id}
          label="Email the Output files"
          checked={intake.emailOutput}
          onChange={({ target }) =>
            dispatchIntake({ kind: 'emailOutputSwitched', on: target.checked })
          }
        />
      </div>
      <BankEstimates files={intake.accounts.flatMap(readyFiles)} />
    </div>
  )
}

function describeDetails(intake: IntakeData): string {
  const { ownersName, relatedParties } = intake
  const parts = [
    ...(isBusiness(intake) ? ['Business'] : []),
    ...(ownersName.trim() === '' ? [] : [ownersName.trim()]),
    ...(relatedParties === null ? [] : [truncateFileName(relatedParties.name)]),
  ]
  return parts.length === 0 ? 'Optional. Personal, no related parties.' : parts.join(' · ')
}
