import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  storeIntake,
  loadStoredIntake,
} from '#features/financial/bankStatement/intake/state/dispatchIntake.ts'
import {
  NOT_UPLOADED,
  type BankIntake,
} from '#features/financial/bankStatement/intake/state/intake.ts'
import { endSession } from '#shared/platform/session/end/endSession.ts'
import { setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { createTestStore } from '#tests/support/stores.ts'
import {
  CHOSEN,
  aPreview,
  aState,
  anAccount,
  anEntry,
  checking,
  locked,
  refused,
} from '../builders.ts'

const KABIR = 'kabir@example.com'
const A = anAccount('A', [anEntry('a'), locked('b'), refused('c'), checking('d')])
const B = anAccount('B', [anEntry('e')], {
  ...CHOSEN,
  bankFrom: 'file',
  prompted: true,
  ownerType: 'Business',
})

beforeEach(setSessionFlag)

describe('a reload restores', () => {
  it.each<[string, BankIntake]>([
    ['singlePasswordProtected', aState('singlePasswordProtected', [A])],
    ['passwordProtected', aState('passwordProtected', [A])],
    ['commonPasswordUnlock', aState('commonPasswordUnlock', [A])],
    [
      'bankstatementSuccessfulUpload',
      aState('bankstatementSuccessfulUpload', [A, B], { revealed: true }),
    ],
    ['bankstatementnewAccountUpload', aState('bankstatementnewAccountUpload', [A, B])],
    [
      'bankstatementSuccessfulUploadPreview',
      aPreview([A, B], {
        view: 'details',
        ownersName: 'SAHYADRI',
        emailOutput: true,
        relatedParties: {
          id: 'x',
          name: 'p.xlsx',
          size: 1,
          kind: 'xlsx',
          pages: null,
          sample: false,
        },
      }),
    ],
  ])('%s', (_, intake) => {
    storeIntake(KABIR, intake)
    expect(loadStoredIntake(KABIR)).toEqual(intake)
  })

  it('nothing of another user, and nothing after sending', () => {
    storeIntake(KABIR, aPreview([A]))
    expect(loadStoredIntake('meera@example.com')).toEqual(NOT_UPLOADED)
    storeIntake(KABIR, NOT_UPLOADED)
    expect(loadStoredIntake(KABIR)).toEqual(NOT_UPLOADED)
  })

  it('nothing after the session has ended', async () => {
    storeIntake(KABIR, aPreview([A]))
    await createTestStore().dispatch(endSession())
    expect(loadStoredIntake(KABIR)).toEqual(NOT_UPLOADED)
  })

  it.each(['', 'null', '{', '{"owner":"kabir@example.com","intake":{"kind":"other"}}'])(
    'nothing from %j',
    (text) => {
      window.sessionStorage.setItem('lekha-bank-intake', text)
      expect(loadStoredIntake(KABIR)).toEqual(NOT_UPLOADED)
    },
  )
})

test('works without storage or with full storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('QuotaExceededError')
  })
  storeIntake(KABIR, aPreview([A]))
  expect(loadStoredIntake(KABIR)).toEqual(NOT_UPLOADED)
})
