import { unitIn } from '#shared/kits/facts/statement/units.ts'
import type { Account } from './accounts/accounts.ts'
import type { AccountTransaction } from './accounts/readAccount.ts'
import type { Business, BusinessFigure } from './comparison.ts'
import { monthsBetween } from './salary/averages.ts'
import { openSheets, paiseOfCell, type OpenSheets, type SheetStart } from './sheets.ts'

/** The label of the turnover. */
export const REVENUE = 'Revenue'

/** In display order; the first line that fits counts. */
const TOTALS: readonly { label: string; line: RegExp }[] = [
  {
    label: REVENUE,
    line: /^(?:total )?(?:revenue|net sales|sales|turnover|income from operations)(?: from operations)?(?: \(net\))?$/i,
  },
  { label: 'Total expenses', line: /^total (?:expenses|expenditure)$/i },
  {
    label: 'Profit',
    line: /^(?:net )?(?:profit|income)(?: ?\/ ?\(?loss\)?)?(?: after tax)?(?: for the (?:year|period))?$/i,
  },
  { label: 'Total assets', line: /^total assets$/i },
  {
    label: 'Net worth',
    line: /^(?:net worth|total (?:(?:share|stock)holders['’]? |owners['’]? )?(?:equity|funds))$/i,
  },
]

const YEAR = /\b(?:19|20)\d\d\b/

type Place = { job: string; file: string }

/**
 * The totals of the latest period in a financial statement's workbook.
 * @throws Error where the workbook cannot be read
 */
export async function readTotals(workbook: Blob, place: Place): Promise<BusinessFigure[]> {
  const sheets = await openSheets(workbook)
  // A unit said on one sheet holds for the file.
  const ofFile = sheets.starts.map((start) => unitOf(start)).find((unit) => unit !== null) ?? 1
  return TOTALS.flatMap(({ label, line }) => {
    for (const start of sheets.starts) {
      const figure = findTotal(sheets, start, { label, line }, { ...place, ofFile })
      if (figure !== null) return [figure]
    }
    return []
  })
}

const headerOf = (texts: SheetStart['texts']): number =>
  texts.findIndex((row) => row.slice(1).some((text) => YEAR.test(text)))

/** A cover has no years. */
function unitOf({ texts }: SheetStart): number | null {
  const header = headerOf(texts)
  return unitIn(texts, header === -1 ? texts.length : header)
}

function findTotal(
  { readRows }: OpenSheets,
  { name, index, texts }: SheetStart,
  { label, line }: (typeof TOTALS)[number],
  { job, file, ofFile }: Place & { ofFile: number },
): BusinessFigure | null {
  const header = headerOf(texts)
  const row = texts.findIndex((cells) => line.test(cells[0]?.trim() ?? ''))
  if (header === -1 || row <= header) return null
  const column = latestColumn(texts[header] ?? [])
  const unit = unitIn(texts, header) ?? ofFile
  const paise = paiseOfCell(readRows(index)[row]?.[column], unit)
  if (paise === null) return null
  const period = texts[header]?.[column] ?? ''
  return {
    label: period === '' ? label : `${label}, ${period}`,
    amount: {
      value: paise,
      job,
      source: { kind: 'cell', file, sheet: name, row, column },
    },
  }
}

/** The first of those with the latest year. */
function latestColumn(header: readonly string[]): number {
  const years = header.map((text, at) => (at === 0 ? 0 : Number(YEAR.exec(text)?.[0] ?? 0)))
  return years.indexOf(Math.max(...years))
}

/** Null without a financial statement. */
export function compareBusiness(
  totals: readonly BusinessFigure[] | null,
  accounts: readonly Account[],
  isLeftOut: (transaction: AccountTransaction) => boolean,
): Business | null {
  if (totals === null) return null
  const parts = accounts.map(({ title, transactions }) => ({
    account: title,
    paise: transactions.reduce(
      (sum, transaction) =>
        isLeftOut(transaction) || transaction.wording.isReturn ? sum : sum + transaction.credit,
      0,
    ),
  }))
  const months = new Set(
    accounts.flatMap(({ from, to }) => monthsBetween(from.slice(0, 7), to.slice(0, 7))),
  )
  return {
    totals,
    bankCredits: {
      paise: parts.reduce((sum, { paise }) => sum + paise, 0),
      months: months.size,
      parts,
    },
  }
}
