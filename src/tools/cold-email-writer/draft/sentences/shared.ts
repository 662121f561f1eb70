/** The fixed sentences that more than one method uses. Whole sentences of the member stand between them. */

export const GREETING = 'Hi {first},';
export const OPT_OUT = 'To opt out, reply "no" and I will not write again.';

/** Who introduces. The title stands in brackets, since any wording of it reads well there. */
export const INTRODUCED = {
	suggestedWithTitle: '{referrer} ({title}) suggested I write to you.',
	suggested: '{referrer} suggested I write to you.',
	namedWithTitle: '{referrer} ({title}) gave me your name.',
	named: '{referrer} gave me your name.',
	copied: '{referrer} gave me your name and is in copy.',
};

export const INTRODUCED_SUBJECT = {
	suggested: '{referrer} suggested I write',
	named: '{referrer} gave me your name',
	fallback: 'Your name was passed on',
};

/** After the recipient's problem, by how the member knows of it. */
export const KNOWN_FROM = {
	referrer: 'That is how {referrer} described it, so correct me if it has changed.',
	unsaid: 'Correct me if I have that wrong.',
};

/** Before a fact that needs a word of its own. */
export const LEADS = {
	how: 'This is how it works.',
	doubt: 'The question I hear most is this one:',
};

export const TIMING = { first: 'Day {day}', later: 'Day {day} ({days} days later)' };

/** What is missing, said as a sentence of its own: at most one in an e-mail. */
export const GAPS = {
	offer: '[add what you do, in one sentence that begins with We or I]',
	result: '[add one result with its number]',
	step: '[add the first step you offer, in one sentence that begins with We or I]',
	check: '[add one thing they can check without you]',
	fact: '[add one thing that you read or heard about them, as you would say it to them]',
	question: '[add the one question that you would most like answered]',
};
