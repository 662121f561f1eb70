import { countedInWords } from '#language/inflect.ts';
import { NEGATIVE, POSITIVE } from '#reading/cues/mood.ts';
import { verb } from '#reading/party.ts';
import type { CallAnalysis } from '../../contract.ts';
import type { Reading } from '../../reading.ts';
import { cited, citedInline, percent } from '../words.ts';

type Sentiment = CallAnalysis['sentimentAnalysis'];
type Mood = Sentiment['overallSentiment'];

/** Every kind of remark counts one; a refusal, a broken-off call and an agreement weigh more. */
function moodOf(reading: Reading): Mood {
	const { facts, objections, step, brokenOff, money } = reading;
	const warm = facts.said.prospect.filter(
		(remark) => POSITIVE.test(remark.folded) && !/\b(?:not|n't)\b/.test(remark.folded),
	).length;
	const cold = facts.said.prospect.filter((remark) => NEGATIVE.test(remark.folded)).length;
	const refusals = objections.filter(({ category }) => category === 'Not interested' || category === 'Trust').length;
	const step_ = step.kind === 'agreed' ? 3 : step.kind === 'dated' ? 2 : step.kind === 'undated' ? 1 : 0;
	const balance =
		Math.min(warm, 4) +
		step_ -
		cold -
		refusals -
		objections.length * 0.5 -
		(brokenOff === null ? 0 : 3) -
		(money.refused === null ? 0 : 0.5);
	if (balance >= 6) return 'Very Positive';
	if (balance >= 2) return 'Positive';
	if (balance > -2) return 'Neutral';
	return balance > -6 ? 'Negative' : 'Very Negative';
}

function engagement(reading: Reading): string {
	const { facts, flow } = reading;
	const side = facts.measurements.sides.find(({ role }) => role === 'prospect');
	const share = side?.share ?? null;
	const asked = side?.questions ?? flow.wondered.length;
	const late = flow.pitch === null ? 0 : flow.wondered.filter(({ turn }) => turn > (flow.pitch?.index ?? 0)).length;
	const subject = facts.buyer.name;
	const spoken = share === null ? '' : `${percent(share)} of the words are theirs`;
	const questions =
		asked === 0
			? `${subject} ${verb(facts.buyer, 'asks', 'ask')} no direct question`
			: `${subject} ${verb(facts.buyer, 'asks', 'ask')} ${countedInWords(asked, 'question')}${late > 1 && flow.pitch !== null ? `, ${late === asked ? 'all' : countedInWords(late, 'of them', 'of them')}${late === asked ? ' of them' : ''} after the offer begins (line ${flow.pitch.line})` : ''}`;
	const high = (share ?? 0) >= 50 || asked >= 5;
	const low = (share ?? 0) < 25 && asked < 3;
	return `${high ? 'High' : low ? 'Low' : 'Medium'}: ${[questions, spoken].filter((part) => part !== '').join('; ')}.`;
}

function interest(reading: Reading): string {
	const { signals, step, needs, objections, money } = reading;
	const refused = objections.findLast(({ category }) => category === 'Not interested');
	if (step.kind === 'agreed')
		return `High: it ended in an agreement${step.line === null ? '' : ` (line ${step.line})`}.`;
	if (refused !== undefined) return `Low: ${cited(refused.moment)}`;
	const strong =
		signals.find(({ kind }) => kind === 'next' || kind === 'own') ?? signals.find(({ kind }) => kind === 'like');
	if (step.kind === 'dated' && strong !== undefined) return `High: ${cited(strong.moment)}`;
	if (strong !== undefined)
		return `Medium: ${cited(strong.moment)} No day was agreed.`.replace(
			/ No day was agreed\.$/,
			step.kind === 'dated' ? '' : ' No day was agreed.',
		);
	if (step.kind === 'dated') return `Medium: a step with a day was agreed (line ${step.line ?? 1}).`;
	if (needs.request !== null)
		return `Medium: ${citedInline(needs.request)} shows a wish, ${step.kind === 'none' ? 'but nothing was accepted' : 'and a step was left open'}.`;
	return money.asked === null
		? 'Low: no wish and no question about buying stands in the text.'
		: `Medium: the price was asked for (line ${money.asked.line}), and nothing was accepted.`;
}

function trust(reading: Reading): string {
	const doubts = reading.objections.filter(({ category }) => category === 'Proof' || category === 'Trust');
	const [first] = doubts;
	const { summary } = reading.flow;
	if (first !== undefined && doubts.length >= 2)
		return `Low: ${countedInWords(doubts.length, 'remark')} of doubt, the first ${citedInline(first.moment)}.`;
	if (first !== undefined && summary !== null)
		return `Medium: the summary was confirmed (line ${summary.answer.line}), but ${citedInline(first.moment)} doubts what was claimed.`;
	if (first !== undefined) return `Medium to low: ${citedInline(first.moment)} asks for more than a word.`;
	if (summary !== null)
		return `Good: the summary was confirmed (line ${summary.answer.line}) and no claim was doubted.`;
	const { facts } = reading;
	if (reading.brokenOff !== null) return `Low: the call was broken off (line ${reading.brokenOff}).`;
	return `Not clear: up to line ${facts.turns.at(-1)?.line ?? 1} ${facts.buyer.name} neither ${verb(facts.buyer, 'confirms', 'confirm')} nor ${verb(facts.buyer, 'doubts', 'doubt')} what ${facts.seller.name} ${verb(facts.seller, 'says', 'say')}.`;
}

export function sentimentOf(reading: Reading): Sentiment {
	return {
		overallSentiment: moodOf(reading),
		prospectEngagement: engagement(reading),
		interestLevel: interest(reading),
		trustLevel: trust(reading),
	};
}
