import type { Layout } from '../layout.ts'
import { appPoster } from './app-poster.ts'
import { arcs } from './arcs.ts'
import { brutalist } from './brutalist.ts'
import { calendar } from './calendar.ts'
import { coupon } from './coupon.ts'
import { cutPaper } from './cut-paper.ts'
import { echo } from './echo.ts'
import { editorial } from './editorial.ts'
import { elegant } from './elegant.ts'
import { figure } from './figure.ts'
import { gradient } from './gradient.ts'
import { menu } from './menu.ts'
import { mosaic } from './mosaic.ts'
import { plates } from './plates.ts'
import { rate } from './rate.ts'
import { receipt } from './receipt.ts'
import { roofs } from './roofs.ts'
import { splitPoster } from './split.ts'
import { swiss } from './swiss.ts'
import { tape } from './tape.ts'
import { ticket } from './ticket.ts'

/** Ads of type, shape, and color alone, for requests without a picture. */
export const POSTERS: readonly Layout[] = [
  swiss,
  editorial,
  brutalist,
  elegant,
  figure,
  splitPoster,
  tape,
  gradient,
  cutPaper,
  mosaic,
  arcs,
  echo,
  ticket,
  receipt,
  calendar,
  rate,
  menu,
  plates,
  coupon,
  appPoster,
  roofs,
]
