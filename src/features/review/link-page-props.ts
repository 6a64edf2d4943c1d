export interface LinkPageProps {
  token: string
  /** It opened nothing when the page was asked for. */
  isClosed: boolean
}
