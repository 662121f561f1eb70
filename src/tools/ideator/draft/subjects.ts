import type { Pattern } from '#language/pattern.ts';

/** What a point names as going wrong, by its name alone; the id is that of a problem. */
export const SUBJECTS = [
	{
		id: 'quoting',
		pattern: /\b(?:quotes|quote requests?|quotations?|estimates?|proposals?|offers are)\b/i,
		finds: [
			'quotes',
			'a quote request',
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
		pattern: /\b(?:invoices?|invoicing|billing)\b/i,
		finds: ['invoices', 'an invoice', 'invoicing', 'billing'],
		leaves: ['voices'],
	},
	{
		id: 'late-payment',
		pattern: /\b(?:customers|clients|patients|parents|members|tenants) pay\b|\bpayments?\b/i,
		finds: [
			'customers pay',
			'clients pay',
			'patients pay',
			'parents pay',
			'members pay',
			'tenants pay',
			'payments',
			'the final payment',
		],
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
		pattern: /\b(?:inbox|e-?mails|messages)\b/i,
		finds: ['the inbox', 'emails', 'e-mails', 'messages'],
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
	{
		id: 'no-shows',
		pattern: /\b(?:reminders|cancellation fees?|waiting list)\b/i,
		finds: ['reminders', 'a cancellation fee', 'the waiting list'],
		leaves: ['a list'],
	},
	{ id: 'requests', pattern: /\brequests\b/i, finds: ['requests'], leaves: ['a question'] },
	{
		id: 'applications',
		pattern: /\b(?:claims|claim forms|applications)\b/i,
		finds: ['claims', 'claim forms', 'applications'],
		leaves: ['he claimed it'],
	},
	{ id: 'missing-papers', pattern: /\bdocuments\b/i, finds: ['documents'], leaves: ['a document'] },
	{ id: 'payroll', pattern: /\b(?:payroll|payslips)\b/i, finds: ['payroll', 'payslips'], leaves: ['pay'] },
	{ id: 'meetings', pattern: /\bmeetings\b/i, finds: ['meetings'], leaves: ['the first meeting'] },
	{
		id: 'paperwork',
		pattern: /\b(?:paperwork|bureaucracy|admin|the papers)\b/i,
		finds: ['paperwork', 'bureaucracy', 'admin', 'the papers'],
		leaves: ['paper'],
	},
	{ id: 'discounts', pattern: /\b(?:discounts|vouchers)\b/i, finds: ['discounts', 'vouchers'], leaves: ['we count'] },
	{
		id: 'platforms',
		pattern: /\bcommissions?\b/i,
		finds: ['a commission', 'commissions'],
		leaves: ['a mission'],
	},
	{
		id: 'waiting',
		pattern: /\b(?:queues?|waiting times)\b/i,
		finds: ['a queue', 'queues', 'waiting times'],
		leaves: ['a waiter'],
	},
	{ id: 'suppliers', pattern: /\bsuppliers?\b/i, finds: ['suppliers', 'a supplier'], leaves: ['supplies'] },
] as const satisfies readonly Pattern[];

/** The ids of the problems with what a point names, in the order in which it names them. */
export function subjectsIn(text: string): string[] {
	return SUBJECTS.map(({ id, pattern }) => ({ id, at: text.search(pattern) }))
		.filter(({ at }) => at !== -1)
		.toSorted((one, other) => one.at - other.at)
		.map(({ id }) => id);
}
