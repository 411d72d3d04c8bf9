import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import { formatDay } from '#shared/platform/lib/day.ts'
import { plural } from '#shared/platform/lib/plural.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { Comparison, Obligation } from '../compare/comparison.ts'
import type { Applicant } from '../model/applicant.ts'
import { computeKeyFigures } from '../model/keyFigures.ts'
import { formatPaise, formatShare } from '../model/labels.ts'
import { Parts } from './Parts.tsx'
import { Section, TableScroll, Unavailable } from './Section.tsx'

export type ObligationDecision = 'confirmed' | 'removed' | null

type ObligationsSectionProps = {
  applicant: Pick<Applicant, 'obligations'>
  comparison: Comparison
  canEdit: boolean
  onDecide: (id: string, decision: ObligationDecision) => void
}

/** Recurring debits are suggestions until the user decides. */
export function ObligationsSection(props: ObligationsSectionProps) {
  const { applicant, comparison, canEdit, onDecide } = props
  const { obligations } = comparison
  const { undecided } = computeKeyFigures(applicant, comparison).obligations
  return (
    <Section
      id="obligations"
      title="Obligations"
      hint={obligations.length > 0 && 'Debits that recur for three months or more'}
      actions={
        undecided > 0 && (
          <Chip tone="warning" isPlain>
            {undecided} to decide
          </Chip>
        )
      }
    >
      {obligations.length === 0 ? (
        <Unavailable
          of="obligations"
          comparison={comparison}
          fallback="No recurring debits were found in the statements."
        />
      ) : (
        <TableScroll label="Obligations">
          <table className="table table-dense">
            <thead>
              <tr>
                <th scope="col">Counterparty</th>
                <th scope="col">Found by</th>
                <th scope="col">Account</th>
                <th scope="col">Payments</th>
                <th scope="col" className="num">
                  Monthly amount (₹)
                </th>
                <th scope="col">Decision</th>
              </tr>
            </thead>
            <tbody>
              {obligations.map((obligation) => (
                <ObligationRow
                  key={obligation.id}
                  obligation={obligation}
                  decision={applicant.obligations[obligation.id] ?? null}
                  canEdit={canEdit}
                  onDecide={(decision) => onDecide(obligation.id, decision)}
                />
              ))}
            </tbody>
            <tfoot>
              <SumRow {...computeKeyFigures(applicant, comparison)} />
            </tfoot>
          </table>
        </TableScroll>
      )}
    </Section>
  )
}

function SumRow({ obligations, income, foir }: ReturnType<typeof computeKeyFigures>) {
  return (
    <tr className="sum">
      <th scope="row" colSpan={4}>
        {plural(obligations.confirmed, 'confirmed obligation')}
        {foir !== null && income !== null && (
          <span className="muted applicant-share">
            {formatShare(foir)} of the average net income, {formatPaise(income.paise)}
          </span>
        )}
      </th>
      <td className="num">{obligations.paise === null ? '–' : formatPaise(obligations.paise)}</td>
      <td className="small muted">
        {obligations.undecided > 0 ? `${obligations.undecided} to decide` : 'All decided'}
      </td>
    </tr>
  )
}

type ObligationRowProps = {
  obligation: Obligation
  decision: ObligationDecision
  canEdit: boolean
  onDecide: (decision: ObligationDecision) => void
}

function ObligationRow({ obligation, decision, canEdit, onDecide }: ObligationRowProps) {
  const { counterparty, marker, account, payments, monthly } = obligation
  return (
    <tr className={decision === 'removed' ? 'applicant-removed' : undefined}>
      <th scope="row">{counterparty}</th>
      <td>{marker}</td>
      <td>{account}</td>
      <td>
        <Parts
          label={counterparty}
          parts={payments.map((payment) => ({
            label: `${formatDay(payment.day)}, ${payment.narration}`,
            amount: payment,
          }))}
        >
          {plural(payments.length, 'payment')}
        </Parts>
      </td>
      <td className="num">{formatPaise(monthly)}</td>
      <td>
        <Decision {...{ counterparty, decision, canEdit, onDecide }} />
      </td>
    </tr>
  )
}

type DecisionProps = Omit<ObligationRowProps, 'obligation'> & { counterparty: string }

function Decision({ counterparty, decision, canEdit, onDecide }: DecisionProps) {
  const button = (text: string, next: ObligationDecision) => (
    <button
      type="button"
      className="btn btn-secondary btn-sm"
      aria-label={`${text} ${counterparty}`}
      onClick={() => onDecide(next)}
    >
      {next === 'confirmed' && <Icon of={check} />}
      {text}
    </button>
  )
  return (
    <div className="applicant-decision">
      {decision === 'confirmed' && (
        <Chip tone="success" icon={check}>
          Confirmed
        </Chip>
      )}
      {decision === 'removed' && <Chip>Removed</Chip>}
      {decision === null && !canEdit && <Chip tone="warning">To decide</Chip>}
      {canEdit && decision === null && button('Confirm', 'confirmed')}
      {canEdit && decision === null && button('Remove', 'removed')}
      {canEdit && decision !== null && button('Undo', null)}
    </div>
  )
}
