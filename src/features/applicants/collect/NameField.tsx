import { useId } from 'react'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { Applicant } from '../model/applicant.ts'
import { changeApplicant } from '../store/applicantsStore.ts'

/** Our own: of an applicant. */
const NAME_MAX_LENGTH = 120

type NameFieldProps = { applicant: Pick<Applicant, 'id' | 'name'>; canEdit: boolean }

export function NameField({ applicant: { id, name }, canEdit }: NameFieldProps) {
  const field = useId()
  const dispatch = useAppDispatch()
  return (
    <div className="collect-name-field">
      <input
        id={field}
        className="form-control"
        autoComplete="off"
        spellCheck={false}
        maxLength={NAME_MAX_LENGTH}
        disabled={!canEdit}
        value={name}
        onChange={({ target }) =>
          void dispatch(changeApplicant(id, { kind: 'named', name: target.value }))
        }
      />
      <label className="small muted" htmlFor={field}>
        Name (optional; filled from the documents if left empty)
      </label>
    </div>
  )
}
