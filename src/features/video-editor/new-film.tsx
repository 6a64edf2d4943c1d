import { useState } from 'react'
import { readDraft } from './draft'
import { EMPTY_TIMELINE } from './editing'
import { Editor } from './editor'

/** A film that begins here, or goes on where it was left. */
export default function NewFilm({ owner }: { owner: string }) {
  const [begun] = useState(() => readDraft({ owner, film: null }) ?? EMPTY_TIMELINE)
  return <Editor owner={owner} film={null} begun={begun} />
}
