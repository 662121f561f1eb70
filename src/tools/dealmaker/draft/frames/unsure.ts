import { isReadable } from '#reading/brief.ts';
import { firstOf, type Moment } from '#reading/remark.ts';
import { isSpent, type Material, quoteOf } from '../material.ts';
import type { Option } from '../option.ts';
import { concernLines } from '../parts.ts';

/** Finding out first what is needed, where the client does not know. */

const UNSURE =
	/\b(?:not (?:quite |really |honestly )?sure (?:for that )?(?:if|whether|what|which|how|about)|(?:don't|do not) (?:honestly |really )?know (?:what|which|if|whether)|(?:what|which one) (?:would|do) (?:you|i|we) (?:recommend|need|suggest)|wasn't quite sure)\b/i;

export function unsureOf(material: Material): Moment | null {
	const found = firstOf(
		material.reading.facts.said.prospect.filter(({ text }) => isReadable(text)),
		UNSURE,
	);
	return found === null || isSpent(material, found) ? null : found;
}

export function unsure(material: Material): Option {
	const moment = unsureOf(material);
	return {
		title: 'Find out first which one it is',
		problem: [
			moment === null ? '[add what is not clear yet]' : `What is not clear yet: ${quoteOf(material, moment, 150)}`,
		],
		solution: [
			'Somebody looks at it and says what is needed and what is not; only then is anything ordered',
			'Price of the look: [add price, or that it is free]',
		],
		benefits: ['You do not pay for the wrong thing', 'The price that follows is for your case, not for an average one'],
		deliverables: ['What was found, in writing, with each way to go and its price'],
		timeline: ['Day of the look: [add date]', 'The written result follows within [add days]'],
		risks: [...concernLines(material, 1), 'If nothing has to be done, the result says so.'],
		next: ['You send a photo or a sketch beforehand, if that helps [confirm]', 'We name a day for the look [add date]'],
	};
}
