import type { ReviewWords } from './en.ts'

export const review: ReviewWords = {
  title: 'పంపే ముందు చూసుకోండి',
  lead: 'సమర్పించాక ఏదీ మార్చలేరు.',
  answers: (count) => `సమాధానాలు: ${count}`,
  photos: (count) => `ఫోటోలు: ${count}`,
  change: 'మార్చండి',
  missing: 'ఇంకా మిగిలినవి',
  accepted: 'ముందే అంగీకరించారు',
  onePlace: 'ఒకే చోట తీసినవి',
  within: (metres) => `${metres} వరకు ఖచ్చితం`,
  far: (photo, distance) => `${photo} ${distance} దూరంలో తీశారు.`,
  late: (photo, minutes) => `${photo} మిగతా ఫోటోలకు ${minutes} నిమిషాల తేడాతో తీశారు.`,
  mayAsk: 'పరిశీలించేవారు దీన్ని మళ్లీ అడగవచ్చు.',
  retake: 'మళ్లీ తీయండి',
  orSend: 'లేదా ఇలాగే పంపండి',
  warnings: (count) => `హెచ్చరికలు: ${count}`,
}
