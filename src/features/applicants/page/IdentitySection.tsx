import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { Chip } from '#shared/ui/components/Chip.tsx'
import type { Comparison, IdentityResult } from '../compare/comparison.ts'
import { FACT_LABELS } from '../model/labels.ts'
import { Section, TableScroll, Unavailable } from './Section.tsx'
import { markText, SourceValue } from './SourceValue.tsx'

/** Longer ones get a wider column, so that an address does not stand word below word. */
const LONG_TEXT = 24

/** Facts by documents, as looked up in both. */
export function IdentitySection({ comparison }: { comparison: Comparison }) {
  const { identity, documents } = comparison
  const shown = documents.filter(({ id }) =>
    identity.some(({ cells }) => (cells[id]?.length ?? 0) > 0),
  )
  return (
    <Section
      id="identity"
      title="Identity"
      hint={identity.length > 0 && 'Click a value to open its source'}
    >
      {identity.length === 0 ? (
        <Unavailable
          of="identity"
          comparison={comparison}
          fallback="No document with a name, a PAN or an address has been read."
        />
      ) : (
        <TableScroll label="Identity by document">
          <table className="table table-dense applicant-identity">
            <thead>
              <tr>
                <th scope="col">Fact</th>
                {shown.map(({ id, title }) => (
                  <th key={id} scope="col">
                    {title}
                  </th>
                ))}
                <th scope="col">Comparison</th>
              </tr>
            </thead>
            <tbody>
              {identity.map(({ fact, cells, result }) => (
                <tr key={fact}>
                  <th scope="row">{FACT_LABELS[fact]}</th>
                  {shown.map(({ id, title }) => (
                    <td key={id}>
                      {(cells[id] ?? []).map((cell, index) => (
                        <div
                          key={index}
                          className={cell.value.length > LONG_TEXT ? 'applicant-long' : undefined}
                        >
                          <SourceValue
                            label={`${FACT_LABELS[fact]} in ${title}`}
                            text={cell.value}
                            from={cell}
                          >
                            {markText(cell.marked)}
                          </SourceValue>
                        </div>
                      ))}
                      {(cells[id]?.length ?? 0) === 0 && <span className="muted">–</span>}
                    </td>
                  ))}
                  <td>
                    <Result result={result} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </Section>
  )
}

function Result({ result }: { result: IdentityResult }) {
  switch (result.kind) {
    case 'same':
      return (
        <Chip tone="success" icon={check}>
          Same
        </Chip>
      )
    case 'normalised':
      return (
        <details className="applicant-rules">
          <summary>
            <Chip tone="success" icon={check}>
              Same after normalising
            </Chip>
          </summary>
          <p className="small muted">Ignored: {result.rules.join(', ')}</p>
        </details>
      )
    case 'differs':
      return (
        <Chip tone="danger" icon={cross}>
          Differs
        </Chip>
      )
    case 'single':
      return <Chip icon={hourglass}>{result.document} only</Chip>
    default:
      return result satisfies never
  }
}
