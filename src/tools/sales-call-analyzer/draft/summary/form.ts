import { countedInWords } from '#language/inflect.ts';
import { at, linesAt } from '#prose/places.ts';
import { listOf } from '#prose/sentences.ts';
import type { CallAnalysis } from '../../contract.ts';
import type { Reading } from '../../reading.ts';
import type { Scores } from '../../scoring.ts';
import { mainPrice } from '../pick.ts';
import { citedInline, percent } from '../words.ts';

/** What the member asked for in the form, answered from the call. */

type Bant = CallAnalysis['qualificationAnalysis']['bantScore'];

const STOP = /(?<![.!?\s])[.!?\s]+$/;

function stepReached(reading: Reading): string {
	const { step } = reading;
	if (step.kind === 'dated' || step.kind === 'agreed') return `a next step is agreed ${at(step.line ?? 1)}`;
	if (step.kind === 'undated') return `a step is agreed, but without a day ${at(step.line ?? 1)}`;
	return 'no next step was agreed';
}

/** Each part of an objective that the call can be held against. */
function objectiveParts(reading: Reading, bant: Bant, objective: string): string[] {
	const parts: string[] = [];
	const { needs, flow } = reading;
	if (/understand|learn|discover|find out|need|pain|qualif|explore/i.test(objective)) {
		parts.push(
			needs.pains.length > 0
				? `the need was stated (${countedInWords(needs.pains.length, 'remark')}, ${needs.figures.length > 0 ? 'with figures' : 'without a figure'})`
				: reading.step.kind === 'agreed'
					? 'the reason for the yes stayed unknown'
					: 'the trouble behind the call stayed unknown',
		);
	}
	if (/demo|meeting|next step|appointment|follow|visit|schedul|book/i.test(objective)) parts.push(stepReached(reading));
	if (/budget|price|pricing|cost|money/i.test(objective))
		parts.push(`money stands at ${bant.budget.score} of 10 points`);
	if (
		/clos|sign|sell|deal|commit|agree(?!\s+(?:a|the) (?:demo|next|meeting))/i.test(objective) &&
		!parts.includes(stepReached(reading))
	)
		parts.push(reading.step.kind === 'agreed' ? 'the deal was agreed' : stepReached(reading));
	if (/decision|decider|decision-maker|stakeholder|authority/i.test(objective))
		parts.push(bant.authority.score >= 6 ? 'the way to a decision is known' : 'who decides is not known');
	if (/answer|question|inform|explain/i.test(objective))
		parts.push(
			flow.wondered.length > 0 || reading.money.asked !== null
				? `the question was answered with ${mainPrice(reading) === null ? 'no figure' : 'a figure'}`
				: 'no question of theirs stands in the text',
		);
	return [...new Set(parts)];
}

export function objectiveHighlight(reading: Reading, bant: Bant): string {
	const objective = reading.facts.input.callObjective.replace(STOP, '');
	if (objective === '' || objective.length > 200) return '';
	const parts = objectiveParts(reading, bant, objective);
	return parts.length === 0 ? '' : `Objective (${objective}): ${listOf(parts)}.`;
}

type Topic = (reading: Reading, bant: Bant, scores: Scores) => string;

const talk: Topic = ({ flow, facts }) => {
	const share = facts.measurements.sides.find(({ role }) => role === 'salesperson')?.share;
	if (share === undefined || share === null) return '';
	if (flow.shares !== null && flow.pitch !== null) {
		return `On talking: ${facts.seller.name} holds ${percent(flow.shares.before)} of the words before the offer and ${percent(flow.shares.after)} from line ${flow.pitch.line} on, ${percent(share)} in all.`;
	}
	return `On talking: ${facts.seller.name} holds ${percent(share)} of the words.`;
};

const asking: Topic = ({ flow, facts }) =>
	flow.asked.length === 0
		? `On questions: ${facts.seller.name} asks none.`
		: `On questions: ${facts.seller.name} asks ${countedInWords(facts.measurements.sides.find(({ role }) => role === 'salesperson')?.questions ?? flow.asked.length, 'question')}, ${countedInWords(flow.askedLate, 'of them', 'of them')} in the second half.`;

