/** What the ledger holds of the call: their words with name and line, each fact once. */

import {
	absentDeciders,
	answerTo,
	type CallText,
	cited,
	lastWord,
	type Said,
	saidBy,
	saidIn,
	shortened,
} from '#call-facts/call-text.ts';
import { yearlyCosts } from '#call-facts/candidates/plan.ts';
import { standsAlone } from '#call-facts/candidates/spoken.ts';
import type { AlternativeKind, Fact } from '#call-facts/facts.ts';
import { at } from '#prose/places.ts';
import type { GrowthPlan } from '../contract.ts';
import * as phrases from '../phrases.ts';

const MOST = { pains: 5, goals: 3, figures: 4, signals: 4, concerns: 8 };
const LONGEST = 320;
/** Below it a doubt or a sign is as often none. */
const LEAST = 0.6;

type Insights = NonNullable<GrowthPlan['discoveryInsights']>;

/**
 * Troubles, goals, doubts and figures of the client, and how the call went.
 *
 * @param costed whether the member has said what the problem costs
 */
export function foundInCall(
	call: CallText,
	costed: boolean,
): Pick<GrowthPlan, 'discoveryInsights' | 'objectionHandling'> {
	const ending = outcome(call);
	const told = teller(call, ending);
	const painPoints = pains(call, told, costed);
	const goals = ranked(call.facts.goals)
		.flatMap((goal) => told(goal))
		.slice(0, MOST.goals)
		.map((words) => ({
			objective: '',
			timeline: '',
			successMetrics: '',
			stakeholders: '',
			businessJustification: words,
		}));
	const anticipatedConcerns = concerns(call, told);
	const currentState = state(call, told);
	const callAnalysis = analysis(call, ending, told);
	const isEmpty = painPoints.length + goals.length + Object.keys(currentState).length === 0 && callAnalysis === null;
	return {
		...(isEmpty
			? {}
			: { discoveryInsights: { ...(callAnalysis === null ? {} : { callAnalysis }), painPoints, goals, currentState } }),
		...(anticipatedConcerns.length === 0 ? {} : { objectionHandling: { anticipatedConcerns } }),
	};
}

type Teller = (fact: Fact) => string[];

/** A fact's words with name and line; nothing for words that stand in the plan already. */
function teller(call: CallText, ...before: readonly Said[]): Teller {
	const told = [...before];
	return (fact) => {
		const said = saidBy(call, fact);
		const words = shortened(said.quote, LONGEST).trim();
		const isTold = told.some(
			({ line, quote }) => line === said.line && (quote.includes(words) || words.includes(quote)),
		);
		if (words === '' || isTold) return [];
		told.push({ ...said, quote: words });
		return [cited({ ...said, quote: words })];
	};
}

function ranked<One extends Fact>(facts: readonly One[]): One[] {
	return facts.toSorted((a, b) => b.confidence - a.confidence);
}

/** A trouble is urgent where they say with it by when; of others nothing is said. */
function pains(call: CallText, told: Teller, costed: boolean): Insights['painPoints'] {
	const yearly = costed ? [] : yearlyCosts(call);
	const dated = new Set(call.facts.timing.flatMap(({ lines }) => lines));
	return ranked(call.facts.pains)
		.toSorted((a, b) => Number(b.main) - Number(a.main))
		.flatMap((pain) => {
			const cost = yearly.find((one) => one.pain === pain);
			return told(pain).map((evidenceFromCall) => ({
				issue: '',
				urgency: pain.lines.some((line) => dated.has(line)) ? 'High' : '',
				impact: '',
				costOfInaction: cost === undefined ? '' : `${cost.sum} ${at(cost.said.line)}`,
				evidenceFromCall,
				rootCause: '',
				stakeholderImpact: '',
			}));
		})
		.slice(0, MOST.pains);
}

function state(call: CallText, told: Teller): Record<string, string> {
	const { figures, timing, alternatives } = call.facts;
	const counted = ranked(figures)
		.filter((figure) => standsAlone(saidBy(call, figure).quote))
		.flatMap(told)
		.slice(0, MOST.figures);
	const named = (kind: AlternativeKind) =>
		alternatives
			.filter((one) => one.kind === kind && /^\p{Lu}/u.test(one.name))
			.map((one) => `${one.name} ${at(saidBy(call, one).line)}`)
			.join(', ');
	const rows: [string, string][] = [
		[phrases.STATE.figures, counted.join(' ')],
		[phrases.STATE.timing, ranked(timing).slice(0, 2).flatMap(told).join(' ')],
		[phrases.STATE.tried, named('tried')],
		[phrases.STATE.used, named('used')],
		[phrases.STATE.considered, named('considered')],
	];
	return Object.fromEntries(rows.filter(([, text]) => text !== ''));
}

function analysis(call: CallText, ending: Said, told: Teller): Insights['callAnalysis'] | null {
	if (!call.isSale) return null;
	const open = ranked(call.facts.objections.filter((doubt) => !isAnswered(call, doubt)));
	return {
		conversationFlow: phrases.ended(phrases.OUTCOME[call.facts.outcome.kind], ending.quote === '' ? '' : cited(ending)),
		decisionMakingStyle: deciding(call, told),
		communicationPreferences: '',
		hesitationPoints: open.filter(counts(call)).flatMap(told),
		buyingSignals: ranked(call.facts.signals).filter(counts(call)).flatMap(told).slice(0, MOST.signals),
	};
}

function counts(call: CallText) {
	return (fact: Fact) => fact.confidence >= LEAST && saidBy(call, fact).quote.split(' ').length > 2;
}

/** What was said when it was settled. */
function outcome(call: CallText): Said {
	const turn = lastWord(call);
	return saidIn(call, shortened(turn?.text ?? '', LONGEST), turn);
}

function deciding(call: CallText, told: Teller): string {
	const absent = absentDeciders(call);
	const buyers = call.call.speakers.filter((_, index) => call.roles.roles[index] === 'prospect');
	const present = buyers.flatMap(({ name, label }) => {
		const fact = call.facts.deciders.find(({ who }) => who === name || who === label);
		return fact === undefined || absent.includes(fact) ? [] : [{ name, line: saidBy(call, fact).line }];
	});
	const [names, lines] = [present.map(({ name }) => name), present.map(({ line }) => line)];
	const sentences = [
		names.length === 0 ? '' : phrases.decide(names, lines),
		...absent.map((one) => phrases.absent(one.who, saidBy(call, one).line)),
		...ranked(call.facts.budget).slice(0, 2).flatMap(told).map(phrases.theirSum),
	];
	return sentences.filter((sentence) => sentence !== '').join(' ');
}

function isAnswered(call: CallText, { answered, lines }: Fact & { answered: boolean }): boolean {
	return answered && answerTo(call, lines[0] ?? 0) !== undefined;
}

/** Their doubts with what the seller answered on the call. */
function concerns(call: CallText, told: Teller): NonNullable<GrowthPlan['objectionHandling']>['anticipatedConcerns'] {
	return call.facts.objections
		.filter((doubt) => isAnswered(call, doubt))
		.filter(counts(call))
		.flatMap((doubt) => {
			const answer = answerTo(call, doubt.lines[0] ?? 0);
			const response = answer === undefined ? '' : cited(saidIn(call, shortened(answer.text, LONGEST), answer));
			return told(doubt).map((concern) => ({ concern, response, evidence: '', prevention: '' }));
		})
		.slice(0, MOST.concerns);
}
