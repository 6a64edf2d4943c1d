import type { AccountView } from '../../../../contract/endpoints/account-settings.ts'
import type { CallContext } from '../../../context.ts'
import { requireUser } from '../find-user.ts'
import { accountView } from './account-view.ts'

export const showAccount = async (context: CallContext<'user'>): Promise<AccountView> =>
  accountView(context, await requireUser(context.db, context.actor.userId))
