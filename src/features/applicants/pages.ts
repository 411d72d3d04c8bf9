/** One chunk for both pages: each further chunk is in the list of files that every first load carries. */
export { ApplicantPage } from './ApplicantPage.tsx'
export { ApplicantsPage } from './ApplicantsPage.tsx'
