/** Words that may be the name of a product, a firm or a person that does the job today, or is compared. */

import { amountsIn } from '#language/amounts/amounts.ts';
import { datesIn } from '#language/dates/dates.ts';
import type { Features } from '#language/linear-models/linear.ts';
import { STOP_WORDS } from '#language/stems.ts';
import type { Side } from '../facts.ts';
import type { Utterance } from '../utterances.ts';
import { type SideOf, wordsAround } from './features.ts';
import { CAPITALISED, COMMON, OPENS_A_SENTENCE, POSSESSIVE, SPELT_AS_A_NAME } from './name-cues.ts';

export interface NameMention {
	/** The place of the turn in the list. */
	index: number;
	name: string;
	start: number;
	end: number;
}

/** What opens a sentence or is said alone, beside the words that mean little. */
const OPENERS = new Set(
	`absolutely actually afternoon ah ai alright american anyway apparently apr aug august awesome basically
	brilliant british called ceo cfo cheers christmas come coo cool correct crm dec definitely depends dr easter
	eh english erp eu exactly excellent except fair fairly fantastic feb fine funny god good gotcha great guys
	ha haha half hang happy hello hey hi hmm hold honestly hopefully hundred imagine interesting jan jesus jul
	jun later likewise listen looks lord love lovely mar march mate means mind mm morning mr mrs ms nice nope
	nov obviously oct oh ok okay pdf people perfect plenty plus point pretty probably quick remember second send
	sep sept seriously show sir sorry sounds sure tell thank thanks touch true tv uh uk um understood usa
	usually vat wait wants week weeks welcome wonderful yeah yesterday`.split(/\s+/),
);

/** No name: it means little, opens sentences, or is a day or a number. */
function isPlain(word: string): boolean {
	const low = word.toLowerCase().replaceAll('’', "'");
	const bare = low.split("'")[0] ?? '';
	if (STOP_WORDS.has(bare) || OPENERS.has(bare)) return true;
	return datesIn(low).length > 0 || amountsIn(low).length > 0;
}

/** Without the words of a sentence at either end: "On Tuesday HubSpot", "Zoho I". */
function trimmed(text: string, start: number): { name: string; start: number } {
	const words = text.split(/(?<= )/);
	let from = start;
	while (words.length > 0 && isPlain((words[0] ?? '').trim())) from += words.shift()?.length ?? 0;
	while (words.length > 0 && isPlain((words.at(-1) ?? '').trim())) words.pop();
	return {
		name: words.join('').trim().replace(POSSESSIVE.pattern, ''),
		start: from,
	};
}

/** A call of two hours names some five hundred; what is beyond this is no call. */
const MOST_NAMES = 3000;

