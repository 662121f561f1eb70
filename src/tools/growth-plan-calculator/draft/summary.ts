import { withArticle } from '#language/articles.ts';
import { capital } from '#language/capitals.ts';
import { at } from '#prose/places.ts';
import { ended, listOf, paragraph, quoted } from '#prose/sentences.ts';
import { type Moment, momentAt } from '#reading/remark.ts';
import { confirmedSummary, confirmedTurn } from '#reading/summary.ts';
import { range } from '../arithmetic.ts';
import type { GrowthPlan } from '../contract.ts';
import { dateIn, objective, startingValue } from './goals.ts';
import { whatToCount } from './material/kinds.ts';
import type { Material } from './material/material.ts';
import { others, teller } from './material/people.ts';
import type { Problem } from './material/problems.ts';
import { cite, fresh, isSpent } from './material/quoting.ts';
import { worsening } from './material/told-around.ts';
import { lostTo, size } from './situation.ts';

type Summary = NonNullable<GrowthPlan['executiveSummary']>;

/** For a list behind a colon, e.g. "“late parts”, “no answer by noon” and complaints". */
export function labels(problems: readonly Problem[]): string {
	return listOf(problems.map(({ label }) => label));
}

/** Whether the call holds a figure for it. */
export function isMeasured({ cost, measured: share }: Problem): boolean {
	return cost.lines.length > 0 || share !== null;
}

/** The first blank of a formula, e.g. "[add missed bookings a week]". */
export function firstBlank({ kind, cost }: Problem): string {
	if (cost.rate?.kind === 'hours' || cost.rate?.kind === 'minutes') return '[add cost of an hour]';
	if (cost.rate?.kind === 'count') return `[add what one of the ${cost.rate.noun} costs]`;
	return /\[add [^[\]]+\]/.exec(kind.cost)?.[0] ?? '[add figure]';
}

function who(material: Material): string {
	const { prospect, input } = material;
	const job = input.prospectsJobTitle.replace(/\s+/g, ' ').trim().slice(0, 120);
	return listOf([`${prospect} (${job})`, ...others(material)]);
}

function overview(material: Material): string {
	const { client, problems, reading, input } = material;
	const trade = input.clientIndustry.replace(/\s+/g, ' ').trim().slice(0, 120);
	const { request } = reading.needs;
	const setting = size(material);
	const first = `${client} (${trade}): ${who(material)} named ${problems.length === 1 ? 'this problem' : 'these problems'}: ${labels(problems)}`;
	const second = setting === null ? '' : `The setting: ${cite(material, setting)}`;
	const asked = request !== null && !isSpent(material, request) ? `What was asked for: ${cite(material, request)}` : '';
	return paragraph(first, second, second === '' ? asked : '', summedUp(material));
}

/** What the salesperson said back and the client confirmed. */
function summedUp(material: Material): string {
	const { facts } = material.reading;
	const said = confirmedSummary(facts);
	const turn = facts.turns[confirmedTurn(facts)];
	if (said === '' || turn === undefined) return '';
	return `${material.me} summed it up and it was confirmed: “${said}” ${at(turn.line)}`;
}

function opportunity(material: Material): string {
	const [first] = material.problems;
	if (first === undefined) return '';
	const { kind, target, cost, moment, earlier } = first;
	const value = startingValue(first);
	if (target !== null && cost.rate !== null) {
		const noun = cost.rate.noun || cost.rate.kind;
		return `${capital(kind.goal)}: from ${target.from} ${noun} ${withArticle(cost.rate.per)} to ${target.to}, a target that came from ${teller(material, target.moment) || 'the client'} ${at(target.moment.line)}.`;
	}
	if (earlier !== null) return `${objective(first)}.`;
	if (value !== '') return `${capital(kind.goal)}; the starting point is ${value}.`;
	return `${capital(kind.goal)}. It is what weighs most in the client's own words ${at(moment.line)}; how much there is to gain depends on a figure that is still missing: ${firstBlank(first)}.`;
}

function attempt(material: Material): string {
	const tried = fresh(material, material.reading.needs.tried);
	if (tried === null) return '';
	const said = cite(material, tried);
	const next = material.reading.facts.remarks[tried.remark.index + 1];
	const outcome =
		next !== undefined && next.turn === tried.remark.turn && next.questions === 0 && next.words > 3 ? next : null;
	const moment = outcome === null ? null : momentAt(outcome, 0, outcome.text.length);
	if (moment === null || isSpent(material, moment)) return `It was tried before: ${said}.`;
	return `It was tried before: ${said}. What came of it: ${cite(material, moment)}.`;
}

function measured(material: Material): string {
	const { problems } = material;
	const known = problems.filter(isMeasured);
	const open = problems.filter((problem) => !isMeasured(problem));
	const lines = known.flatMap(({ cost, measured: share }) =>
		cost.lines.length > 0 ? cost.lines : (share?.line ?? []),
	);
	const [first] = open;
	if (first === undefined)
		return `Each problem carries a figure of the client's own ${at(...lines)}, so progress can be shown without a survey.`;
	if (known.length === 0)
		return `None of it was put into figures on the call, so the plan begins by counting: ${first.kind.measure}.`;
	return `The call holds figures for ${labels(known)} ${at(...lines)}; ${labels(open)} can be judged only after a count.`;
}

