/** Products, firms and people that do or did the job, or are compared. */

import { ask } from '#language/linear-models/linear.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Alternative, AlternativeKind } from './facts.ts';
import type { SideOf } from './learned/features.ts';
import {
	groupFeatures,
	MOST_MENTIONS,
	type NameMention,
	nameFeatures,
	nameMentions,
	namesOf,
} from './learned/names.ts';
import type { Weights } from './learned/stored.ts';
import { sentenceAround } from './quote.ts';
import { ANOTHER_WAY, IN_USE, LANGUAGE, SOMEBODY } from './rival-cues.ts';
import { THRESHOLDS } from './thresholds.ts';
import type { Utterance } from './utterances.ts';

export function findAlternatives(turns: readonly Utterance[], sideOf: SideOf, weights: Weights): Alternative[] {
	const mentions = nameMentions(turns);
	return namesOf(mentions).flatMap((group) => {
		if (group.some(({ name }) => LANGUAGE.pattern.test(name))) return [];
		const likely = ask(weights.name, groupFeatures(turns, group, sideOf));
		const { alternatives: confidence = 0 } = likely;
		const plain = confidence < LEAST_OF_A_NAME ? undefined : plainly(turns, group, sideOf);
		const kind = isInUse(turns, group, sideOf) ? 'used' : kindOf(likely);
		if (plain !== undefined) return [said(turns, group, plain, kind)];
		if (confidence < THRESHOLDS.alternatives) return [];
		const rated = group.slice(0, MOST_MENTIONS).map((mention) => ({
			mention,
			likely: ask(weights.name, nameFeatures(turns, mention, group, sideOf)).alternatives ?? 0,
		}));
		const ranked = rated.toSorted((a, b) => b.likely - a.likely).map(({ mention }) => mention);
		const [best] = ranked;
		const turn = turns[best?.index ?? -1];
		if (!best || !turn) return [];
		const lines = [...new Set(ranked.map(({ index }) => turns[index]?.number ?? 0))].slice(0, 3);
		const quote = sentenceAround(turn.text, best.start, best.end);
		return [{ name: best.name, kind, lines, quote, confidence, by: 'weights' }];
	});
}

/** Where the words around a name say what it is: less is a person, a place, or nobody's name. */
const LEAST_OF_A_NAME = 0.1;

/** The mention of a buyer at which the words say that it is another firm or product; none of somebody's name. */
function plainly(turns: readonly Utterance[], group: readonly NameMention[], sideOf: SideOf): NameMention | undefined {
	const theirs = ofBuyers(turns, group, sideOf);
	if (theirs.some(({ words }) => SOMEBODY.pattern.test(words))) return undefined;
	return theirs.find(({ words }) => ANOTHER_WAY.pattern.test(words))?.mention;
}

function isInUse(turns: readonly Utterance[], group: readonly NameMention[], sideOf: SideOf): boolean {
	return ofBuyers(turns, group, sideOf).some(({ words }) => IN_USE.pattern.test(words));
}

function ofBuyers(turns: readonly Utterance[], group: readonly NameMention[], sideOf: SideOf) {
	return group
		.slice(0, MOST_MENTIONS)
		.filter(({ index }) => sideOf(turns[index]?.speaker ?? '') === 'buyer')
		.map((mention) => ({ mention, words: around(turns[mention.index]?.text ?? '', mention) }));
}

/** In characters. */
const NEAR = 80;

/** The words near a mention, with a sign in its place. */
function around(text: string, { start, end }: NameMention): string {
	return `${text.slice(Math.max(0, start - NEAR), start)}_${text.slice(end, end + NEAR)}`;
}

function said(
	turns: readonly Utterance[],
	group: readonly NameMention[],
	{ index, name, start, end }: NameMention,
	kind: AlternativeKind,
): Alternative {
	const others = group.slice(0, MOST_MENTIONS).map((mention) => mention.index);
	const lines = [...new Set([index, ...others].map((one) => turns[one]?.number ?? 0))].slice(0, 3);
	const quote = sentenceWith(turns[index]?.text ?? '', start, end);
	return { name, kind, lines, quote, confidence: 1, by: 'words' };
}

/** With the next sentence, where the name stands alone. */
function sentenceWith(text: string, start: number, end: number): string {
	const own = sentenceAround(text, start, end);
	if (own.length > end - start + 1) return own;
	const from = text.indexOf(own, Math.max(0, start - own.length));
	const next = wholeSentences(text.slice(from + own.length, from + own.length + FARTHEST))[0] ?? '';
	return text.slice(from, next === '' ? from + own.length : text.indexOf(next, from + own.length) + next.length);
}

/** In characters. */
const FARTHEST = 300;

function kindOf({ tried = 0, considered = 0 }: Record<string, number>): AlternativeKind {
	if (tried > 0.5 && tried >= considered) return 'tried';
	return considered > 0.5 ? 'considered' : 'used';
}
