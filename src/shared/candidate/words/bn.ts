import type { FrameWords } from './en.ts'

export const frame: FrameWords = {
  back: 'পিছনে',
  help: 'সাহায্য',
  language: 'ভাষা',
  stepOf: (step, of) => `${of}টির মধ্যে ${step}`,
  chooseLanguage: 'আপনার ভাষা বেছে নিন',
  changeLater: 'যে কোনও পাতায়, একেবারে উপরে, এটি বদলাতে পারেন। আপনার উত্তর থেকে যাবে।',
  continue: 'এগিয়ে যান',
  pleaseWait: 'অনুগ্রহ করে অপেক্ষা করুন',
  languageLost: 'এই ভাষাটি লোড করা যায়নি। আপনার ইন্টারনেট দেখুন।',
  tryAgain: 'আবার চেষ্টা করুন',
  contactSupport: 'সহায়তা কেন্দ্রে যোগাযোগ করুন',
}
