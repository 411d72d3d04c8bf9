import { readFileSync, readdirSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { hasCornerSquares } from '#shared/kits/history/qr/cornerSquares.ts'
import { AADHAAR_ROOTS, examineBytes } from '../examineFixtures.ts'

const FIXTURES = 'tests/fixtures/history'
const CARD = `${FIXTURES}/aadhaar-card-1.png`

/** A card on a table, as a phone takes it; `turn` in degrees. */
async function photo({ width = 2400, height = 1800, share = 0.8, turn = 0, quality = 85 } = {}) {
  const card = await loadImage(readFileSync(CARD))
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const light = context.createLinearGradient(0, 0, width, height)
  light.addColorStop(0, '#8a7b66')
  light.addColorStop(1, '#4d453a')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate((turn * Math.PI) / 180)
  context.globalAlpha = 0.85
  const [w, h] = [width * share, (width * share * card.height) / card.width]
  context.drawImage(card, -w / 2, -h / 2, w, h)
  return new Uint8Array(canvas.toBuffer('image/jpeg', quality))
}

async function pixelsOf(bytes: Uint8Array, width = 1600) {
  const picture = await loadImage(Buffer.from(bytes))
  const height = Math.round((picture.height * width) / picture.width)
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(picture, 0, 0, width, height)
  return { data: context.getImageData(0, 0, width, height).data, width, height }
}

describe('the corner squares of a code', () => {
  it.each([
    ['straight', {}],
    ['a little turned', { turn: 4 }],
    ['upside down', { turn: 180 }],
    ['upright', { width: 1800, height: 2400, share: 0.9 }],
    ['small', { share: 0.6 }],
    ['saved twice', { quality: 60 }],
  ])('are seen on a card that is %s', async (_how, options) => {
    expect(hasCornerSquares(await pixelsOf(await photo(options)))).toBe(true)
  })

  it('are read: the signature of a card on a table', async () => {
    const history = await examineBytes(await photo({ turn: 2 }), { roots: AADHAAR_ROOTS })
    if (history.kind !== 'read') throw new Error('not read')
    expect(history.findings.map(({ rule }) => rule)).toContain('qrSigned')
  })

  it.each([
    ...readdirSync(FIXTURES)
      .filter((name) => /^picture-.*\.(?:jpe?g|png)$/.test(name))
      .map((name) => `${FIXTURES}/${name}`),
    'tests/sandbox/samples/id-pan.png',
  ])('are not seen in %s', async (path) => {
    expect(hasCornerSquares(await pixelsOf(new Uint8Array(readFileSync(path))))).toBe(false)
  })
})
