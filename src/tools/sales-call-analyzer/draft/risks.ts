import { capital } from '#language/capitals.ts';
import { at } from '#prose/places.ts';
import { anyOf } from '#reading/cues/any-of.ts';
import { match } from '#reading/remark.ts';
import type { Reading } from '../reading.ts';
import { limitOf } from './bant/budget.ts';
import { contradiction, twoTimes, unbackedClaims } from './checks-on-claims.ts';
import { citedInline, deciderName } from './words.ts';

const ELSEWHERE = anyOf(
	'any good \\w+ (?:shop|store)',
	'local (?:electrician|plumber|builder|dealer|shop|store)',
	'your own \\w+ kits?',
	'get yourself an? \\w+',
	'do it yourself',
	'done yourself',
);

/** What may keep the deal from happening, each from a line of the call. */
export function riskFactors(reading: Reading): string[] {
	const { money, people, objections, needs, facts, step } = reading;
	const risks: string[] = [];
	const limit = limitOf(reading);
	const capped = limit !== null && limit.line !== money.none?.line ? limit : null;
	if (money.none !== null)
		risks.push(
			capped === null
				? `No money is set aside: ${citedInline(money.none)}.`
				: `No money is set aside ${at(money.none.line)}; only what keeps to ${citedInline(capped)} can go ahead.`,
		);
	else if (money.refused !== null && money.refused.remark.side === 'prospect')
		risks.push(
			capped === null
				? `No price that ${people.decider === 'absent' ? deciderName(reading) : facts.buyer.name} would accept is known after ${citedInline(money.refused)}.`
				: `The price was above their limit: ${citedInline(capped)}.`,
		);
	else if (money.refused !== null) risks.push(`The two sides ended apart on the price ${at(money.refused.line)}.`);
	if (people.decider === 'absent') {
		const name = capital(deciderName(reading));
		const where = at(people.said[0]?.line ?? 1);
		const agrees = people.named === '' ? name : `${name} has to agree and`;
		risks.push(
			reading.deciderJoins
				? `${agrees} has heard none of this yet ${where}.`
				: `${agrees} will hear the offer second-hand ${where}.`,
		);
	}
	if (people.decider === 'unknown' && step.kind !== 'none' && step.kind !== 'agreed')
		risks.push(`Whether ${facts.buyer.name} can decide is not known; it may be someone who has heard none of this.`);
	for (const objection of objections.filter(({ handling }) => handling === 'Poor').slice(-2))
		risks.push(`The objection ${citedInline(objection.moment)} was left unanswered.`);
	const competition = objections.find(({ category }) => category === 'Competition');
	if (competition !== undefined)
		risks.push(`Another way is already in use or in sight: ${citedInline(competition.moment)}.`);
	const elsewhere = facts.said.salesperson.flatMap((remark) => match(remark, ELSEWHERE) ?? [])[0];
	if (elsewhere !== undefined) risks.push(`Solving the problem need not bring a sale: ${citedInline(elsewhere)}.`);
	risks.push(...unbackedClaims(reading));
	for (const risk of [twoTimes(reading), contradiction(reading)]) if (risk !== null) risks.push(risk);
	if (needs.pains.length === 0 && step.kind !== 'agreed')
		risks.push(`${capital(facts.buyer.name)} put no trouble into words, so nothing presses for a change.`);
	if (reading.cutOff)
		risks.push(`What came after line ${facts.turns.at(-1)?.lastLine ?? 1} is missing; it may change this picture.`);
	return risks.slice(0, 7);
}
