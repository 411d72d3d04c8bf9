import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { toBase64 } from '../base64.ts'

const FAMILY = 'Sandbox captcha'
const WIDTH = 350
const HEIGHT = 120
const TEXTS = ['7Km4Q', 'p3XwT', 'R8dnH', 'k2VfZ'] as const

/** The text of a session's nth captcha. */
export const captchaText = (nth: number): string => TEXTS[nth % TEXTS.length] ?? TEXTS[0]

/** A captcha picture like those of the UAN site: raw base64 of a PNG (decisions D31). */
export async function drawCaptcha(text: string): Promise<string> {
  GlobalFonts.registerFromPath(
    'node_modules/@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
    FAMILY,
  )
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  context.fillStyle = '#eef0e9'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.strokeStyle = '#8fa09c'
  for (let line = 0; line < 6; line += 1) {
    context.beginPath()
    context.moveTo(0, 20 + line * 17)
    context.bezierCurveTo(90, line * 40, 220, HEIGHT - line * 30, WIDTH, 30 + line * 15)
    context.stroke()
  }
  context.fillStyle = '#1f4a4c'
  context.font = `58px "${FAMILY}"`
  for (const [index, letter] of Array.from(text).entries()) {
    context.save()
    context.translate(45 + index * 58, 82 + (index % 2) * 12)
    context.rotate(((index % 3) - 1) * 0.22)
    context.fillText(letter, 0, 0)
    context.restore()
  }
  return toBase64(await canvas.encode('png'))
}
