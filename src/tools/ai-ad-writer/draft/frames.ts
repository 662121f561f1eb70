import { capital, ended } from '#prose/sentences.ts';
import { splitSentences } from '#transcript/sentences.ts';
import { lengthOf } from '../placements.ts';
import { type Fact, KINDS, type Kind, type Material } from './material.ts';
import type { Pair } from './voices/voice.ts';
import { isBareNoun, isThing } from './words.ts';

/** Filling pairs of `voices/` with facts: what fits, says nothing twice and was not said before. */

const SLOT = /\{([a-z]+)2?(?:([.?,])|:(noun|thing))?\}/g;
/** Enough to find one that fits; more only costs time. */
const MOST_FACTS = 4;
const MOST_FORMS = 3;

export interface Room {
	readonly hook: number;
	readonly text: number;
	/** A text below it says too little, as long as something else can be said. */
	readonly least?: number;
}

/** What an output has said so far. */
export class Said {
	readonly #sentences = new Set<string>();
	readonly #uses = new Map<Fact, number>();
	#kept: ReadonlySet<Fact> = new Set();

	has(text: string): boolean {
		return splitSentences(text).some((sentence) => this.#sentences.has(fold(sentence)));
	}

	add(text: string): void {
		for (const sentence of splitSentences(text)) this.#sentences.add(fold(sentence));
	}

	use(facts: Iterable<Fact>): void {
		for (const fact of facts) this.#uses.set(fact, (this.#uses.get(fact) ?? 0) + 1);
	}

	/** Facts that are to carry an ad of their own. */
	keep(facts: Iterable<Fact>): void {
		this.#kept = new Set(facts);
	}

	/** Those that are not kept for an ad of their own. */
	spare(facts: readonly Fact[]): Fact[] {
		return facts.filter((fact) => !this.#kept.has(fact));
	}

	/** The least used first. */
	fresh(facts: readonly Fact[]): Fact[] {
		return [...facts].sort((a, b) => (this.#uses.get(a) ?? 0) - (this.#uses.get(b) ?? 0));
	}
}

function fold(sentence: string): string {
	return sentence.toLowerCase().replace(/[.?!\s]+$/, '');
}

export interface Filled {
	hook: string;
	text: string;
	facts: readonly Fact[];
}

/** What an ad rests on, and of a contrast what answers it. */
export interface Carried {
	readonly key: Fact;
	readonly answer?: Fact;
}

interface Choice {
	fact: Fact;
	form: string;
}

/** The pair filled in; null where a fact is missing, too long or said before. */
export function fill(pair: Pair, { key, answer }: Carried, material: Material, room: Room, said: Said): Filled | null {
	const slots = slotsOf(pair);
	if (key.touchesTrait && (pair[0].includes('?') || pair[1].includes('?'))) return null;
	const search = (index: number, chosen: readonly Choice[]): Filled | null => {
		const slot = slots[index];
		if (slot === undefined) return finished({ pair, slots, chosen, answer }, material, room, said);
		for (const choice of choicesOf(slot, { key, answer }, chosen, material, said)) {
			const found = search(index + 1, [...chosen, choice]);
			if (found !== null) return found;
		}
		return null;
	};
	return search(0, []);
}

/** Each slot once, e.g. `gain2`, in the order in which it is chosen. */
function slotsOf(pair: Pair): string[] {
	return [...new Set(Array.from(pair.join(' ').matchAll(/\{([a-z]+2?)/g), ([, name = '']) => name))];
}

function choicesOf(
	slot: string,
	{ key, answer }: { key: Fact; answer: Fact | undefined },
	chosen: readonly Choice[],
	{ facts }: Material,
	said: Said,
): readonly Choice[] {
	const kind = slot.replace('2', '') as Kind;
	if (!KINDS.includes(kind)) return [];
	if (answer !== undefined && slot === 'gain2') return formsIn(answer);
	const open = said.spare(facts[kind]).filter((fact) => fact !== answer);
	const free = slot === key.kind ? [key] : said.fresh(open).slice(0, MOST_FACTS);
	return free
		.filter((fact) => fact === key || !chosen.some((other) => other.fact === fact))
		.filter((fact) => slot === key.kind || fact !== key)
		.flatMap(formsIn);
}

function formsIn(fact: Fact): Choice[] {
	return fact.forms.slice(0, MOST_FORMS).map((form) => ({ fact, form }));
}

interface Filling {
	pair: Pair;
	slots: readonly string[];
	chosen: readonly Choice[];
	answer: Fact | undefined;
}

function finished({ pair, slots, chosen, answer }: Filling, material: Material, room: Room, said: Said): Filled | null {
	const written = pair.map((template) => writtenOut(template, slots, chosen, material));
	const [hook = null, text = null] = written;
	if (hook === null || text === null || lengthOf(hook) > room.hook || lengthOf(text) > room.text) return null;
	if (lengthOf(text) < (room.least ?? 0)) return null;
	const own = chosen.filter(({ fact }) => fact !== answer).map(({ form }) => form);
	if (own.some((form, index) => own.slice(index + 1).some((other) => alike(form, other)))) return null;
	if (said.has(hook) || said.has(text) || text === '') return null;
	return { hook, text, facts: chosen.map(({ fact }) => fact) };
}

function writtenOut(
	template: string,
	slots: readonly string[],
	chosen: readonly Choice[],
	material: Material,
): string | null {
	let fits = true;
	const text = template.replace(
		SLOT,
		(token: string, _kind: string, mark: string | undefined, shape: string | undefined, at: number) => {
			const name = /[a-z]+2?/.exec(token)?.[0] ?? '';
			const { fact, form = '' } = chosen[slots.indexOf(name)] ?? {};
			if (shape === 'noun' && !isBareNoun(form)) fits = false;
			if (shape === 'thing' && !isThing(form)) fits = false;
			if (mark === '?' && fact?.touchesTrait) fits = false;
			if (mark === '?') return `${capital(form)}?`;
			if (mark === '.') return ended(capital(form));
			if (mark !== ',' && shape === undefined) return form;
			const lowered = material.inline(form);
			if (lowered === form && /^\p{Lu}\p{Ll}/u.test(form) && continues(template, at)) fits = false;
			return lowered;
		},
	);
	return fits ? text : null;
}

/** Whether a slot goes on with a sentence; behind a colon a capital may stand, and a hook is no sentence. */
function continues(template: string, at: number): boolean {
	return template.endsWith('.') && at > 0 && !/[:.] $/.test(template.slice(0, at));
}

const WORD = /[\p{L}\p{N}]{4,}|\p{N}+/gu;
const STEM = /(?:ing|ed|es|s)$/;

/** Words of four letters or more, without their endings, and figures. */
export function stemsOf(text: string): Set<string> {
	return new Set((text.toLowerCase().match(WORD) ?? []).map((word) => word.replace(STEM, '')));
}

/** Whether most words of the shorter text stand in the longer one. */
export function alike(one: string, other: string): boolean {
	const [a, b] = [stemsOf(one), stemsOf(other)].sort((x, y) => x.size - y.size);
	if (a === undefined || b === undefined || a.size === 0) return one.toLowerCase() === other.toLowerCase();
	return [...a].filter((word) => b.has(word)).length / a.size > 0.6;
}
