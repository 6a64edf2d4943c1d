import { openSealed, sealText } from '../../security/sealed-text.ts'

const PURPOSE = 'settings of the operator page'

export const sealSetting = (secret: Buffer, name: string, value: string): string =>
  sealText(secret, PURPOSE, name, value)

export const openSetting = (secret: Buffer, name: string, sealed: string): string | null =>
  openSealed(secret, PURPOSE, name, sealed)
