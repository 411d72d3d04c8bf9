import { USAGE } from './sampleStatistics.ts'

const COUNT = new Intl.NumberFormat('en-IN')

/** Credits used and left per service, sample figures. */
export function UsageTable() {
  return (
    <section className="panel panel-table" aria-labelledby="usage-table">
      <div className="panel-head">
        <h2 id="usage-table">Credits per service</h2>
        <span className="chip push">Sample</span>
      </div>
      <table className="table" aria-labelledby="usage-table">
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
              <td className="num">{COUNT.format(used)}</td>
              <td className="num">{COUNT.format(left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
