import type { Decision, SandboxCheckout } from './decide-checkout.ts'
import type { PaymentWords } from './payment-words.ts'

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** No scripts at all, and the form may only be sent here. */
export const PAYMENT_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const STYLE = `
:root{color-scheme:light dark;--ground:#f6f5f2;--card:#fff;--ink:#191816;--soft:#66625a;--edge:#dedbd3;--warn:#8a5a00;--warn-ground:#fff3d6;--act:#191816;--act-ink:#fff}
@media (prefers-color-scheme:dark){:root{--ground:#131211;--card:#1d1c1a;--ink:#f3f1ec;--soft:#a8a399;--edge:#35322d;--warn:#ffd48a;--warn-ground:#3a2c10;--act:#f3f1ec;--act-ink:#191816}}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:16px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:420px;background:var(--card);border:1px solid var(--edge);border-radius:16px;padding:24px}
.warn{margin:0 0 20px;padding:12px 14px;border-radius:10px;background:var(--warn-ground);color:var(--warn);font-weight:600}
h1{margin:0;font-size:18px}dl{display:grid;grid-template-columns:1fr auto;gap:8px;margin:16px 0 20px}dt{color:var(--soft)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.due{font-size:28px;font-weight:700}form{display:grid;gap:10px}button{min-height:44px;border-radius:10px;border:1px solid var(--edge);background:transparent;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button.act{background:var(--act);color:var(--act-ink);border-color:var(--act)}button:focus-visible{outline:3px solid #4a7dff;outline-offset:2px}`

const moneyIn = ({ language, currency }: SandboxCheckout) => {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  return (minor: number) => format.format(minor / 100)
}

/** The page for paying without money; it says so first, in the payer's language. */
export function renderPaymentPage(
  words: PaymentWords,
  checkout: SandboxCheckout,
  brand: string,
): string {
  const money = moneyIn(checkout)
  const word = (name: keyof PaymentWords) => escapeHtml(words[name])
  const choice = (decision: Decision, name: keyof PaymentWords, look = '') =>
    `<button${look} name="decision" value="${decision}">${word(name)}</button>`
  const renewal =
    checkout.cycle && checkout.recurringMinor !== null
      ? `<dt>${word(`renews_${checkout.cycle}`)}</dt><dd>${money(checkout.recurringMinor)}</dd>`
      : ''
  const choices =
    checkout.state === 'open'
      ? [
          choice('card', 'card', ' class="act"'),
          choice('paypal', 'paypal', ' class="act"'),
          choice('decline', 'decline'),
          choice('abandon', 'leave'),
        ].join('\n')
      : `<p>${word(checkout.state)}</p>${choice('abandon', 'back')}`
  return `<!doctype html>
<html lang="${checkout.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${word('title')} · ${escapeHtml(brand)}</title><style>${STYLE}</style></head>
<body><main>
<p class="warn" role="note">${word('notice')}</p>
<h1>${escapeHtml(checkout.title)}</h1>
<dl><dt>${word('due')}</dt><dd class="due">${money(checkout.amountMinor)}</dd>${renewal}</dl>
<form method="post">${choices}</form>
</main></body></html>`
}
