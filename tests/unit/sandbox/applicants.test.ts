import JSZip from 'jszip'
import { expect, it } from 'vitest'
import {
  APPLICANT_SAMPLES,
  isApplicantSample,
  readApplicantSample,
} from '#tests/sandbox/applicants.ts'
import { freshWorld } from '#tests/sandbox/freshWorld.ts'
import { servePage } from '#tests/sandbox/web/pages.ts'

const download = async (path: string) => {
  const world = freshWorld({})
  return servePage(new Request(`http://localhost:5173/sandbox/applicants/${path}`), {
    world,
    reset: () => world,
  })
}

it.each(Object.keys(APPLICANT_SAMPLES).filter(isApplicantSample))(
  'the zip of %s has all its documents',
  async (name) => {
    const response = await download(`${name}.zip`)
    const zip = await JSZip.loadAsync((await response?.arrayBuffer()) ?? '')
    const files = (await readApplicantSample(name)).map(({ file }) => file)
    expect(files.length).toBeGreaterThan(2)
    expect(Object.keys(zip.files)).toEqual(files)
  },
)

it('there is no other zip', async () => {
  expect((await download('..%2Fids.zip'))?.status).toBe(404)
})
