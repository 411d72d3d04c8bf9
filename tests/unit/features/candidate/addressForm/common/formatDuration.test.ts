import { expect, it } from 'vitest'
import { formatDuration } from '#features/candidate/addressForm/common/formatDuration.ts'
import type { Translations } from '#features/candidate/addressForm/translations.ts'

const CATALOGUES = import.meta.glob<Pick<Translations, 'duration'>>(
  '/src/features/candidate/addressForm/locales/*.json',
  { eager: true, import: 'messages' },
)

const WRITTEN = {
  en: ['59 min', '1 h', '2 h 2 min'],
  hi: ['59 मिनट', '1 घंटा', '2 घंटे 2 मिनट'],
  mr: ['५९ मिनिटे', '१ तास', '२ तास २ मिनिटे'],
  ta: ['59 நிமிடம்', '1 மணி நேரம்', '2 மணி நேரம் 2 நிமிடம்'],
  te: ['59 నిమి.', '1 గం.', '2 గం. 2 నిమి.'],
  kn: ['59 ನಿಮಿಷ', '1 ಗಂಟೆ', '2 ಗಂಟೆ 2 ನಿಮಿಷ'],
  bn: ['৫৯ মিনিট', '১ ঘণ্টা', '২ ঘণ্টা ২ মিনিট'],
  gu: ['59 મિનિટ', '1 કલાક', '2 કલાક 2 મિનિટ'],
}

it('writes minutes, from an hour on hours and minutes, in every language', () => {
  const written = Object.entries(CATALOGUES).map(([path, { duration }]) => [
    path.slice(-'hi.json'.length, -'.json'.length),
    [59, 60, 122].map((minutes) => formatDuration(minutes, duration)),
  ])
  expect(Object.fromEntries(written)).toEqual(WRITTEN)
})
