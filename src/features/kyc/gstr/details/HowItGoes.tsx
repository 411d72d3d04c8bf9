const PARTS = [
  { step: '1. Details', what: 'GSTIN and username' },
  { step: '2. OTP', what: '6 digits, read out by the taxpayer' },
  { step: '3. Download', what: 'One ZIP, named after the GSTIN' },
] as const

/** The three steps, before the first of them is done. */
export function HowItGoes() {
  return (
    <section className="panel gstr-how" aria-labelledby="gstr-how">
      <h2 id="gstr-how" className="help-title">
        How it goes
      </h2>
      <ol>
        {PARTS.map(({ step, what }) => (
          <li key={step}>
            <span className="tiny faint">{step}</span>
            <span className="medium">{what}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
