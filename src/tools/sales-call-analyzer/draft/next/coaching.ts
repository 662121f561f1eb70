import { capital } from '#language/capitals.ts';
import { counted } from '#language/inflect.ts';
import { linesAt } from '#prose/places.ts';
import { verb } from '#reading/party.ts';
import type { CallAnalysis, SalesCallInput } from '../../contract.ts';
import type { Reading } from '../../reading.ts';
import { DISCOVERY_SHARE, QUESTIONS, QUESTIONS_SOURCE, referenceShare, SHARE_SOURCE } from '../../reference.ts';
import { limitOf } from '../bant/budget.ts';
import type { Improvement } from '../conversation/improvement.ts';
import { shownObjections } from '../objections/objections.ts';
import { mainPain, mainPrice } from '../pick.ts';
import { buysForWork } from '../summary/form.ts';
import { cited, citedInline, deciderName, percent, priceText } from '../words.ts';

type Skill = CallAnalysis['coachingRecommendations']['skillDevelopment'][number];

/** A last action that suits how long somebody has been selling. */
function closing(input: SalesCallInput, subject: string): string[] {
	const experience = input.salesPersonInfo.experience;
	if (/^(?:New|Junior)/.test(experience)) return [`Practise only ${subject} for a week, nothing else.`];
	if (/^(?:Senior|Expert)/.test(experience))
		return [`Take ${subject} to the next call review and let a colleague argue against it.`];
	return [];
}

function firstHalfLines(reading: Reading): readonly number[] {
	return reading.flow.asked.slice(0, 3).map(({ moment }) => moment.line);
}

/** What to ask before the figure or the offer of this call. */
function firstQuestions({ money, flow }: Reading): string {
	const price = money.prices.find(({ side }) => side === 'salesperson');
	if (price !== undefined)
		return `At least two open questions before a figure such as the one in line ${price.moment.line}, and one right after it`;
	const pitch = flow.pitch === null ? '' : ` before an offer such as the one in line ${flow.pitch.line}`;
	return `At least two open questions${pitch === '' ? ' early on' : pitch}, and one after each part of the offer`;
}

function questions(reading: Reading): Skill | null {
	const { facts, flow } = reading;
	const measured = facts.measurements.sides.find(({ role }) => role === 'salesperson')?.questions ?? 0;
	const discovery = facts.input.callType === 'Discovery Call';
	if (measured >= QUESTIONS.low || (!discovery && measured >= 7 && flow.askedLate > 0)) return null;
	const early = measured - flow.askedLate;
	const only = flow.asked[0];
	const level =
		measured === 1 && only !== undefined
			? `1 question, at line ${only.moment.line}`
			: measured === 0
				? `No question in ${counted(facts.turns.filter(({ side }) => side === 'salesperson').length, 'turn')}`
				: `${counted(measured, 'question')}, ${early === measured ? 'all' : early === 0 ? 'none' : early} of them in the first half of the call`;
	const pain = mainPain(reading);
	const from =
		pain?.moment.line ??
		facts.turns.find(({ side, words }) => side === 'prospect' && words > 8)?.line ??
		facts.turns[0]?.line ??
		1;
	const lines = firstHalfLines(reading);
	const turnedAway = (reading.brokenOff !== null || reading.leftAlone !== null) && pain === null;
	const offer =
		flow.pitch?.line ?? facts.turns.find(({ side, words }) => side === 'salesperson' && words > 8)?.line ?? from;
	return {
		skill: 'Asking, and going on asking',
		currentLevel: level,
		targetLevel: discovery
			? `${QUESTIONS.low} to ${QUESTIONS.high} questions, spread over the call`
			: firstQuestions(reading),
		developmentActions: [
			turnedAway
				? `Write the one question about ${facts.buyer.name} that could have stood at line ${offer}, before the offer.`
				: `Reread line ${from} and write two questions that belong right behind it.`,
			turnedAway || measured === 0
				? 'On the next calls, note what came first: a question or an offer.'
				: `Mark in the second half each place where a question like the one in line ${lines[0] ?? from} would have fitted.`,
			...closing(facts.input, 'the question behind a pain'),
		],
		resources: [
			turnedAway
				? `The opening of this call, up to line ${offer}`
				: lines.length === 0
					? `Line ${from} of this call`
					: `${capital(linesAt(lines))} of this call`,
			...(discovery ? [QUESTIONS_SOURCE] : []),
		],
	};
}

function talking(reading: Reading, found: readonly Improvement[]): Skill | null {
	const { facts, flow } = reading;
	const side = facts.measurements.sides.find(({ role }) => role === 'salesperson');
	const issue = found.find(({ key }) => key === 'share');
	if (issue === undefined || side?.share === undefined || side.share === null) return null;
	const after = flow.shares === null ? '' : `, ${percent(flow.shares.after)} from line ${flow.pitch?.line ?? 1} on`;
	const reference = referenceShare(facts.input.callType);
	const line = issue.lines[0] ?? 1;
	return {
		skill: flow.shares === null ? 'Leaving room' : 'Keeping the other side talking while you present',
		currentLevel: `${percent(side.share)} of the words${after}`,
		targetLevel:
			reference === DISCOVERY_SHARE
				? `At most ${DISCOVERY_SHARE}%, the mean of won discovery calls`
				: `About ${reference}%, so that neither side dominates`,
		developmentActions: [
			`Read line ${line} aloud, stop after two sentences, and write the question that hands over.`,
			flow.shares === null
				? `Compare the ${percent(side.share)} of this call with the next three.`
				: 'Compare the share before and after the offer on the next three calls.',
		],
		resources: [`Line ${line} of this call`, SHARE_SOURCE],
	};
}

