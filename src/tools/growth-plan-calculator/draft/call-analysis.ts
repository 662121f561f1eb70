import { capital } from '#language/capitals.ts';
import { at } from '#prose/places.ts';
import { listOf } from '#prose/sentences.ts';
import { isReadable } from '#reading/brief.ts';
import { anyOf } from '#reading/cues/any-of.ts';
import { DELIVERY_QUESTION } from '#reading/cues/time.ts';
import { offersOf } from '#reading/offers.ts';
import type { Moment } from '#reading/remark.ts';
import { match } from '#reading/remark.ts';
import type { GrowthPlan } from '../contract.ts';
import { decider, type Material } from './material/material.ts';
import { cite, fresh } from './material/quoting.ts';

/** Notes on the conversation, for the seller alone. */

type CallAnalysis = NonNullable<NonNullable<GrowthPlan['discoveryInsights']>['callAnalysis']>;

const CHANNEL = anyOf(
	'(?:by|via|per|on) (?:e-?mail|phone|text|whatsapp|teams|zoom|post)',
	'(?:prefer|rather|easier|best (?:way|time)) ',
	'in writing',
	'in person',
	'(?:text|e-?mail|ring|call|write to) (?:me|us)\\b',
	'put it on (?:one|a) page',
	'one page',
	'my e-?mail',
);
const MOST = 4;

function conversationFlow({ reading }: Material): string {
	const { flow, money, objections, step } = reading;
	const priced = money.prices.find(({ side }) => side === 'salesperson')?.moment.line;
	const parts: [number | undefined, string][] = [
		[flow.asked[0]?.moment.line, 'questions'],
		[flow.summary?.line, 'a summary that was confirmed'],
		[flow.pitch?.line ?? offersOf(reading.facts)[0]?.remark.line, 'the offer'],
		[priced, 'the price'],
		[objections[0]?.moment.line, 'the first doubt'],
		[step.line ?? undefined, 'the next step'],
	];
	const known = parts
		.flatMap(([line, what]) => (line === undefined ? [] : [{ line, what }]))
		.sort((a, b) => a.line - b.line);
	if (known.length === 0) return 'The transcript shows no order of questions, offer and next step.';
	const told = `In this order: ${known.map(({ line, what }) => `${what} ${at(line)}`).join(', ')}.`;
	const { askedLate, asked } = flow;
	const late = asked.length > 3 && askedLate === 0 ? ' Nothing was asked in the second half.' : '';
	return told + late;
}

function subjectOf({ line, remark }: Moment, price: number | undefined): string {
	if (line === price || /\b(?:price|cost|charge|how much|fee)\b/i.test(remark.folded)) return 'the price';
	if (DELIVERY_QUESTION.test(remark.folded)) return 'the time it takes';
	return /\b(?:if|when|wrong|without|what about|old)\b/i.test(remark.folded)
		? 'cases that might not fit'
		: 'how it works';
}

function decisionMaking(material: Material): string {
	const { flow, people, money } = material.reading;
	const price = money.asked?.line;
	const first = flow.wondered.filter(({ moment }) => isReadable(moment.quote));
	const lines = new Map<string, number[]>();
	for (const { moment } of first) {
		const kind = subjectOf(moment, price);
		lines.set(kind, [...(lines.get(kind) ?? []), moment.line]);
	}
	const kinds = [...lines].slice(0, MOST).map(([kind, places]) => `${kind} ${at(...places.slice(0, MOST))}`);
	const asked = kinds.length === 0 ? 'Put no question about the offer.' : `Asked about ${listOf(kinds)}.`;
	const who = decider(material);
	const said = people.said[0];
	if (who !== '' && said !== undefined)
		return `${asked} ${capital(who)} has a say in it ${at(said.line)} and was not on the call.`;
	if (people.decider === 'present')
		return `${asked} The one who decides was on the call${said === undefined ? '' : ` ${at(said.line)}`}.`;
	return people.asked === null
		? `${asked} Who decides was never asked.`
		: `${asked} Who decides stayed open ${at(people.asked.line)}.`;
}

function communication(material: Material): string {
	const { facts, requests } = material.reading;
	const said = facts.said.prospect.flatMap((remark) => (remark.questions > 0 ? [] : (match(remark, CHANNEL) ?? [])));
	const readable = ({ remark, quote }: Moment) => remark.words > 3 && isReadable(quote);
	const wish = fresh<Moment>(material, said.filter(readable));
	if (wish !== null) return `${cite(material, wish)}.`;
	const asked = fresh<Moment>(material, requests.filter(readable));
	if (asked !== null) return `Wanted something sent: ${cite(material, asked)}.`;
	return `Not discussed: [add how ${material.prospect} wants to be reached].`;
}

function signals(material: Material): string[] {
	const moments = [...material.reading.signals.map(({ moment }) => moment), material.reading.step.moment];
	const found = moments.flatMap((moment) =>
		moment !== null && moment.remark.side === 'prospect' && moment.remark.words > 2 && isReadable(moment.quote)
			? [moment]
			: [],
	);
	return taken(material, found);
}

function taken(material: Material, moments: readonly Moment[]): string[] {
	const texts: string[] = [];
	for (const moment of moments)
		if (texts.length < MOST && fresh<Moment>(material, [moment]) !== null) texts.push(cite(material, moment));
	return texts;
}

/** Each doubt with what became of it. */
function hesitation({ reading }: Material): string[] {
	const seen = new Set<string>();
	return reading.objections.flatMap(({ category, moment, reply, traits }) => {
		if (seen.has(category)) return [];
		seen.add(category);
		const answered = reply === null ? 'nobody took it up' : `answered ${at(reply.line)}`;
		const ending = reply === null ? '' : traits.accepted ? ' and accepted' : ', not settled';
		return [`${category} ${at(moment.line)}: ${answered}${ending}`];
	});
}

export function callAnalysis(material: Material): CallAnalysis {
	return {
		conversationFlow: conversationFlow(material),
		decisionMakingStyle: decisionMaking(material),
		communicationPreferences: communication(material),
		buyingSignals: signals(material),
		hesitationPoints: hesitation(material).slice(0, MOST),
	};
}
