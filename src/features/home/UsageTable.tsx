import { formatCount } from '#shared/lib/plural.ts'
import { USAGE } from './sampleStatistics.ts'

/** Credits used and left per service, sample figures. */
export function UsageTable() {
  return (
    <section aria-labelledby="usage-table">
      <h3 id="usage-table">Credits per service</h3>
      <table className="usage-table" aria-labelledby="usage-table">
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col" className="num">
              Used
            </th>
            <th scope="col" className="num">
              Left
            </th>
          </tr>
        </thead>
        <tbody>
          {USAGE.map(({ label, used, left }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="num">{formatCount(used)}</td>
              <td className="num">{formatCount(left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
