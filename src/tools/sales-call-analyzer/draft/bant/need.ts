import { capital } from '#language/capitals.ts';
import { at } from '#prose/places.ts';
import { listOf, paragraph } from '#prose/sentences.ts';
import type { Reading } from '../../reading.ts';
import { mainPain, mainPains } from '../pick.ts';
import { cited, citedInline, figureOf, who } from '../words.ts';
import { type BantPart, type Check, evidenceOf, met, scoreOf } from './part.ts';

function checksOf(reading: Reading): Check[] {
	const { needs } = reading;
	return [
		{ open: 'what the trouble is', evidence: mainPain(reading)?.moment ?? null },
		{ open: 'what is wanted', evidence: needs.request ?? needs.confirmed },
		{ open: 'what it keeps them from doing', evidence: needs.effect },
		{ open: 'how much or how often', evidence: needs.figures[0] ?? null },
		{ open: 'how long it has been so', evidence: needs.lasting },
	];
}

function opening(reading: Reading): string {
	const { needs, facts } = reading;
	const pain = mainPain(reading);
	if (pain !== null) return `${capital(who(facts, pain.moment))} named the trouble: ${cited(pain.moment)}`;
	if (needs.request !== null)
		return `${capital(who(facts, needs.request))} said what is wanted, ${citedInline(needs.request)}, but not what is wrong today`;
	return 'The trouble itself was not put into words';
}

function support(reading: Reading): string {
	const { needs } = reading;
	const pain = mainPain(reading);
	const parts = [
		pain !== null && needs.request !== null && needs.request.line !== pain.moment.line
			? `the request is ${citedInline(needs.request)}`
			: '',
		needs.figures.length > 0 ? `in figures of their own: ${listOf(needs.figures.slice(0, 3).map(figureOf))}` : '',
		needs.effect !== null && needs.effect.line !== pain?.moment.line
			? `the effect is ${citedInline(needs.effect)}`
			: '',
		needs.lasting !== null && needs.lasting.line !== pain?.moment.line
			? `on how long or how pressing, ${citedInline(needs.lasting)}`
			: '',
	].filter((part) => part !== '');
	return parts.length === 0 ? '' : capital(parts.join('; '));
}

function question(reading: Reading, checks: readonly Check[]): string {
	const pain = mainPain(reading);
	const { needs } = reading;
	if (met(checks) === checks.length) return '';
	if (reading.step.kind === 'agreed') return 'What tipped it for you, and what should it change first?';
	if (pain === null) {
		return needs.request === null
			? 'What made you take this call today?'
			: `You said ${citedInline(needs.request)}. What is the reason for it, and what does not work today?`;
	}
	const words = `You said ${citedInline(pain.moment)}.`;
	if (needs.effect === null) return `${words} What does that keep you from doing?`;
	if (needs.figures.length === 0) return `${words} How often does that happen, and what does one time cost you?`;
	if (needs.lasting === null) return `${words} Since when has it been so, and why change it now?`;
	return `${words} What would you like to see instead?`;
}

export function needPart(reading: Reading): BantPart {
	const checks = checksOf(reading);
	const nextQuestion = question(reading, checks);
	if (met(checks) === 0) {
		const { facts } = reading;
		return {
			score: 0,
			assessment: `Not discussed: ${facts.buyer.name} described no trouble and asked for nothing.`,
			evidence: [],
			nextQuestion,
		};
	}
	const { needs, flow } = reading;
	const open = checks.filter(({ evidence }) => evidence === null).map((check) => check.open);
	const confirmed =
		flow.summary !== null
			? `The summary ${at(flow.summary.line)} was confirmed with ${citedInline(flow.summary.answer)}`
			: '';
	const missing = open.length === 0 ? '' : `Not asked: ${listOf(open)}`;
	return {
		score: scoreOf(checks, false),
		assessment: paragraph(opening(reading), support(reading), confirmed, missing),
		evidence: evidenceOf(
			...mainPains(reading, 2).map(({ moment }) => moment),
			needs.request ?? needs.confirmed,
			needs.effect,
			needs.figures[0] ?? null,
			needs.figures[1] ?? null,
			needs.lasting,
		),
		nextQuestion,
	};
}
