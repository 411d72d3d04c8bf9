import type { SendingWords } from './en.ts'

export const sending: SendingWords = {
  part: 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ',
  title: 'ನಿಮ್ಮ ಫಾರ್ಮ್ ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ',
  lead: 'ಮುಗಿಯುವವರೆಗೆ ಈ ಪುಟವನ್ನು ತೆರೆದಿಡಿ.',
  looking: 'ಫಾರ್ಮ್ ತಲುಪಿದೆಯೇ ಎಂದು ಕೇಳಲಾಗುತ್ತಿದೆ',
  share: (percent) => `${percent} ಕಳುಹಿಸಲಾಗಿದೆ`,
  offlineTitle: 'ಈಗ ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲ',
  offlineLead: 'ಫಾರ್ಮ್ ಇನ್ನೂ ಹೋಗಿಲ್ಲ. ನೆಟ್‌ವರ್ಕ್ ಬಂದ ಕೂಡಲೇ ತಾನಾಗಿಯೇ ಹೋಗುತ್ತದೆ.',
  nextTry: (clock) => `ಮುಂದಿನ ಪ್ರಯತ್ನ ${clock} ರಲ್ಲಿ`,
  tries: (count) => `ಇದುವರೆಗೆ ಪ್ರಯತ್ನಗಳು: ${count}`,
  answersKept: (count) => `${count} ಉತ್ತರಗಳು ಸುರಕ್ಷಿತ`,
  photosKept: (count) => `${count} ಫೋಟೋಗಳು ಸುರಕ್ಷಿತ`,
  placesKept: 'ಪ್ರತಿ ಫೋಟೋದ ಸಮಯ ಮತ್ತು ಸ್ಥಳ ಸುರಕ್ಷಿತ',
  keepOpen: 'ಈ ಪುಟವನ್ನು ತೆರೆದಿಡಿ.',
  ifClosed: 'ಮುಚ್ಚಿದರೆ, ಈ ಲಿಂಕ್ ಫಾರ್ಮ್ ಅನ್ನು ಮೊದಲಿನಿಂದ ಶುರು ಮಾಡುತ್ತದೆ.',
  flightMode: 'ಫ್ಲೈಟ್ ಮೋಡ್ ಆಫ್ ಮಾಡಿ, ಅಥವಾ ವೈ-ಫೈ ಪ್ರಯತ್ನಿಸಿ',
  signal: 'ಸಿಗ್ನಲ್ ಚೆನ್ನಾಗಿರುವ ಸ್ಥಳಕ್ಕೆ ಹೋಗಿ',
  tryNow: 'ಈಗ ಪ್ರಯತ್ನಿಸಿ',
}
