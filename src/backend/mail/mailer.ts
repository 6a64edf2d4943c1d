export interface Message {
  /** Names the message for good: a second delivery of it is recognised as the same. */
  id: string
  to: string
  subject: string
  text: string
}

/** Sends a message for good. Null in the context when no mail server is configured. */
export interface Mailer {
  send(message: Message): Promise<void>
}
