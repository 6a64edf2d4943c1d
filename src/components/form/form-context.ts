import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { createFormHookContexts, useStore } from '@tanstack/react-form'

export const { fieldContext, formContext, useFieldContext, useFormContext } =
  createFormHookContexts()

/**
 * The field a component is in, and its error in the user's language. An error appears after the field was
 * left, never while it is typed for the first time; rules return message descriptors.
 */
export function useTextField() {
  const { i18n } = useLingui()
  const field = useFieldContext<string>()
  const attempts = useStore(field.form.store, ({ submissionAttempts }) => submissionAttempts)
  const { isBlurred, isDirty, errors } = field.state.meta
  const problem: MessageDescriptor | undefined = errors[0]
  const isShown = attempts > 0 || (isBlurred && isDirty)
  return { field, error: isShown && problem ? i18n._(problem) : undefined }
}
