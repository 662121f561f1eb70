import { at } from '#prose/places.ts';
import { ended, quoted } from '#prose/sentences.ts';
import { brief } from '#reading/brief.ts';
import { type Concern, concernsOf } from '#reading/concerns.ts';
import { offersOf } from '#reading/offers.ts';
import type { Reading } from '#reading/reading.ts';
import type { DealInput } from './contract.ts';
import { banCheck } from './draft/finish.ts';
import { materialOf } from './draft/material.ts';
import { isThin } from './draft/plan.ts';
import { notesOf } from './notes.ts';
import { readingOf } from './reading.ts';

/** What the member should look at before a proposal goes out. It is worked out from the input alone. */

const MOST_DOUBTS = 2;
const MOST_KEPT = 3;

function doubtsIn(reading: Reading): Concern[] {
	return concernsOf(reading, offersOf(reading.facts)).filter(
		({ category }) => category === 'Proof' || category === 'Trust',
	);
}

const ENGLISH = /\b(?:the|and|to|of|is|it|you|we|that|for|have|what|are|this|so)\b/gi;
/** The least share of such words in spoken English; other languages stay far below. */
const LEAST_ENGLISH = 0.08;

function isEnglish(text: string): boolean {
	const sample = text.slice(0, 20_000);
	const words = sample.match(/\p{L}+/gu) ?? [];
	return (sample.match(ENGLISH) ?? []).length >= words.length * LEAST_ENGLISH;
}

export function beforeSending(input: DealInput): string[] {
	const reading = readingOf(input);
	const notes = notesOf(input.additionalContext);
	const { verdict, roles, call } = reading.facts;
	const lines: string[] = [];
	const isEmpty = verdict.kind !== 'judged' && isThin(materialOf(input));
	if (isEmpty && call.words > 40 && !isEnglish(input.transcript))
		lines.push(
			'The call seems to be in another language. The built-in engine reads English; a model reads others. What is missing stands as [add …].',
		);
	else if (verdict.kind === 'unlabelled')
		lines.push(
			'The transcript names no speakers, so no quote is attributed: check that the words are those of the client.',
		);
	else if (isEmpty) lines.push(`${verdict.reason} What is missing stands as [add …].`);
	else if (!roles.given && call.speakers.length > 1 && !/the label/i.test(roles.reason))
		lines.push(ended(roles.reason));
	const refusal =
		reading.leftAlone ?? reading.objections.findLast(({ category }) => category === 'Not interested')?.moment;
	if (refusal !== undefined && refusal !== null && reading.step.kind !== 'dated' && reading.step.kind !== 'agreed')
		lines.push(`The client refused: ${quoted(brief(refusal, 90))} ${at(refusal.line)}`);
	for (const { moment } of isEmpty ? [] : doubtsIn(reading).slice(0, MOST_DOUBTS))
		lines.push(
			`Have an answer ready to ${quoted(brief(moment, 90).replace(/(?<![.,;])[.,;]+$/, ''))} ${at(moment.line)}`,
		);
	if (notes.kept.length > 0)
		lines.push(
			...notes.kept
				.slice(0, MOST_KEPT)
				.map((note) => `Not used, since it reads as a note to yourself: ${quoted(note.replace(/(?<![.])[.]+$/, ''))}`),
		);
	const isBanned = banCheck(notes.bans);
	return lines.map(ended).filter((line) => !isBanned(line));
}
