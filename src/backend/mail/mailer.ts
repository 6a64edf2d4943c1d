export interface Message {
  to: string
  subject: string
  text: string
}

/** Sends a message for good. Null in the context when no mail server is configured. */
export interface Mailer {
  send(message: Message): Promise<void>
}
