import type { ReviewWords } from './en.ts'

export const review: ReviewWords = {
  title: 'भेजने से पहले जाँच लें',
  lead: 'जमा करने के बाद कुछ बदला नहीं जा सकता।',
  answers: (count) => `जवाब: ${count}`,
  photos: (count) => `फ़ोटो: ${count}`,
  change: 'बदलें',
  missing: 'अभी बाकी है',
  accepted: 'पहले ही स्वीकार',
  onePlace: 'एक ही जगह पर लिए गए',
  within: (metres) => `${metres} तक सही`,
  far: (photo, distance) => `${photo} ${distance} दूर लिया गया था।`,
  late: (photo, minutes) => `${photo} और बाकी फ़ोटो के बीच ${minutes} मिनट का अंतर है।`,
  mayAsk: 'जाँच करने वाला इसे फिर से माँग सकता है।',
  retake: 'फिर से लें',
  orSend: 'या ऐसे ही भेजें',
  warnings: (count) => `चेतावनी: ${count}`,
}
