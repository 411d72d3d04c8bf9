import download from 'bootstrap-icons/icons/download.svg?raw'
import { ResultBar } from '#shared/analyzer/result/ResultBar.tsx'
import type { FindOutcome } from '#shared/analyzer/result/useFindInSource.ts'
import { downloadJson } from '#shared/lib/download.ts'
import { splitName } from '#shared/lib/fileName.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { TaxStatement } from './contract.ts'
import type { Selection } from './selection.ts'
import { toForm26asJson } from './toForm26asJson.ts'

type Form26asBarProps = {
  statements: readonly TaxStatement[]
  sourceName: string
  selection: Selection | null
  outcome: FindOutcome
  onBack: () => void
}

/** Foot of the result, with Download Json. */
export function Form26asBar({ statements, sourceName, ...bar }: Form26asBarProps) {
  return (
    <ResultBar {...bar}>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() =>
          downloadJson(toForm26asJson(statements), `${splitName(sourceName).base}.json`)
        }
      >
        <Icon of={download} />
        Download Json
      </button>
    </ResultBar>
  )
}
