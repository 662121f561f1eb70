/** The fixed sentences that more than one method uses. Whole sentences of the member stand between them. */

export const GREETING = { first: 'Hi {name},', titled: 'Dear {name},' };
export const OPT_OUT = 'To opt out, reply "no" and I will not write again.';

/** Who introduces. The title stands in brackets, since any wording of it reads well there. */
export const INTRODUCED = {
	suggested: {
		titled: '{referrer} ({title}) suggested I write to you.',
		untitled: '{referrer} suggested I write to you.',
		subject: '{referrer} suggested I write',
	},
	named: {
		titled: '{referrer} ({title}) gave me your name.',
		untitled: '{referrer} gave me your name.',
		subject: '{referrer} gave me your name',
	},
};

export const INTRODUCED_FALLBACK = 'Your name was passed on';

/** News of their company that does not speak to them. */
export const SEEN = 'I see that {news}';

/** After the recipient's problem, where the referrer told the member of it. */
export const KNOWN_FROM = 'That is how {referrer} described it, so correct me if it has changed.';

/** Before a fact that needs a word of its own. */
export const LEADS = {
	how: 'Here is how we would work together.',
	doubt: 'The question I hear most is this one:',
};

export const TIMING = { first: 'Day 1', later: 'Day {day} ({days} days later)' };

/** What is missing, said as a sentence of its own: at most one in an email, and each in one email only. */
export const GAPS = {
	offer: '[add in about {words} words what you do, beginning with We or I]',
	challenge: '[add in about {words} words what you have seen at their place, as you would say it to them]',
	fact: '[add in about {words} words what you read or heard about them, as you would say it to them]',
	news: '[add in about {words} words what is new at their place and why it matters now]',
	result: '[add in about {words} words one result with its number: how it was, what you did and how it is now]',
	how: '[add in about {words} words how the work is done: who does what, and when]',
	step: '[add in about {words} words the first step you offer, beginning with We or I, and what they have afterwards]',
	check: '[add in about {words} words one thing they can check without you, and what it shows]',
	shows: '[add in about {words} words what that shows them]',
	takeHome: '[add in about {words} words what they take home]',
	example: '[add in about {words} words an example from your own work]',
	use: '[add in about {words} words one thing that may be of use to them in any case]',
};

/** The beginning of each gap: the email is long enough when it is filled. */
export const GAP_OPENING = '[add in about {words} words';
