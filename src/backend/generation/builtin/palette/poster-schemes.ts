import type { ColourName } from '../../../../contract/ad-words.ts'
import type { Tone } from './palette.ts'

/** Colors hand-picked to go together, named by what a reader would call the ground. */
export interface Scheme {
  name: ColourName
  tone: Tone
  ground: string
  alt: string
  ink: string
  accent: string
  spark: string
}

type Row = [
  ColourName,
  Tone,
  ground: string,
  alt: string,
  ink: string,
  accent: string,
  spark: string,
]

/** Printed posters live on few, bold colors: none of these is random. */
const ROWS: Row[] = [
  ['red', 'vivid', '#db1f1a', '#b91210', '#fff8ee', '#ffd23f', '#ff8f6b'],
  ['red', 'vivid', '#d4152c', '#ae0b20', '#fff3f0', '#ffc9bd', '#ff7a59'],
  ['red', 'light', '#fbf3ea', '#f5dfcf', '#1d1210', '#d21f18', '#f2a65a'],
  ['red', 'dark', '#3a0912', '#52101c', '#ffece4', '#ff6a4d', '#ffc36b'],
  ['orange', 'vivid', '#ff7a1a', '#ff9a4a', '#1e0f05', '#1e0f05', '#fff0dc'],
  ['orange', 'light', '#fff4e8', '#ffdcb5', '#23150a', '#cc400b', '#ffb35c'],
  ['orange', 'dark', '#2b1206', '#45200d', '#ffeedd', '#ff8a3c', '#ffd166'],
  ['yellow', 'vivid', '#ffd60a', '#ffbd00', '#15130a', '#15130a', '#ff5a36'],
  ['yellow', 'light', '#fffae0', '#ffe98f', '#1c1a10', '#ffcb05', '#ff6b3d'],
  ['green', 'vivid', '#0a6b3b', '#07532d', '#f4ffe9', '#d9ff66', '#5fc98a'],
  ['green', 'vivid', '#c4f04a', '#a8db2c', '#10210b', '#10210b', '#ff7038'],
  ['green', 'light', '#f2f7ec', '#d3e7c5', '#10241a', '#14733f', '#f2b84b'],
  ['green', 'dark', '#0c2a1e', '#14402d', '#eefbe8', '#a8f06b', '#f3d27a'],
  ['teal', 'vivid', '#00716f', '#005856', '#effffb', '#ffe066', '#5fd3c4'],
  ['teal', 'light', '#eaf7f4', '#b9e4dc', '#0a2a2a', '#00716f', '#ff9b71'],
  ['teal', 'dark', '#052a2e', '#0a4146', '#e6fbf8', '#4fe0cf', '#ffd166'],
  ['blue', 'vivid', '#1f3bff', '#1628cc', '#ffffff', '#ffe14d', '#7d90ff'],
  ['blue', 'vivid', '#cfe2ff', '#a9cbff', '#0b1b4d', '#1a36e0', '#ff8a5c'],
  ['blue', 'light', '#f3f6fc', '#d3dff8', '#0e1730', '#2140e8', '#ffb199'],
  ['blue', 'dark', '#0a1440', '#142263', '#eaf0ff', '#8ab8ff', '#ff8a5c'],
  ['purple', 'vivid', '#6327f5', '#4a16cf', '#ffffff', '#d9ff4d', '#a98bff'],
  ['purple', 'vivid', '#ddd0ff', '#c4b0ff', '#231049', '#5820e0', '#ff9f7a'],
  ['purple', 'light', '#f7f3ff', '#e2d6ff', '#21123f', '#5b21e6', '#ffb86b'],
  ['purple', 'dark', '#1d0f3a', '#301a5e', '#f3edff', '#c8a2ff', '#ff9f7a'],
  ['pink', 'vivid', '#ff5c9c', '#ff85b5', '#2b0413', '#2b0413', '#ffe9a8'],
  ['pink', 'vivid', '#ffd0de', '#ffaec7', '#40091f', '#c41557', '#ff8a3c'],
  ['pink', 'light', '#fff3f6', '#ffd5e1', '#35091c', '#c9175f', '#ffb35c'],
  ['pink', 'dark', '#3b0a24', '#571236', '#ffe9f2', '#ff8ab9', '#ffd166'],
  ['green', 'vivid', '#cdebd6', '#aedcbd', '#0c2a1c', '#11693d', '#ff8f5e'],
  ['green', 'vivid', '#d5dfca', '#bccbad', '#1f2a1a', '#44602f', '#d98f5a'],
  ['orange', 'vivid', '#ffdcc0', '#ffc496', '#33150a', '#c2410c', '#8c2f4b'],
  ['teal', 'vivid', '#c4ece6', '#9edcd3', '#062d2d', '#00716f', '#ff7d5c'],
  ['yellow', 'vivid', '#fff0a6', '#ffe36b', '#2a2205', '#2a2205', '#e8590c'],
  ['pink', 'vivid', '#d4006a', '#ab0055', '#fff2f8', '#ffe14d', '#ff8fc4'],
  ['brown', 'light', '#f5ede3', '#e3cfb8', '#2b1a10', '#86461e', '#d99a5b'],
  ['brown', 'vivid', '#74391a', '#5b2a11', '#fff3e4', '#ffc98a', '#b9713f'],
  ['brown', 'dark', '#2c1a11', '#442a1c', '#f8ecdf', '#e9a76b', '#b4632f'],
  ['gold', 'dark', '#14110c', '#262015', '#f7eeda', '#d9b25f', '#8f7434'],
  ['gold', 'light', '#f8f2e3', '#ead9ae', '#221b0c', '#8a6410', '#d9b25f'],
  ['gold', 'vivid', '#dcae42', '#c99a2b', '#1a1406', '#1a1406', '#fff3cf'],
  ['beige', 'light', '#f1e8da', '#e2d2bb', '#2a2118', '#a3421f', '#c9ab84'],
  ['beige', 'light', '#efe6d8', '#d9dcc9', '#23261c', '#4a5a32', '#c98f5a'],
  ['beige', 'vivid', '#dfc9a8', '#cfb48c', '#241a0e', '#7a2e12', '#f6ead6'],
  ['beige', 'dark', '#2a241c', '#3d352a', '#f4ead9', '#e0c79d', '#b4532a'],
  ['black', 'dark', '#0e0e10', '#1d1d21', '#fafaf7', '#ff5233', '#6b6b73'],
  ['black', 'dark', '#0d0f0c', '#1b1f18', '#f6f8ef', '#d4ff3f', '#5c6650'],
  ['black', 'dark', '#101014', '#202027', '#f7f7fb', '#9db2ff', '#5f6070'],
  ['white', 'light', '#ffffff', '#f0efec', '#0f0f11', '#e0301e', '#c9c9c4'],
  ['white', 'light', '#fdfdfb', '#ececf2', '#101018', '#2438f0', '#c7c9d6'],
  ['white', 'light', '#fcfbf7', '#eeece4', '#12130f', '#0a6b3b', '#cfcfc2'],
  ['grey', 'light', '#e6e6e2', '#d0d0cb', '#141416', '#c42a12', '#9b9b95'],
  ['grey', 'vivid', '#c9cbce', '#b4b7bb', '#111316', '#111316', '#f4f4f2'],
  ['grey', 'dark', '#26282c', '#383b41', '#f2f3f5', '#ffd34d', '#7c818a'],
]

export const SCHEMES: readonly Scheme[] = ROWS.map(
  ([name, tone, ground, alt, ink, accent, spark]) => ({
    name,
    tone,
    ground,
    alt,
    ink,
    accent,
    spark,
  }),
)
