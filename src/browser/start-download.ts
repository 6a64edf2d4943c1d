/** Downloads what is under an address. The answer is an attachment: the page stays. */
export function startDownload(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
