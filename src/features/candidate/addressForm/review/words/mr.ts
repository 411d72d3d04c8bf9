import type { ReviewWords } from './en.ts'

export const review: ReviewWords = {
  title: 'पाठवण्यापूर्वी तपासा',
  lead: 'सादर केल्यावर काही बदलता येत नाही.',
  answers: (count) => `उत्तरे: ${count}`,
  photos: (count) => `फोटो: ${count}`,
  change: 'बदला',
  missing: 'अजून राहिले आहे',
  accepted: 'आधीच मान्य',
  onePlace: 'एकाच जागी काढलेले',
  within: (metres) => `${metres} पर्यंत अचूक`,
  far: (photo, distance) => `${photo} ${distance} दूर काढला होता.`,
  late: (photo, minutes) => `${photo} आणि इतर फोटो यांत ${minutes} मिनिटांचे अंतर आहे.`,
  mayAsk: 'तपासणारा तो पुन्हा मागू शकतो.',
  retake: 'पुन्हा काढा',
  orSend: 'किंवा तसाच पाठवा',
  warnings: (count) => `सूचना: ${count}`,
}