function objections(reading: Reading): Skill | null {
	const shown = shownObjections(reading);
	const weak = shown.filter(({ handling }) => handling === 'Fair' || handling === 'Poor');
	const [worst] = [...weak].sort((a, b) => Number(a.handling === 'Fair') - Number(b.handling === 'Fair'));
	if (worst === undefined) return null;
	const lines = [worst.moment.line, ...(worst.reply === null ? [] : [worst.reply.line])];
	return {
		skill: 'Answering doubt and refusal',
		currentLevel:
			shown.length === 1
				? `The only objection was handled ${worst.handling} (line ${worst.moment.line})`
				: `${weak.length} of ${shown.length} objections handled Fair or worse (${linesAt(weak.map(({ moment }) => moment.line))})`,
		targetLevel:
			worst.category === 'Not interested'
				? `Line ${worst.moment.line} said back, one question at most, and the no accepted`
				: `Line ${worst.moment.line} said back, answered with something that can be checked, and confirmed by ${reading.facts.buyer.name}`,
		developmentActions: [
			`Cover the reply to ${citedInline(worst.moment)} and write your own: ${worst.category === 'Not interested' ? 'one sentence that says it back, and one question.' : 'one sentence that says it back, one that answers, one question.'}`,
			...closing(reading.facts.input, 'the first sentence after an objection'),
		],
		resources: [`${capital(linesAt(lines))} of this call`],
	};
}

function closingSkill(reading: Reading): Skill | null {
	const { step, facts, brokenOff } = reading;
	if (step.kind === 'dated' || step.kind === 'agreed' || brokenOff !== null || reading.openOffer !== null) return null;
	const last = facts.turns.at(-1)?.line ?? 1;
	return {
		skill: 'Ending with a step',
		currentLevel:
			step.kind === 'none'
				? `No step agreed by line ${last}${reading.cutOff ? ', where the transcript stops' : ''}`
				: `A step without a day (line ${step.line ?? last})`,
		targetLevel: `A day, an hour, and something that ${facts.seller.name} and ${facts.buyer.name} each bring`,
		developmentActions: [
			`Write the two sentences that should follow line ${last}: what happens next, and which of two days.`,
		],
		resources: [`Line ${last} of this call`],
	};
}

export function skillsOf(reading: Reading, found: readonly Improvement[]): Skill[] {
	return [talking(reading, found), questions(reading), objections(reading), closingSkill(reading)]
		.filter((skill) => skill !== null)
		.slice(0, 3);
}

function stepAt({ step }: Reading): string {
	return step.when === '' ? 'the next conversation' : step.when;
}

export function adviceOf(reading: Reading): string[] {
	const { people, money, needs, step, facts, brokenOff } = reading;
	const price = mainPrice(reading);
	const pain = mainPain(reading);
	const advice: string[] = [];
	if (brokenOff !== null || (step.kind === 'none' && needs.pains.length === 0 && needs.request === null)) {
		const opening = reading.flow.pitch;
		if (opening !== null && opening.index < 6)
			advice.push(
				`Rewrite line ${opening.line} so that it names one thing about the person called and asks one question about it.`,
			);
	}
	if (people.decider === 'absent' && reading.deciderJoins)
		advice.push(`Prepare ${stepAt(reading)} for ${deciderName(reading)}, to whom all of this is new.`);
	else if (people.decider === 'absent')
		advice.push(
			`Before the next offer, speak to ${deciderName(reading)}, or agree with ${facts.buyer.name} what will be passed on.`,
		);
	if (people.decider === 'unknown' && needs.pains.length > 0 && buysForWork(reading))
		advice.push(`Send ${facts.buyer.name} no proposal before you know who signs.`);
	if (money.refused !== null && price !== null && money.refused.remark.side === 'prospect' && limitOf(reading) === null)
		advice.push(
			`Ask for the limit before the next figure: ${priceText(price)} was named first and judged at once (line ${money.refused.line}).`,
		);
	const sums = needs.figures.filter(({ remark, from }) =>
		remark.figures.some(({ kind, index }) => kind === 'money' && index === from),
	);
	if (pain !== null && sums.length > 0 && step.kind !== 'agreed')
		advice.push(
			`When you name the price again, set it beside their own figures (${linesAt(sums.map(({ line }) => line))}).`,
		);
	else if (pain !== null && needs.figures.length > 0 && step.kind !== 'agreed')
		advice.push(
			`Let them put a price on the trouble in line ${pain.moment.line}; their own figure will outweigh any of yours.`,
		);
	if (pain !== null && needs.figures.length === 0)
		advice.push(
			`Get a figure for the trouble in line ${pain.moment.line} before you speak of what the solution costs.`,
		);
	const told = reading.objections.find(({ category }) => category === 'Competition');
	if (told !== undefined && reading.leftAlone === null)
		advice.push(`Learn what holds them where they are: ${cited(told.moment)}`);
	if (pain === null && needs.request !== null && step.kind !== 'agreed')
		advice.push(
			`Find out why ${facts.buyer.name} ${verb(facts.buyer, 'wants', 'want')} it now (line ${needs.request.line}); without a reason only the price can be compared.`,
		);
	return advice.slice(0, 3);
}
