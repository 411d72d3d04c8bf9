import { askedFields } from '../asked.ts'
import type { Answers, FormCase } from '../form.ts'
import { isChoice } from '../fields/fields.ts'
import { useFormats } from '#shared/candidate/language.ts'
import { useWords } from '../words/words.ts'

type ReviewAnswersProps = { formCase: FormCase; answers: Answers; onChange: () => void }

/** All answers for a last look (look 18c). */
export function ReviewAnswers({ formCase, answers, onChange }: ReviewAnswersProps) {
  const { fields, review } = useWords()
  const { number } = useFormats()
  const names = askedFields(formCase, answers)
  const shown = (value: string) => (isChoice(value) ? fields.choices[value] : value)
  return (
    <section className="review-panel">
      <div className="review-head">
        <h2>{review.answers(number(names.length))}</h2>
        <button type="button" className="link-button" onClick={onChange}>
          {review.change}
        </button>
      </div>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{fields.labels[name]}</dt>
            <dd>{shown(answers[name]?.trim() ?? '') || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
