import { decapitalize } from '#language/decapitalize.ts';
import { at } from '#prose/places.ts';
import { listOf, quoted } from '#prose/sentences.ts';
import { REMEDIES } from '#reading/cues/remedies.ts';
import { type Offered, standingAlone } from '#reading/offers.ts';
import type { Moment } from '#reading/remark.ts';
import type { GrowthPlan } from '../contract.ts';
import { aim, startingValue } from './goals.ts';
import { whatToCount } from './material/kinds.ts';
import { answersOf, decider, type Material } from './material/material.ts';
import type { Problem } from './material/problems.ts';
import { cite, fresh, isSpent } from './material/quoting.ts';
import { sharedTerms, termsOf } from './material/terms.ts';

type Phases = NonNullable<GrowthPlan['strategicRecommendations']>;
type Initiative = Phases['phase1Foundation']['keyInitiatives'][number];

const MOST_OFFERS = 5;
/** Problems with an initiative of their own in the first phase. */
const INITIATIVES = 2;

/** What was said in one breath belongs together. */
function blocksOf(offers: readonly Offered[]): Offered[][] {
	const blocks: Offered[][] = [];
	for (const offered of offers) {
		const last = blocks.at(-1);
		if (last?.[0]?.remark.turn === offered.remark.turn) last.push(offered);
		else blocks.push([offered]);
	}
	return blocks;
}

/** Sentences of the offer that take the problem up, in the order of the call; each is used once. */
function offersFor(material: Material, problem: Problem, index: number): string[] {
	const ahead = material.problems.slice(0, INITIATIVES);
	const answers = answersOf(material);
	const open = material.offers.filter(
		(offered) =>
			!offered.bound && offered.kind === 'does' && !answers.has(offered.remark.index) && !isSpent(material, offered),
	);
	const fits = blocksOf(open).filter((block) => {
		const best = bestOf(ahead, (one) => block.reduce((sum, { text }) => sum + likeness(text, one), 0));
		return best === problem || (best === null && index === 0);
	});
	const chosen = fits.flat().slice(0, MOST_OFFERS);
	for (const offered of chosen) material.spent.add(offered.remark.index);
	material.offers = material.offers.filter((offered) => !chosen.includes(offered));
	return chosen.map((offered, place) => {
		const before = chosen[place - 1];
		const follows = before !== undefined && before.remark.index === offered.remark.index - 1;
		return follows ? offered.text : standingAlone(offered);
	});
}

/** How well a text of the seller fits a problem: words in common, and words that take up its kind. */
function likeness(text: string, problem: Problem): number {
	const remedy = REMEDIES[problem.kindId]?.test(text) === true ? 1 : 0;
	return sharedTerms(termsOf(text), problem.terms).length + remedy;
}

function bestOf(problems: readonly Problem[], likenessTo: (problem: Problem) => number): Problem | null {
	const [best] = problems.map((problem) => ({ problem, score: likenessTo(problem) })).sort((a, b) => b.score - a.score);
	return best === undefined || best.score === 0 ? null : best.problem;
}

/** The member's skills that fit a problem better than any other. */
export function skillsFor({ skills, problems }: Material, problem: Problem): string[] {
	return skills.filter((skill) => bestOf(problems, (one) => likeness(skill, one)) === problem);
}

function counting(material: Material): Initiative {
	const { problems, client } = material;
	const [first, second] = problems;
	const what = [first, second].flatMap((problem) => problem?.kind.measure ?? []);
	const known = problems.map(startingValue).filter((value) => value !== '');
	return {
		initiative: 'A count before anything changes',
		description: `Over an ordinary week, record ${what.join('; beside it, ')}.`,
		businessJustification:
			known.length === 0
				? `Without it nobody at ${client} could say later whether anything got better.`
				: `Known so far: ${listOf(known)}. The rest rests on impressions.`,
		timeline: 'Before the set-up',
		deliverables: ['A page with the starting values'],
	};
}

function remedy(material: Material, problem: Problem, index: number): Initiative | null {
	const { kind, moment, number, label } = problem;
	const offers = offersFor(material, problem, index);
	const skills = skillsFor(material, problem);
	if (offers.length === 0 && skills.length === 0 && index > 0) return null;
	const by = skills.length === 0 ? '' : `${material.seller} brings to it: ${listOf(skills.slice(0, 3))}.`;
	const open = offers.length === 0 ? `[add how it would work at ${material.client}].` : '';
	const value = startingValue(problem);
	return {
		initiative: kind.work,
		description: [...offers, by, open].filter((text) => text !== '').join(' '),
		businessJustification:
			value === ''
				? `It takes up problem ${number}: ${label} ${at(moment.line)}.`
				: `Problem ${number} starts from ${value}.`,
		timeline: index === 0 ? 'As soon as the starting values stand' : 'Once the count for problem 1 has moved',
		deliverables: [kind.hand],
	};
}

