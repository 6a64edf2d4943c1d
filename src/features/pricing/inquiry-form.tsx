import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { userInfoQuery } from '@/api/accounts.queries'
import { inquiryFn } from '@/api/billing.functions'
import { emailProblem } from '@/components/form/email-problem'
import { useAppForm } from '@/components/form/use-app-form'
import { errorMessage } from '@/i18n/error-messages'
import {
  companyProblem,
  creditsProblem,
  nameProblem,
  seatsProblem,
  wholeNumber,
} from './inquiry-rules'

const MESSAGE_MAX = 4_000

/** Who asks, for how many, and what for. The input is kept when sending fails. */
export function InquiryForm({ onSent }: { onSent: (email: string) => void }) {
  const { t, i18n } = useLingui()
  const { data: user } = useQuery(userInfoQuery())
  const sending = useMutation({ mutationFn: inquiryFn })
  const form = useAppForm({
    defaultValues: {
      name: user?.nick_name ?? '',
      company: '',
      email: user?.email ?? '',
      seats: '10',
      credits: '',
      message: '',
    },
    onSubmit: async ({ value }) => {
      const email = value.email.trim()
      const data = {
        name: value.name.trim(),
        company: value.company.trim(),
        email,
        seats: wholeNumber(value.seats),
        message: value.message,
        ...(value.credits.trim() && { credits_per_month: wholeNumber(value.credits) }),
      }
      const isSent = await sending.mutateAsync({ data }).catch(() => null)
      if (isSent) onSent(email)
    },
  })
  return (
    <form.AppForm>
      <form.FormElement className="flex flex-col">
        <form.AppField name="name" validators={{ onChange: ({ value }) => nameProblem(value) }}>
          {(field) => (
            <field.TextField
              label={t({ message: 'Name', context: 'person' })}
              autoComplete="name"
              maxLength={120}
            />
          )}
        </form.AppField>
        <form.AppField
          name="company"
          validators={{ onChange: ({ value }) => companyProblem(value) }}
        >
          {(field) => (
            <field.TextField label={t`Company`} autoComplete="organization" maxLength={160} />
          )}
        </form.AppField>
        <form.AppField name="email" validators={{ onChange: ({ value }) => emailProblem(value) }}>
          {(field) => <field.TextField label={t`Email`} type="email" autoComplete="email" />}
        </form.AppField>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <form.AppField name="seats" validators={{ onChange: ({ value }) => seatsProblem(value) }}>
            {(field) => <field.TextField label={t`Seats`} inputMode="numeric" />}
          </form.AppField>
          <form.AppField
            name="credits"
            validators={{ onChange: ({ value }) => creditsProblem(value) }}
          >
            {(field) => (
              <field.TextField label={t`Credits per month (optional)`} inputMode="numeric" />
            )}
          </form.AppField>
        </div>
        <form.AppField name="message">
          {(field) => <field.TextAreaField label={t`Message (optional)`} maxLength={MESSAGE_MAX} />}
        </form.AppField>
        {sending.error && (
          <p role="alert" className="mb-2 flex items-start gap-2 text-destructive text-sm">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            {errorMessage(i18n, sending.error)}
          </p>
        )}
        <form.SubmitButton>
          <Trans>Send inquiry</Trans>
        </form.SubmitButton>
      </form.FormElement>
    </form.AppForm>
  )
}
