import building from 'bootstrap-icons/icons/building.svg?raw'
import chat from 'bootstrap-icons/icons/chat-dots.svg?raw'
import clipboard from 'bootstrap-icons/icons/clipboard-check.svg?raw'
import link from 'bootstrap-icons/icons/link-45deg.svg?raw'
import { MessageScreen } from '#shared/candidate/MessageScreen.tsx'
import { useWords } from '../words/words.ts'

/** The link leads to no case (kyc §2, part C). */
export function InvalidLink() {
  const { invalid: words } = useWords().screens
  return (
    <MessageScreen
      screen="invalid"
      icon={link}
      title={words.title}
      line={words.line}
      ways={{
        title: words.ways,
        rows: [
          { icon: chat, text: words.newest },
          { icon: clipboard, text: words.whole },
          { icon: building, text: words.ask },
        ],
      }}
    />
  )
}
