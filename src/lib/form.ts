import { createFormHook } from '@tanstack/react-form'
import { fieldContext, formContext } from '@/components/form/form-context'
import { FormElement } from '@/components/form/form-element'
import { PasswordField } from '@/components/form/password-field'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'

/** The one way forms are made here: TanStack Form with our fields. */
export const { useAppForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, PasswordField },
  formComponents: { FormElement, SubmitButton },
})
