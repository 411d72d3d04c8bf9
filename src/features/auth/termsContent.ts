/** The terms that shell §2 lists, in plain words. One object, so that a deployment's lawyers change one file. */
export const TERMS = [
  {
    title: 'Registration',
    text: 'You register with your name, a work email, a contact number and a password. The account opens once you have confirmed the email that we send you.',
  },
  {
    title: 'One account per user',
    text: 'An account belongs to one person. Each user of your organization registers for themselves.',
  },
  {
    title: 'Correct information',
    text: 'What you tell us at registration is correct and complete, and you keep it so.',
  },
  {
    title: 'No sharing of credentials',
    text: 'Your password is yours alone. You do not share it, and you tell us at once if someone else may know it. What is done with your account counts as done by you.',
  },
  {
    title: 'Privacy',
    text: 'Documents that you upload are read to give you their result and are not stored. The account data that we keep are your name, email and password.',
  },
  {
    title: 'Limitation of liability',
    text: 'Results are read by machine from what you upload. Check them against the source before you decide anything on them. As far as the law allows, we are not liable for loss that follows from their use.',
  },
] as const
