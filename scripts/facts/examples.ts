/** What the weights learn from: the turns, amounts, names and endings of the gold calls, with the right answers. */

import type { Side } from '#call-facts/facts.ts';
import { closeFeatures } from '#call-facts/learned/close.ts';
import { amountFeatures, type SideOf, sideFeatures, turnFeatures } from '#call-facts/learned/features.ts';
import { groupFeatures, nameMentions, namesOf } from '#call-facts/learned/names.ts';
import { shownFeatures } from '#call-facts/learned/shown.ts';
import { type Group, QUESTIONS } from '#call-facts/learned/stored.ts';
import { standing, sumOf, THOUSAND } from '#call-facts/money.ts';
import { type Utterance, utterancesOf } from '#call-facts/utterances.ts';
import type { Example } from '../learning/regression.ts';
import type { Ending } from './endings.ts';
import { type Gold, type GoldCall, itemsOf } from './gold.ts';

export type Examples = Record<Group, Example[]>;

/** @param number which call it is among all that are learned from */
export function examplesOf({ call, gold }: GoldCall, number: number): Examples {
	const turns = utterancesOf(call);
	const sideOf = (speaker: string): Side => gold.sides[speaker] ?? 'other';
	const example = (features: Example['features'], answers: Example['answers']) => ({ call: number, features, answers });
	const mentions = nameMentions(turns);
	return {
		side: turns.map(({ speaker }, index) =>
			example(sideFeatures(turns, index), oneOf(QUESTIONS.side, sideOf(speaker))),
		),
		turn: turns.map((turn, index) => example(turnFeatures(turns, index, sideOf), answersOfTurn(turn, gold))),
		amount: turns.flatMap((turn, index) =>
			standing(turns, index).map((amount) =>
				example(amountFeatures(turns, index, amount, sideOf), {
					...answersOfAmount(turn, sumOf(amount), gold),
					...(amount.unit === THOUSAND ? { figures: undefined } : {}),
				}),
			),
		),
		name: namesOf(mentions).map((group) => {
			const said = group.map(({ index }) => turns[index] as Utterance);
			return example(groupFeatures(turns, group, sideOf), answersOfName(said, group[0]?.name ?? '', gold));
		}),
		close: [example(closeFeatures(turns, sideOf), oneOf(QUESTIONS.close, gold.outcome.kind))],
		ends: endExamples(turns, sideOf, gold.outcome, example),
		shown: shownExamples(turns, sideOf, gold.outcome, example),
	};
}

/** What an ending teaches: how it went, and which turn shows it. */
export function examplesOfEnding({ call, sides, kind, turn: shown, left }: Ending, number: number): Examples {
	const turns = utterancesOf(call);
	const sideOf = (speaker: string): Side => sides[speaker] ?? 'other';
	const example = (features: Example['features'], answers: Example['answers']) => ({ call: number, features, answers });
	return {
		side: [],
		turn: [],
		amount: [],
		name: [],
		close: [example(closeFeatures(turns, sideOf), oneOf(QUESTIONS.close, kind))],
		ends: endExamples(turns, sideOf, { kind, lines: [shown] }, example),
		shown: shownExamples(turns, sideOf, { kind, lines: [shown] }, example, left),
	};
}

/** Whether a turn, among those of all calls, is one that shows how a call ended. */
function endExamples(
	turns: readonly Utterance[],
	sideOf: SideOf,
	{ kind, lines }: Gold['outcome'],
	example: (features: Example['features'], answers: Example['answers']) => Example,
): Example[] {
	return turns.map(({ number }, index) =>
		example(turnFeatures(turns, index, sideOf), oneOf(QUESTIONS.ends, lines.includes(number) ? kind : '')),
	);
}

/** Of the beginning of a call nothing is learned of its end. */
const BEGINNING = 0.3;

/**
 * What shows the ending of a call, among its other turns.
 *
 * @param left the turns in which they leave a part of what was offered, where that is known
 */
function shownExamples(
	turns: readonly Utterance[],
	sideOf: SideOf,
	{ kind, lines }: Gold['outcome'],
	example: (features: Example['features'], answers: Example['answers']) => Example,
	left?: readonly number[],
): Example[] {
	return turns.flatMap(({ number }, index) => {
		if (index <= turns.length * BEGINNING) return [];
		const answers = {
			[kind]: Number(lines.includes(number)),
			...(kind === 'agreed' && left && { left: Number(left.includes(number)) }),
		};
		return [example(shownFeatures(turns, index, sideOf), answers)];
	});
}

function oneOf(questions: readonly string[], right: string): Record<string, number> {
	return Object.fromEntries(questions.map((question) => [question, question === right ? 1 : 0]));
}

type Answer = number | undefined;

/** What may be given but need not be teaches nothing. */
function answerFor(gold: Gold, key: string, { number }: Utterance, holds: boolean): Answer {
	if (holds) return 1;
	return gold.also?.[key]?.includes(number) ? undefined : 0;
}

function answersOfTurn(turn: Utterance, gold: Gold): Record<string, Answer> {
	const at = (key: string) => itemsOf(gold, key).filter(({ lines }) => lines.includes(turn.number));
	const answers: Record<string, Answer> = {};
	for (const key of ['deciders', 'timing', 'pains', 'goals', 'objections', 'signals', 'next']) {
		answers[key] = answerFor(gold, key, turn, at(key).length > 0);
	}
	answers.main = at('pains').some(({ main }) => main) ? 1 : 0;
	answers.present = yesOrNo(at('deciders')[0]?.present);
	answers.answered = yesOrNo(at('objections')[0]?.answered);
	return answers;
}

function yesOrNo(value: boolean | undefined): Answer {
	return value === undefined ? undefined : Number(value);
}

function isNear(a: number, b: number | null | undefined): boolean {
	return typeof b === 'number' && Math.abs(a - b) <= Math.abs(b) * 0.001;
}

function answersOfAmount(turn: Utterance, value: number | null, gold: Gold): Record<string, Answer> {
	const at = (key: string) =>
		itemsOf(gold, key).filter(
			({ lines, amount }) => lines.includes(turn.number) && isNear(value ?? Number.NaN, amount),
		);
	const answers: Record<string, Answer> = {};
	for (const key of ['prices', 'budget', 'figures']) answers[key] = answerFor(gold, key, turn, at(key).length > 0);
	const per = [...at('prices'), ...at('budget')][0]?.per;
	for (const one of ['once', 'month', 'unit', 'year'])
		answers[one] = per === undefined ? undefined : Number(per === one);
	return answers;
}

function answersOfName(said: readonly Utterance[], name: string, gold: Gold): Record<string, Answer> {
	const item = itemsOf(gold, 'alternatives').find(
		({ lines, name: right = '' }) => said.some(({ number }) => lines.includes(number)) && isSameName(name, right),
	);
	return {
		alternatives: item ? 1 : said.some(({ number }) => gold.also?.alternatives?.includes(number)) ? undefined : 0,
		tried: item && Number(item.kind === 'tried'),
		considered: item && Number(item.kind === 'considered'),
	};
}

function isSameName(a: string, b: string): boolean {
	const [one, other] = [a, b].map((name) =>
		name
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]+/gu, ' ')
			.trim(),
	);
	return Boolean(one && other && (one.includes(other) || other.includes(one)));
}
