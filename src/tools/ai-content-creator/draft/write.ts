import { splitSentences } from '#language/sentences.ts';
import type { ContentPiece } from '../contract.ts';
import type { ContentType, Platform } from '../options.ts';
import { lengthOn, pieceText } from '../piece-text.ts';
import { RULES } from '../platforms.ts';
import { type Parts, production, textOf } from './layouts.ts';
import type { Candidate } from './pool.ts';
import type { Voice } from './voices.ts';

/** What the pieces on a platform have said so far, so that no sentence is repeated there. */
export class Said {
	private readonly sentences = new Set<string>();
	private readonly split: Map<string, readonly string[]>;

	/** @param split a cache of the sentences of each text, shared by all platforms of a calendar */
	constructor(split: Map<string, readonly string[]> = new Map()) {
		this.split = split;
	}

	/** Whether every sentence of the text is new. */
	isNew(text: string): boolean {
		return this.sentencesOf(text).every((sentence) => !this.sentences.has(sentence));
	}

	add(...texts: readonly string[]): void {
		for (const text of texts) for (const sentence of this.sentencesOf(text)) this.sentences.add(sentence);
	}

	private sentencesOf(text: string): readonly string[] {
		const known = this.split.get(text) ?? sentencesIn(text);
		this.split.set(text, known);
		return known;
	}
}

/** The text beside a video whose script opens with the hook: the closing thought, another opening or the title. */
function captionOf({ turn, hooks, title }: Candidate, hook: string, said: Said): string {
	if (turn !== '' && said.isNew(turn)) return turn;
	const other = hooks.find((line) => said.isNew(line) && !shareSentence(line, hook));
	return other ?? (said.isNew(title) ? title : `On film: ${title}`);
}

function shareSentence(one: string, other: string): boolean {
	const sentences = sentencesIn(other);
	return sentencesIn(one).some((sentence) => sentences.includes(sentence));
}

/** Sentences as a reader compares them: without regard to capitals and end marks. */
function sentencesIn(text: string): string[] {
	return text
		.split('\n')
		.flatMap(splitSentences)
		.map((sentence) =>
			sentence
				.toLowerCase()
				.replace(/(?<![\s.,;:?!])[\s.,;:?!]+$/, '')
				.trim(),
		);
}

export interface Order {
	candidate: Candidate;
	platform: Platform;
	type: ContentType;
	voice: Voice;
	time: string;
	tags: readonly string[];
	/** The member's call to action; several pieces may use the same one. */
	action: string | null;
}

/** The candidate in the platform's form and within its limit. Null if it says nothing new or does not fit. */
export function write(
	{ candidate, platform, type, voice, time, tags, action }: Order,
	said: Said,
): ContentPiece | null {
	if (!said.isNew(`title: ${candidate.title}`) || candidate.options.some((option) => !said.isNew(option))) return null;
	const hook = candidate.hooks.find((line) => said.isNew(line));
	const callToAction = action ?? candidate.ask;
	if (hook === undefined || (action === null && !said.isNew(callToAction))) return null;
	const parts: Parts = {
		hook,
		points: candidate.points.filter((point) => said.isNew(point)),
		options: candidate.options,
		turn: said.isNew(candidate.turn) ? candidate.turn : '',
		caption: captionOf(candidate, hook, said),
		title: candidate.title,
		show: said.isNew(candidate.show) ? candidate.show : `a picture for ‘${candidate.title}’`,
		voice,
		type,
	};
	// If most of its points were said before, little more than the opening would be left.
	if (parts.points.length < Math.min(2, candidate.points.length)) return null;
	const { mostTitle, most } = RULES[platform];
	for (const reduced of reductions(parts)) {
		for (const hashtags of [[...tags], tags.slice(0, 1), []]) {
			const content = [textOf(platform, reduced), production(platform, reduced)]
				.filter((part) => part !== '')
				.join('\n\n');
			const piece = {
				title: candidate.title.slice(0, mostTitle),
				platform,
				contentType: type,
				optimalPostTime: time,
				content,
				hashtags,
				callToAction,
			};
			if (lengthOn(platform, pieceText(piece)) > most) continue;
			said.add(
				`title: ${candidate.title}`,
				candidate.show,
				reduced.hook,
				...reduced.points,
				...reduced.options,
				reduced.turn,
				reduced.caption,
			);
			if (action === null) said.add(callToAction);
			return piece;
		}
	}
	return null;
}

/**
 * Ever shorter versions: with fewer points, the last ones left out first, and each with and without the closing
 * thought.
 */
function* reductions(parts: Parts): Generator<Parts> {
	yield parts;
	for (let count = parts.points.length; count > 0; count--) {
		const points = parts.points.slice(0, count);
		yield { ...parts, points };
		yield { ...parts, points, turn: '' };
	}
	// A poll needs only its question; other pieces would break off.
	if (parts.options.length > 0) yield { ...parts, points: [], turn: '' };
}