function insights(material: Material): string[] {
	const { problems, several } = material;
	const worst = problems.find(({ cost }) => cost.yearly !== null && cost.rate !== null);
	const sum =
		worst === undefined || worst.cost.yearly === null
			? ''
			: `Over a year, the cost of ${worst.kind.about} comes to ${range(worst.cost.yearly)}; nobody said that sum aloud on the call.`;
	const pressing = fresh(material, [...problems.map((problem) => problem.pressing), ...worsening(material.reading)]);
	const moves = pressing === null ? '' : `It does not stand still: ${cite(material, pressing)}.`;
	const tellers = [...new Set(problems.map(({ moment }) => teller(material, moment)))].filter((name) => name !== '');
	const views =
		several && tellers.length > 1
			? `Two views meet in it: ${tellers
					.slice(0, 2)
					.map(
						(name) => `${name} speaks of ${labels(problems.filter(({ moment }) => teller(material, moment) === name))}`,
					)
					.join('; ')}.`
			: '';
	return [measured(material), sum, attempt(material), moves, views].filter((text) => text !== '').slice(0, 4);
}

function approach(material: Material): string {
	const { problems, smaller } = material;
	const [first, second] = problems;
	if (first === undefined) return '';
	if (smaller !== null && !isSpent(material, smaller.moment)) {
		const answer = fresh<Moment>(material, [smaller.answer]);
		const taken = answer === null ? '' : `The answer to that: ${cite(material, answer)}`;
		return paragraph(
			`Begin small: ${cite(material, smaller.moment)}`,
			taken,
			`Keep a record of ${whatToCount(first.kind)} from before the start, and decide on the rest by it`,
		);
	}
	const then = second === undefined ? '' : `, and after that ${second.kind.goal}`;
	return `Count first (${whatToCount(first.kind)}), so that a change can be seen; then ${first.kind.goal}${then}.`;
}

function revenue(material: Material): string {
	const [first] = material.problems;
	const best = material.problems.find(({ gain }) => gain !== null);
	if (best?.gain && best.target !== null)
		return `If the target ${at(best.target.moment.line)} is met: ${best.gain.sum} a year. Every figure in it was named by the client.`;
	const known = material.problems.find(({ cost }) => cost.yearly !== null);
	if (known !== undefined && known.cost.yearly !== null)
		return `At most ${range(known.cost.yearly)} a year, the yearly cost of ${known.kind.about} by the client's own figures; the share that can be won back is [add target].`;
	if (first === undefined) return '';
	return `No figure from the call allows a sum, so none is forecast; the first one needed is ${firstBlank(first)}.`;
}

function timing(material: Material): string {
	const { delivery, wanted, reason } = material.reading.times;
	const length = delivery?.remark.figures.find(({ kind }) => kind === 'duration')?.text ?? '';
	const by = fresh<Moment>(material, [wanted, reason]);
	const date = material.goals.map(dateIn).find((text) => text !== '');
	const named = material.goals.find((goal) => dateIn(goal) !== '');
	const stands =
		date !== undefined && named !== undefined
			? `Wanted by ${quoted(date)} ${at(named.line)}`
			: wanted === null
				? ''
				: dateIn(wanted) === ''
					? ''
					: `Wanted by ${quoted(dateIn(wanted))} ${at(wanted.line)}`;
	const said = [
		delivery === null || length === '' ? '' : `The set-up: ${quoted(length)} ${at(delivery.line)}`,
		by === null ? stands : `The client's date: ${cite(material, by)}`,
	].filter((text) => text !== '');
	return said.length > 0
		? paragraph(...said)
		: 'No date and no length were named: [add start] and [add date of the first result].';
}

function competition(material: Material): string {
	const lost = lostTo(material);
	if (lost !== null)
		return isSpent(material, lost)
			? `Customers have gone elsewhere ${at(lost.line)}; this plan makes no promise to win them back.`
			: `Who else the customers look at: ${cite(material, lost)}.`;
	const rival = fresh(
		material,
		material.reading.objections.flatMap(({ category, moment }) => (category === 'Competition' ? [moment] : [])),
	);
	return rival === null
		? `Not discussed: nobody named a competitor of ${material.client}.`
		: `The comparison the client made: ${cite(material, rival)}.`;
}

export function executiveSummary(material: Material): Summary {
	const prospectOverview = overview(material);
	const proposedApproach = approach(material);
	return {
		prospectOverview,
		primaryOpportunity: opportunity(material),
		keyInsights: insights(material),
		proposedApproach: ended(proposedApproach),
		expectedImpact: {
			revenueImpact: revenue(material),
			timeline: timing(material),
			competitiveAdvantage: competition(material),
		},
	};
}
