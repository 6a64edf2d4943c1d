import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShotScene } from '@/contract/photoshoot'

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
  autumn: msg`Autumn`,
  winter: msg`Winter`,
  holidays: msg`Holidays`,
}
