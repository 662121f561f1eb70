import { quoted } from '#prose/sentences.ts';
import { MONEY_APPROVED, OWN_LIMIT, PRICE_QUESTION } from '#reading/cues/money.ts';
import { nextTurn } from '#reading/facts.ts';
import type { Moment } from '#reading/remark.ts';
import type { TurnFacts } from '#reading/turn.ts';
import type { Reading } from '../../reading.ts';
import { buysForWork } from '../summary/form.ts';
import { brief, deciderAddressed } from '../words.ts';

/** What the prospect gave and the salesperson did not take up with a question. */

interface Opening {
	moment: Moment;
	rank: number;
	question: string;
	/** Asked together with the answer rather than in its place. */
	along?: boolean;
}

const TAG_WORDS = 3;

/** Whether the salesperson's next turn asks something; "Fair?" and "right?" ask nothing new. */
function askedBack(turn: TurnFacts | null): boolean {
	return turn?.remarks.some((remark) => remark.questions > 0 && remark.words > TAG_WORDS) === true;
}

function painQuestion(moment: Moment, index: number): string {
	const text = moment.remark.folded;
	if (/\b(?:too late|los[et]|losing|lost|miss(?:ed|ing)|no[- ]shows?|stall|gone dark|revive|walk away)\b/i.test(text))
		return 'How often did that happen lately, and what was one such case worth?';
	if (/\b(?:manual|by hand|chas|spreadsheet|hours|updates|time|paperwork|drown)/i.test(text))
		return 'How many hours a week go into that, and whose hours are they?';
	if (/\b(?:worse|getting|longer|more)\b/i.test(text)) return 'Since when is it so, and what happens if it goes on?';
	if (/\b(?:know|train|new|learn)\b/i.test(text)) return 'What does it cost until somebody knows, and who carries it?';
	const spare = [
		'What does that keep you from doing?',
		'Who notices it first, and what do they do then?',
		'What have you done about it so far?',
		'What would be different if that were solved?',
	];
	return spare[index % spare.length] ?? '';
}

function figureQuestion({ remark, from }: Moment): string {
	const figure = remark.figures.find(({ index }) => index === from);
	if (figure?.kind === 'money') return 'How often does that come up in a month?';
	return figure?.kind === 'duration' || figure?.kind === 'percent' || figure?.low !== undefined
		? 'What should it be, and what would that change?'
		: 'What does that mean for a normal week?';
}

function openings(reading: Reading): Opening[] {
	const { needs, money, people, times } = reading;
	const asked = money.asked;
	const against = new Set(reading.objections.map(({ moment }) => moment.remark.index));
	return [
		...needs.pains
			.filter(({ moment }) => !against.has(moment.remark.index))
			.map(({ moment, strong, effect }, index) => ({
				moment,
				rank: strong || effect ? 0 : 2,
				question: painQuestion(moment, index),
			})),
		...needs.tried.map((moment) => ({
			moment,
			rank: -1,
			question: 'What else has been tried, and what was missing each time?',
		})),
		...needs.expected.map((moment) => ({
			moment,
			rank: -1,
			question: 'What did you count on, and who is asking about it now?',
		})),
		...needs.figures.map((moment) => ({ moment, rank: 3, question: figureQuestion(moment) })),
		...(asked === null || people.decider === 'present' || reading.step.kind === 'agreed'
			? []
			: [
					{
						moment: asked,
						rank: 1,
						question: buysForWork(reading)
							? 'Who else has to agree to a purchase of this size?'
							: 'What did you have in mind to spend?',
						along: true,
					},
				]),
		...money.prices.flatMap(({ answer, reaction, side }) =>
			side !== 'salesperson' ||
			reaction !== 'taken up' ||
			answer === null ||
			answer.remark.questions > 0 ||
			against.has(answer.remark.index) ||
			PRICE_QUESTION.test(answer.remark.folded) ||
			MONEY_APPROVED.test(answer.remark.folded) ||
			OWN_LIMIT.test(answer.remark.folded)
				? []
				: [{ moment: answer, rank: 1, question: 'How does that compare with what you had in mind?' }],
		),
		...people.said.map((moment) => ({
			moment,
			rank: 1,
			question:
				people.named === ''
					? 'Who else is part of that decision, and what matters most to them?'
					: `What matters most to ${deciderAddressed(reading)}, and may we speak together?`,
		})),
		...(times.wanted === null
			? []
			: [{ moment: times.wanted, rank: 1, question: 'What happens if it is not done by then?' }]),
		...(money.refused === null ||
		money.refused.remark.side !== 'prospect' ||
		OWN_LIMIT.test(money.refused.remark.folded)
			? []
			: [{ moment: money.refused, rank: 0, question: 'What would have been affordable?' }]),
	];
}

/** The openings that were left, one to a turn and each question once, in the order of the call. */
export function missedOpportunities(reading: Reading, most = 6): string[] {
	const { facts } = reading;
	const left = openings(reading).filter(
		({ moment }) => !askedBack(nextTurn(facts, moment.remark.turn, 'salesperson', 2)),
	);
	const turns = new Set<number>();
	const questions = new Set<string>();
	const chosen = left
		.sort((a, b) => a.rank - b.rank || a.moment.line - b.moment.line)
		.filter(({ moment, question }) => {
			if (turns.has(moment.remark.turn) || questions.has(question)) return false;
			turns.add(moment.remark.turn);
			questions.add(question);
			return true;
		})
		.slice(0, most);
	return chosen
		.sort((a, b) => a.moment.line - b.moment.line)
		.map(
			({ moment, question, along }) =>
				`Line ${moment.line}: ${along === true ? 'with the answer to' : 'after'} ${quoted(brief(moment, 80).replace(/(?<![.,;])[.,;]+$/, ''))}, ask ‘${question}’`,
		);
}
