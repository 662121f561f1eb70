/** The words beside a sum: how it is paid, its tax, its period. */

import type { Pattern } from '#language/pattern.ts';

export const TERMS: Pattern = {
	id: 'how it is paid and ended',
	pattern:
		/\b(?:half (?:now|at|on|when|up ?front|before|after|the (?:fee|price|money))|(?<!(?:say|tell|told|said) (?:it|you|them) )up ?front|deposit|invoic\w+|instal?ments?|on completion|cancel\w*|notice|minimum|contract|refund\w*|credit(?:ed)?(?! cards?\b)|comes off|(?<!can't |cannot )guarantee\w*|no set-?up|set-?up fee|discount|lock(?:ed)? in|pay(?:able|ment|ments)?|(?<!after )thirty days|net \d+|(?:\w+|\d+) ?(?:percent|per cent) (?:to start|when|on|at|before|after))\b/i,
	finds: [
		"It's half at the start.",
		'We take the first month up front.',
		'There is a deposit of two hundred.',
		'The first invoice goes out in May.',
		'You can do it in three instalments.',
		'The rest is due on completion.',
		'You may cancel any month.',
		'It needs four weeks of notice.',
		'The minimum is a year.',
		'We do it without a contract.',
		"If it's rubbish I refund it.",
		'Twelve of that is credited.',
		'Then that comes off the first month.',
		'There is a guarantee of thirty.',
		"There's no set-up if there's been a pilot.",
		'The set-up fee is six hundred.',
		'Charities get a discount of ten.',
		'Nobody is locked in with us.',
		'Two weeks free, or you pay nothing.',
		'It is thirty days, as usual.',
		'Our terms are net 14.',
		'Fifty percent to start, thirty when you approve.',
	],
	leaves: [
		'Half an hour on the phone each.',
		'So I say it up front now.',
		'Half of them lose it on page one.',
		"I can't guarantee positions.",
		'Bank, credit cards, Square.',
	],
};

export const TAX: Pattern = {
	id: 'the tax beside a price',
	pattern: /\b(?:plus|without|excluding|ex|before|with|including|inc(?:l)?\.?) (vat|gst|tax|sales tax|hst|iva|mwst)\b/i,
	finds: [
		'Sixty-eight hundred plus GST.',
		'That is without VAT.',
		'Nine hundred excluding VAT.',
		'It is ex GST.',
		'Forty before tax.',
		'Forty with sales tax.',
		'Forty including HST.',
		'Forty inc VAT.',
	],
	leaves: ['We do the VAT ourselves.', 'Plus the tax man came.'],
};

/** Payments, invoices and notices of other things: what the work does, what others pay, what is put right. */
export const NO_TERM: Pattern = {
	id: 'what only sounds like a term',
	pattern:
		/(?:\binto \p{Lu}\p{L}+|\b(?:as a draft|each invoice|picture of|typing invoices|invoice has|finishing to|deposits? net|you can take a|they (?:pay|could|can|cancel)|we pay|we've our own|credit(?:'s| notes?| on)|cancelled|do cancel|cancel flow|contract work|the notice|didn't notice|thank you|(?:i|we)(?:'ll| will) (?:send|drop)|your lawyer)\b)/iu,
	finds: [
		'The job goes into Xero for the invoice.',
		'It comes as a draft of the invoice.',
		'You get each invoice.',
		'Take a picture of the invoice.',
		"Maura isn't typing invoices.",
		'The invoice has the old name.',
		'From finishing to invoice.',
		'The deposit net of fees.',
		'You can take a deposit.',
		'They pay up to half.',
		'They could cancel.',
		'They can cancel.',
		'They cancel, they go.',
		'Today we pay forty.',
		"We've our own invoices late.",
		"The credit's approved.",
		'The credit note comes.',
		'There is credit on your bill.',
		'The old one is cancelled.',
		'If people do cancel, it stops.',
		'There is a cancel flow.',
		'That is contract work.',
		'You got the notice.',
		"You didn't notice.",
		'I thank you for the notice.',
		"I'll send the invoice.",
		'We will send the invoice.',
		'The contract, your lawyer can tear it up.',
	],
	leaves: ["Thirty days' notice, either side.", 'You may cancel any month.', 'You pay it in three parts.'],
};

/** Money other than dollars, euros and pounds, which a sum without a currency may be in. */
export const MONEY: Pattern = {
	id: 'another money',
	pattern:
		/\b(?:shillings?|rands?|rupees?|naira|dirhams?|pesos?|TT|francs?|kron(?:er|or|e|a)|z[lł]oty|reais|yen|lira|forints?)\b/,
	finds: [
		'In shillings please.',
		'Forty rand.',
		'Forty rupees.',
		'Forty naira.',
		'Forty dirhams.',
		'Forty pesos.',
		'Forty TT.',
		'Forty francs.',
		'Forty kroner.',
		'Forty złoty.',
		'Forty reais.',
		'Forty yen.',
		'Forty lira.',
		'Forty forints.',
	],
	leaves: ['Forty dollars.', 'It ran dry.', 'We got it.'],
};

/** In a price that was written: when or how it is paid. */
export const PAID: Pattern = {
	id: 'when it is paid',
	pattern: /(?:\b(?:pay\w*|paid|invoic\w*|deposit|half|up ?front|month\w*|instal\w*|due|per ?cent)\b|%)/i,
	finds: [
		'Payable in May.',
		'Paid in May.',
		'On invoice.',
		'A deposit first.',
		'Half at the start.',
		'All up front.',
		'€40 a month.',
		'In three instalments.',
		'Due in May.',
		'Forty percent at the start.',
		'40% at the start.',
	],
	leaves: ['£2,400 plus VAT', 'The whole is £40.'],
};

export const PRICE_CUES = [TERMS, TAX, NO_TERM, MONEY, PAID];
