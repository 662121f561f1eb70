import { withArticle } from '#language/articles.ts';
import { capital } from '#language/capitals.ts';
import { at } from '#prose/places.ts';
import { quoted } from '#prose/sentences.ts';
import type { Moment } from '#reading/remark.ts';
import { range } from '../arithmetic.ts';
import type { GrowthPlan } from '../contract.ts';
import type { Material } from './material/material.ts';
import { teller, touched } from './material/people.ts';
import type { Problem } from './material/problems.ts';
import { cite, fresh, isSpent } from './material/quoting.ts';

type Goal = NonNullable<GrowthPlan['discoveryInsights']>['goals'][number];

/** "of March" has lost its day. */
const PART_OF_A_DATE = /^(?:of|in|on|by|since|until) /i;

/** The date in a goal's own words, e.g. "the first of October". */
export function dateIn(moment: Moment | null): string {
	return moment?.remark.figures.find(({ kind, text }) => kind === 'date' && !PART_OF_A_DATE.test(text))?.text ?? '';
}

/** "Bring the time to close back", "Keep deals moving": how other parts name a goal. */
export function aim({ kind }: Problem): string {
	return capital(kind.goal);
}

/** The aim with its figures, or with the client's words for what is to become less. */
export function objective(problem: Problem): string {
	const { target, earlier, measured, kind, cost, label } = problem;
	const short = aim(problem);
	if (target !== null && cost.rate !== null) {
		const noun = cost.rate.noun || cost.rate.kind;
		return `${short}: from ${target.from} ${noun} ${withArticle(cost.rate.per)} to ${target.to} ${at(target.moment.line)}`;
	}
	if (earlier !== null && measured !== null) {
		const way = ` from ${quoted(measured.text)} towards ${quoted(earlier.text)} ${at(earlier.line)}`;
		return / back$/.test(kind.goal) ? `${short}${way}` : `${short}:${way}`;
	}
	return kind.about.startsWith('“') && !kind.goal.includes('“') ? `${short}: less of ${label}` : short;
}

function timeline(material: Material, problem: Problem): string {
	const { goal, number } = problem;
	const date = dateIn(goal);
	if (goal !== null && date !== '') return `By the client's own date: ${quoted(date)} ${at(goal.line)}`;
	const { wanted } = material.reading.times;
	const isGoal = material.goals.some(({ remark }) => remark === wanted?.remark);
	if (number === 1 && wanted !== null && !isGoal && !isSpent(material, wanted))
		return `Wanted by: ${cite(material, wanted)}`;
	return `[add date for the goal of problem ${number}]`;
}

/** "9 visits a week (line 4)", "“half of the drivers” (line 4)"; empty where no measure was stated. */
export function startingValue({ cost, measured }: Problem): string {
	const { rate } = cost;
	if (rate === null) return measured === null ? '' : `${quoted(measured.text)} ${at(measured.line)}`;
	const unit = rate.kind === 'count' ? ` ${rate.noun}` : rate.kind === 'money' ? '' : ` ${rate.kind}`;
	return `${range(rate.amount)}${unit} ${withArticle(rate.per)} ${at(rate.moment.line)}`;
}

function metrics(problem: Problem): string {
	const { rate } = problem.cost;
	const counted = rate === null || rate.kind === 'money' ? '' : `${rate.noun || rate.kind} ${withArticle(rate.per)}`;
	const measure = counted === '' ? (problem.task?.measure ?? problem.kind.measure) : counted;
	const value =
		counted === '' || rate === null ? startingValue(problem) : `${range(rate.amount)} ${at(rate.moment.line)}`;
	const today = value === '' ? 'today [add starting value]' : `today ${value}`;
	const { target, goal, earlier } = problem;
	const wanted =
		target === null
			? goal === null && earlier !== null
				? `target ${quoted(earlier.text)}, as it once was ${at(earlier.line)} [confirm]`
				: goal === null
					? 'target [add target]'
					: `target as the client put it ${at(goal.line)}`
			: `target ${target.to} ${at(target.moment.line)}`;
	return `${capital(measure)}: ${today}, ${wanted}`;
}

function owners(material: Material, problem: Problem): string {
	const who = teller(material, problem.moment);
	const groups = touched(problem, material);
	if (who === '') return `[add who answers for ${problem.kind.about}]`;
	return groups.length === 0
		? `${who}, who raised it ${at(problem.moment.line)}`
		: `${who}, with the ${groups[0]?.replace(/^the /, '')} concerned ${at(problem.moment.line)}`;
}

function justification(material: Material, problem: Problem): string {
	const { goal, pressing, others, cost, kind, label } = problem;
	const said = fresh(material, [goal, pressing, ...others]);
	if (said !== null) return cite(material, said);
	if (cost.yearly !== null)
		return `The client's own figures put the yearly cost of ${kind.about} at ${range(cost.yearly)}`;
	return `It answers problem ${problem.number}: ${label} ${at(problem.moment.line)}`;
}

export function goals(material: Material): Goal[] {
	const ofProblems = material.problems.map((problem) => ({
		objective: objective(problem),
		timeline: timeline(material, problem),
		successMetrics: metrics(problem),
		stakeholders: owners(material, problem),
		businessJustification: justification(material, problem),
	}));
	return [...ofProblems, ...namedGoals(material)];
}

const MOST_NAMED = 2;

/** Goals that the client named and that no problem is about. */
export function namedGoals(material: Material): Goal[] {
	return material.goals
		.filter((goal) => !material.problems.some((problem) => problem.goal === goal) && !isSpent(material, goal))
		.filter(({ line }, index, all) => all.findIndex((other) => other.line === line) === index)
		.slice(0, MOST_NAMED)
		.map((goal, index) => {
			const date = dateIn(goal);
			const who = teller(material, goal);
			return {
				objective: `Named as a goal: ${cite(material, goal)}`,
				timeline: date === '' ? `[add date for the goal at line ${goal.line}]` : `By ${quoted(date)} ${at(goal.line)}`,
				successMetrics: `[add how ${material.client} would see that the goal at line ${goal.line} is reached]`,
				stakeholders:
					who === ''
						? `[add who stands behind the goal at line ${goal.line}]`
						: `${who}, who named it ${at(goal.line)}`,
				businessJustification:
					index === 0
						? `It is the client's own wish and not a conclusion of ours; why it matters was not said [add reason]`
						: `Named beside the first wish ${at(goal.line)}; what hangs on it: [add reason]`,
			};
		});
}
