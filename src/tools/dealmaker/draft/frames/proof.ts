import { brief, isReadable } from '#reading/brief.ts';
import { whatToCount } from '../kinds.ts';
import { core, isSpent, type Material, quoteOf, takeOffers } from '../material.ts';
import type { Option } from '../option.ts';
import { atMeeting, concernLines, decider, firstUnspent, nextWords, painLines } from '../parts.ts';

/** Proof from the client's own cases before anything is signed: answers a doubt or an attempt that failed. */

const DOUBTS: readonly string[] = ['Proof', 'Trust'];
const REFERENCE =
	/\b(?:reference|talk to (?:somebody|someone)|speak to (?:somebody|someone)|ring|call) (?:them|who)\b|\breferences?\b|\bsomebody who (?:has|uses)\b/i;
/** Seen and not taken, which is no attempt. */
const LOOKED = /\b(?:demo|quote|offer|look(?:ed)?|presentation) (?:of|from|at|by|for)\b/i;
const SAMPLE =
	/\b(?:send|share|export|give|bring|get)\b.{0,40}\b(?:jobs|data|list|lists|sample|samples|deals?|orders|report|reports|export|folder|files?|photos?|plans?|drawings?|invoices|figures|numbers|log|sheets?|slips|quotes|calendar|diary|calls|opportunities)\b/i;

function sampleLine(material: Material): string {
	const promise = material.reading.commitments.find(
		({ side, moment }) =>
			side === 'prospect' &&
			SAMPLE.test(moment.remark.folded) &&
			isReadable(brief(moment, 130)) &&
			!isSpent(material, moment),
	);
	return promise === undefined ? '' : `We work through what you offered: ${quoteOf(material, promise.moment, 130)}`;
}

function referenceLine({ reading }: Material): string {
	const wish = reading.facts.said.prospect.some(({ folded, text }) => REFERENCE.test(folded) && isReadable(text));
	return wish ? 'A conversation with somebody who uses it already, without us on the line [add name and number]' : '';
}

function title(material: Material, tried: boolean): string {
	if (material.concerns.some(({ category }) => DOUBTS.includes(category))) return 'Proof first, from your own cases';
	return tried ? 'A test where the last attempt failed' : 'A measured start before any commitment';
}

export function proof(material: Material): Option {
	const tried = firstUnspent(
		material,
		material.reading.needs.tried.filter(({ remark }) => remark.words > 3),
	);
	const isLook = tried !== null && LOOKED.test(tried.remark.folded);
	const name = title(material, tried !== null && !isLook);
	const kind = material.pains[0]?.kind ?? null;
	const what = kind === null ? 'the result' : whatToCount(kind);
	const who = decider(material);
	const all = who === '' ? 'you' : `you and ${who}`;
	const doubt = material.concerns.find(({ category }) => DOUBTS.includes(category)) ?? null;
	const against = tried === null ? (doubt === null ? '' : core(doubt.moment)) : core(tried);
	const sample = sampleLine(material);
	const risks = concernLines(material, 2, DOUBTS);
	const after =
		tried === null
			? []
			: [
					`${isLook ? 'What you looked at before' : 'What was tried before'}: ${quoteOf(material, tried, 150)}${nextWords(material, tried)}`,
				];
	const before = painLines(material, after.length > 0 ? 1 : 2);
	const safety = takeOffers(material, 1, ({ kind: sort }) => sort === 'safety');
	return {
		title: name,
		problem: [
			...after,
			...before,
			before.length + after.length === 0 ? 'Before money is spent, you want to see that it holds in your own case' : '',
		],
		solution: [
			kind === null
				? 'Before anything is ordered, both sides agree what would count as a success and look at it in your own work'
				: `Before anything is ordered, we measure together: ${kind.measure}`,
			sample,
			`Investment: [add price of the test, or that it is free]`,
		],
		benefits: [
			kind === null ? 'You decide on what you saw yourself' : `You decide on figures of your own: ${what}`,
			who === '' ? '' : `The result is written so that ${who} can judge it without having been on the call`,
			kind === null ? '' : `Whatever is decided, the base line is yours and shows ${kind.early}`,
		],
		deliverables: [
			kind === null
				? 'One page, agreed beforehand, with what would count as a success [add measure]'
				: `One page, agreed beforehand, with the result that would count as a success (${what}) [add figure]`,
			referenceLine(material),
			against === ''
				? `The result for ${what} in writing, good or bad`
				: tried === null
					? `A written answer to ${against}, from what was measured`
					: `The result in writing, beside what you ${isLook ? 'looked at' : 'tried'} before: ${against}`,
		],
		timeline: [`Test of [add days], with its result on the table before ${all} decide [add day]`],
		risks: [
			...risks,
			...safety,
			tried === null
				? 'A short test can meet an unusual week, so it covers an ordinary one and a busy one [confirm].'
				: `Before the start both sides say why ${isLook ? 'you left aside what you looked at' : 'the earlier attempt fell short'}; the test ends if the same shows again [confirm].`,
		],
		next: [
			`${atMeeting(material)} both sides write down what the test has to show`,
			sample === ''
				? `You choose the weeks or the cases in which we measure ${what} [add which]`
				: 'We confirm what we received and what is missing in it',
		],
	};
}
