import type { ReviewWords } from './en.ts'

export const review: ReviewWords = {
  title: 'મોકલતા પહેલાં તપાસો',
  lead: 'સબમિટ પછી કંઈ બદલી શકાતું નથી.',
  answers: (count) => `જવાબો: ${count}`,
  photos: (count) => `ફોટા: ${count}`,
  change: 'બદલો',
  missing: 'હજી બાકી છે',
  accepted: 'પહેલેથી સ્વીકારાયું',
  onePlace: 'એક જ જગ્યાએ લીધેલા',
  within: (metres) => `${metres} સુધી ચોક્કસ`,
  far: (photo, distance) => `${photo} ${distance} દૂર લેવાયો હતો.`,
  late: (photo, minutes) => `${photo} અને બાકીના ફોટા વચ્ચે ${minutes} મિનિટનો ફરક છે.`,
  mayAsk: 'તપાસનાર તે ફરી માગી શકે છે.',
  retake: 'ફરી લો',
  orSend: 'અથવા આમ જ મોકલો',
  warnings: (count) => `ચેતવણીઓ: ${count}`,
}
