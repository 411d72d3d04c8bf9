import { useState, type ReactNode } from 'react'
import { plural } from '#shared/platform/lib/plural.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { countWaiting, listAccounts } from '../model/documentRows.ts'
import type { DocumentGroup } from '../model/plan.ts'
import { DocumentListRow } from './DocumentListRow.tsx'
import { GroupQuestions } from './GroupQuestions.tsx'
import type { ListActions } from './useCollect.ts'
import type { Documents } from './useDocuments.ts'

type DocumentListProps = {
  applicant: string
  documents: Documents
  /** Null: another tab edits the applicant. */
  actions: ListActions | null
  title: string
  children?: ReactNode
}

/** The documents that are not sent (look 19a). */
export function DocumentList({
  applicant,
  documents,
  actions,
  title,
  children,
}: DocumentListProps) {
  const { rows, groups, calls } = documents
  const accounts = listAccounts(rows)
  const waiting = countWaiting(rows)
  const isLocked = rows.some(({ state }) => state.kind === 'locked')
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
  return (
    <section className="panel collect-list" aria-label="Documents to send">
      <div className="panel-header collect-header">
        <h2 className="upload-list-title">{title}</h2>
        {waiting > 0 && (
          <Chip tone="warning" isPlain>
            {waiting} {waiting === 1 ? 'needs' : 'need'} you
          </Chip>
        )}
        {isLocked && actions !== null && <UnlockAll onUnlock={actions.unlockAll} />}
      </div>
      {children}
      <div className="collect-row collect-columns" aria-hidden="true">
        <span>File</span>
        <span>Service</span>
        <span>Size</span>
        <span>What was read</span>
      </div>
      <ul aria-label="Documents">
        {rows.map((row) => (
          <DocumentListRow key={row.entry.id} row={row} accounts={accounts} actions={actions}>
            {questionsBelow(row.entry.id)}
          </DocumentListRow>
        ))}
      </ul>
    </section>
  )
}

function titleOf({ account, files, service }: DocumentGroup, accounts: readonly string[]): string {
  if (account !== null) return `Account ${accounts.indexOf(account) + 1}`
  return service === 'passbook'
    ? `Passbook, ${plural(files.length, 'page')}`
    : (files[0]?.name ?? '')
}

type UnlockAllProps = { onUnlock: (password: string) => void }

/** The password stays in this component until it is tried. */
function UnlockAll({ onUnlock }: UnlockAllProps) {
  const [password, setPassword] = useState('')
  return (
    <form
      className="collect-unlock push"
      onSubmit={(event) => {
        event.preventDefault()
        if (password !== '') onUnlock(password)
      }}
    >
      <label>
        <span className="small muted">One password for all locked files</span>
        <input
          className="form-control"
          type="password"
          placeholder="Password"
          autoComplete="off"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <button type="submit" className="btn btn-secondary" disabled={password === ''}>
        Unlock
      </button>
    </form>
  )
}
