import { describe, expect, it } from 'vitest'
import type { ApiError } from '#shared/platform/api/apiError.ts'
import {
  detailIncludes,
  detailEquals,
  classifyError,
  onNoResponse,
  onStatus,
  onErrorDetail,
  onOtherError,
  errorRules,
} from '#shared/platform/api/errorRules.ts'

const http = (status: number, detail = ''): ApiError => ({ kind: 'http', status, detail })
const NETWORK: ApiError = { kind: 'network' }
const TIMEOUT: ApiError = { kind: 'timeout' }
const CONTRACT: ApiError = { kind: 'contract', issue: 'login: service: expected array' }

const table = errorRules(
  onStatus(500, 'internalError'),
  onStatus(401, detailIncludes('Incorrect email or password.'), 'incorrectPassword'),
  onStatus(401, detailEquals('User session already exist'), 'askActiveSession'),
  onStatus([400, 422], 'documentUploadError'),
  onStatus(400, 'wrongFormat'),
  onOtherError('loginError'),
  onNoResponse('uploadFailed'),
)

it.each<[string, ApiError, string]>([
  ['of any status', http(409, 'Taken'), 'caseAlreadyAssigned'],
  ['of a success that does not fit', { ...CONTRACT, detail: 'Taken' }, 'caseAlreadyAssigned'],
  ['that is another', { ...CONTRACT, detail: 'Gone' }, 'updateStatusError'],
  ['that did not come', CONTRACT, 'updateStatusError'],
])('a detail %s', (_, error, name) => {
  const named = errorRules(
    onErrorDetail(detailEquals('Taken'), 'caseAlreadyAssigned'),
    onOtherError('updateStatusError'),
  )
  expect(classifyError(named, error)).toBe(name)
})

describe('judge', () => {
  it.each<[string, ApiError, string]>([
    ['a status', http(500), 'internalError'],
    [
      'a detail inside a longer text',
      http(401, 'Sorry. Incorrect email or password. 2 left'),
      'incorrectPassword',
    ],
    ['an exact detail', http(401, 'User session already exist'), 'askActiveSession'],
    [
      'an exact detail with space around it',
      http(401, ' User session already exist\n'),
      'askActiveSession',
    ],
    [
      'a longer text where an exact one is due',
      http(401, 'User session already exist!'),
      'loginError',
    ],
    ['one of several statuses', http(422), 'documentUploadError'],
    ['the first of two rows that fit', http(400), 'documentUploadError'],
    ['any other status', http(418), 'loginError'],
    ['an answer off its contract', CONTRACT, 'loginError'],
    ['no network', NETWORK, 'uploadFailed'],
    ['a time-out', TIMEOUT, 'uploadFailed'],
  ])('names %s', (_, error, name) => {
    expect(classifyError(table, error)).toBe(name)
  })

  it('names nothing when the call was aborted, whatever the table says', () => {
    expect(classifyError(table, { kind: 'aborted' })).toBeNull()
    expect(classifyError([], { kind: 'aborted' })).toBeNull()
  })

  it.each<[ApiError, string]>([
    [http(401), 'notAuthenticated'],
    [http(500), 'internalError'],
    [http(404), 'internalError'],
    [CONTRACT, 'internalError'],
    [NETWORK, 'uploadFailed'],
    [TIMEOUT, 'uploadFailed'],
  ])('falls back for %j to %s', (error, name) => {
    expect(classifyError(errorRules(onStatus(403, 'userBlocked')), error)).toBe(name)
  })

  it('does not treat a missing response as another status', () => {
    expect(classifyError(errorRules(onOtherError('loginError')), NETWORK)).toBe('uploadFailed')
  })
})
