import { useState } from 'react'
import { isFixed, isLocked } from '../asked.ts'
import type { FieldName, FormCase } from '../form.ts'
import { gapId } from '../gaps.ts'
import { useWords } from '../words/words.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { FIELDS, isChoice } from './fields.ts'
import { FixedField } from './FixedField.tsx'
import { TextField } from './TextField.tsx'

/** These two stand beside each other (look 10). */
const HALVES: ReadonlySet<FieldName> = new Set<FieldName>(['periodOfStayFrom', 'periodOfStayTo'])

type FormFieldProps = {
  name: FieldName
  formCase: FormCase
  value: string
  isMissing: boolean
  onAnswer: (text: string) => void
}

/** One field of the form, as its row in the table says. */
export function FormField({ name, formCase, value, isMissing, onAnswer }: FormFieldProps) {
  const { fields } = useWords()
  const [isRefused, setRefused] = useState(false)
  const field = FIELDS[name]
  const id = gapId(name)
  const common = { id, label: fields.labels[name], isHalf: HALVES.has(name) }
  if (isFixed(formCase, name)) {
    const wasAccepted = isLocked(formCase, name)
    return (
      <FieldFrame {...common} note={wasAccepted ? fields.accepted : fields.prefilled}>
        <FixedField
          id={id}
          value={isChoice(value) ? fields.choices[value] : value}
          isDisabled={!wasAccepted}
        />
      </FieldFrame>
    )
  }
  const control = { id, value, isMissing, onAnswer }
  if (field.kind === 'choice')
    return (
      <FieldFrame
        {...common}
        isGroup={field.choices.length === 2}
        error={isMissing ? fields.missing.choice : null}
      >
        <ChoiceField {...control} choices={field.choices} />
      </FieldFrame>
    )
  return (
    <FieldFrame
      {...common}
      error={isMissing ? fields.missing[field.alphabet] : null}
      note={isRefused ? fields.takes[field.alphabet] : null}
    >
      <TextField
        {...control}
        alphabet={field.alphabet}
        autoComplete={field.autoComplete}
        isLong={field.isLong}
        onRefused={() => setRefused(true)}
      />
    </FieldFrame>
  )
}
