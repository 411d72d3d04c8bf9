import { useId } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import type { OptionsProps } from '#shared/kits/analyzer/definition.ts'
import { COUNTRIES, COUNTRY_LABEL, countryOf } from './contract.ts'
import './financialStatement.css'

export function CountryChoice({ options, onChange }: OptionsProps) {
  const name = useId()
  const chosen = countryOf(options)
  return (
    <fieldset className="panel statement-country">
      <legend className="medium">Which country does the financial statement belong to?</legend>
      <div className="statement-country-choices">
        {COUNTRIES.map((country) => (
          <FormCheck
            key={country}
            id={`${name}${country}`}
            type="radio"
            name={name}
            label={COUNTRY_LABEL[country]}
            value={country}
            checked={chosen === country}
            onChange={() => onChange({ ...options, country })}
          />
        ))}
      </div>
    </fieldset>
  )
}
