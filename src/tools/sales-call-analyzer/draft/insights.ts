import { capital } from '#language/capitals.ts';
import { at } from '#prose/places.ts';
import { quoted } from '#prose/sentences.ts';
import { URGENT } from '#reading/cues/time.ts';
import type { Pain } from '#reading/needs.ts';
import { FORCE } from '#reading/needs.ts';
import { match } from '#reading/remark.ts';
import type { CallAnalysis } from '../contract.ts';
import type { Reading } from '../reading.ts';
import { kindOf, mainPains } from './pick.ts';
import { cited, figureOf, who } from './words.ts';

type Insights = CallAnalysis['prospectInsights'];

function severity(pain: Pain): string {
	const { figure, moment } = pain;
	if (figure !== null) return `High: with a figure of their own, ${figureOf(figure)}`;
	const force = FORCE.exec(moment.quote.replaceAll('’', "'"));
	if (force !== null)
		return `High, by the ${/ /.test(force[0]) ? 'words' : 'word'} ${quoted(moment.quote.slice(force.index, force.index + force[0].length))} ${at(moment.line)}`;
	if (pain.effect) return `High: line ${moment.line} names what it leads to, without a figure`;
	return `Medium: line ${moment.line} gives neither a figure nor an effect`;
}

function urgency(reading: Reading, pain: Pain): string {
	const turn = reading.facts.turns[pain.moment.remark.turn]?.remarks ?? [];
	const pressing = turn.flatMap((remark) => match(remark, URGENT) ?? [])[0];
	if (pressing !== undefined) return `High: ${cited(pressing)}`;
	const { wanted } = reading.times;
	return wanted !== null && Math.abs(wanted.remark.turn - pain.moment.remark.turn) <= 4
		? `Dated: ${cited(wanted)}`
		: 'Not discussed';
}

function painPoints(reading: Reading): Insights['painPoints'] {
	return mainPains(reading, 5).map((pain) => ({
		painPoint: `${kindOf(pain)}: ${quoted(pain.moment.quote)} ${at(pain.moment.line)}`,
		severity: severity(pain),
		urgency: urgency(reading, pain),
	}));
}

const SIGNALS = {
	next: 'asks how to go on',
	how: 'asks how it would work in practice',
	price: 'asks for the price',
	like: 'approves',
	send: 'asks for material',
	own: 'offers a step of their own',
} as const;

function buyingSignals(reading: Reading): string[] {
	const { facts, money, signals } = reading;
	const found = signals.map(({ kind, moment }) => ({ kind, moment }));
	if (money.asked !== null && !found.some(({ moment }) => moment.line === money.asked?.line))
		found.push({ kind: 'price', moment: money.asked });
	const seen = new Map<string, number>();
	return found
		.sort((a, b) => a.moment.remark.index - b.moment.remark.index)
		.filter(({ kind }) => {
			const count = (seen.get(kind) ?? 0) + 1;
			seen.set(kind, count);
			return count <= 2;
		})
		.slice(0, 8)
		.map(
			({ kind, moment }) =>
				`${capital(who(facts, moment))} ${/^let's do it/i.test(moment.remark.folded.slice(moment.from)) ? 'agrees to go on' : SIGNALS[kind]}: ${cited(moment)}`,
		);
}

function concerns(reading: Reading): string[] {
	const { objections, money } = reading;
	const raised = objections
		.filter(({ category }) => category !== 'Not interested')
		.map(({ category, moment }) => `${category}: ${cited(moment)}`);
	const prices = money.prices.flatMap(({ answer, reaction, side }) =>
		side === 'salesperson' &&
		answer !== null &&
		reaction !== 'accepted' &&
		!objections.some(({ moment }) => moment.line === answer.line)
			? [`Cost: ${cited(answer)}`]
			: [],
	);
	return [...new Set([...raised, ...prices])].slice(0, 7);
}

export function insightsOf(reading: Reading): Insights {
	return { painPoints: painPoints(reading), buyingSignals: buyingSignals(reading), concerns: concerns(reading) };
}
