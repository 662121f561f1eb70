import { capital } from '#language/capitals.ts';
import { at, linesAt } from '#prose/places.ts';
import { paragraph } from '#prose/sentences.ts';
import { buysForWork } from '../summary/form.ts';
import { cited, citedInline, deciderAddressed, inline } from '../words.ts';

import type { Rule } from './improvement.ts';

/** Improvements in answering, proving and closing. */

const tone: Rule = (reading) => {
	const hit = reading.objections.find(({ traits }) => traits.insulted);
	if (hit?.answer === undefined || hit.answer === null) return null;
	return {
		key: 'tone',
		lines: [hit.answer.line],
		area: 'Staying with the matter',
		impact: 'High',
		issue: `The answer ${citedInline(hit.answer, 110)} judges the person instead of answering ${citedInline(hit.moment)}.`,
		recommendation: 'Say what is right in the objection first, then ask: ‘What would change your mind?’',
	};
};

const pushing: Rule = (reading) => {
	const pushed = reading.objections.filter(({ traits, answer }) => traits.pushed && answer !== null);
	const [first] = pushed;
	if (first?.answer === undefined || first.answer === null) return null;
	return {
		key: 'pushing',
		lines: pushed.map(({ answer }) => answer?.line ?? first.moment.line),
		area: 'Taking a no in',
		impact: 'High',
		issue: paragraph(
			`After ${citedInline(first.moment)} came ${cited(first.answer, 110)}`,
			pushed.length > 1 ? `The same happens in ${linesAt(pushed.slice(1).map(({ answer }) => answer?.line ?? 0))}` : '',
		),
		recommendation: `Say ${inline(first.moment)} back in one sentence, ask one question about it, and accept the answer.`,
	};
};

const proof: Rule = (reading) => {
	const claimed = reading.objections.find(
		({ traits, category }) => traits.claimed && (category === 'Proof' || category === 'Trust'),
	);
	if (claimed?.answer === undefined || claimed.answer === null) return null;
	return {
		key: 'proof',
		lines: [claimed.moment.line, claimed.answer.line],
		area: 'Proof',
		impact: 'High',
		issue: `To ${citedInline(claimed.moment)} the answer is the claim itself: ${cited(claimed.answer, 110)}`,
		recommendation: 'Say where the figure comes from, then work it out with numbers of theirs.',
	};
};

const decider: Rule = (reading) => {
	const { people, facts } = reading;
	const early = reading.needs.pains.length === 0 && reading.money.prices.length === 0 && reading.step.kind === 'none';
	if (
		reading.step.kind === 'agreed' ||
		people.asked !== null ||
		people.decider === 'present' ||
		facts.turns.length < 8 ||
		early
	)
		return null;
	const named = people.said[0];
	if (named === undefined && !buysForWork(reading)) return null;
	return {
		key: 'decider',
		lines: named === undefined ? [] : [named.line],
		area: 'Finding out who decides',
		impact: 'Medium',
		issue:
			named === undefined
				? `${capital(facts.seller.name)} never asks who else has a say.`
				: `The words ${citedInline(named)} bear on who decides, and no question follows.`,
		recommendation:
			people.decider === 'absent'
				? `Ask at once: ‘What will ${deciderAddressed(reading)} want to know first, and when can we speak together?’`
				: '‘Who else will want to have seen this before you decide?’',
	};
};

const step: Rule = (reading) => {
	const { step: left, facts, brokenOff } = reading;
	if (
		left.kind === 'dated' ||
		left.kind === 'agreed' ||
		brokenOff !== null ||
		reading.openOffer !== null ||
		facts.turns.length < 6
	)
		return null;
	const last = facts.turns.at(-1);
	const where = last === undefined ? '' : ` by line ${last.line}`;
	return {
		key: 'step',
		lines: last === undefined ? [] : [last.line],
		area: 'Leaving with a day',
		impact: left.kind === 'none' ? 'High' : 'Medium',
		issue:
			left.kind === 'none'
				? `No next step was agreed${where}.`
				: `A step was left without a day ${at(left.line ?? 1)}.`,
		recommendation: reading.cutOff
			? `If what follows line ${last?.line ?? 1} holds none either, offer ${facts.buyer.name} two days to choose from.`
			: `Offer ${facts.buyer.name} two days to choose from before saying goodbye.`,
	};
};

export const TONE_RULES: readonly Rule[] = [tone, pushing];
export const CLOSING_RULES: readonly Rule[] = [proof, step, decider];
