import type { ReviewWords } from './en.ts'

export const review: ReviewWords = {
  title: 'அனுப்பும் முன் சரிபார்க்கவும்',
  lead: 'சமர்ப்பித்த பின் எதையும் மாற்ற முடியாது.',
  answers: (count) => `பதில்கள்: ${count}`,
  photos: (count) => `படங்கள்: ${count}`,
  change: 'மாற்று',
  missing: 'இன்னும் விடுபட்டவை',
  accepted: 'முன்பே ஏற்கப்பட்டது',
  onePlace: 'ஒரே இடத்தில் எடுத்தவை',
  within: (metres) => `${metres} வரை துல்லியம்`,
  far: (photo, distance) => `${photo} ${distance} தொலைவில் எடுக்கப்பட்டது.`,
  late: (photo, minutes) => `${photo} மற்ற படங்களிலிருந்து ${minutes} நிமிட இடைவெளியில் எடுக்கப்பட்டது.`,
  mayAsk: 'சரிபார்ப்பவர் இதை மீண்டும் கேட்கலாம்.',
  retake: 'மீண்டும் எடு',
  orSend: 'அல்லது அப்படியே அனுப்பு',
  warnings: (count) => `எச்சரிக்கைகள்: ${count}`,
}
