import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { portOf } from './port-of.ts'

interface ReceivedMail {
  recipients: string[]
  /** Headers and text as received. */
  source: string
}

/** A local mail server that keeps the mails it gets. */
export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** Refuses every recipient with this reply code; null accepts the mail. */
  refuseWith: number | null
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, answer) => {
      if (mailServer.refuseWith === null) return answer()
      return answer(Object.assign(new Error('no'), { responseCode: mailServer.refuseWith }))
    },
    onData: async (stream, session, answer) => {
      const source = await text(stream)
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      mailServer.received.push({ recipients, source })
      answer()
    },
  })
  const mailServer: MailServer = {
    url: '',
    received: [],
    refuseWith: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const port = portOf(listening)
  mailServer.url = `smtp://127.0.0.1:${port}`
  return mailServer
}
