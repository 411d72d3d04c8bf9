import { plural } from '#shared/platform/lib/plural.ts'
import type { Business } from '../compare/comparison.ts'
import { formatPaise } from '../model/labels.ts'
import { Section } from './Section.tsx'
import { SourceAmount } from './SourceValue.tsx'

/** Totals of the financial statement beside the credits of the accounts. */
export function BusinessSection({ business: { totals, bankCredits } }: { business: Business }) {
  return (
    <Section id="business" title="Business" hint="Financial statement beside bank credits">
      <div className="applicant-business">
        <table className="table table-dense">
          <thead>
            <tr>
              <th scope="col">Financial statement</th>
              <th scope="col" className="num">
                Amount (₹)
              </th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ label, amount }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="num">
                  <SourceAmount label={label} amount={amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="table table-dense">
          <thead>
            <tr>
              <th scope="col">Bank credits, {plural(bankCredits.months, 'month')}</th>
              <th scope="col" className="num">
                Amount (₹)
              </th>
            </tr>
          </thead>
          <tbody>
            {bankCredits.parts.map(({ account, paise }) => (
              <tr key={account}>
                <th scope="row">{account}</th>
                <td className="num">{formatPaise(paise)}</td>
              </tr>
            ))}
            <tr className="sum">
              <th scope="row">All accounts, without own transfers</th>
              <td className="num">{formatPaise(bankCredits.paise)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </Section>
  )
}
