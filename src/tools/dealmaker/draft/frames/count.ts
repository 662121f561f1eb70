import { listOf } from '#prose/sentences.ts';
import { isSpent, type Material, quoteOf } from '../material.ts';
import type { Option } from '../option.ts';
import { painLines } from '../parts.ts';

/** Counting before deciding: for a client who named troubles and no figures, or too little else. */
export function count(material: Material): Option {
	const kinds = [...new Set(material.pains.map(({ kind }) => kind))].slice(0, 3);
	const { lasting } = material.reading.needs;
	const since =
		lasting === null || isSpent(material, lasting) ? '' : `How long it has been so: ${quoteOf(material, lasting, 130)}`;
	return {
		title: 'Count first, decide afterwards',
		problem: [
			...painLines(material, 2),
			since,
			'How large it is has not been counted yet [add figures, if there are any]',
		],
		solution: [
			`Both sides count for an agreed time: ${listOf(kinds.map(({ measure }) => measure.split(',')[0] ?? ''))}`,
			'Investment: [add price of the count, or that it is free]',
		],
		benefits: [
			'You learn what the trouble is worth before you pay to remove it',
			...kinds.slice(0, 1).map(({ early }) => `Afterwards the same count shows ${early}`),
		],
		deliverables: [
			'A counting sheet that takes a minute a day',
			'A page with the result and what it suggests, which may be to leave things as they are',
		],
		timeline: ['Count from [add date] to [add date]', 'The result is talked through in the week after [add day]'],
		risks: [
			'People count less when they are busy, so the sheet has one line a case.',
			'One period says little about a season; it is named beside the figures.',
		],
		next: ['You name who counts [add name]', 'We send the sheet for your corrections'],
	};
}
