import { extractFirstText } from '#shared/kits/documentType/extractFirstText.ts'
import { NOTHING_READ, type CollectCalls } from '#shared/kits/jobs/collect.ts'
import { readPdf } from '#shared/platform/pdf/pdfEngine.ts'
import { COUNTRIES, COUNTRY_LABEL, countryOf, type Country } from './contract.ts'

/** What only statements of this country print. */
const COUNTRY_WORDS: Record<Country, RegExp> = {
  IN: /₹|\brs\.|\b(?:inr|lakhs?|crores?|companies act|ind as)\b/i,
  US: /\b(?:form 10-[kq]|securities and exchange commission|us gaap|u\.s\. (?:gaap|dollars))\b/i,
}

/** Null where the text names both countries or none. */
function countryIn(text: string): Country | null {
  const [country, ...others] = COUNTRIES.filter((one) => COUNTRY_WORDS[one].test(text))
  return others.length > 0 ? null : (country ?? null)
}

export const financialStatementCollect: CollectCalls = {
  async readDetails(file, password) {
    const text = await readPdf(file, extractFirstText, { password }).catch(() => null)
    return { ...NOTHING_READ, country: text?.kind === 'ok' ? countryIn(text.value) : null }
  },
  questions: ({ reading }) =>
    reading.country
      ? []
      : [
          {
            id: 'country',
            label: 'Country',
            initial: 'IN',
            options: COUNTRIES.map((country) => ({
              value: country,
              label: COUNTRY_LABEL[country],
            })),
          },
        ],
  toJob(groups) {
    const files = groups.flatMap((group) => group.files)
    const [first] = groups
    const country = first?.reading.country ?? first?.answers.country
    return { files, options: { country: countryOf({ country }) } }
  },
}
