import pencil from 'bootstrap-icons/icons/pencil.svg?raw'
import { useId } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import { cutName } from '#shared/lib/fileName.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { BankEstimates } from './BankEstimates.tsx'
import { AccountGroup } from '../account/AccountGroup.tsx'
import { AddAccountRow } from '../account/AddAccountRow.tsx'
import { readyFiles } from '../state/intakeAccount.ts'
import { type Work, isBusiness } from '../state/intake.ts'
import { useMoveIntake } from '../state/moveIntake.ts'
import { SameInBothNote } from '../notes/SameInBothNote.tsx'
import { SentTodayNote } from '../notes/SentTodayNote.tsx'

type PreviewSideProps = {
  work: Work
  shown: string
  onShow: (file: string) => void
}

/** Right side of the preview: the accounts' files, the details, and the e-mail. */
export function PreviewSide({ work, shown, onShow }: PreviewSideProps) {
  const id = useId()
  const move = useMoveIntake()
  const details = sayDetails(work)
  return (
    <div className="preview-side">
      <SentTodayNote accounts={work.accounts} />
      <SameInBothNote work={work} />
      {work.accounts.map((account, index) => (
        <AccountGroup
          key={account.id}
          account={account}
          index={index}
          shown={shown}
          onShow={onShow}
        />
      ))}
      <AddAccountRow work={work} />
      <div className="panel add-account">
        <div className="clip">
          <button
            type="button"
            className="btn btn-link"
            onClick={() => move({ kind: 'detailsOpened' })}
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
          checked={work.emailOutput}
          onChange={({ target }) => move({ kind: 'emailOutputSwitched', on: target.checked })}
        />
      </div>
      <BankEstimates files={work.accounts.flatMap(readyFiles)} />
    </div>
  )
}

function sayDetails(work: Work): string {
  const { ownersName, relatedParties } = work
  const parts = [
    ...(isBusiness(work) ? ['Business'] : []),
    ...(ownersName.trim() === '' ? [] : [ownersName.trim()]),
    ...(relatedParties === null ? [] : [cutName(relatedParties.name)]),
  ]
  return parts.length === 0 ? 'Optional. Personal, no related parties.' : parts.join(' · ')
}
