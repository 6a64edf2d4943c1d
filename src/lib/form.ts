import { createFormHook } from '@tanstack/react-form'
import { fieldContext, formContext } from '@/components/form/form-context'
import { FormElement } from '@/components/form/form-element'
import { PasswordField } from '@/components/form/password-field'
import { SubmitButton } from '@/components/form/submit-button'
import { TextAreaField } from '@/components/form/text-area-field'
import { TextField } from '@/components/form/text-field'

/** The one way forms are made here: TanStack Form with our fields. */
export const { useAppForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, TextAreaField, PasswordField },
  formComponents: { FormElement, SubmitButton },
})
