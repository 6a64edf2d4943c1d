import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { useFormContext } from './form-context'

/**
 * The `<form>` around the fields. It submits once at a time, then focuses the first field that is wrong by
 * our rules or the server's. Method `post` keeps passwords out of the address if the browser submits before
 * hydration.
 */
export function FormElement(props: Omit<ComponentProps<'form'>, 'onSubmit' | 'method'>) {
  const form = useFormContext()
  const element = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)

  useEffect(() => {
    if (attempts > 0) {
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
  }, [attempts])

  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (form.state.isSubmitting) return
    await form.handleSubmit()
    // The focus waits until the errors are on the page: they render together with this state.
    setAttempts((before) => before + 1)
  }

  return <form {...props} ref={element} method="post" noValidate onSubmit={submit} />
}
