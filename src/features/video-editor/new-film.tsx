import { useState } from 'react'
import { readDraft } from './draft'
import { EMPTY_TIMELINE } from './editing'
import { Editor } from './editor'

/** A new film, or the draft of one. */
export default function NewFilm({ owner }: { owner: string }) {
  const [begun] = useState(() => readDraft({ owner, film: null }) ?? EMPTY_TIMELINE)
  return <Editor owner={owner} film={null} begun={begun} />
}
