import { splitSentences } from '#transcript/sentences.ts';
import type { ContentPiece } from '../contract.ts';
import type { ContentType, Platform } from '../options.ts';
import { lengthOn, pieceText } from '../piece-text.ts';
import { RULES } from '../platforms.ts';
import { production, textOf } from './layouts.ts';
import { type Candidate, rotated, type Source } from './pool.ts';
import type { Voice } from './voices.ts';

/** What a platform's pieces have said so far: no sentence is said twice there. */
export class Said {
	private readonly sentences = new Set<string>();
	private readonly opened = new Map<Source, number>();

	/** Whether every sentence of the text is new. */
	isNew(text: string): boolean {
		return sentencesIn(text).every((sentence) => !this.sentences.has(sentence));
	}

	/** How often an idea of this source has opened here: its openings take turns. */
	openings(source: Source): number {
		const count = this.opened.get(source) ?? 0;
		this.opened.set(source, count + 1);
		return count;
	}

	add(...texts: readonly string[]): void {
		for (const text of texts) for (const sentence of sentencesIn(text)) this.sentences.add(sentence);
	}
}

/** Compared as a reader would, without regard to capitals and end marks. */
function sentencesIn(text: string): string[] {
	return text
		.split('\n')
		.flatMap(splitSentences)
		.map((sentence) =>
			sentence
				.toLowerCase()
				.replace(/[\s.,;:?!]+$/, '')
				.trim(),
		);
}

/** The parts of a piece that are still to be laid out. */
export interface Parts {
	hook: string;
	points: readonly string[];
	options: readonly string[];
	turn: string;
	ending: string;
	title: string;
	show: string;
	voice: Voice;
	type: ContentType;
}

export interface Order {
	candidate: Candidate;
	platform: Platform;
	type: ContentType;
	voice: Voice;
	time: string;
	tags: readonly string[];
	/** What the member wants people to do; it may stand on several pieces. */
	action: string | null;
	/** Which of the platforms this is: each takes another opening and another last line. */
	turn: number;
}

/** The candidate in the platform's form and within its limit; `null` where nothing new is left to say or it does not fit. */
export function write(
	{ candidate, platform, type, voice, time, tags, action, turn }: Order,
	said: Said,
): ContentPiece | null {
	if (!said.isNew(`title: ${candidate.title}`) || candidate.options.some((option) => !said.isNew(option))) return null;
	const hook = rotated(candidate.hooks, turn + said.openings(candidate.source)).find((line) => said.isNew(line));
	const callToAction = action ?? candidate.ask;
	if (hook === undefined || (action === null && !said.isNew(callToAction))) return null;
	const parts: Parts = {
		hook,
		points: candidate.points.filter((point) => said.isNew(point)),
		options: candidate.options,
		turn: said.isNew(candidate.turn) ? candidate.turn : '',
		ending: rotated(voice.endings, turn).find((line) => said.isNew(line)) ?? '',
		title: candidate.title,
		show: said.isNew(candidate.show) ? candidate.show : `a picture for ‘${candidate.title}’`,
		voice,
		type,
	};
	if (parts.points.length === 0) return null;
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
				reduced.ending,
			);
			if (action === null) said.add(callToAction);
			return piece;
		}
	}
	return null;
}

/** The same parts with less and less: the ending goes first, then the thought, then points from the back. */
function* reductions(parts: Parts): Generator<Parts> {
	yield parts;
	yield { ...parts, ending: '' };
	for (let count = parts.points.length; count > 0; count--) {
		const points = parts.points.slice(0, count);
		yield { ...parts, ending: '', points };
		yield { ...parts, ending: '', points, turn: '' };
	}
	// A vote needs no more than its question; other pieces would break off.
	if (parts.options.length > 0) yield { ...parts, ending: '', points: [], turn: '' };
}
