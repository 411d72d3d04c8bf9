import clock from 'bootstrap-icons/icons/clock.svg?raw'
import { minutesAndSeconds, sayMinutes } from '#shared/analyzer/estimates.ts'
import { plural } from '#shared/lib/plural.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import {
  BANK_ESTIMATES,
  bankEstimateMs,
  sizeFactor,
} from '#features/financial/bankStatement/estimate.ts'

type BankEstimatesProps = { files: readonly AcceptedFile[] }

const MINUTE_MS = 60_000

/** Estimated processing time of these files, and the table that it comes from (analyzers §9). */
export function BankEstimates({ files }: BankEstimatesProps) {
  const pages = files.reduce((sum, file) => sum + (file.pages ?? 1), 0)
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  const factor = sizeFactor(bytes)
  return (
    <details className="panel bank-estimates">
      <summary>
        <Icon of={clock} />
        <span>Estimated processing time</span>
        <b className="push">{sayMinutes(bankEstimateMs(pages, bytes))}</b>
      </summary>
      <table className="table table-dense">
        <thead>
          <tr>
            <th scope="col">Pages of all files</th>
            <th scope="col" className="num">
              Mins
            </th>
          </tr>
        </thead>
        <tbody>
          {BANK_ESTIMATES.map(({ from, to, minutes }) => {
            const fits = pages >= from && pages < to
            return (
              <tr key={from} className={fits ? 'is-on' : undefined}>
                <th scope="row">
                  {to === Infinity ? `${from} or more` : `${from} to ${to - 1}`}
                  {fits && <span className="visually-hidden"> (these files)</span>}
                </th>
                <td className="num">{minutesAndSeconds(minutes * factor * MINUTE_MS)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {factor > 1 && (
        <p className="small muted">
          {plural(pages, 'page')} in large files: {factor} times the usual.
        </p>
      )}
    </details>
  )
}
