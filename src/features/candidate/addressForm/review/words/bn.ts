import type { ReviewWords } from './en.ts'

export const review: ReviewWords = {
  title: 'পাঠানোর আগে দেখে নিন',
  lead: 'জমা দেওয়ার পরে কিছু বদলানো যায় না।',
  answers: (count) => `উত্তর: ${count}`,
  photos: (count) => `ছবি: ${count}`,
  change: 'বদলান',
  missing: 'এখনও বাকি',
  accepted: 'আগেই গৃহীত',
  onePlace: 'এক জায়গায় তোলা',
  within: (metres) => `${metres} পর্যন্ত সঠিক`,
  far: (photo, distance) => `${photo} ${distance} দূরে তোলা হয়েছে।`,
  late: (photo, minutes) => `${photo} ও অন্য ছবির মধ্যে ${minutes} মিনিটের ফারাক।`,
  mayAsk: 'যিনি যাচাই করবেন তিনি এটি আবার চাইতে পারেন।',
  retake: 'আবার তুলুন',
  orSend: 'অথবা এভাবেই পাঠান',
  warnings: (count) => `সতর্কতা: ${count}`,
}
