import { expect, it, vi } from 'vitest'
import { parseFrame } from '#features/candidate/uanPage/session/frames.ts'

const INIT = {
  uanNumber: '100984512237',
  name: 'Meera Joseph',
  subClientName: 'Malabar',
  subClientContact: '+91 80 4718 2200',
}
const CANDIDATE = {
  uan: '100984512237',
  name: 'Meera Joseph',
  company: 'Malabar',
  contact: '+91 80 4718 2200',
}
const NOBODY = { uan: '', name: '', company: '', contact: '' }

it.each([
  ['INIT', { event: 'INIT', status: 200, data: INIT }, { candidate: CANDIDATE }],
  [
    'a UAN that is a number',
    { event: 'INIT', data: { ...INIT, uanNumber: 100984512237 } },
    { candidate: CANDIDATE, status: 0 },
  ],
  ['INIT without data', { event: 'INIT', status: 200 }, { candidate: NOBODY }],
  [
    'INIT with half of it',
    { event: 'INIT', data: { name: 'Meera Joseph' } },
    { candidate: { ...NOBODY, name: 'Meera Joseph' } },
  ],
  ['INDEX', { event: 'INDEX', status: 201 }, { event: 'INDEX', status: 201 }],
  ['a status as text', { event: 'OTP', status: '202', data: null }, { event: 'OTP', status: 202 }],
  ['CAPTCHA', { event: 'CAPTCHA', status: 200, data: 'iVBORw0K' }, { picture: 'iVBORw0K' }],
  [
    'CAPTCHA as a data URL',
    { event: 'CAPTCHA', status: 200, data: 'data:image/png;base64,iVBORw0K' },
    { picture: 'iVBORw0K' },
  ],
  [
    'CAPTCHA in lines',
    { event: 'CAPTCHA', status: 200, data: 'iVBO\nRw0K\n' },
    { picture: 'iVBORw0K' },
  ],
  [
    'ERROR with any data',
    { event: 'ERROR', status: 503, data: { detail: 7 } },
    { event: 'ERROR', status: 503 },
  ],
  ['CAPTCHA without a picture', { event: 'CAPTCHA', status: 200 }, { picture: '' }],
  [
    'CAPTCHA whose picture is no base64',
    { event: 'CAPTCHA', status: 200, data: '<svg>' },
    { picture: '' },
  ],
  ['ERROR without a status', { event: 'ERROR', status: 'high' }, { event: 'ERROR', status: 0 }],
])('reads %s', (_, sent, read) => {
  expect(parseFrame(JSON.stringify(sent))).toMatchObject(read)
})

it.each(['INIT', 'INDEX', 'OTP', 'CAPTCHA', 'COMPLETED'])(
  'hears the error of %s, which brings nothing else',
  (event) => {
    const sent = JSON.stringify({ event, status: 407, data: null })
    expect(parseFrame(sent)).toEqual({ event: 'ERROR', status: 407 })
  },
)

it.each([
  ['no JSON', 'hello'],
  ['an unknown event', '{"event":"PING","status":200}'],
  ['a list', '[1,2]'],
  ['null', 'null'],
  ['bytes', new Uint8Array(3)],
])('hears nothing in %s', (_, sent) => {
  expect(parseFrame(sent)).toBeNull()
})

it('does not parse a frame of more than a million characters: it is an error', () => {
  const parse = vi.spyOn(JSON, 'parse')
  const sent = `{"event":"CAPTCHA","status":200,"data":"${'A'.repeat(1_000_000)}"}`
  expect(parseFrame(sent)).toEqual({ event: 'ERROR', status: 0 })
  expect(parse).not.toHaveBeenCalled()
})
