import { capital } from '#language/capitals.ts';
import { countedInWords } from '#language/inflect.ts';
import { at } from '#prose/places.ts';
import { listOf, possessive, quoted } from '#prose/sentences.ts';
import { content } from '#reading/content.ts';
import type { Reading } from '../../reading.ts';
import { HIGH_SHARE, referenceShare, SHARE_SOURCE } from '../../reference.ts';
import { mainPain, mainPrice } from '../pick.ts';
import { cited, percent, priceText } from '../words.ts';

import type { Rule } from './improvement.ts';

/** Improvements in asking and presenting. */

function sellerSide(reading: Reading) {
	return reading.facts.measurements.sides.find(({ role }) => role === 'salesperson');
}

const share: Rule = (reading) => {
	const { flow, facts } = reading;
	const seller = sellerSide(reading)?.share ?? 0;
	const reference = referenceShare(facts.input.callType);
	const pitch = flow.pitch;
	if (
		pitch !== null &&
		flow.shares !== null &&
		flow.shares.after >= HIGH_SHARE &&
		flow.shares.after - flow.shares.before >= 15
	) {
		return {
			key: 'share',
			lines: [pitch.line],
			area: 'Talk share once the offer is presented',
			impact: 'High',
			issue: `${capital(possessive(facts.seller.name))} share of the words is ${percent(flow.shares.before)} up to line ${Math.max(1, facts.turns[pitch.index - 1]?.line ?? pitch.line)} and ${percent(flow.shares.after)} from line ${pitch.line} on.`,
			recommendation: `Stop after each part of the offer and hand over: ‘Where would you use that first?’ Above ${HIGH_SHARE}% conversion falls, by ${SHARE_SOURCE}.`,
		};
	}
	if (seller < Math.min(reference + 15, HIGH_SHARE)) return null;
	const longest = sellerSide(reading)?.longestMonologue ?? null;
	return {
		key: 'share',
		lines: longest === null ? [] : [longest.line],
		area: 'Talk share',
		impact: 'High',
		issue: `${capital(facts.seller.name)} speaks ${percent(seller)} of the words${longest === null ? '' : `; the longest turn, at line ${longest.line}, has ${longest.words}`}.`,
		recommendation:
			longest === null
				? 'Halve every answer and end it with a question.'
				: `Cut line ${longest.line} to its first two sentences and end it with a question.`,
	};
};

const price: Rule = (reading) => {
	const named = mainPrice(reading);
	const first = reading.money.prices.find(({ side }) => side === 'salesperson') ?? named;
	if (first === null || first === undefined) return null;
	const before = reading.flow.asked.filter(({ turn }) => turn < first.moment.remark.turn);
	if (before.length >= 2) return null;
	const asked = before.length === 0 ? 'no question' : 'only one question';
	const pain = mainPain(reading);
	const about =
		pain !== null && pain.moment.line < first.moment.line ? ` about the trouble in line ${pain.moment.line}` : '';
	return {
		key: 'price',
		lines: [first.moment.line],
		area: 'Asking before quoting',
		impact: 'High',
		issue: `${capital(priceText(first) === 'the price' ? 'the price' : `the figure ${priceText(first)}`)} stands at line ${first.moment.line}, with ${asked} of ${possessive(reading.facts.seller.name)} before it.`,
		recommendation: `Put two questions${about} before line ${first.moment.line}, e.g. ‘What would it have to do for you?’`,
	};
};

const tie: Rule = (reading) => {
	const pain = mainPain(reading);
	if (pain === null) return null;
	const subject = content(reading.facts.turns[pain.moment.remark.turn]?.text ?? '');
	const after = reading.facts.turns.filter(
		({ side, index, words }) => side === 'salesperson' && index > pain.moment.remark.turn && words > 12,
	);
	if (after.length === 0 || subject.size < 3) return null;
	const taken = after.some((turn) => [...content(turn.text)].filter((word) => subject.has(word)).length >= 2);
	if (taken) return null;
	return {
		key: 'tie',
		lines: [pain.moment.line],
		area: 'Tying the offer to the trouble',
		impact: 'High',
		issue: `Nothing said later comes back to ${cited(pain.moment)}`,
		recommendation: `After each part of the offer say what it changes about line ${pain.moment.line}, in the words used there.`,
	};
};

const late: Rule = (reading) => {
	const { flow, facts } = reading;
	if (facts.turns.length < 8) return null;
	if (flow.asked.length === 0) {
		return {
			key: 'questions',
			lines: [],
			area: 'Asking at all',
			impact: 'High',
			issue: `${capital(facts.seller.name)} asks no question in ${countedInWords(facts.turns.filter(({ side }) => side === 'salesperson').length, 'turn')}; all that is known was volunteered.`,
			recommendation: `Write three questions to ${facts.buyer.name} down before the call and tick them off.`,
		};
	}
	if (flow.askedLate > 0) return null;
	const last = flow.asked.at(-1);
	return {
		key: 'late',
		lines: last === undefined ? [] : [last.moment.line],
		area: 'Questions in the second half',
		impact: 'High',
		issue: `The last question stands at line ${last?.moment.line ?? 1}; the second half of the call has none.`,
		recommendation: `From line ${last?.moment.line ?? 1} on, ask after each point what it would change for ${facts.buyer.name}.`,
	};
};

const jargon: Rule = (reading) => {
	const { jargon: found } = reading.flow;
	const words = [...new Set(found.map(({ word }) => word))];
	if (words.length < 2) return null;
	return {
		key: 'jargon',
		lines: [...new Set(found.map(({ line }) => line))],
		area: 'Plain words',
		impact: words.length > 3 ? 'High' : 'Medium',
		issue: `${listOf(words.slice(0, 5).map(quoted))} ${at(...found.slice(0, 6).map(({ line }) => line))} say nothing that could be checked.`,
		recommendation: 'Replace each by what the customer would see on the first day.',
	};
};

const early: Rule = (reading) => {
	const { flow, facts } = reading;
	if (flow.pitch === null || facts.turns.length < 6) return null;
	const before = flow.asked.filter(({ turn, moment }) => turn < (flow.pitch?.index ?? 0) && moment.remark.words > 5);
	if (before.length > 0) return null;
	return {
		key: 'early',
		lines: [flow.pitch.line],
		area: 'Presenting before asking',
		impact: 'High',
		issue: `The offer is presented at line ${flow.pitch.line}, before anything was asked about ${facts.buyer.name}.`,
		recommendation: 'Begin with the reason for calling this person, in one sentence, and one question about it.',
	};
};

const stacked: Rule = (reading) => {
	const turns = reading.flow.stacked;
	const [first] = turns;
	if (first === undefined) return null;
	return {
		key: 'stacked',
		lines: turns.map(({ line }) => line),
		area: 'One question at a time',
		impact: 'Medium',
		issue: `${capital(countedInWords(first.questions, 'question'))} stand together at line ${first.line}; only one of them can be answered.`,
		recommendation: 'Ask the one that matters most and wait.',
	};
};

/** In the order in which they are shown. */
export const ASKING_RULES: readonly Rule[] = [early, late, share, price, tie, jargon, stacked];
