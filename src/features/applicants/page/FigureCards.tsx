import type { SectionId } from '../compare/comparison.ts'
import { formatPaise } from '../model/labels.ts'
import { describeFigures, FIGURE_LABELS, type Figure } from '../sections/keyFigures.ts'
import type { SectionFacts } from '../sections/section.ts'

type FigureCardsProps = {
  /** Null: skeletons. */
  facts: SectionFacts | null
  /** Shows the section with the parts of a figure. */
  onShow: (section: SectionId) => void
}

export function FigureCards({ facts, onShow }: FigureCardsProps) {
  return (
    <ul className="applicant-cards" aria-label="Figures">
      {facts === null
        ? FIGURE_LABELS.map((label) => (
            <li key={label} className="panel">
              <p className="small">{label}</p>
              <span className="skeleton-bar" />
              <span className="skeleton-bar" />
            </li>
          ))
        : describeFigures(facts).map((figure) => (
            <li key={figure.label} className="panel">
              <p className="small">{figure.label}</p>
              <button
                type="button"
                className="value-button applicant-card-figure"
                aria-label={`${figure.label}: ${valueText(figure)}`}
                title="Show its parts"
                onClick={() => onShow(figure.section)}
              >
                {valueText(figure)}
              </button>
              <p className="tiny muted">{figure.hint}</p>
            </li>
          ))}
    </ul>
  )
}

function valueText({ value }: Figure): string {
  if (value?.kind === 'amount') return `₹${formatPaise(value.paise)}`
  return value?.kind === 'text' ? value.text : ''
}
