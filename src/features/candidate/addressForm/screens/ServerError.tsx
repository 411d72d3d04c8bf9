import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import clock from 'bootstrap-icons/icons/clock.svg?raw'
import link from 'bootstrap-icons/icons/link-45deg.svg?raw'
import { useCandidateLanguage } from '#shared/candidate/language.ts'
import { MessageScreen } from '#shared/candidate/MessageScreen.tsx'
import { useLineBack } from '#shared/ui/useLineBack.ts'
import { useWords } from '../words/words.ts'

type ServerErrorProps = { onRetry: () => void }

/** The case could not be fetched, for any reason but an invalid reference (kyc §8): a phone without a line goes on by itself. */
export function ServerError({ onRetry }: ServerErrorProps) {
  const { serverError: words, invalid } = useWords().screens
  const { frame } = useCandidateLanguage()
  useLineBack(true, onRetry)
  return (
    <MessageScreen
      screen="serverError"
      icon={cloudSlash}
      title={words.title}
      line={words.line}
      ways={{
        title: invalid.ways,
        rows: [
          { icon: clock, text: words.later },
          { icon: link, text: words.kept },
        ],
      }}
      action={{ label: frame.tryAgain, onPress: onRetry }}
    />
  )
}
