import { capital } from '#language/capitals.ts';
import { at } from '#prose/places.ts';
import { quoted } from '#prose/sentences.ts';
import type { GrowthPlan } from '../contract.ts';
import { startingValue } from './goals.ts';
import type { Material } from './material/material.ts';
import { stakeholders } from './material/people.ts';
import type { Problem } from './material/problems.ts';
import { cite, fresh } from './material/quoting.ts';

type PainPoint = NonNullable<GrowthPlan['discoveryInsights']>['painPoints'][number];

/** A cause that is nearly the whole sentence says nothing beside it. */
const MOST_OF_IT = 0.6;
const BECAUSE = /\b(?:because|due to) [^.;!?]{8,120}/i;

function impact(material: Material, problem: Problem): string {
	const unit = problem.cost.unit?.moment ?? null;
	const said = fresh(material, [unit, problem.effect, ...problem.others]);
	if (said !== null) return cite(material, said);
	const { rate } = problem.cost;
	return rate === null
		? `[add what follows from ${problem.kind.about}]`
		: `It comes back every ${rate.per}; [add what follows from ${problem.kind.about}]`;
}

/** The cause in the client's words: behind "because" in the evidence itself, else where it was told. */
function rootCause(material: Material, { moment, cause, kind }: Problem): string {
	const own = BECAUSE.exec(moment.remark.text)?.[0].trim();
	if (own !== undefined && own.length < moment.remark.text.length * MOST_OF_IT)
		return `In the client's own words: ${quoted(own.replace(/(?<![,;:])[,;:]+$/, ''))} ${at(moment.line)}`;
	const told = fresh(material, [cause]);
	if (told !== null) return `Named on the call: ${cite(material, told)}`;
	return `No cause was named; to find out: whether ${kind.cause}`;
}

/** A size that was told without its price is no reason to say that nothing was told. */
function costText({ reading }: Material, problem: Problem): string {
	const { cost, measured, kind } = problem;
	if (cost.lines.length > 0 || measured === null) return cost.text;
	const share = Number(/^\D*(\d{1,2}) ?%/.exec(measured.text)?.[1] ?? Number.NaN);
	const rest = reading.facts.said.prospect.some(
		({ line, text }) => line === measured.line && text.includes(measured.text) && /\bthe rest\b/i.test(text),
	);
	if (share > 0 && rest)
		return `${capital(startingValue(problem))}, so 100 − ${share} = ${100 - share} % of the time goes elsewhere; in money: ${kind.cost}`;
	return `Its size was told, ${startingValue(problem)}, its price was not; it is reckoned as ${kind.cost}`;
}

export function painPoints(material: Material): PainPoint[] {
	const evidence = material.problems.map((problem) => cite(material, problem.moment));
	return material.problems.map((problem, index) => ({
		issue: problem.title,
		urgency: problem.urgency,
		impact: impact(material, problem),
		costOfInaction: costText(material, problem),
		evidenceFromCall: evidence[index] ?? '',
		rootCause: rootCause(material, problem),
		stakeholderImpact: stakeholders(material, problem),
	}));
}