function smallStart(material: Material): Initiative | null {
	const { smaller } = material;
	if (smaller === null) return null;
	const price =
		smaller.price === null || isSpent(material, smaller.price)
			? ''
			: ` Its price as named: ${quoted(smaller.price.words)} ${at(smaller.price.remark.line)}.`;
	if (price !== '' && smaller.price !== null) material.spent.add(smaller.price.remark.index);
	const [proof] = material.concerns.filter(
		({ category }) => category === 'Proof' || category === 'Trust' || category === 'Product fit',
	);
	return {
		initiative: 'The small start',
		description: `As proposed on the call ${at(smaller.moment.line)}, with the same count as before.${price}`,
		businessJustification:
			proof === undefined
				? 'It shows on a part what the whole would bring.'
				: `It answers the doubt ${at(proof.moment.line)} with figures of the client's own.`,
		timeline: 'After the set-up',
		deliverables: ['Its result beside the starting values, on one page'],
	};
}

function duration(material: Material): string {
	const time = material.offers.find((offered) => offered.kind === 'time' && !isSpent(material, offered));
	if (time !== undefined) {
		material.spent.add(time.remark.index);
		return `${quoted(time.text.replace(/(?<![.,;:])[.,;:]+$/, ''))} ${at(time.remark.line)}`;
	}
	const takes = fresh<Moment>(material, [material.reading.times.delivery]);
	if (takes !== null) return cite(material, takes);
	const { delivery } = material.reading.times;
	if (delivery !== null)
		return `The time named for the set-up ${at(delivery.line)}, and the count before it [add weeks]`;
	return '[add weeks for the count and the set-up]';
}

function signer({ reading, prospect }: Material, who: string): string {
	if (who !== '') return `, with ${who} at the table`;
	return reading.people.decider === 'present' ? ` by ${prospect}` : ', taken by [add who signs for phase 2]';
}

function milestones(material: Material): string[] {
	const { me, prospect, smaller, problems } = material;
	const who = decider(material);
	const [first] = problems;
	return [
		`Starting values for ${listOf(problems.slice(0, 2).map(({ kind }) => whatToCount(kind)))}, agreed by ${prospect} and ${me}`,
		...(smaller === null || first === undefined ? [] : [`Result of the small start set against the starting value`]),
		`Decision on phase 2${signer(material, who)}`,
	];
}

export function phases(material: Material): Phases {
	const { problems, smaller, reading, client } = material;
	const [first, second, third, fourth] = problems;
	const { wanted } = reading.times;
	const remedies = problems
		.slice(0, INITIATIVES)
		.flatMap((problem, index) => (problem === undefined ? [] : (remedy(material, problem, index) ?? [])));
	const start = smallStart(material);
	const later = [second, third].flatMap((problem) => problem ?? []);
	const last = [fourth ?? third ?? second ?? first].flatMap((problem) => problem ?? []);
	return {
		phase1Foundation: {
			duration: duration(material),
			objectives: [
				...(first === undefined
					? []
					: [
							`${aim(first)}: first results, ${smaller === null ? 'measured against the count' : `in the part agreed ${at(smaller.moment.line)}`}`,
						]),
				`A starting value for each goal in this plan`,
			],
			keyInitiatives: [counting(material), ...remedies, ...(start === null ? [] : [start])],
			milestones: milestones(material),
		},
		phase2Growth: {
			duration: `[add dates], after the decision that ends phase 1`,
			objectives: [
				...(first === undefined
					? []
					: [
							`${aim(first)}: ${smaller === null ? `extended to the whole of ${client}` : 'extended from the small start to the whole'}`,
						]),
				...later.map((problem) => `${aim(problem)}: what serves problem ${problem.number} ${at(problem.moment.line)}`),
			],
		},
		phase3Scale: {
			duration:
				wanted === null
					? `[add date from which the results are compared]`
					: `Compared at the date that was named ${at(wanted.line)}`,
			objectives: [
				...(first === undefined
					? []
					: [
							`${aim(first)}: ${first.target === null ? 'compared with the starting value' : `compared with the target of ${first.target.to} ${at(first.target.moment.line)}`}`,
						]),
				...last.map((problem) => `${aim(problem)}, for good: ${decapitalize(problem.kind.later)}`),
			],
		},
	};
}
