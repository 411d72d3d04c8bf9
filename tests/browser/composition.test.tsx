import { useState, type ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page, userEvent } from 'vitest/browser'
import { TextField } from '#features/candidate/addressForm/fields/TextField.tsx'
import { toCaptchaText } from '#features/candidate/uanPage/steps/validation.ts'
import { toOwnersName } from '#features/financial/bankStatement/intake/state/intake.ts'
import { cleanGstin } from '#shared/kits/facts/gstin.ts'
import { OtpField } from '#shared/ui/components/fields/OtpField.tsx'
import { TableSearch } from '#shared/ui/table/query/TableSearch.tsx'

type FieldProps = { value: string; onText: (text: string) => void }

const answer = (allowedCharacters: ComponentProps<typeof TextField>['allowedCharacters']) =>
  function Answer({ value, onText }: FieldProps) {
    return (
      <TextField
        id="field"
        {...{ allowedCharacters, value }}
        isMissing={false}
        onAnswer={onText}
        onRejected={() => undefined}
      />
    )
  }
const search = (filter: (typed: string) => string) =>
  function Search({ value, onText }: FieldProps) {
    return <TableSearch label="Search" {...{ value, filter }} onChange={onText} />
  }
const Otp = ({ value, onText }: FieldProps) => (
  <OtpField label="OTP" value={value} onChange={onText} />
)

/** Types as a keyboard of Android does: each letter renews the word that is being composed. */
async function compose(text: string): Promise<void> {
  for (let end = 1; end <= text.length; end += 1)
    await cdp().send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    })
  await cdp().send('Input.insertText', { text })
}

test.each([
  ['a name', answer('letters'), "D'Souza", 'D Souza'],
  ['a name with a digit', answer('letters'), 'Ram2', 'Ram'],
  ['a name with a hyphen', answer('letters'), 'Anne-Marie', 'Anne Marie'],
  ['a landmark', answer('place'), "St. Anne's!", "St. Anne's"],
  ['an OTP', Otp, '12a345', '12345'],
  ['a captcha', search(toCaptchaText), 'aB-3dE9', 'aB3dE'],
  ['a GSTIN', search(cleanGstin), '29abcde', '29ABCDE'],
  ["an owner's name", search(toOwnersName), 'Anne-Marie 2', 'ANNE-MARIE '],
])('%s that a keyboard composes', async (_, Field, typed, text) => {
  function Form() {
    const [value, setValue] = useState('')
    return (
      <>
        <Field value={value} onText={setValue} />
        <output>{value}</output>
      </>
    )
  }
  await render(<Form />)
  await userEvent.click(page.getByRole('textbox').or(page.getByRole('searchbox')))
  await compose(typed)
  await expect.poll(() => document.querySelector('input')?.value).toBe(text)
  await expect.element(page.getByRole('status')).toHaveTextContent(text.trim())
})
