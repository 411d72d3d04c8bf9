import JSZip from 'jszip'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  ApplicantFileError,
  entryPath,
  type Manifest,
  APPLICANT_FILE_LIMITS,
} from '#features/applicants/file/fileFormat.ts'
import { readArchive } from '#features/applicants/file/readArchive.ts'
import { writeArchive, type ArchiveContent } from '#features/applicants/file/writeArchive.ts'
import { aDoneJob, aFile } from '../../../shared/kits/jobs/builders.ts'
import { quickKeys } from './quickKeys.ts'

const { signal } = new AbortController()
const PASSWORD = 'café 2026'

let rounds: readonly number[]
beforeEach(() => {
  rounds = quickKeys()
})

const TEXTS = ['%PDF-1.7 one', '%PDF-1.7 two']

function aManifest(isEncrypted: boolean): Manifest {
  const files = TEXTS.map((text, at) => ({
    path: entryPath(at + 1, isEncrypted, `slip ${at}.pdf`),
    size: text.length,
    type: 'application/pdf',
    name: `slip ${at}.pdf`,
    lastModified: null,
  }))
  return {
    format: 'lekha-applicant',
    version: 1,
    savedAt: 5,
    applicant: {
      id: 'applicant-1',
      owner: 'meera@kaveri.example',
      name: 'Ananya Deshpande',
      createdAt: 1,
      changedAt: 2,
      savedAt: null,
      entries: [],
      choices: {},
      queued: [],
      jobs: [],
      obligations: {},
      credits: {},
      newInstalment: null,
      obligationEdits: {},
      transfers: {},
      notes: { 'identity:pan': { text: 'Typing error', about: 'PAN differs' } },
    },
    jobs: [],
    documents: Object.fromEntries(files.map((file, at) => [`file-${at}`, file])),
  }
}

async function write(password: string | null, manifest = aManifest(password !== null)) {
  const contents = Object.values(manifest.documents).map(({ path, size }, at): ArchiveContent => {
    return { path, size, read: async () => new Blob([TEXTS[at] ?? '']) }
  })
  const onProgress = () => undefined
  return writeArchive({ manifest, contents }, { password, signal, onProgress })
}

async function readAll(file: Blob, password: string) {
  const { manifest, read } = await (await readArchive(file)).unlock(password)
  const texts: string[] = []
  for (const part of Object.values(manifest.documents)) texts.push(await (await read(part)).text())
  return { manifest, texts }
}

/** The problem that the dialog names; null where the file opens. */
const problemOf = async (file: Blob, password = PASSWORD) =>
  readAll(file, password).then(
    () => null,
    (error: unknown) => (error instanceof ApplicantFileError ? error.problem : error),
  )

