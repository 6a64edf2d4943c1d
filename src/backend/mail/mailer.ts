export interface Message {
  /** Identifies the message permanently, so that a second delivery is recognized as the same. */
  id: string
  to: string
  subject: string
  text: string
}

/** Sends a message irrevocably. Null in the context if no mail server is configured. */
export interface Mailer {
  send(message: Message): Promise<void>
}
