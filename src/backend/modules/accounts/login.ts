import type { LoginResponse } from '../../../contract/endpoints/accounts.ts'
import type { CallContext } from '../../context.ts'
import type { LoginInput } from './login-input.ts'
import { loginWithIdentityToken } from './login-with-identity-token.ts'
import { loginWithPassword } from './login-with-password.ts'
import { registerWithCode } from './register-with-code.ts'

/** The specification's single login call: three ways to sign in, selected by `oauth_enum`. */
export function login(context: CallContext<'public'>, input: LoginInput): Promise<LoginResponse> {
  switch (input.oauth_enum) {
    case 'EMAIL_LOGIN':
      return loginWithPassword(context, input)
    case 'EMAIL_REGISTERED':
      return registerWithCode(context, input)
    case 'GOOGLE':
      return loginWithIdentityToken(context, input)
  }
}