/** Packs the entries of a file again, some of them changed. */
async function repack(file: Blob, change: (zip: JSZip) => unknown): Promise<Blob> {
  const zip = await JSZip.loadAsync(await file.arrayBuffer())
  await change(zip)
  return new Blob([await zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' })])
}

const bytesOf = async (zip: JSZip, path: string) =>
  (await zip.file(path)?.async('uint8array')) ?? new Uint8Array()

const withHeader = async (file: Blob, change: object) =>
  repack(file, async (zip) => {
    const header: unknown = JSON.parse(
      (await zip.file('lekha-applicant.json')?.async('text')) ?? '',
    )
    zip.file('lekha-applicant.json', JSON.stringify(Object.assign({}, header, change)))
  })

describe('an applicant file', () => {
  it('of a build that knew no decisions on credits opens', async () => {
    const manifest = aManifest(false)
    const { credits: _credits, newInstalment: _instalment, ...older } = manifest.applicant
    const file = await write(null, Object.assign({}, manifest, { applicant: older }))
    const opened = await readAll(file, '')
    expect(opened.manifest.applicant).toMatchObject({ ...older, credits: {}, newInstalment: null })
  })

  it.each([PASSWORD, null])('returns what was written, with the password %s', async (password) => {
    const { manifest, texts } = await readAll(await write(password), password ?? '')
    expect(manifest).toEqual(aManifest(password !== null))
    expect(texts).toEqual(TEXTS)
  })

  it('of a build that knew only plain decisions opens with them', async () => {
    const manifest = aManifest(false)
    const { applicant } = manifest
    applicant.obligations['hdfc-7812:bajaj:1005000'] = 'confirmed'
    const decisions = { obligationEdits: {}, transfers: {}, credits: {}, newInstalment: null }
    // As that build wrote it.
    for (const key of Object.keys(decisions)) Reflect.deleteProperty(applicant, key)
    const { manifest: read } = await readAll(await write(null, manifest), '')
    expect(read.applicant).toEqual({ ...applicant, ...decisions })
  })

  it('shows nothing of the applicant without its password', async () => {
    const file = await write(PASSWORD)
    const text = new TextDecoder('latin1').decode(await file.arrayBuffer())
    expect(text).not.toMatch(/Ananya|Deshpande|slip|kaveri|PDF|identity/i)
    expect(text).toContain('"rounds": 600000')
    expect(rounds).toEqual([600_000])
  })

  it('opens with a password that is composed in another way', async () => {
    expect(await problemOf(await write(PASSWORD), PASSWORD.normalize('NFD'))).toBeNull()
  })

  it('never uses the same key or IV twice', async () => {
    const [one, other] = [await write(PASSWORD), await write(PASSWORD)]
    const ivs = new Set<string>()
    for (const file of [one, other]) {
      const zip = await JSZip.loadAsync(await file.arrayBuffer())
      for (const path of Object.keys(zip.files))
        ivs.add((await bytesOf(zip, path)).slice(0, 12).join())
    }
    expect(ivs.size).toBe(2 * 3 + 1) // the two headers begin alike
  })

  it('can be packed again by another program', async () => {
    expect(await problemOf(await repack(await write(null), () => undefined))).toBeNull()
  })
})

describe('a file that does not open', () => {
  it('needs the right password', async () => {
    expect(await problemOf(await write(PASSWORD), 'kaveri 2026')).toBe('wrongPassword')
  })

  it.each(['data/0001.bin', 'data/0002.bin'])('has a changed byte in %s', async (path) => {
    const file = await repack(await write(PASSWORD), async (zip) => {
      const bytes = await bytesOf(zip, path)
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
      zip.file(path, bytes)
    })
    expect(await problemOf(file)).toBe('damaged')
  })

  it('has two entries exchanged', async () => {
    const file = await repack(await write(PASSWORD), async (zip) => {
      const [one, two] = [await bytesOf(zip, 'data/0001.bin'), await bytesOf(zip, 'data/0002.bin')]
      zip.file('data/0001.bin', two)
      zip.file('data/0002.bin', one)
    })
    expect(await problemOf(file)).toBe('damaged')
  })

  it('is cut off', async () => {
    const file = await write(PASSWORD)
    expect(await problemOf(file.slice(0, file.size - 30))).toBe('damaged')
    expect(await problemOf(file.slice(0, 200))).toBe('damaged')
  })

  it('lacks an entry', async () => {
    const without = await repack(await write(PASSWORD), (zip) => zip.remove('data/0002.bin'))
    expect(await problemOf(without)).toBe('missingEntry')
    const renumbered = await withHeader(without, { entries: 2 })
    expect(await problemOf(renumbered)).toBe('missingEntry')
  })

  it.each(['../../startup.exe', 'data/0009.bin'])(
    'has an entry %s that it does not know',
    async (name) => {
      const file = await repack(await write(PASSWORD), (zip) => zip.file(name, 'x'))
      expect(await problemOf(file)).toBe('unknownEntry')
    },
  )

  it.each([
    ['text', new Blob(['not a zip'])],
    ['nothing', new Blob([])],
  ])('is %s', async (_name, file) => {
    expect(await problemOf(file)).toBe('foreign')
  })

  it('is another ZIP', async () => {
    const zip = new JSZip().file('report.xlsx', 'x')
    expect(await problemOf(await zip.generateAsync({ type: 'blob' }))).toBe('foreign')
    zip.file('lekha-applicant.json', '{"format":"other","version":1}')
    expect(await problemOf(await zip.generateAsync({ type: 'blob' }))).toBe('foreign')
  })

  it('comes from a newer version', async () => {
    const file = await withHeader(await write(PASSWORD), { version: 2, encryption: 'other' })
    expect(await problemOf(file)).toBe('newer')
  })

  it.each([
    ['few', 1000],
    ['many', 1_000_000_000],
  ])('asks for too %s rounds', async (_name, rounds) => {
    const encryption = {
      cipher: 'AES-256-GCM',
      kdf: 'PBKDF2-SHA-256',
      rounds,
      salt: `${'A'.repeat(22)}==`,
    }
    expect(await problemOf(await withHeader(await write(PASSWORD), { encryption }))).toBe('damaged')
  })

  it('unpacks to more than fits', async () => {
    const file = await repack(await write(null), (zip) =>
      zip.file('data/0001 slip 0.pdf', new Uint8Array(APPLICANT_FILE_LIMITS.entryBytes + 1_000)),
    )
    expect(file.size).toBeLessThan(1_000_000)
    expect(await problemOf(file)).toBe('tooLarge')
  })

  const job = aDoneJob({ id: 'job-1', files: [] })
  const { applicant } = aManifest(false)
  it.each<[string, Partial<Manifest>]>([
    ['a time of its applicant', { applicant: { ...applicant, changedAt: 1e300 } }],
    ['its own time', { savedAt: -1e300 }],
    ['a time of a job', { jobs: [{ job: { ...job, startedAt: 1e300 }, result: null }] }],
    ['a duration', { jobs: [{ job: { ...job, tookMs: 1e300 }, result: null }] }],
    [
      'the pages of a file',
      { jobs: [{ job: { ...job, files: [{ ...aFile, pages: 1e300 }] }, result: null }] },
    ],
    ['an id that is no word', { jobs: [{ job: { ...job, id: '.*' }, result: null }] }],
    ['two jobs with one id', { jobs: [job, job].map((one) => ({ job: one, result: null })) }],
    [
      'the number of its jobs',
      {
        jobs: Array.from({ length: 40_000 }, (_, at) => ({
          job: { ...job, id: `job-${at}` },
          result: null,
        })),
      },
    ],
    [
      'the number of its notes',
      {
        applicant: {
          ...applicant,
          notes: Object.fromEntries(
            Array.from({ length: 40_000 }, (_, at) => [`point-${at}`, { text: '', about: '' }]),
          ),
        },
      },
    ],
  ])('has a manifest with a fault: %s', async (_name, fault) => {
    expect(await problemOf(await write(null, { ...aManifest(false), ...fault }))).toBe('damaged')
  })

  it('names a job that would change the path of a call', async () => {
    const manifest = aManifest(false)
    const odd = aDoneJob({ transactionId: '..' })
    const file = await write(null, { ...manifest, jobs: [{ job: odd, result: null }] })
    expect(await problemOf(file)).toBe('damaged')
  })
})
