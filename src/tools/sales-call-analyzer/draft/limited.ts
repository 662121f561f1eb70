import { capital } from '#language/capitals.ts';
import { counted } from '#language/inflect.ts';
import { at, linesAt } from '#prose/places.ts';
import { listOf, paragraph, quoted } from '#prose/sentences.ts';
import { MONEY_APPROVED, NO_BUDGET, OWN_LIMIT, PRICE_REFUSED } from '#reading/cues/money.ts';
import { NOT_A_PAIN, NOT_A_REQUEST, PAIN, REQUEST } from '#reading/cues/need.ts';
import { APPROVAL_STEPS, DECIDER_SAID, DECIDES_ALONE } from '#reading/cues/people.ts';
import { PAST, REASON_FOR_DATE, WANTED_BY } from '#reading/cues/time.ts';
import { firstOf, type Moment, type Remark } from '#reading/remark.ts';
import type { CallAnalysis, SalesCallAnswer } from '../contract.ts';
import type { Reading } from '../reading.ts';
import type { BantPart } from './bant/part.ts';
import { evidenceOf } from './bant/part.ts';
import { cited } from './words.ts';

/**
 * The result where a sales call cannot be judged: no speaker labels, one side only, too few words, or no
 * sale in it. It says so and why, and shows what can be found all the same.
 */

const FIRST_PERSON = /\b(?:we|our|us|i|my|i'm|we're|we've|i've)\b/i;

/** Sentences that only a buyer says, whoever spoke. */
function ownWords(remarks: readonly Remark[], pattern: RegExp, unless?: RegExp): Moment | null {
	return firstOf(
		remarks.filter((remark) => FIRST_PERSON.test(remark.folded) && remark.questions === 0),
		pattern,
		unless,
	);
}

function clearPart(reason: string, found: readonly (Moment | null)[], question: string): BantPart {
	const moments = found.filter((moment) => moment !== null);
	const [first] = moments;
	if (first === undefined)
		return {
			score: 0,
			assessment: `Not discussed: ${reason}`,
			evidence: [],
			nextQuestion: question,
		};
	return {
		score: Math.min(10, moments.length * 2),
		assessment: paragraph(
			`Whoever spoke, these are a buyer's words: ${cited(first)}`,
			'Everything else is left open, since nobody is named',
		),
		evidence: evidenceOf(...moments),
		nextQuestion: question,
	};
}

function unlabelledBant(reading: Reading): CallAnalysis['qualificationAnalysis']['bantScore'] {
	const { remarks } = reading.facts;
	return {
		budget: clearPart(
			'for money the transcript does not say who speaks.',
			[
				ownWords(remarks, OWN_LIMIT),
				ownWords(remarks, NO_BUDGET),
				ownWords(remarks, PRICE_REFUSED),
				ownWords(remarks, MONEY_APPROVED),
			],
			'What has the customer set aside, and who approves it?',
		),
		authority: clearPart(
			'for decisions it is not clear whose words are whose.',
			[ownWords(remarks, DECIDER_SAID), ownWords(remarks, DECIDES_ALONE), ownWords(remarks, APPROVAL_STEPS)],
			'Who decides, and who else must agree?',
		),
		need: clearPart(
			'a trouble can only be credited to a side once the speakers are named.',
			[ownWords(remarks, PAIN, NOT_A_PAIN), ownWords(remarks, REQUEST, NOT_A_REQUEST)],
			'What is not working today, and what does it cost?',
		),
		timeline: clearPart(
			'dates stand in the text at most without an owner.',
			[ownWords(remarks, WANTED_BY, PAST), ownWords(remarks, REASON_FOR_DATE, PAST)],
			'By when is a result needed, and why then?',
		),
	};
}

const QUESTIONS = {
	budget: 'What may it cost, and who approves that?',
	authority: 'Who decides, and who else is asked?',
	need: 'What is the trouble, and what does it lead to?',
	timeline: 'By when does it have to be solved?',
} as const;

function silentPart(part: keyof typeof QUESTIONS, reason: string): BantPart {
	return { score: 0, assessment: `Not discussed. ${reason}`, evidence: [], nextQuestion: QUESTIONS[part] };
}

const NOBODY_NAMED = {
	budget: "The transcript does not say who speaks, and no words about money are clearly a buyer's.",
	authority: 'Who decides cannot be told where nobody is named.',
	need: 'No trouble or wish can be credited to a side without speakers.',
	timeline: 'A date without a speaker belongs to nobody.',
} as const;

