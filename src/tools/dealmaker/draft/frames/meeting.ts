import { capital } from '#language/capitals.ts';
import { isSpent, type Material, quoteOf } from '../material.ts';
import type { Option } from '../option.ts';
import { meetingLine, meetingName, painLines, toldLines } from '../parts.ts';

function unseen({ pains }: Material): string {
	return pains.length > 0
		? 'So far we know your situation from the call alone [confirm]'
		: '[add what the client said about the situation]';
}

const FREE = /\bfree\b|\bno[- ](?:charge|obligation)\b|\bat no cost\b/i;

/** Whether the salesperson offered this very thing for nothing. */
function isFree({ reading }: Material, bare: string): boolean {
	const noun =
		bare
			.toLowerCase()
			.split(/[\s-]+/)
			.at(-1) ?? '';
	return reading.facts.said.salesperson.some(
		({ folded }) => FREE.test(folded) && noun.length > 3 && folded.toLowerCase().includes(noun),
	);
}

/** The meeting that was agreed, and nothing beyond it yet. */
export function meeting(material: Material): Option {
	const name = meetingName(material);
	const bare = name === 'our next conversation' ? 'A conversation' : capital(name.replace(/^the /, ''));
	const { request } = material.reading.needs;
	const wish =
		request === null || isSpent(material, request) ? '' : `What you asked for: ${quoteOf(material, request, 150)}`;
	const lines = painLines(material, 1);
	const told = lines.length === 0 ? toldLines(material, 1) : [];
	const when = meetingLine(material);
	return {
		title: `${bare} first, nothing beyond it yet`,
		problem: [wish, ...lines, ...told, wish === '' && lines.length + told.length === 0 ? unseen(material) : ''],
		solution: [
			`${capital(name)} comes first; an offer follows only from what is seen there`,
			isFree(material, bare)
				? 'Investment for it: none; on the call it was offered without charge'
				: 'Investment for it: [add price, or that it is free]',
		],
		benefits: [
			'You commit to a meeting and to nothing else',
			'The offer that follows is made for what was seen, not for what is usual',
		],
		deliverables: [`Notes of ${name}, sent to you afterwards`, 'An offer in writing, if you want one after it'],
		timeline: [when === '' ? `Day and hour: [add date]` : when, 'An offer follows within [add days]'],
		risks: [
			'If the two do not fit, that is said on the day.',
			`What has to be at hand for ${name} is agreed beforehand [add what].`,
		],
		next: [`We confirm ${name} in writing`, 'You tell us who else should be there [add names]'],
	};
}
