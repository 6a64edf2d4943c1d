/** Facts the browser reveals without extra permissions. */
export interface Device {
  platform: 'H5' | 'WEB'
  device_model: string
  system_version: string
  network: string
}

interface BrowserFacts {
  userAgent: string
  connection?: { effectiveType?: string }
}

const SYSTEMS: [name: string, version: RegExp][] = [
  ['Android', /Android ([\d.]+)/],
  ['iOS', /(?:iPhone|CPU) OS ([\d_]+)/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['ChromeOS', /CrOS \S+ ([\d.]+)/],
  ['Linux', /Linux()/],
]

const UNKNOWN = 'unknown'

/** Derives platform, model and system from a browser's user agent. */
export function describeDevice({ userAgent, connection }: BrowserFacts): Device {
  const isMobile = /Mobi|Android|iPhone|iPad/.test(userAgent)
  return {
    platform: isMobile ? 'H5' : 'WEB',
    device_model: deviceModel(userAgent),
    system_version: systemVersion(userAgent),
    network: connection?.effectiveType ?? UNKNOWN,
  }
}

function systemVersion(userAgent: string): string {
  for (const [name, pattern] of SYSTEMS) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return `${name} ${version.replaceAll('_', '.')}`.trim()
  }
  return UNKNOWN
}

function deviceModel(userAgent: string): string {
  const apple = /\((iPhone|iPad|Macintosh)/.exec(userAgent)?.[1]
  if (apple) return apple
  return /Android [\d.]+; ([^;)]+)/.exec(userAgent)?.[1]?.trim() ?? UNKNOWN
}
