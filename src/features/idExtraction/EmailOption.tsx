import { useId } from 'react'

/** 'Email Output File' exists but is hidden, as in the product (analyzers §2); no call sends it. */
export function EmailOption() {
  const id = useId()
  return (
    <div hidden>
      <input id={id} type="checkbox" className="form-check-input" name="emailOutput" />
      <label htmlFor={id}>Email Output File</label>
    </div>
  )
}
