import { expect, vi } from 'vitest'
import {
  createFormMachine,
  type FormMachine,
} from '#features/candidate/addressForm/flow/formMachine.ts'
import {
  FORM_PHOTO_NAMES,
  type FieldName,
  type FormPhotoName,
} from '#features/candidate/addressForm/model/form.ts'
import { fromBase64 } from '#shared/platform/lib/base64.ts'
import type { SandboxCase } from '#tests/sandbox/dav/case.ts'
import { samplePhoto } from '#tests/sandbox/dav/photos.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { ANSWERED, aPhoto } from '../builders.ts'

export const shownDialogs: string[] = []
const stops: (() => void)[] = []
export const HERE = {
  place: { latitude: 12.7, longitude: 77.7, accuracyM: 12 },
  takenAt: '2026-11-20T05:00:00.000Z',
}

export const stopMachines = (): void => {
  for (const stop of stops.splice(0)) stop()
}

/** Before each test of a form. */
export function forgetForms(): void {
  shownDialogs.length = 0
  sessionStorage.clear()
  stopMachines()
}

export const caseWith = (fits: (one: SandboxCase) => boolean): SandboxCase => {
  const found = [...sandboxServer.world.cases.values()].find(fits)
  if (found === undefined) throw new Error('no such case is seeded')
  return found
}
export const waiting = (): SandboxCase =>
  caseWith((one) => one.overallStatus === 'PENDING_USER_INPUT')
export const magic = (value: string): SandboxCase =>
  caseWith((one) => one.sourceData.internalReferenceNumber === value)

type Fixture = { referenceId: string; here?: typeof HERE | null; restoredStep?: 'form' | null }

export function machineOf({ referenceId, here = HERE, restoredStep = null }: Fixture): FormMachine {
  const machine = createFormMachine({ referenceId, getLocation: async () => here })
  machine.setDialogHandler((name, refusal) =>
    shownDialogs.push(refusal === undefined ? name : `${name}: ${refusal}`),
  )
  const step = restoredStep === null ? 'application' : 'language'
  stops.push(machine.start({ step, restoredStep }))
  return machine
}
export const kindOf = (machine: FormMachine) => machine.getState().flow.kind
/** Without the pauses between the checks: the case is open each time. */
export async function stayOpen(machine: FormMachine): Promise<void> {
  await vi.waitFor(() =>
    expect(machine.getState().flow).toMatchObject({ submission: { kind: 'checking', checks: 2 } }),
  )
  const { flow } = machine.getState()
  if (flow.kind !== 'sending') throw new Error('nothing is being sent')
  for (const _ of [2, 3]) machine.dispatch({ kind: 'statusChecked', formCase: flow.form.formCase })
}
export const until = async (machine: FormMachine, kind: string) =>
  vi.waitFor(() => expect(kindOf(machine)).toBe(kind))

export function answerAll(
  machine: FormMachine,
  answers: Partial<Record<FieldName, string>> = ANSWERED,
) {
  for (const name of Object.keys(answers) as FieldName[])
    // keys of the record above
    machine.dispatch({
      kind: 'valuesChanged',
      change: { kind: 'answered', name, text: answers[name] ?? '' },
    })
}
const jpeg = (name: FormPhotoName) =>
  new Blob([fromBase64(samplePhoto(name))], { type: 'image/jpeg' })
export function takeAll(machine: FormMachine, names: readonly FormPhotoName[] = FORM_PHOTO_NAMES) {
  for (const name of names)
    machine.dispatch({
      kind: 'valuesChanged',
      change: { kind: 'taken', name, photo: { ...aPhoto(), picture: jpeg(name) } },
    })
}
export function goToReview(machine: FormMachine) {
  for (const from of ['application', 'checkPhone', 'terms', 'form'] as const)
    machine.dispatch({ kind: 'continued', from })
}

export async function filledIn(referenceId: string) {
  const machine = machineOf({ referenceId })
  await until(machine, 'open')
  answerAll(machine)
  takeAll(machine)
  goToReview(machine)
  return machine
}
