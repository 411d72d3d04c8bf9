import type { AppThunk } from '#shared/platform/store/types.ts'
import { NO_CHOICE } from '../model/applicantReducer.ts'
import { ACCOUNT } from '../model/plan.ts'
import type { DocumentService } from '../model/services.ts'
import { selectApplicant } from '../store/applicantsSlice.ts'
import { changeApplicant } from '../store/applicantsStore.ts'

/** @param account of a bank statement; null: the statement tells */
export function chooseService(
  applicant: string,
  file: string,
  service: DocumentService,
  account: string | null,
): AppThunk {
  return (dispatch, getState) => {
    const known = selectApplicant(getState(), applicant)?.choices[file] ?? NO_CHOICE
    const { [ACCOUNT]: _before, ...others } = known.answers
    const answers = account === null ? others : { ...others, [ACCOUNT]: account }
    const statement = known.service === service ? known.statement : null
    const choice = { service, by: 'user' as const, statement, answers }
    void dispatch(changeApplicant(applicant, { kind: 'chosen', file, choice }))
  }
}

/** The answer of a group is that of all its files. */
export function answerQuestion(
  applicant: string,
  files: readonly { id: string }[],
  question: string,
  value: string,
): AppThunk {
  return (dispatch, getState) => {
    for (const { id } of files) {
      const known = selectApplicant(getState(), applicant)?.choices[id] ?? NO_CHOICE
      const choice = { answers: { ...known.answers, [question]: value } }
      void dispatch(changeApplicant(applicant, { kind: 'chosen', file: id, choice }))
    }
  }
}
