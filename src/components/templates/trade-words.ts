import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TemplateTrade } from '@/contract/templates'

export const TRADE_WORDS: Record<TemplateTrade, MessageDescriptor> = {
  shop: msg`Any product`,
  restaurant: msg`Restaurants`,
  order: msg`Food delivery`,
  event: msg`Events`,
  travel: msg`Hotels and travel`,
  clinic: msg`Clinics, salons, and trades`,
  fitness: msg`Gyms and clubs`,
  course: msg`Courses`,
  webinar: msg`Webinars`,
  app: msg`Apps`,
  software: msg`Software`,
  car: msg`Cars`,
  property: msg`Real estate`,
  industry: msg`Industry`,
  callout: msg`Emergency services`,
  insurance: msg`Insurance`,
  loan: msg`Loans`,
  bank: msg`Banks`,
  job: msg`Jobs`,
  volunteer: msg`Volunteering`,
  charity: msg`Charities`,
  public: msg`Public notices`,
}
