import type { ReviewWords } from './en.ts'

export const review: ReviewWords = {
  title: 'ಕಳುಹಿಸುವ ಮೊದಲು ನೋಡಿ',
  lead: 'ಸಲ್ಲಿಸಿದ ನಂತರ ಏನನ್ನೂ ಬದಲಿಸಲಾಗದು.',
  answers: (count) => `ಉತ್ತರಗಳು: ${count}`,
  photos: (count) => `ಫೋಟೋಗಳು: ${count}`,
  change: 'ಬದಲಿಸಿ',
  missing: 'ಇನ್ನೂ ಉಳಿದಿವೆ',
  accepted: 'ಮೊದಲೇ ಒಪ್ಪಲಾಗಿದೆ',
  onePlace: 'ಒಂದೇ ಸ್ಥಳದಲ್ಲಿ ತೆಗೆದವು',
  within: (metres) => `${metres} ವರೆಗೆ ನಿಖರ`,
  far: (photo, distance) => `${photo} ${distance} ದೂರದಲ್ಲಿ ತೆಗೆಯಲಾಗಿದೆ.`,
  late: (photo, minutes) => `${photo} ಉಳಿದ ಫೋಟೋಗಳಿಗಿಂತ ${minutes} ನಿಮಿಷಗಳ ಅಂತರದಲ್ಲಿ ತೆಗೆಯಲಾಗಿದೆ.`,
  mayAsk: 'ಪರಿಶೀಲಿಸುವವರು ಇದನ್ನು ಮತ್ತೆ ಕೇಳಬಹುದು.',
  retake: 'ಮತ್ತೆ ತೆಗೆಯಿರಿ',
  orSend: 'ಅಥವಾ ಹೀಗೆಯೇ ಕಳುಹಿಸಿ',
  warnings: (count) => `ಎಚ್ಚರಿಕೆಗಳು: ${count}`,
}
