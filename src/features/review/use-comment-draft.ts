import { useRef, useState } from 'react'
import { writeCommentFn } from '@/api/reviews.functions'
import { CENTRE, type Point } from '@/components/review-stage/draft-point'
import type { Player } from '@/components/review-stage/use-player'
import type { ShownCreative } from '@/contract/endpoints/reviews'
import { useReviewAction } from './use-review-action'

interface DraftOptions {
  token: string
  creative: ShownCreative
  reviewer: string
  player: Player
  onSent: (commentId: string) => void
}

/** A comment in progress: its words, pin and second. */
export function useCommentDraft({ token, creative, reviewer, player, onSent }: DraftOptions) {
  const areaRef = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [pin, setPin] = useState<{ point: Point; isFocused: boolean } | null>(null)
  const [hasTime, setHasTime] = useState(true)
  const isTimed = creative.kind === 'video' && (hasTime || pin !== null)
  const write = useReviewAction(token, writeCommentFn, ({ comment_id }) => {
    setText('')
    setPin(null)
    setHasTime(true)
    onSent(comment_id)
  })
  const toText = () => areaRef.current?.focus()
  return {
    areaRef,
    text,
    setText,
    pin,
    seconds: isTimed ? player.seconds : null,
    isSending: write.isPending,
    /** After a click the focus moves to the text; from the keyboard the pin is moved first. */
    place(point: Point | null) {
      setPin(point && { point, isFocused: pin?.isFocused ?? false })
      if (point && !pin) toText()
    },
    placeByKeyboard() {
      player.pause()
      setPin({ point: CENTRE, isFocused: true })
    },
    dropTime() {
      setHasTime(false)
      setPin(null)
    },
    toText,
    send: () =>
      write.mutate({
        token,
        creative_id: creative.creative_id,
        name: reviewer || '–',
        text,
        point: pin?.point ?? null,
        seconds: isTimed ? player.pause() : null,
      }),
  }
}