/** Every mention of a candidate in the call. */
export function nameMentions(turns: readonly Utterance[]): NameMention[] {
	const people = new Set(turns.flatMap(({ speaker }) => speaker.toLowerCase().split(/[\s(),]+/)));
	const capitalisedInside = new Set<string>();
	const found: (NameMention & { opens: boolean })[] = [];
	for (const [index, { text }] of turns.entries()) {
		for (const match of text.matchAll(CAPITALISED.pattern)) {
			if (found.length >= MOST_NAMES) break;
			const { name, start } = trimmed(match[0], match.index);
			if (name === '') continue;
			const opens = start === 0 || OPENS_A_SENTENCE.pattern.test(text.slice(Math.max(0, start - 4), start));
			if (!opens || SPELT_AS_A_NAME.pattern.test(name)) capitalisedInside.add(name.toLowerCase());
			found.push({ index, name, start, end: start + name.length, opens });
		}
	}
	const small = new Set(turns.flatMap(({ text }) => text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}'’]*/gu) ?? []));
	const isName = ({ name, opens }: { name: string; opens: boolean }) => {
		const low = name.toLowerCase();
		if (name.length < 2 || low.split(/\s+/).every((word) => people.has(word))) return false;
		return !opens || capitalisedInside.has(low) || (low.length > 3 && !small.has(low));
	};
	const proper = found.flatMap(({ opens, ...mention }) => (isName({ ...mention, opens }) ? [mention] : []));
	const common = turns.flatMap(({ text }, index) =>
		[...text.matchAll(COMMON.pattern)].map((match) => ({
			index,
			name: match[0],
			start: match.index,
			end: match.index + match[0].length,
		})),
	);
	const sorted = [...proper, ...common.slice(0, MOST_NAMES)].sort(
		(a, b) => a.index - b.index || a.start - b.start || b.end - a.end,
	);
	return sorted.filter((mention, at) => {
		const { index, end } = sorted[at - 1] ?? { index: -1, end: 0 };
		return index !== mention.index || end <= mention.start;
	});
}

/** The mentions of each name, in the order of their first. */
export function namesOf(mentions: readonly NameMention[]): NameMention[][] {
	return [...Map.groupBy(mentions, ({ name }) => name.toLowerCase()).values()];
}

/** More of them say no more. */
export const MOST_MENTIONS = 20;

/** Of a name: what is true of any of its mentions. */
export function groupFeatures(turns: readonly Utterance[], group: readonly NameMention[], sideOf: SideOf): Features {
	const features: Features = new Map();
	for (const mention of group.slice(0, MOST_MENTIONS)) {
		for (const [name, value] of nameFeatures(turns, mention, group, sideOf)) features.set(name, value);
	}
	return features;
}

const WINDOW = 6;
const near = (text: string) =>
	text
		.toLowerCase()
		.replaceAll('’', "'")
		.match(/[a-z]+(?:'[a-z]+)?|[.?!,]/g) ?? [];

/** Of a mention: what stands beside it, its spelling, who says it, and how often it is said by whom. */
export function nameFeatures(
	turns: readonly Utterance[],
	mention: NameMention,
	group: readonly NameMention[],
	sideOf: SideOf,
): Features {
	const features: Features = new Map();
	const turn = turns[mention.index] as Utterance;
	const side: Side = sideOf(turn.speaker);
	const set = (prefix: string, values: readonly string[], value: number) => {
		for (const one of values) features.set(`${prefix}${one}`, value);
	};
	const left = near(turn.text.slice(Math.max(0, mention.start - 90), mention.start)).slice(-WINDOW);
	const right = near(turn.text.slice(mention.end, mention.end + 90)).slice(0, WINDOW);
	set('l ', left, 1);
	set('r ', right, 1);
	set(`l${side} `, left, 1);
	set(`r${side} `, right, 1);
	for (let at = 0; at + 1 < left.length; at += 1) features.set(`lb ${left[at]} ${left[at + 1]}`, 1);
	for (let at = 0; at + 1 < right.length; at += 1) features.set(`rb ${right[at]} ${right[at + 1]}`, 1);
	set('l1 ', left.slice(-1), 1.5);
	set('r1 ', right.slice(0, 1), 1);
	set('l2 ', left.slice(-2), 1);
	set('w ', wordsAround(turn.text, mention.start, mention.end), 0.2);
	set('p ', turns[mention.index - 1]?.words.slice(-25) ?? [], 0.25);
	const low = mention.name.toLowerCase();
	set('nm ', near(low), 2);
	if (/\p{Ll}\p{Lu}/u.test(mention.name)) features.set('inner capital', 1);
	if (/^\p{Lu}{2,}$/u.test(mention.name)) features.set('all capitals', 1);
	if (/^\p{Ll}/u.test(mention.name)) features.set('common', 1);
	if (/\s/.test(mention.name)) features.set('several words', 1);
	const first = group.slice(0, MOST_MENTIONS);
	const by = (wanted: Side) => first.filter(({ index }) => sideOf(turns[index]?.speaker ?? '') === wanted).length;
	features.set(`by buyer ${Math.min(3, by('buyer'))}`, 1);
	features.set(`by seller ${Math.min(3, by('seller'))}`, 1);
	features.set(`first by ${sideOf(turns[first[0]?.index ?? 0]?.speaker ?? '')}`, 1);
	if (first[0] === mention) features.set('first', 1);
	features.set(`pos ${Math.min(4, Math.floor((5 * mention.index) / Math.max(1, turns.length - 1)))} ${side}`, 1);
	features.set(`side ${side}`, 1);
	return features;
}
