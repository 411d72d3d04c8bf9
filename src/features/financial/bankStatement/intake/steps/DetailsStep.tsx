import table from 'bootstrap-icons/icons/table.svg?raw'
import { useId } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import FormControl from 'react-bootstrap/FormControl'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import { AnalyzerHeader } from '#shared/kits/analyzer/AnalyzerHeader.tsx'
import { useFileStatusMessages } from '#shared/kits/upload/fileList/fileStatusMessage.ts'
import { useSingleFileList } from '#shared/kits/upload/fileList/useFileList.ts'
import { FileUploader } from '#shared/kits/upload/FileUploader.tsx'
import type { InstructionTexts } from '#shared/kits/upload/instructionRows.ts'
import { UploadLayout } from '#shared/kits/upload/UploadLayout.tsx'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { StickyBar } from '#shared/ui/components/StickyBar.tsx'
import { useFilteredText } from '#shared/ui/hooks/useFilteredText.ts'
import { OWNER_TYPES } from '../../api/submission.ts'
import { accountNumber, accountTitle } from '../account/accountTitle.ts'
import { useDispatchIntake } from '../state/dispatchIntake.ts'
import { type IntakeData, isBusiness, toOwnersName } from '../state/intake.ts'

type DetailsStepProps = { intake: IntakeData }

const INSTRUCTIONS: InstructionTexts = {
  extra: [
    {
      icon: table,
      title: 'Three columns',
      description: 'related_parties, vendor_names and customer_names, and nothing else.',
    },
  ],
}

export function DetailsStep({ intake }: DetailsStepProps) {
  const dispatchIntake = useDispatchIntake()
  const list = useSingleFileList(UPLOAD_LIMITS.relatedParties, intake.relatedParties, (file) =>
    dispatchIntake({ kind: 'relatedPartiesChanged', file }),
  )
  const { announcementOf } = useFileStatusMessages(UPLOAD_LIMITS.relatedParties)
  const [entry] = list.entries
  return (
    <>
      <div className="page analyzer">
        <AnalyzerHeader
          title="Add Owner and Related Parties Details"
          subtitle="Optional. The analysis uses them to mark transfers to relatives, vendors and customers."
          step={1}
        />
        <div className="intake-stack">
          <OwnerDetails intake={intake} />
          <h2>Related parties</h2>
          <UploadLayout
            limits={UPLOAD_LIMITS.relatedParties}
            instructions={INSTRUCTIONS}
            hasFiles={entry !== undefined}
          >
            <FileUploader
              limits={UPLOAD_LIMITS.relatedParties}
              list={list}
              title="Drop the related parties workbook here"
              announcement={announcementOf(entry)}
            />
          </UploadLayout>
        </div>
      </div>
      <StickyBar reason="Saved as you type">
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => dispatchIntake({ kind: 'detailsClosed' })}
        >
          Done
        </button>
      </StickyBar>
    </>
  )
}

function OwnerDetails({ intake }: DetailsStepProps) {
  const id = useId()
  const dispatchIntake = useDispatchIntake()
  const ownersName = useFilteredText({
    value: intake.ownersName,
    filter: toOwnersName,
    onText: (text) => dispatchIntake({ kind: 'ownersNameTyped', text }),
  })
  return (
    <section className="panel panel-body owner-details" aria-label="Owner">
      {intake.accounts.map((account, index) => (
        <fieldset key={account.id}>
          <legend className="form-label">
            {accountNumber(index)}: {accountTitle(account)}
          </legend>
          <div className="bank-types">
            {OWNER_TYPES.map((type) => (
              <FormCheck
                key={type}
                id={`${id}${account.id}${type}`}
                type="radio"
                name={`${id}${account.id}`}
                label={type}
                checked={account.ownerType === type}
                onChange={() =>
                  dispatchIntake({
                    kind: 'ownerTypeChosen',
                    account: account.id,
                    ownerType: type,
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
      {isBusiness(intake) && (
        <FormGroup className="owner-name" controlId={`${id}owner`}>
          <FormLabel>Owner name</FormLabel>
          <FormControl
            type="text"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}ownerNote`}
            {...ownersName}
          />
          <p id={`${id}ownerNote`} className="field-note">
            Letters A to Z, spaces, hyphens and dots.
          </p>
        </FormGroup>
      )}
    </section>
  )
}
