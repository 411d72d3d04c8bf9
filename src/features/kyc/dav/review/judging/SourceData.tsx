import type { ReactNode } from 'react'
import type { AddressCase } from '#features/kyc/dav/case.ts'
import { Chip } from '#shared/ui/Chip.tsx'
import { compareAddresses, compareAnswer, pinCodeOf } from './differences.ts'
import { MarkedText } from './MarkedText.tsx'
import { sayPeriod } from './stayPeriod.ts'
import { plain, type Word } from './words.ts'

type SourceDataProps = {
  record: AddressCase
  /** The dropdown, disabled at this stage (kyc §2). */
  subClientChoice: ReactNode
}

/** What the client handed in, and where the candidate lives instead; differences marked word by word (kyc §2). */
export function SourceData({ record, subClientChoice }: SourceDataProps) {
  const { source, answers } = record
  const elsewhere = elsewhereOf(answers)
  const beside = elsewhere === null ? null : compareAddresses(elsewhere, source.address)
  const words = (given: readonly Word[] | undefined, text: string) => (
    <MarkedText words={given ?? plain(text)} />
  )
  const facts: readonly { label: string; value: ReactNode }[] = [
    {
      label: 'Name',
      value: words(compareAnswer('respondentName', record)?.source, source.name),
    },
    { label: 'Reference number', value: source.reference },
    { label: 'Phone', value: source.phone },
    { label: 'Email', value: source.email },
    { label: 'Address', value: words(beside?.source, source.address) },
    {
      label: 'Verified address',
      value: elsewhere === null ? sameAddress(answers) : words(beside?.given, elsewhere),
    },
    {
      label: 'Stay period',
      value:
        source.stayFrom === '' || source.stayTo === '' ? (
          sayPeriod(source.stayFrom, source.stayTo)
        ) : (
          <>
            {words(compareAnswer('periodOfStayFrom', record)?.source, source.stayFrom)} to{' '}
            {words(compareAnswer('periodOfStayTo', record)?.source, source.stayTo)}
          </>
        ),
    },
  ]
  return (
    <section className="review-source" aria-labelledby="review-source-title" tabIndex={0}>
      {subClientChoice}
      <h2 id="review-source-title">Source data</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === '' ? '–' : value}</dd>
            {label === 'Verified address' && elsewhere !== null && (
              <Elsewhere record={record} address={elsewhere} />
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The address that the candidate gave beside the source's, whatever else they answered; null where none came (kyc §2). */
const elsewhereOf = (answers: AddressCase['answers']): string | null =>
  answers === null || answers.currentVerifiedAddress === '' ? null : answers.currentVerifiedAddress

const sameAddress = (answers: AddressCase['answers']): string =>
  answers?.stayingAtGivenAddress === 'true' ? 'Same as address' : ''

type ElsewhereProps = { record: AddressCase; address: string }

/** Since when they live there, and the PIN code where it is another one. */
function Elsewhere({ record: { answers, source }, address }: ElsewhereProps) {
  const [pin, sourcePin] = [pinCodeOf(address), pinCodeOf(source.address)]
  const isOther = pin !== null && sourcePin !== null && pin !== sourcePin
  return (
    <>
      <dd className="small muted">
        {sayPeriod(
          answers?.verifiedAddressStayingFrom ?? '',
          answers?.verifiedAddressStayingTill ?? '',
        )}
      </dd>
      {isOther && (
        <dd>
          <Chip tone="danger" bare>
            PIN code {pin}, source: {sourcePin}
          </Chip>
        </dd>
      )}
    </>
  )
}
