import { formatInr } from '#shared/platform/lib/money.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectFacts } from '../state/intakeSlice.ts'
import { formatPeriod } from '../months/formatPeriod.ts'

type StatementFactsTextProps = { file: string }

/** What was read from a statement; nothing where nothing was. */
export function StatementFactsText({ file }: StatementFactsTextProps) {
  const facts = useAppSelector(selectFacts)[file]
  if (facts === undefined) return null
  const { bankName, accountEnd, holder, accountType, period, opening, closing } = facts
  const account = [
    bankName,
    accountEnd === null ? null : `A/c ••${accountEnd}`,
    holder,
    accountType,
  ].filter((part) => part !== null)
  const balances = [
    period === null ? null : formatPeriod(period),
    opening === null ? null : `opening ₹${formatInr(opening)}`,
    closing === null ? null : `closing ₹${formatInr(closing)}`,
  ].filter((part) => part !== null)
  return [account, balances].map(
    (parts, index) =>
      parts.length > 0 && (
        <div key={index} className="tiny muted">
          {parts.join(' · ')}
        </div>
      ),
  )
}
