import type { ReactNode } from 'react'
import { plural } from '#shared/platform/lib/plural.ts'
import type { Comparison } from '../compare/comparison.ts'
import type { Applicant } from '../model/applicant.ts'
import { computeKeyFigures, describeDecisions, noteOf } from '../model/keyFigures.ts'
import { formatPaise, formatShare } from '../model/labels.ts'
import type { SectionId } from './Section.tsx'

type Card = { label: string; figure: string; hint: ReactNode; section: SectionId }

type FigureCardsProps = {
  applicant: Applicant
  /** Null: skeletons. */
  comparison: Comparison | null
  /** Shows the section with the parts of a figure. */
  onShow: (section: SectionId) => void
}

export function FigureCards({ applicant, comparison, onShow }: FigureCardsProps) {
  return (
    <ul className="applicant-cards" aria-label="Figures">
      {comparison === null
        ? SKELETONS.map((label) => (
            <li key={label} className="panel">
              <p className="small">{label}</p>
              <span className="skeleton-bar" />
              <span className="skeleton-bar" />
            </li>
          ))
        : describeFigures(applicant, comparison).map(({ label, figure, hint, section }) => (
            <li key={label} className="panel">
              <p className="small">{label}</p>
              <button
                type="button"
                className="value-button applicant-card-figure"
                aria-label={`${label}: ${figure}`}
                title="Show its parts"
                onClick={() => onShow(section)}
              >
                {figure}
              </button>
              <p className="tiny muted">{hint}</p>
            </li>
          ))}
    </ul>
  )
}

const SKELETONS = [
  'Average net income',
  'Obligations a month',
  'Share of income (FOIR)',
  'Open points',
] as const

function describeFigures(applicant: Applicant, comparison: Comparison): readonly Card[] {
  const { income, months, obligations, foir } = computeKeyFigures(applicant, comparison)
  const { points } = comparison
  const explained = points.filter((point) => noteOf(applicant, point) !== null).length
  return [
    {
      label: income === null ? SKELETONS[0] : `Average net income, ${income.months} months`,
      figure: income === null ? '–' : `₹${formatPaise(income.paise)}`,
      hint:
        income === null && months.count === 0
          ? 'No payslip or salary credit'
          : `${months.matching} of ${plural(months.count, 'month')} matched`,
      section: 'income',
    },
    {
      label: SKELETONS[1],
      figure: obligations.paise === null ? '–' : `₹${formatPaise(obligations.paise)}`,
      hint: comparison.unavailable.obligations ?? describeDecisions(obligations),
      section: 'obligations',
    },
    {
      label: SKELETONS[2],
      figure: foir === null ? '–' : formatShare(foir),
      hint:
        foir === null || income === null || obligations.paise === null
          ? 'Needs income and confirmed obligations'
          : `${formatPaise(obligations.paise)} of ${formatPaise(income.paise)}`,
      section: 'obligations',
    },
    {
      label: SKELETONS[3],
      figure: String(points.length - explained),
      hint: `${explained} explained`,
      section: 'points',
    },
  ]
}
