import type { ReactNode } from 'react'
import { Chip } from '#shared/ui/components/Chip.tsx'
import type { AddressCase } from '../../../case.ts'
import { compareAddresses, compareAnswer, pinCodeOf } from './differences.ts'
import { DiffText } from './DiffText.tsx'
import { formatPeriod } from './stayPeriod.ts'
import { toUnmarkedWords, type DiffWord } from './wordDiff.ts'

type SourceDataProps = {
  record: AddressCase
  subClientChoice: ReactNode
}

export function SourceData({ record, subClientChoice }: SourceDataProps) {
  const { source, answers } = record
  const verifiedAddress = verifiedAddressOf(answers)
  const comparison =
    verifiedAddress === null ? null : compareAddresses(verifiedAddress, source.address)
  const renderDiff = (diff: readonly DiffWord[] | undefined, text: string) => (
    <DiffText words={diff ?? toUnmarkedWords(text)} />
  )
  const facts: readonly { label: string; value: ReactNode }[] = [
    {
      label: 'Name',
      value: renderDiff(compareAnswer('respondentName', record)?.source, source.name),
    },
    { label: 'Reference number', value: source.reference },
    { label: 'Phone', value: source.phone },
    { label: 'Email', value: source.email },
    { label: 'Address', value: renderDiff(comparison?.source, source.address) },
    {
      label: 'Verified address',
      value:
        verifiedAddress === null
          ? sameAddress(answers)
          : renderDiff(comparison?.answer, verifiedAddress),
    },
    {
      label: 'Stay period',
      value:
        source.stayFrom === '' || source.stayTo === '' ? (
          formatPeriod(source.stayFrom, source.stayTo)
        ) : (
          <>
            {renderDiff(compareAnswer('periodOfStayFrom', record)?.source, source.stayFrom)} to{' '}
            {renderDiff(compareAnswer('periodOfStayTo', record)?.source, source.stayTo)}
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
            {label === 'Verified address' && verifiedAddress !== null && (
              <VerifiedAddressDetails record={record} address={verifiedAddress} />
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

const verifiedAddressOf = (answers: AddressCase['answers']): string | null =>
  answers === null || answers.currentVerifiedAddress === '' ? null : answers.currentVerifiedAddress

const sameAddress = (answers: AddressCase['answers']): string =>
  answers?.stayingAtGivenAddress === 'true' ? 'Same as address' : ''

type VerifiedAddressDetailsProps = { record: AddressCase; address: string }

function VerifiedAddressDetails({
  record: { answers, source },
  address,
}: VerifiedAddressDetailsProps) {
  const [pin, sourcePin] = [pinCodeOf(address), pinCodeOf(source.address)]
  const isOther = pin !== null && sourcePin !== null && pin !== sourcePin
  return (
    <>
      <dd className="small muted">
        {formatPeriod(
          answers?.verifiedAddressStayingFrom ?? '',
          answers?.verifiedAddressStayingTill ?? '',
        )}
      </dd>
      {isOther && (
        <dd>
          <Chip tone="danger" isPlain>
            Pincode {pin}, source: {sourcePin}
          </Chip>
        </dd>
      )}
    </>
  )
}
