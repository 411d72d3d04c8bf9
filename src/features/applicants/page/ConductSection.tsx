import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { ReactNode } from 'react'
import { formatDay, type Day } from '#shared/platform/lib/day.ts'
import { plural } from '#shared/platform/lib/plural.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import type { AccountConduct, ComparedAmount, Comparison } from '../compare/comparison.ts'
import { formatMonth, formatPaise } from '../model/labels.ts'
import { Parts, type Part } from './Parts.tsx'
import { Section, Unavailable } from './Section.tsx'

type Entry = ComparedAmount & { day: Day; narration: string }

const entryParts = (entries: readonly Entry[]): readonly Part[] =>
  entries.map((entry) => ({ label: `${formatDay(entry.day)}, ${entry.narration}`, amount: entry }))

const sum = (entries: readonly ComparedAmount[]): number =>
  entries.reduce((total, { value }) => total + value, 0)

export function ConductSection({ comparison }: { comparison: Comparison }) {
  const { conduct, transfers } = comparison
  return (
    <Section id="conduct" title="Account conduct">
      {conduct.length === 0 ? (
        <Unavailable
          of="conduct"
          comparison={comparison}
          fallback="Add a bank statement or a passbook."
        />
      ) : (
        conduct.map((account) => (
          <Account key={`${account.job} ${account.account}`} account={account} />
        ))
      )}
      {transfers.length > 0 && (
        <div className="applicant-account">
          <Parts
            label="transfers between own accounts"
            parts={transfers.flatMap(({ day, from, to }) => [
              { label: `${formatDay(day)}, paid out`, amount: from },
              { label: `${formatDay(day)}, received`, amount: to },
            ])}
          >
            {plural(transfers.length, 'transfer')} between the applicant’s own accounts, left out
          </Parts>
        </div>
      )}
    </Section>
  )
}

function Account({ account }: { account: AccountConduct }) {
  const { from, to, months, missingMonths, transactionCount, average } = account
  const name = account.account
  const total = (label: string, entries: readonly Entry[], noun: [string, string]): ReactNode => (
    <Parts label={`${label} of ${name}`} parts={entryParts(entries)}>
      {entries.length === 0
        ? 'None'
        : `${plural(entries.length, ...noun)}, ₹${formatPaise(sum(entries))}`}
    </Parts>
  )
  const facts: readonly [string, ReactNode][] = [
    [
      'Period',
      <>
        {formatDay(from)} to {formatDay(to)}, {plural(months.length, 'month')},{' '}
        {plural(transactionCount, 'transaction')}
        {missingMonths.length > 0 && (
          <span className="t-warning">
            {' '}
            No transaction in {missingMonths.map(formatMonth).join(', ')}
          </span>
        )}
      </>,
    ],
    ['Balances', <Balance key="balance" account={account} />],
    [
      'Average balance',
      <Parts
        key="average"
        label={`average balance of ${name}`}
        parts={average.parts.map((part) => ({ label: formatDay(part.day), amount: part }))}
      >
        {average.paise === null ? 'Not known' : `₹${formatPaise(average.paise)}`}
        <span className="small muted applicant-share">on the 5th, 10th, 15th, 20th and 25th</span>
      </Parts>,
    ],
    ['Returned', total('returned entries', account.returned, ['entry', 'entries'])],
    ['Cash deposits', total('cash deposits', account.cashDeposits, ['deposit', 'deposits'])],
    ['Largest credits', total('largest credits', account.largestCredits, ['credit', 'credits'])],
  ]
  return (
    <div className="applicant-account">
      <h3>{name}</h3>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Balance({ account: { account, balance } }: { account: AccountConduct }) {
  if (balance.kind === 'correct')
    return (
      <Chip tone="success" icon={check}>
        All rows add up
      </Chip>
    )
  if (balance.kind === 'unknown') return <Chip icon={dash}>Cannot be checked</Chip>
  return (
    <Parts
      label={`wrong balances of ${account}`}
      parts={balance.rows.map((amount, index) => ({ label: `Balance ${index + 1}`, amount }))}
    >
      <Chip tone="danger" icon={cross}>
        {plural(balance.count, 'row does', 'rows do')} not add up
      </Chip>
    </Parts>
  )
}
