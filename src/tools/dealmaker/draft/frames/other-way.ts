import { isReadable } from '#reading/brief.ts';
import { firstOf, type Moment } from '#reading/remark.ts';
import { isSpent, type Material, quoteOf } from '../material.ts';
import type { Option } from '../option.ts';

/** A cheaper way that the salesperson pointed to, even one without a sale in it. */

const OTHER =
	/\b(?:(?:do|done|doing|fit|install|fix) (?:it|this|that|this sorta thing done) yourself|yourself for|your own \w+|local (?:electrician|plumber|shop|dealer|firm)|far much cheaper|cheaper (?:way|if|option)|get (?:an|a) (?:electrician|plumber|friend)|half[- ]price|discount package|free trial)\b/i;

export function otherWayOf(material: Material): Moment | null {
	const found = firstOf(
		material.reading.facts.said.salesperson.filter(({ text }) => isReadable(text)),
		OTHER,
	);
	return found === null || isSpent(material, found) || !isReadable(found.quote) ? null : found;
}

export function otherWay(material: Material): Option {
	const moment = otherWayOf(material);
	return {
		title: 'The cheaper way named on the call',
		problem: [
			moment === null ? '[add the other way]' : `There is another way, as we said: ${quoteOf(material, moment, 150)}`,
		],
		solution: [
			'We tell you plainly what this way can do for you and what it cannot [add both]',
			'Cost of this way: [add price, and who is paid]',
		],
		benefits: ['It costs less if it is enough'],
		deliverables: ['A short list of what you need for it [add parts]'],
		timeline: ['You can begin on the day you have the parts [confirm]'],
		risks: ['If it turns out not to be enough, the first option stays open at the price named there [confirm].'],
		next: ['You say which of these ways you want', 'We answer questions about it by [add how]'],
	};
}
