import table from 'bootstrap-icons/icons/table.svg?raw'
import { useId } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import FormControl from 'react-bootstrap/FormControl'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import type { InstructionTexts } from '#shared/upload/instructionRows.ts'
import { FileArea } from '#shared/upload/FileArea.tsx'
import { useFilteredText } from '#shared/ui/useFilteredText.ts'
import { UploadColumns } from '#shared/upload/UploadColumns.tsx'
import { useOneFile } from '#shared/upload/useFileList.ts'
import { useVerdicts } from '#shared/upload/verdict.ts'
import { OWNER_TYPES } from '#features/financial/bankStatement/wire/submission.ts'
import { accountNumber, accountTitle } from '../account/accountTitle.ts'
import { type Work, isBusiness, toOwnersName } from '../state/intake.ts'
import { useMoveIntake } from '../state/moveIntake.ts'

type DetailsStageProps = { work: Work }

const INSTRUCTIONS: InstructionTexts = {
  extra: [
    {
      icon: table,
      title: 'Three columns',
      line: 'related_parties, vendor_names and customer_names, and nothing else.',
    },
  ],
}

/** Screen 7: whose accounts they are, the owner's name of a business, and the related parties workbook. All optional. */
export function DetailsStage({ work }: DetailsStageProps) {
  const id = useId()
  const move = useMoveIntake()
  const list = useOneFile(UPLOAD_LIMITS.relatedParties, work.relatedParties, (file) =>
    move({ kind: 'relatedPartiesChanged', file }),
  )
  const { sayVerdict } = useVerdicts(UPLOAD_LIMITS.relatedParties)
  const [entry] = list.entries
  const ownersName = useFilteredText({
    value: work.ownersName,
    filter: toOwnersName,
    onText: (text) => move({ kind: 'ownersNameTyped', text }),
  })
  return (
    <>
      <div className="page analyzer">
        <AnalyzerHead
          title="Add Owner and Related Parties Details"
          line="Optional. They mark transfers to relatives, vendors and customers in the analysis."
          step={1}
        />
        <div className="intake-stack">
          <section className="panel panel-body owner-details" aria-label="Owner">
            {work.accounts.map((account, index) => (
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
                        move({ kind: 'ownerTypeChosen', account: account.id, ownerType: type })
                      }
                    />
                  ))}
                </div>
              </fieldset>
            ))}
            {isBusiness(work) && (
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
          <h2>Related parties</h2>
          <UploadColumns
            limits={UPLOAD_LIMITS.relatedParties}
            instructions={INSTRUCTIONS}
            hasFiles={entry !== undefined}
          >
            <FileArea
              limits={UPLOAD_LIMITS.relatedParties}
              list={list}
              title="Drop the related parties workbook here"
              announcement={sayVerdict(entry)}
            />
          </UploadColumns>
        </div>
      </div>
      <StickyBar reason="Kept as you enter it">
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => move({ kind: 'detailsClosed' })}
        >
          Done
        </button>
      </StickyBar>
    </>
  )
}
