import { createFormHook } from '@tanstack/react-form'
import { fieldContext, formContext } from './form-context'
import { FormElement } from './form-element'
import { PasswordField } from './password-field'
import { SubmitButton } from './submit-button'
import { TextAreaField } from './text-area-field'
import { TextField } from './text-field'

/** The one way to make forms here: TanStack Form with our fields. */
export const { useAppForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, TextAreaField, PasswordField },
  formComponents: { FormElement, SubmitButton },
})
