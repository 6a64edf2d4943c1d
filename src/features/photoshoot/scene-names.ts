import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShotAngle, ShotScene } from '@/contract/photoshoot'

export const SCENE_NAMES: Record<ShotScene, MessageDescriptor> = {
  white: msg`White studio`,
  black: msg`Black studio`,
  pink: msg`Pink studio`,
  blue: msg`Blue studio`,
  green: msg`Green studio`,
  podium: msg`Tabletop`,
  sunlit: msg`Sunlit wall`,
  window: msg`Window light`,
  table: msg`Wooden table`,
  beach: msg`Beach`,
  sunset: msg`Sunset`,
  spring: msg`Spring`,
  summer: msg`Summer`,
  autumn: msg`Fall`,
  winter: msg`Winter`,
  holidays: msg`Holidays`,
}

export const ANGLE_NAMES: Record<ShotAngle, MessageDescriptor> = {
  three_quarter: msg`Three-quarter view`,
  above: msg`From above`,
  back: msg`From behind`,
  detail: msg`Close-up`,
}
