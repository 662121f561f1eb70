import { decapitalize } from '#language/decapitalize.ts';
import { isReadable } from '#reading/brief.ts';
import { type Material, quoteOf } from '../material.ts';
import type { Option } from '../option.ts';
import { firstUnspent, painLines } from '../parts.ts';

/** What can be in place by the day that the client named. */
const BY =
	/\b(?:by|before|until|in time for|no later than|from) (?:the )?(?:[\w']+ ){0,4}?(?:january|february|march|april|may|june|july|august|september|october|november|december|easter|(?:christmas|summer|spring|autumn|winter)(?: \w+)?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|year|season|quarter|month|term)\b/i;

export function dateWords(material: Material): string {
	const { wanted } = material;
	const found = wanted === null ? null : BY.exec(wanted.remark.folded);
	const words =
		found === null || wanted === null ? '' : wanted.remark.text.slice(found.index, found.index + found[0].length);
	return isReadable(words) ? words : '';
}

export function date(material: Material): Option {
	const { wanted, reason } = material;
	const words = dateWords(material);
	const by = firstUnspent(material, [wanted]);
	const why = firstUnspent(material, [reason]);
	return {
		title: words === '' ? 'In place by your day' : `In place ${decapitalize(words)}`,
		problem: [
			by === null ? '' : `The day is what counts here: ${quoteOf(material, by, 140)}`,
			why === null ? '' : `Behind it stands: ${quoteOf(material, why, 140)}`,
			...painLines(material, 1),
		],
		solution: [
			'What has to work on that day is done first, everything else after it [add what has to work]',
			'Investment: [add price of the first stage]',
		],
		benefits: ['The day is kept even if a later part slips', 'What comes after it is planned on experience'],
		deliverables: [
			'A plan that runs backwards from your day, with the last day on which each step can begin',
			'The first stage, tried out before the day [add what it holds]',
		],
		timeline: ['Last day to begin: [add date]', 'A trial run lies between the end of the work and your day [add date]'],
		risks: [
			'What depends on others is listed with names and days; if one of them slips, you hear of it at once.',
			'If the last day to begin passes, the plan moves to a later day and no half-finished stage goes live.',
		],
		next: ['You confirm the day and what must work on it', 'We send the plan backwards from it [add day]'],
	};
}
