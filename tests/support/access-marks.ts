/** Who finds what, and the error everybody else gets; shared by many endpoints. */
export const noBrand = { missing: 'brand_not_found' } as const
export const noFile = { missing: 'upload_missing' } as const
export const maker = { seenBy: 'maker' } as const
export const own = { ...maker, isPersonal: true } as const
export const ownFile = { ...own, ...noFile } as const
export const runner = { seenBy: 'runCampaigns' } as const
export const creative = { seenBy: 'seeEverybodysCreatives' } as const
export const seenTask = { seenBy: 'seeEverybodysTasks' } as const
export const ownTask = { ...seenTask, doneBy: 'changeEverybodysTasks' } as const
export const ownResult = { seenBy: 'changeEverybodysTasks' } as const
export const item = { seenBy: 'seeEverybodysFiles', isPassedOver: true } as const
export const removable = { seenBy: 'deleteEverybodysFiles', isPassedOver: true } as const

/** A font is looked up among the team's own. */
export const noFont = (field: string) =>
  ({ missing: `invalid_input ${JSON.stringify({ field, rule: 'unknown_font' })}` }) as const
