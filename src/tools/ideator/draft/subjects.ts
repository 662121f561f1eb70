import type { Pattern } from '#language/pattern.ts';

/** That something goes wrong, in whatever words: taken together with what it is about, never alone. */
export const TROUBLE = {
	id: 'trouble',
	pattern:
		/\b(?:no|not|never|nobody|cannot|too|late|slow(?:ly)?|lost|forgets?|forgotten|miss(?:ing|ed)|waits?|hours|days|weeks|months|evenings?|sundays?|weekends?|nights?|again|wrong|old|unanswered|chaos|mess|stress|manually|paper|excel|third|hard|difficult|expires?)\b|n't\b/i,
	finds: [
		'no quotes',
		'quotes are not sent',
		'quotes never go out',
		'nobody sends quotes',
		'we cannot send quotes',
		'too many quotes',
		'late quotes',
		'slow quotes',
		'we quote slowly',
		'lost quotes',
		'he forgets quotes',
		'they forget quotes',
		'forgotten quotes',
		'missing quotes',
		'missed quotes',
		'a quote waits',
		'quotes wait',
		'quotes take hours',
		'quotes take days',
		'quotes take weeks',
		'quotes take months',
		'quotes in the evening',
		'quotes in the evenings',
		'quotes on Sunday',
		'quotes on Sundays',
		'quotes at the weekend',
		'quotes on weekends',
		'quotes at night',
		'quotes fill the nights',
		'quotes again',
		'wrong quotes',
		'old quotes',
		'unanswered quotes',
		'quotes are chaos',
		'quotes are a mess',
		'stress with quotes',
		'quotes made manually',
		'quotes on paper',
		'quotes in Excel',
		'after the third quote',
		'quotes are hard',
		'quotes are difficult',
		'quotes expire',
		'a quote expires',
		"we don't quote",
	],
	leaves: ['We write quotes'],
} as const satisfies Pattern;

/** What is hardly ever named but as the thing that goes wrong; the id is that of a problem. */
export const SUBJECTS = [
	{
		id: 'quoting',
		pattern: /\b(?:quotes|quotations?|estimates?|proposals?|offers are)\b/i,
		finds: [
			'quotes',
			'a quotation',
			'quotations',
			'an estimate',
			'estimates',
			'a proposal',
			'proposals',
			'offers are late',
		],
		leaves: ['He offers tea'],
	},
	{
		id: 'billing',
		pattern: /\b(?:invoices?|invoicing)\b/i,
		finds: ['invoices', 'an invoice', 'invoicing'],
		leaves: ['voices'],
	},
	{
		id: 'late-payment',
		pattern: /\b(?:customers|clients|patients|parents|members|tenants) pay\b|\bpayments\b/i,
		finds: ['customers pay', 'clients pay', 'patients pay', 'parents pay', 'members pay', 'tenants pay', 'payments'],
		leaves: ['We pay'],
	},
	{
		id: 'missed-calls',
		pattern: /^(?:(?:the|our) )?(?:phone|telephone)\b/i,
		finds: ['phone', 'the phone', 'our telephone'],
		leaves: ['photos on the phone'],
	},
	{ id: 'reviews', pattern: /\breviews\b/i, finds: ['online reviews'], leaves: ['a review'] },
	{
		id: 'rota',
		pattern: /\b(?:rotas?|rosters?|shift plans?)\b/i,
		finds: ['the rota', 'rotas', 'a roster', 'rosters', 'a shift plan', 'shift plans'],
		leaves: ['shift the table'],
	},
	{
		id: 'receipts',
		pattern: /\b(?:receipts|bookkeeping)\b/i,
		finds: ['receipts', 'bookkeeping'],
		leaves: ['received'],
	},
	{
		id: 'taxes',
		pattern: /\b(?:vat|tax returns?)\b/i,
		finds: ['VAT', 'tax return', 'tax returns'],
		leaves: ['a vast hall'],
	},
	{
		id: 'stock',
		pattern: /\b(?:the stock|inventory|in the (?:warehouse|store|cold store))\b/i,
		finds: ['the stock', 'the inventory', 'in the warehouse', 'in the store', 'in the cold store'],
		leaves: ['they told the warehouse'],
	},
	{
		id: 'inspections',
		pattern: /\b(?:certificates|inspections?|audits?)\b/i,
		finds: ['certificates', 'an inspection', 'inspections', 'an audit', 'audits'],
		leaves: ['an inspector'],
	},
	{
		id: 'booking',
		pattern: /\b(?:appointments?|calendar)\b/i,
		finds: ['an appointment', 'appointments', 'the calendar'],
		leaves: ['a disappointment'],
	},
	{
		id: 'inbox',
		pattern: /\b(?:inbox|e-?mails)\b/i,
		finds: ['the inbox', 'emails', 'e-mails'],
		leaves: ['an e-mail address'],
	},
	{
		id: 'texts',
		pattern: /\b(?:newsletters?|instagram|social media)\b/i,
		finds: ['a newsletter', 'newsletters', 'Instagram', 'social media'],
		leaves: ['a letter'],
	},
	{
		id: 'first-weeks',
		pattern: /\b(?:apprentices?|new (?:people|staff|colleagues|employees))\b/i,
		finds: ['the apprentice', 'apprentices', 'new people', 'new staff', 'new colleagues', 'new employees'],
		leaves: ['new shoes'],
	},
	{
		id: 'complaints',
		pattern: /\bcomplain(?:ts?|s)?\b/i,
		finds: ['complaints', 'a complaint', 'he complains', 'they complain'],
		leaves: ['plain'],
	},
	{ id: 'payroll', pattern: /\b(?:payroll|payslips)\b/i, finds: ['payroll', 'payslips'], leaves: ['pay'] },
	{ id: 'meetings', pattern: /\bmeetings\b/i, finds: ['meetings'], leaves: ['the first meeting'] },
	{
		id: 'paperwork',
		pattern: /\b(?:paperwork|bureaucracy|admin)\b/i,
		finds: ['paperwork', 'bureaucracy', 'admin'],
		leaves: ['paper'],
	},
	{ id: 'discounts', pattern: /\b(?:discounts|vouchers)\b/i, finds: ['discounts', 'vouchers'], leaves: ['we count'] },
	{
		id: 'platforms',
		pattern: /\b(?:commissions?|portals)\b/i,
		finds: ['a commission', 'commissions', 'portals'],
		leaves: ['ports'],
	},
	{
		id: 'waiting',
		pattern: /\b(?:queues?|waiting times)\b/i,
		finds: ['a queue', 'queues', 'waiting times'],
		leaves: ['a waiter'],
	},
	{ id: 'suppliers', pattern: /\bsuppliers?\b/i, finds: ['suppliers', 'a supplier'], leaves: ['supplies'] },
] as const satisfies readonly Pattern[];

/** The ids of the problems with what a text names as going wrong, in the order in which it names them. */
export function subjectsIn(text: string): string[] {
	if (!TROUBLE.pattern.test(text)) return [];
	return SUBJECTS.map(({ id, pattern }) => ({ id, at: text.search(pattern) }))
		.filter(({ at }) => at !== -1)
		.toSorted((one, other) => one.at - other.at)
		.map(({ id }) => id);
}
