import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { formatMinutesSeconds } from '#shared/kits/analyzer/estimates.ts'
import { Chip, TONES } from '#shared/ui/components/Chip.tsx'
import { Countdown } from '#shared/ui/components/Countdown.tsx'
import { PasswordField } from '#shared/ui/components/fields/PasswordField.tsx'
import { PasswordRules } from '#shared/ui/components/fields/PasswordRules.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { ProgressRing } from '#shared/ui/components/ProgressRing.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { Stepper } from '#shared/ui/components/Stepper.tsx'
import { StickyBar } from '#shared/ui/components/StickyBar.tsx'
import { KeyValue } from '#shared/ui/components/values/KeyValue.tsx'
import { SumEquation, type Operand } from '#shared/ui/components/values/SumEquation.tsx'

const STEPS = ['Upload', 'Check', 'Process', 'Result'] as const

it.each([
  [0, ['1Upload', '2Check', '3Process', '4Result'], 'Step 1 of 4'],
  [2, ['Upload done', 'Check done', '3Process', '4Result'], 'Step 3 of 4'],
  [4, ['Upload done', 'Check done', 'Process done', 'Result done'], 'Step 4 of 4'],
])('a stepper at %d', (current, texts, narrow) => {
  render(<Stepper steps={STEPS} current={current} />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(texts)
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(
    STEPS.map((_, step) => (step === current ? 'step' : null)),
  )
  expect(screen.getByText(narrow)).toBeInTheDocument()
})

it.each([
  [0, 0],
  [68.4, 68],
  [100, 100],
  [140, 100],
  [-3, 0],
  [Number.NaN, 0],
])('a ring at %d reads %d', (percentage, shown) => {
  render(<ProgressRing percentage={percentage}>03:12 Min Left</ProgressRing>)
  expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
    'aria-valuenow',
    String(shown),
  )
  expect(screen.getByText(String(shown))).toBeInTheDocument()
})

it('a page header sets the document title while shown', () => {
  const { unmount } = render(<PageHeader title="Payslip" subtitle="One file at a time." />)
  expect(screen.getByRole('heading', { level: 1, name: 'Payslip' })).toBeInTheDocument()
  expect(document.title).toBe('Payslip · Lekha')
  unmount()
  expect(document.title).toBe('Lekha')
})

it.each(TONES)('a chip of tone %s shows its text', (tone) => {
  render(<Chip tone={tone}>QC Ready</Chip>)
  expect(screen.getByText('QC Ready')).toHaveClass('chip', `chip-${tone}`)
})

it('a skeleton announces what is loading', () => {
  render(<Skeleton label="Loading the case" />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the case')
})

it('a key-value list shows a dash for what is missing', () => {
  render(
    <KeyValue
      items={[
        { label: 'Month', value: 'September' },
        { label: 'PAN', value: '' },
        { label: 'Days', value: 0 },
        { label: 'PAN', value: 'ABCPD1234K' },
      ]}
    />,
  )
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'September',
    '–',
    '0',
    'ABCPD1234K',
  ])
})

it('a sticky bar announces why its button is disabled', () => {
  render(<StickyBar facts={['6 files', '12.37 MB']} reason="Unlock 1 file" />)
  expect(screen.getByText('Unlock 1 file')).toHaveAttribute('aria-live', 'polite')
  expect(screen.getByText('12.37 MB')).toBeInTheDocument()
})

describe('the sum equation', () => {
  const operand = (label: string, amount: number | null, isCorrect: boolean | null): Operand => ({
    label,
    amount,
    message: `${label} ${isCorrect}`,
    isCorrect,
  })
  it.each([
    [true, true, true, 'sum-equation'],
    [true, false, true, 'sum-equation bad'],
    [null, false, true, 'sum-equation bad'],
    [true, null, true, 'sum-equation unsure'],
  ])('%s, %s, %s', (gross, deductions, net, name) => {
    render(
      <SumEquation
        operands={[
          operand('Gross', 210_250, gross),
          operand('Deductions', 41_300, deductions),
          operand('Net', null, net),
        ]}
      />,
    )
    const strip = screen.getByRole('group', { name: 'Check of the figures' })
    expect(strip).toHaveClass(name, { exact: true })
    expect(strip).toHaveTextContent(
      `Gross2,10,250.00Gross ${gross}−Deductions41,300.00Deductions ${deductions}=Net–Net ${net}`,
    )
  })
})

describe('a password field', () => {
  function Field({ error = null }: { error?: string | null }) {
    const [value, setValue] = useState('')
    return (
      <>
        <PasswordField
          label="New password"
          value={value}
          onChange={setValue}
          autoComplete="new-password"
          error={error}
          describedBy="rules"
          note="Once a year."
        />
        <PasswordRules id="rules" value={value} />
      </>
    )
  }

  it('is shown and hidden, never auto-corrected', async () => {
    render(<Field />)
    const field = screen.getByLabelText('New password')
    expect(field).toHaveAttribute('type', 'password')
    expect(field).toHaveAttribute('spellcheck', 'false')
    expect(field).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(field).toHaveAttribute('type', 'password')
  })

  it('refers to its note, error and rules', () => {
    const { rerender } = render(<Field />)
    const field = screen.getByLabelText('New password')
    expect(field).toHaveAccessibleDescription(/^Once a year\. At least 8 characters/)
    expect(field).not.toBeInvalid()
    rerender(<Field error="Passwords does not match." />)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(/^Passwords does not match\. At least/)
  })

  it('checks its rules while typing', async () => {
    render(<Field />)
    const done = () =>
      screen.getAllByRole('listitem').map((item) => item.textContent?.endsWith(', done'))
    expect(done()).toEqual([false, false, false, false])
    await userEvent.type(screen.getByLabelText('New password'), 'Abc1')
    expect(done()).toEqual([false, true, true, false])
    await userEvent.type(screen.getByLabelText('New password'), 'def!')
    expect(done()).toEqual([true, true, true, true])
  })
})

describe('a countdown', () => {
  const start = Date.parse('2026-11-20T06:00:00Z')

  it('counts down by the wall clock, jumps after sleep, and stops at 00:00', () => {
    vi.useFakeTimers({ now: start })
    render(<Countdown endsAt={start + 192_000} />)
    const timer = screen.getByRole('timer')
    expect(timer).toHaveTextContent('03:12')
    act(() => void vi.advanceTimersByTime(2_000))
    expect(timer).toHaveTextContent('03:10')
    vi.setSystemTime(start + 180_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(timer).toHaveTextContent('00:12')
    act(() => void vi.advanceTimersByTime(60_000))
    expect(timer).toHaveTextContent('00:00')
  })

  it('follows a changed end time, in the given format', () => {
    vi.useFakeTimers({ now: start })
    const { rerender } = render(<Countdown endsAt={start + 60_000} />)
    rerender(<Countdown endsAt={start + 1_500_000} />)
    expect(screen.getByRole('timer')).toHaveTextContent('25:00')
    rerender(<Countdown endsAt={start + 30_000} />)
    expect(screen.getByRole('timer')).toHaveTextContent('00:30')
    rerender(<Countdown endsAt={start + 90_000} format={formatMinutesSeconds} />)
    expect(screen.getByRole('timer').textContent).toBe('1:30')
  })

  it('is not announced each second', () => {
    render(<Countdown endsAt={Date.now() + 60_000} />)
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off')
  })

  it('leaves no timer behind', () => {
    vi.useFakeTimers({ now: start })
    const { unmount } = render(<Countdown endsAt={start + 60_000} />)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
