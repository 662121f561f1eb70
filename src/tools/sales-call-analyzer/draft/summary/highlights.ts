import { capital } from '#language/capitals.ts';
import { at } from '#prose/places.ts';
import { listOf, quoted } from '#prose/sentences.ts';
import type { CallAnalysis } from '../../contract.ts';
import type { Reading } from '../../reading.ts';
import type { Scores } from '../../scoring.ts';
import { restOfPercentage } from '../checks-on-claims.ts';
import { mainPain, mainPrice } from '../pick.ts';
import { cited, citedInline, percent, priceAt, who } from '../words.ts';
import { competitorHighlight, goalHighlights, objectiveHighlight } from './form.ts';

type Bant = CallAnalysis['qualificationAnalysis']['bantScore'];

/** Figures of the prospect's own, by line: “about 15%” and “£140” (line 8). */
function figures(reading: Reading): string {
	const lines = new Map<number, string[]>();
	for (const { remark, from, to } of reading.needs.figures) {
		lines.set(remark.line, [...(lines.get(remark.line) ?? []), quoted(remark.text.slice(from, to))]);
	}
	const parts = [...lines].slice(0, 4).map(([line, texts]) => `${listOf(texts)} ${at(line)}`);
	if (parts.length === 0) {
		const pain = mainPain(reading);
		return pain === null
			? ''
			: `The trouble, in the words of ${who(reading.facts, pain.moment)}: ${cited(pain.moment, 120)}`;
	}
	return `The need comes with figures of their own: ${listOf(parts)}.`;
}

function price(reading: Reading): string {
	const named = mainPrice(reading);
	if (named === null) return '';
	const refused = reading.money.refused;
	const first = reading.money.prices.find(({ side }) => side === 'salesperson');
	if (reading.step.kind === 'agreed') {
		const from = first === undefined || first.figure === named.figure ? '' : `; the first figure was ${priceAt(first)}`;
		return `The two sides agreed on ${priceAt(named)}${from}.`;
	}
	const what = /\[num\]/.test(named.figure)
		? `The price ${at(named.moment.line)}`
		: `The price named, ${priceAt(named)},`;
	if (named.reaction === 'refused' && named.answer !== null)
		return `${what} was turned down${named.answer.remark.turn === named.moment.remark.turn + 1 ? ' in the next words' : ''}: ${cited(named.answer)}`;
	if (refused !== null) return `${what} did not hold: ${cited(refused)}`;
	if (named.reaction === 'doubted' && named.answer !== null)
		return `${what} was met with ${citedInline(named.answer)}.`;
	return named.answer === null
		? `${what} got no answer beyond an acknowledgement.`
		: `${what} was answered with ${citedInline(named.answer)}.`;
}

function shares(reading: Reading): string {
	const { flow, facts } = reading;
	const side = facts.measurements.sides.find(({ role }) => role === 'salesperson');
	if (flow.shares !== null && flow.pitch !== null && Math.abs(flow.shares.after - flow.shares.before) >= 15) {
		const before = facts.turns[flow.pitch.index - 1]?.line ?? flow.pitch.line;
		return `Two calls in one: up to line ${before} ${facts.seller.name} speaks ${percent(flow.shares.before)} of the words, from line ${flow.pitch.line} on ${percent(flow.shares.after)}.`;
	}
	if (side?.share === undefined || side.share === null) return '';
	if (side.questions === 0)
		return `${capital(facts.seller.name)} speaks ${percent(side.share)} of the words and asks no question: all that is known was volunteered.`;
	return `${capital(facts.seller.name)} speaks ${percent(side.share)} of the words and asks ${side.questions === 1 ? 'one question' : `${side.questions} questions`}.`;
}

function unasked(reading: Reading, bant: Bant): string {
	const { people, step } = reading;
	const open = [
		people.said.length === 0 && people.asked === null ? 'who decides' : '',
		bant.budget.evidence.length > 0 &&
		reading.money.refused === null &&
		!/limit stands|last offer/.test(bant.budget.assessment)
			? 'what has been set aside'
			: '',
		bant.budget.evidence.length === 0 ? 'what it may cost' : '',
		reading.times.wanted === null ? 'by when a result is needed' : '',
	].filter((part) => part !== '');
	return open.length < 2 || step.kind === 'agreed' || reading.leftAlone !== null
		? ''
		: `Nobody asked ${listOf(open, 'or')}.`;
}

function objection(reading: Reading): string {
	const weak = reading.objections.filter(({ handling }) => handling === 'Poor' || handling === 'Fair');
	const worst = weak.find(({ handling }) => handling === 'Poor') ?? weak[0];
	const well = reading.objections.find(({ handling }) => handling === 'Good' || handling === 'Excellent');
	if (worst === undefined)
		return well?.answer
			? `The objection ${citedInline(well.moment)} was answered with ${citedInline(well.answer, 110)}.`
			: '';
	if (worst.answer === null) return `The objection ${citedInline(worst.moment)} was not taken up.`;
	if (worst.reply?.backchannel === true || worst.answer.remark.words < 3)
		return `The objection ${citedInline(worst.moment)} got only an acknowledgement ${at(worst.answer.line)}.`;
	const { insulted, pushed, claimed } = worst.traits;
	const how = insulted
		? 'was answered with an attack'
		: pushed
			? 'was passed over'
			: claimed
				? 'got an assurance in place of a proof'
				: 'got half an answer';
	return `${worst.category === 'Proof' ? 'The question' : 'The objection'} ${citedInline(worst.moment)} ${how}: ${cited(worst.answer, 110)}`;
}

function scoreLine(scores: Scores): string {
	if (scores.overallScore === null) return '';
	const parts = scores.scoring.overall.map(({ part, value }) => `${part.toLowerCase()} ${value}`);
	return `Score ${scores.overallScore}: the mean of ${listOf(parts)}.`;
}

export function highlightsOf(reading: Reading, bant: Bant, scores: Scores): string[] {
	const goals = goalHighlights(reading, bant, scores);
	const answered = (start: string) => goals.some((goal) => goal.startsWith(start));
	const all = [
		figures(reading),
		price(reading),
		answered('On talking') ? '' : shares(reading),
		answered('Still to be learned') ? '' : unasked(reading, bant),
		objection(reading),
		restOfPercentage(reading) ?? '',
		objectiveHighlight(reading, bant),
		...goals,
		competitorHighlight(reading),
		scoreLine(scores),
	];
	return all.filter((highlight) => highlight !== '');
}
