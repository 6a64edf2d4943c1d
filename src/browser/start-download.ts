/** Downloads an address. The response is an attachment, so the page stays. */
export function startDownload(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
