export interface LinkPageProps {
  token: string
  /** The link was closed when the page was requested. */
  isClosed: boolean
}
