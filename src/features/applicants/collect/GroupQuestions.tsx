import { useId } from 'react'
import type { CollectQuestion } from '#shared/kits/jobs/collect.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { DocumentGroup } from '../model/plan.ts'
import { answerQuestion } from './chooseService.ts'

type GroupQuestionsProps = {
  applicant: string
  group: DocumentGroup
  /** 'Account 1', or the file's name */
  title: string
  questions: readonly CollectQuestion[]
  isDisabled: boolean
}

/** What could not be read of an account or a document. Without an answer the service gets the default. */
export function GroupQuestions({
  applicant,
  group,
  title,
  questions,
  isDisabled,
}: GroupQuestionsProps) {
  const id = useId()
  const dispatch = useAppDispatch()
  const answer = (question: string, value: string) =>
    dispatch(answerQuestion(applicant, group.files, question, value))
  return (
    <fieldset className="collect-questions" disabled={isDisabled}>
      <legend className="small">{title}: not read from the file</legend>
      {questions.map(({ id: question, label, initial, options }) => {
        const value = group.answers[question] ?? initial
        const field = `${id}${question}`
        return (
          <div key={question}>
            <label className="small muted" htmlFor={field}>
              {label}
            </label>
            {options === undefined ? (
              <input
                id={field}
                className="form-control"
                autoComplete="off"
                spellCheck={false}
                value={value}
                onChange={({ target }) => answer(question, target.value)}
              />
            ) : (
              <select
                id={field}
                className="form-select"
                value={value}
                onChange={({ target }) => answer(question, target.value)}
              >
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
