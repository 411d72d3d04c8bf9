import type { ReactNode } from 'react'
import { PreviouslySentLink } from '#shared/kits/analyzer/previouslySent/PreviouslySentLink.tsx'
import { SendAnywayButton } from '#shared/kits/analyzer/previouslySent/SendAnywayButton.tsx'
import { PROBLEM } from '#shared/kits/upload/checks/problem.ts'
import { AcceptsPageDrops } from '#shared/kits/upload/DropZone.tsx'
import { ChosenFiles, type ChosenFilesProps } from '#shared/kits/upload/fileList/ChosenFiles.tsx'
import { RenameButton } from '#shared/kits/upload/fileList/RemedyButtons.tsx'
import type { FileActions } from '#shared/kits/upload/fileList/useFileList.ts'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { listAccounts, type DocumentRow } from '../model/documentRows.ts'
import type { DocumentGroup } from '../model/plan.ts'
import { APPLICANT_LIMITS } from '../model/services.ts'
import { chooseService } from './chooseService.ts'
import { describeState } from './describeState.ts'
import { GroupQuestions } from './GroupQuestions.tsx'
import { ServiceSelect } from './ServiceSelect.tsx'
import type { Documents } from './useDocuments.ts'

type DocumentListProps = {
  applicant: string
  documents: Documents
  /** Without actions another tab edits the applicant. */
  list: ChosenFilesProps['list']
  children?: ReactNode
}

const NAME_MAX = 40

/** The documents that are not sent (look 19a). */
export function DocumentList({ applicant, documents, list, children }: DocumentListProps) {
  const { rows, groups, calls } = documents
  const { actions } = list
  const dispatch = useAppDispatch()
  const accounts = listAccounts(rows)
  const rowsById = new Map(rows.map((row) => [row.entry.id, row]))
  const questionsBelow = (file: string) => {
    const group = groups.find(({ files }) => files[0]?.id === file)
    const questions = group === undefined ? [] : (calls[group.service]?.questions(group) ?? [])
    return (
      group !== undefined &&
      questions.length > 0 && (
        <GroupQuestions
          applicant={applicant}
          group={group}
          title={titleOf(group, accounts)}
          questions={questions}
          isDisabled={actions === null}
        />
      )
    )
  }
  const selectFor = (row: DocumentRow | undefined) =>
    row !== undefined && (
      <ServiceSelect
        row={row}
        name={stripBidiControls(row.entry.name)}
        accounts={accounts}
        isDisabled={actions === null}
        onChoose={(service, account) =>
          dispatch(chooseService(applicant, row.entry.id, service, account))
        }
      />
    )
  return (
    <div className="collect-list">
      <AcceptsPageDrops value={false}>
        <ChosenFiles
          limits={APPLICANT_LIMITS}
          list={list}
          name="Documents"
          addMore={null}
          nameMax={NAME_MAX}
          warningOf={({ id }) => describeState(rowsById.get(id))}
          renderField={({ id }) => selectFor(rowsById.get(id))}
          renderActions={({ id }) =>
            actions !== null && <StateActions row={rowsById.get(id)} actions={actions} />
          }
          renderBelow={({ id }) => questionsBelow(id)}
        >
          {children}
        </ChosenFiles>
      </AcceptsPageDrops>
    </div>
  )
}

function titleOf({ account, files, service }: DocumentGroup, accounts: readonly string[]): string {
  if (account !== null) return `Account ${accounts.indexOf(account) + 1}`
  return service === 'passbook'
    ? `Passbook, ${plural(files.length, 'page')}`
    : (files[0]?.name ?? '')
}

type StateActionsProps = { row: DocumentRow | undefined; actions: FileActions }

/** What can be done about a file that passed its own checks. */
function StateActions({ row, actions }: StateActionsProps) {
  if (row === undefined) return null
  const { entry, state } = row
  switch (state.kind) {
    case 'sent':
    case 'mayHaveArrived':
      return (
        <>
          <SendAnywayButton name={entry.name} onClick={() => actions.sendAnyway(entry.id)} />
          {state.kind === 'sent' && <PreviouslySentLink previous={state.previous} />}
        </>
      )
    case 'problem':
      return (
        state.service !== null &&
        PROBLEM[state.problem].remedy === 'rename' && (
          <RenameButton onClick={() => actions.rename(entry.id)} />
        )
      )
    default:
      return null
  }
}