const SILENT = {
	budget: 'No price or budget for a sale can be read from this text.',
	authority: 'Nothing in it concerns who decides on a purchase.',
	need: 'Nobody in it speaks as somebody who wants to buy.',
	timeline: 'No date in it belongs to a purchase.',
} as const;

function bantOf(reading: Reading): CallAnalysis['qualificationAnalysis']['bantScore'] {
	if (reading.facts.verdict.kind === 'unlabelled' && reading.facts.verdict.sale) return unlabelledBant(reading);
	const reasons = reading.facts.verdict.kind === 'unlabelled' ? NOBODY_NAMED : SILENT;
	return {
		budget: silentPart('budget', reasons.budget),
		authority: silentPart('authority', reasons.authority),
		need: silentPart('need', reasons.need),
		timeline: silentPart('timeline', reasons.timeline),
	};
}

/** Figures, days and questions with their lines: of use whoever spoke. */
function standing(reading: Reading): string[] {
	const { remarks } = reading.facts;
	const figures = remarks.flatMap((remark) => remark.figures.map((figure) => ({ figure, line: remark.line })));
	const of = (kinds: readonly string[]) =>
		figures
			.filter(({ figure }) => kinds.includes(figure.kind))
			.slice(0, 5)
			.map(({ figure, line }) => `${quoted(figure.text)} ${at(line)}`);
	const money = of(['money', 'percent']);
	const days = of(['date']);
	const asked = remarks.filter(({ questions }) => questions > 0);
	return [
		money.length === 0 ? '' : `Amounts and percentages: ${listOf(money)}.`,
		days.length === 0 ? '' : `Days and dates: ${listOf(days)}.`,
		asked.length === 0
			? ''
			: `${capital(counted(asked.length, 'remark'))} ${asked.length === 1 ? 'asks' : 'ask'} something, e.g. in ${linesAt(asked.slice(0, 5).map(({ line }) => line))}.`,
	].filter((text) => text !== '');
}

const NEXT: Record<string, string> = {
	unlabelled: "Put the speaker's name and a colon before each turn and analyse the call again.",
	unread: 'Paste the words of the call as text, one turn a line.',
	'too-short': 'Paste the whole call; a few sentences hold too little to go by.',
	'one-sided': 'Add what the other side said, or check which speaker is on which side.',
	'no-sale': 'Choose a sales call, or set the sides of the speakers if this is one.',
};

function holds({ words, turns }: CallAnalysis['measurements']): string {
	return `The text holds ${counted(words, 'spoken word')}${turns === 0 ? '' : ` in ${counted(turns, 'turn')}`}.`;
}

/** Not enough to judge, said plainly in every part. */
export function limitedAnalysis(reading: Reading): SalesCallAnswer['callAnalysis'] {
	const { verdict, input, measurements } = reading.facts;
	const reason = verdict.kind === 'judged' ? '' : verdict.reason;
	const next = NEXT[verdict.kind] ?? '';
	const unlabelled = verdict.kind === 'unlabelled';
	return {
		callSummary: {
			outcome: `Not enough to judge. ${reason}`,
			keyHighlights: [next, holds(measurements), ...standing(reading)].filter((text) => text !== ''),
		},
		qualificationAnalysis: {
			overallQualification: unlabelled
				? 'Not scored: without speakers a quote cannot be given to a side.'
				: 'Not scored: there is too little of a sale in this text to qualify anybody.',
			bantScore: bantOf(reading),
			riskFactors: [],
		},
		sentimentAnalysis: {
			overallSentiment: 'Neutral',
			prospectEngagement: unlabelled
				? 'Not measured: nobody is named as the prospect.'
				: 'Not judged: no prospect can be told from the words.',
			interestLevel: 'Not judged.',
			trustLevel: 'Nothing to go by.',
		},
		prospectInsights: { painPoints: [], buyingSignals: [], concerns: [] },
		conversationAnalysis: { strengths: [], areasForImprovement: [], missedOpportunities: [] },
		objectionAnalysis: { objectionsRaised: [] },
		nextSteps: {
			immediateActions: [],
			followUpStrategy: {
				timing: 'Not discussed',
				method: 'Left open',
				agenda: 'To be set once the call can be read',
				materials: [],
			},
		},
		coachingRecommendations: { skillDevelopment: [], strategicAdvice: [] },
		dealProgression: {
			currentStage: input.dealStage === '' ? 'Not given' : input.dealStage,
			nextMilestone: 'Open: the text names none.',
			closeRisk: 'Cannot be judged from this text.',
			accelerationOpportunities: [],
		},
	};
}