const objection: Topic = (reading) => {
	const {
		objections,
		flow,
		money: { prices },
	} = reading;
	const pricedAt = prices.find(({ side }) => side === 'salesperson')?.moment.remark.turn ?? 0;
	const asked = flow.asked.filter(({ turn }) => turn < pricedAt).length;
	const price = objections.find(({ category }) => category === 'Price') ?? objections[0];
	if (price === undefined) return 'On objections: none was raised.';
	const weak = price.handling === 'Fair' || price.handling === 'Poor';
	const reply =
		price.reply === null ? 'it got no reply' : `the reply at line ${price.reply.line} is rated ${price.handling}`;
	const first = objections.length > 1 && weak ? ', and a better answer stands under Objections' : '';
	return `On the objection ${citedInline(price.moment)}: ${reply}${first}${weak || asked >= 2 ? '.' : '; a question before the first figure could have spared it.'}`;
};

const learn: Topic = (_reading, bant) => {
	const parts = [
		bant.authority.score < 6 ? 'who decides' : '',
		bant.budget.score < 8 ? 'what they can spend' : '',
		bant.timeline.score < 6 ? 'by when they need it' : '',
		bant.need.score < 8 ? 'what the trouble costs them' : '',
	].filter((part) => part !== '');
	return parts.length === 0 ? '' : `Still to be learned: ${listOf(parts)}.`;
};

const money: Topic = (reading, bant) => {
	const price = mainPrice(reading);
	return price === null
		? `On money: no price was named; the part stands at ${bant.budget.score} of 10.`
		: `On money: ${citedInline(price.moment)} was ${price.reaction === 'none' ? 'left without an answer' : price.reaction}.`;
};

const listening: Topic = (_reading, _bant, scores) =>
	scores.listeningScore === null
		? ''
		: `On listening: ${scores.listeningScore} of 10; the addends stand under the score.`;

const TOPICS: readonly (readonly [RegExp, Topic])[] = [
	[/talk|speak|monolog|share|ratio/i, talk],
	[/question|ask\b|asked|discover/i, asking],
	[/objection|pushback|refus|hesitat|concern/i, objection],
	[/learn|missing|proposal|before|next|what should/i, learn],
	[/price|pricing|budget|money|cost/i, money],
	[/listen|rapport|empath/i, listening],
];

/** Answers to the goals that can be taken from the measurements, at most three. */
export function goalHighlights(reading: Reading, bant: Bant, scores: Scores): string[] {
	const goals = reading.facts.input.analysisGoals;
	if (goals.trim() === '') return [];
	const topics = TOPICS.filter(([pattern]) => pattern.test(goals)).map(([, topic]) => topic);
	const chosen = /objection/i.test(goals) ? topics.filter((topic) => topic !== money) : topics;
	const answers = chosen.map((topic) => topic(reading, bant, scores)).filter((answer) => answer !== '');
	return answers.length > 0
		? answers.slice(0, 3)
		: [
				`Your goal (${goals.replace(STOP, '').slice(0, 160)}) is not something that can be counted; the lines cited here are where to look.`,
			];
}

/** Which competitors of the form were named in the call, and by whom. */
export function competitorHighlight(reading: Reading): string {
	const names = reading.facts.input.competitorMentions
		.split(/[,;\n/]|\band\b/)
		.map((name) => name.trim())
		.filter((name) => name.length > 1 && name.length < 60);
	if (names.length === 0) return '';
	const found = names.map((name) => {
		const lower = name.toLowerCase();
		return {
			name,
			lines: reading.facts.remarks.filter(({ text }) => text.toLowerCase().includes(lower)).map(({ line }) => line),
		};
	});
	const named = found
		.filter(({ lines }) => lines.length > 0)
		.map(({ name, lines }) => `${name} was named in ${linesAt(lines.slice(0, 5))}`);
	const silent = found.filter(({ lines }) => lines.length === 0).map(({ name }) => name);
	const unnamed =
		silent.length === 0 ? '' : `${listOf(silent)} ${silent.length === 1 ? 'does' : 'do'} not occur in the transcript`;
	return `Competitors: ${[...named, unnamed].filter((part) => part !== '').join('; ')}.`;
}

export function companyOf(reading: Reading): string {
	const { input, call, buyer } = reading.facts;
	const header = buyer.speakers.map((index) => call.speakers[index]?.company ?? '').find((company) => company !== '');
	return input.prospectInfo.companyName || header || '';
}

const AT_WORK =
	/\b(?:our|my) (?:\w+ )?(?:team|reps?|staff|company|business|office|clinic|practice|customers|clients|patients|store|shop|agency|firm|warehouse|drivers|crew|people)\b/i;

/** Whether somebody buys for an organisation: then others usually have a say. */
export function buysForWork(reading: Reading): boolean {
	const { facts, people } = reading;
	return (
		companyOf(reading) !== '' ||
		people.roles.length > 0 ||
		facts.said.prospect.some((remark) => AT_WORK.test(remark.folded))
	);
}
