import { at } from '#prose/places.ts';
import { quoted } from '#prose/sentences.ts';
import type { GrowthPlan } from '../contract.ts';
import type { Material } from './material.ts';
import { stakeholders } from './people.ts';
import type { Problem } from './problems.ts';
import { cite, fresh } from './quoting.ts';

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
	if (own !== undefined && own.length < moment.remark.text.length * MOST_OF_IT) return `In the client's own words: ${quoted(own.replace(/[,;:]+$/, ''))} ${at(moment.line)}`;
	const told = fresh(material, [cause]);
	if (told !== null) return `Named on the call: ${cite(material, told)}`;
	return `No cause was named; to find out: whether ${kind.cause}`;
}

export function painPoints(material: Material): PainPoint[] {
	const evidence = material.problems.map((problem) => cite(material, problem.moment));
	return material.problems.map((problem, index) => ({
		issue: problem.kind.issue,
		urgency: problem.urgency,
		impact: impact(material, problem),
		costOfInaction: problem.cost.text,
		evidenceFromCall: evidence[index] ?? '',
		rootCause: rootCause(material, problem),
		stakeholderImpact: stakeholders(material, problem),
	}));
}
