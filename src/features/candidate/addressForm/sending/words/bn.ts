import type { SendingWords } from './en.ts'

export const sending: SendingWords = {
  part: 'পাঠানো হচ্ছে',
  title: 'আপনার ফর্ম পাঠানো হচ্ছে',
  lead: 'শেষ না হওয়া পর্যন্ত এই পাতা খোলা রাখুন।',
  looking: 'ফর্ম পৌঁছেছে কি না জানা হচ্ছে',
  share: (percent) => `${percent} পাঠানো হয়েছে`,
  offlineTitle: 'এখন নেটওয়ার্ক নেই',
  offlineLead: 'ফর্ম এখনও পাঠানো হয়নি। নেটওয়ার্ক এলেই নিজে থেকে চলে যাবে।',
  nextTry: (clock) => `পরের চেষ্টা ${clock}-এ`,
  tries: (count) => `এ পর্যন্ত চেষ্টা: ${count}`,
  answersKept: (count) => `${count}টি উত্তর রাখা আছে`,
  photosKept: (count) => `${count}টি ছবি রাখা আছে`,
  placesKept: 'প্রতিটি ছবির সময় ও জায়গা রাখা আছে',
  keepOpen: 'এই পাতা খোলা রাখুন।',
  ifClosed: 'বন্ধ করলে এই লিংকে ফর্ম গোড়া থেকে শুরু হবে।',
  flightMode: 'ফ্লাইট মোড বন্ধ করুন, বা ওয়াই-ফাই ব্যবহার করুন',
  signal: 'যেখানে সিগন্যাল ভালো সেখানে যান',
  tryNow: 'এখনই চেষ্টা করুন',
}
