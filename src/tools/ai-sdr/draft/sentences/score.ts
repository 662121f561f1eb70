/** What each criterion of the lead score says. */

/** By how the trades fit, or by what is not known. */
export const INDUSTRY = {
	listed: 'Met. {industry} is the trade you serve.',
	named: 'Met. {industry}; you wrote {trade}.',
	among: 'Met. Their name puts them among those you serve: {people}.',
	other: 'Not met. {industry}; you serve {trade}.',
	unknown: 'Unknown. {industry} is given; which trade you serve is not.',
	notListed: 'Unknown. Their trade is not on the list.',
	notGiven: 'Unknown. Their industry is not given.',
} as const;

/** By whether somebody of that role signs. */
export const AUTHORITY = {
	yes: 'Met. The role given is {role}.',
	perhaps: 'Partly. {role}; who signs is not given.',
	unknown: 'Unknown. {role}; who signs is not given.',
} as const;

export const NEED = {
	met: 'Met. Given: “{need}”.',
	partly: 'Partly. You saw it; they have not said it: “{need}”.',
	given: 'Partly. Given: {quote}.',
	asked: 'Unknown. The first message asks.',
	unknown: 'Unknown. Ask which part of their work gives them the most trouble.',
} as const;

export const TIMING = {
	met: 'Met. They want it settled by {date}.',
	quoted: 'Met. Given: {quote}.',
	vague: 'Partly. Given, without a date: {quote}.',
	unknown: 'Unknown. Ask by when they want it solved.',
} as const;

export const SOURCE = {
	met: 'Met. {source}: somebody connects you.',
	named: 'Met. {source}: {referrer} connects you.',
	spoke: 'Met. {source}: you met and spoke.',
	partly: 'Partly. {source}; a talk is not given.',
	notMet: 'Not met. {source}: nothing connects you yet.',
	unknown: 'Unknown. Where you have the name from is not given.',
} as const;

export const PROOF = {
	met: 'Met. A result with its number, in a trade you serve.',
	partly: 'Partly. A result with its number; whether it is from their trade is not given.',
	leftOut: 'Unknown. What you entered could not be used: the success tips say why.',
	unknown: 'Unknown. No result with a number is given.',
} as const;

export const BUDGET = {
	met: 'Met. They named {sum}.',
	noSum: 'Unknown. Given: {quote}.',
	today: 'Unknown. Ask what they pay today.',
	unknown: 'Unknown. Ask once the need is clear.',
	priced: 'Your price stands in message {number}.',
} as const;

/** By how the sizes fit, or by what is not known. */
export const SIZE = {
	within: 'Met. {size} is within the sizes you serve.',
	overlaps: 'Partly. {size}; you serve {own}.',
	apart: 'Not met. {size}, while you serve {own}.',
	unknown: 'Unknown. {size}; you serve {own}.',
	notGiven: 'Unknown. Their size is not given.',
	ownNotGiven: 'Unknown. {size} is given; which sizes you serve is not.',
} as const;

export const APPROACH = {
	open: 'Still to find out: {list}.',
	known: 'No criterion is open.',
	partly: 'Known only in part: {list}.',
	against: 'Against it: {list}.',
} as const;
