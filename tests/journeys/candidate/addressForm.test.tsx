import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { PERSISTENT_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import type { SandboxCase } from '#tests/sandbox/dav/case.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import type { World } from '#tests/sandbox/world.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { aCase, formLink, storeDraftAtForm, mockLocation, caseWithoutPhotos } from './formSteps.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  mockLocation()
})
afterEach(() => vi.unstubAllGlobals())

const heading = async (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('form link', () => {
  test('reports a link without a case', async () => {
    await renderApp('/dav/form?referenceId=REF-unknown')
    await heading('The reference ID is invalid!')
    expect(screen.getByText('Please enter correct link to access the form.')).toBeVisible()
  })

  test('offers to retry when there is no response', async ({ world }) => {
    const one = aCase(world, (each) => each.sourceData.internalReferenceNumber === 'form-error')
    const { user } = await renderApp(formLink(one))
    await heading('Server Error Occured')
    expect(screen.getByText('Please contact support.')).toBeVisible()
    one.sourceData.internalReferenceNumber = 'mended'
    await press(user, 'Try again')
    await heading('Application Details')
  })

  test('says that the server is busy, and when it is asked again', async ({ world }) => {
    const headers = { 'Retry-After': '90' }
    sandboxServer.use(
      http.get('*/dav/case/form/*', () => new HttpResponse(null, { status: 429, headers })),
    )
    await renderApp(formLink(caseWithoutPhotos(world)))
    await heading('The server is busy')
    expect(screen.getByText(/^Next try in 1:[23]\d$/)).toBeVisible()
    expect(screen.getByText('Nothing is lost. Your link stays valid.')).toBeVisible()
  })

  test('opens Completed for a case that is no longer open', async ({ world }) => {
    const one = aCase(world, ({ overallStatus }) => overallStatus === 'APPROVED')
    await renderApp(formLink(one))
    await heading('Thank you for submitting the form.')
    expect(screen.getByText(one.referenceId)).toBeVisible()
  })

  test('starts with the language and names who requests the verification', async ({ world }) => {
    const one = caseWithoutPhotos(world)
    const { user } = await renderApp(formLink(one))
    await heading('Choose your language')
    await press(user, 'Continue')
    await heading('Application Details')
    expect(await screen.findByText(one.sourceData.name)).toBeVisible()
    await press(user, 'Back')
    await heading('Choose your language')
  })
})

test('dialog, title and footer are in the language of the page', async ({ world }) => {
  localStorage.setItem(PERSISTENT_KEYS.candidateLanguage, 'hi')
  const one = caseWithoutPhotos(world)
  await storeDraftAtForm(one)
  const { user } = await renderApp(formLink(one))
  await heading('इस पते के बारे में')
  expect(document.title).toBe('इस पते के बारे में · Lekha')
  const footer = screen.getByRole('contentinfo')
  expect(within(footer).getByText(/^© /)).toHaveAttribute('lang', 'en')
  expect(within(footer).queryByRole('button')).toBeNull()
  await press(user, 'जवाब जाँचें')
  const dialog = await screen.findByRole('alertdialog', { name: 'कुछ छूट गया है' })
  await user.click(within(dialog).getByRole('button', { name: 'ठीक है' }))
})

const field = (name: string) => screen.getByLabelText(name)
const choose = async (user: UserEvent, group: string, name: string) =>
  user.click(within(screen.getByRole('radiogroup', { name: group })).getByLabelText(name))

const pickMonth = async (user: UserEvent, label: string, month: string, year: string) => {
  const group = within(screen.getByRole('group', { name: label }))
  await user.selectOptions(group.getByLabelText(`${label}: Month`), month)
  await user.selectOptions(group.getByLabelText(`${label}: Year`), year)
}

/** Opens the form of a case with only the landmark missing. */
async function atLandmark(world: World, one: SandboxCase) {
  one.validationStatusDetails = caseWithoutPhotos(world).validationStatusDetails
  for (const name of [
    'respondentName',
    'ownershipStatus',
    'typeOfAddress',
    'periodOfStayFrom',
    'periodOfStayTo',
    'relationshipWithCandidate',
    'stayingAtGivenAddress',
  ] as const)
    one.validationStatusDetails[name] = true
  await storeDraftAtForm(one)
  const app = await renderApp(formLink(one))
  await heading('About this address')
  return app
}

describe('form', () => {
  test('shows missing answers, then a summary, and submits', async ({ world }) => {
    const one = caseWithoutPhotos(world)
    await storeDraftAtForm(one)
    const { user } = await renderApp(formLink(one))
    await heading('About this address')
    expect(screen.getByText('Every Field is Mandatory!')).toBeVisible()
    await press(user, 'Check answers')
    const dialog = await screen.findByRole('alertdialog', { name: 'Something is missing' })
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(field('Your name (who fills this in)')).toHaveFocus())
    expect(field('Your name (who fills this in)')).toBeInvalid()

    await user.keyboard('Anitha 2nd')
    expect(field('Your name (who fills this in)')).toHaveValue('Anitha nd')
    expect(field('Your name (who fills this in)')).toBeValid()
    await user.selectOptions(field('Relationship with candidate'), 'Other')
    await user.type(field('Which relationship?'), 'Cousin')
    await choose(user, 'Ownership status', 'Rented')
    await user.selectOptions(field('Type of address'), 'Current')
    await pickMonth(user, 'Stay from', 'March', '2023')
    await user.click(within(field('Stay to')).getByLabelText('I still live here'))
    await choose(user, 'Staying at given address', 'No')
    expect(field('Stay to')).toHaveAccessibleDescription(/^You answered that you do not live/)
    expect(within(field('Stay to')).queryByRole('checkbox')).toBeNull()
    await pickMonth(user, 'Stay to', 'February', '2023')
    expect(field('Stay to')).toHaveAccessibleDescription(
      '“Stay to” is before “Stay from”. Correct one of the two.',
    )
    await pickMonth(user, 'Stay to', 'April', '2024')
    await user.type(field('The address where you live now'), '12, Hill Road; Pune')
    await pickMonth(user, 'Living there since', 'September', '2020')
    await user.click(within(field('Living there until')).getByLabelText('I still live there'))
    await user.type(field('Prominent landmark'), 'Temple')
    expect(screen.getByText('17 of 17 done')).toBeVisible()
    await press(user, 'Check answers')

    await heading('Check before you send')
    expect(screen.getByText('12, Hill Road Pune')).toBeVisible()
    expect(screen.getByText('I still live there')).toBeVisible()
    await press(user, 'Submit')
    await heading('Thank you for submitting the form.')
    expect(screen.getByText('Your reference number is')).toBeVisible()
    expect(one).toMatchObject({
      overallStatus: 'PENDING_QC',
      userData: {
        respondentName: 'Anitha nd',
        periodOfStayFrom: 'Mar 2023',
        periodOfStayTo: 'Apr 2024',
        verifiedAddressStayingFrom: 'Sep 2020',
        verifiedAddressStayingTill: 'Present',
        relationshipWithCandidateOther: 'Cousin',
        stayingAtGivenAddress: 'false',
        currentVerifiedAddress: '12, Hill Road Pune',
      },
      userLocation: { latitude: 12.71, longitude: 77.78 },
    })
  })

  test('shows accepted answers as read-only', async ({ world }) => {
    const one = caseWithoutPhotos(world)
    one.userData = { respondentName: 'Rohit Kulkarni', ownershipStatus: 'Owned' }
    one.validationStatusDetails = { ...one.validationStatusDetails, respondentName: true }
    await storeDraftAtForm(one)
    await renderApp(formLink(one))
    await heading('About this address')
    expect(field('Your name (who fills this in)')).toHaveValue('Rohit Kulkarni')
    expect(field('Your name (who fills this in)')).toHaveAttribute('readonly')
    expect(screen.getByRole('radio', { name: 'Owned' })).toBeChecked()
  })

  test('fills in the name and Self of a candidate who answers for themselves, and takes it back', async ({
    world,
  }) => {
    const one = caseWithoutPhotos(world)
    one.sourceData.name = "Mary D'Souza"
    await storeDraftAtForm(one)
    const { user } = await renderApp(formLink(one))
    await heading('About this address')
    const name = field('Your name (who fills this in)')
    await user.type(name, 'Anne')
    const box = screen.getByRole('checkbox', { name: "I am Mary D'Souza" })
    await user.click(box)
    expect(name).toHaveValue('Mary D Souza')
    expect(field('Relationship with candidate')).toHaveDisplayValue('Self')
    await user.click(box)
    expect(name).toHaveValue('Anne')
    expect(field('Relationship with candidate')).toHaveDisplayValue('Choose')
    await user.click(box)
    await user.type(name, ' Rao')
    expect(box).not.toBeChecked()
  })

  test('says before the first key that a name takes English letters, in another language', async ({
    world,
  }) => {
    localStorage.setItem(PERSISTENT_KEYS.candidateLanguage, 'hi')
    const one = caseWithoutPhotos(world)
    await storeDraftAtForm(one)
    const { user } = await renderApp(formLink(one))
    await heading('इस पते के बारे में')
    expect(field('आपका नाम (जो फ़ॉर्म भर रहे हैं)')).toHaveAccessibleDescription(
      /^केवल अंग्रेज़ी अक्षर.*ग्लोब का बटन/,
    )
    const landmark = field('पास की जानी-मानी जगह')
    expect(landmark).toHaveAccessibleDescription(/^केवल अंग्रेज़ी अक्षर, अंक.*ग्लोब का बटन/)
    await user.type(landmark, 'Gate १२')
    expect(landmark).toHaveValue('Gate 12')
  })

  test('keeps an earlier text about the stay until a month and a year are chosen', async ({
    world,
  }) => {
    const one = caseWithoutPhotos(world)
    one.userData = { periodOfStayFrom: 'since childhood' }
    await storeDraftAtForm(one)
    const { user } = await renderApp(formLink(one))
    await heading('About this address')
    const earlier = () => screen.queryByText(/since childhood/)
    expect(earlier()).toBeVisible()
    const stay = field('Stay from')
    await user.selectOptions(within(stay).getByLabelText('Stay from: Month'), 'March')
    expect(earlier()).toBeVisible()
    await user.selectOptions(within(stay).getByLabelText('Stay from: Year'), '2023')
    expect(earlier()).not.toBeInTheDocument()
  })

  test('keeps a month without its year over a reload', async ({ world }) => {
    const one = caseWithoutPhotos(world)
    await storeDraftAtForm(one)
    const { user } = await renderApp(formLink(one))
    await heading('About this address')
    await user.selectOptions(within(field('Stay from')).getByLabelText('Stay from: Month'), 'March')
    cleanup()
    await renderApp(formLink(one))
    await heading('About this address')
    expect(field('Stay from: Month')).toHaveDisplayValue('March')
    expect(field('Stay from: Year')).toHaveDisplayValue('Year')
    await press(user, 'Check answers')
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    expect(field('Stay from')).toHaveAccessibleDescription('Choose the month and the year.')
  })

  test('keeps everything after a rejected submission so that it can be sent again', async ({
    world,
  }) => {
    const one = aCase(world, (each) => each.sourceData.internalReferenceNumber === 'send-error')
    const { user } = await atLandmark(world, one)
    await user.type(field('Prominent landmark'), 'Temple')
    await press(user, 'Check answers')
    await heading('Check before you send')
    await press(user, 'Submit')
    const dialog = await screen.findByRole('alertdialog', { name: 'The form was not sent' })
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    await press(user, 'Submit')
    await heading('Thank you for submitting the form.')
    expect(one.userData).toMatchObject({ prominentLandMark: 'Temple' })
  })

  test('shows errorDuringFormFetch when neither the submission nor the status check gets a response', async ({
    world,
  }) => {
    const one = aCase(world, (each) => each.sourceData.internalReferenceNumber === 'send-unclear')
    const { user } = await atLandmark(world, one)
    await user.type(field('Prominent landmark'), 'Temple')
    await press(user, 'Check answers')
    await heading('Check before you send')
    await press(user, 'Submit')
    await press(user, 'Try now')
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Your form may not have arrived',
    })
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    await press(user, 'Submit')
    await heading('Thank you for submitting the form.')
    expect(one.userData).toMatchObject({ prominentLandMark: 'Temple' })
  })
})
