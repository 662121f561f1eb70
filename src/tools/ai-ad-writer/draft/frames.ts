import { capital } from '#language/capitals.ts';
import { splitSentences } from '#language/sentences.ts';
import { ended } from '#prose/sentences.ts';
import { lengthOf } from '../placements.ts';
import { alike } from './likeness.ts';
import { type Fact, KINDS, type Kind, type Material } from './material.ts';
import type { Pair } from './voices/voice.ts';
import { asOneTerm, isBareNoun, isThing } from './words.ts';

/** Fills the pairs of `voices/` with facts that fit, without saying anything twice. */

const SLOT = /\{([a-z]+)2?(?:([.?,])|:(noun|thing))?\}/g;
/** Enough to find one that fits; more would only take longer. */
const MOST_FACTS = 4;
const MOST_FORMS = 3;

export interface Room {
	readonly hook: number;
	readonly text: number;
	/** Characters. A shorter text is refused, as long as a later room may take it. */
	readonly least?: number;
}

/** The sentences written so far, and how often each fact was used. */
export class Said {
	readonly #sentences = new Set<string>();
	readonly #folded = new Map<string, readonly string[]>();
	readonly #uses = new Map<Fact, number>();
	#kept: ReadonlySet<Fact> = new Set();

	has(text: string): boolean {
		return this.#foldedOf(text).some((sentence) => this.#sentences.has(sentence));
	}

	add(text: string): void {
		for (const sentence of this.#foldedOf(text)) this.#sentences.add(sentence);
	}

	/** Cached, since the same few lines are checked for every placement. */
	#foldedOf(text: string): readonly string[] {
		const folded = this.#folded.get(text) ?? splitSentences(text).map(fold);
		this.#folded.set(text, folded);
		return folded;
	}

	use(facts: Iterable<Fact>): void {
		for (const fact of facts) this.#uses.set(fact, (this.#uses.get(fact) ?? 0) + 1);
	}

	/** Reserves facts for ads of their own. Replaces the previous reservation. */
	keep(facts: Iterable<Fact>): void {
		this.#kept = new Set(facts);
	}

	/** The facts that are not reserved. */
	spare(facts: readonly Fact[]): Fact[] {
		return facts.filter((fact) => !this.#kept.has(fact));
	}

	/** The facts that no ad has used yet. */
	unused(facts: readonly Fact[]): Fact[] {
		return facts.filter((fact) => !this.#uses.has(fact));
	}

	/** The facts, least used first. */
	fresh(facts: readonly Fact[]): Fact[] {
		return [...facts].sort((a, b) => (this.#uses.get(a) ?? 0) - (this.#uses.get(b) ?? 0));
	}
}

function fold(sentence: string): string {
	return sentence.toLowerCase().replace(/(?<![.?!\s])[.?!\s]+$/, '');
}

export interface Filled {
	hook: string;
	text: string;
	facts: readonly Fact[];
}

/** The fact that an ad is about and, for a contrast, the benefit that answers it. */
export interface Carried {
	readonly key: Fact;
	readonly answer?: Fact;
}

interface Choice {
	fact: Fact;
	form: string;
}

/** The first pair that can be filled, in the first room that has one. Null if there is none. */
export function firstFilled(
	pairs: readonly Pair[],
	carried: Carried,
	rooms: readonly Room[],
	material: Material,
	said: Said,
): Filled | null {
	// `said` does not change in between, so the short texts are the same for every pair.
	let found: readonly Choice[] | undefined;
	const shorts = () => {
		found ??= shortsFor(carried.key, material, said);
		return found;
	};
	for (const room of rooms) {
		for (const pair of pairs) {
			const filled = fill(pair, carried, { material, room, said, shorts });
			if (filled !== null) return filled;
		}
	}
	return null;
}

interface Around {
	material: Material;
	room: Room;
	said: Said;
	shorts: () => readonly Choice[];
}

/** The pair with its slots filled. Null if a fact is missing, too long or already said. */
function fill(pair: Pair, { key, answer }: Carried, around: Around): Filled | null {
	const { material, room, said } = around;
	const slots = slotsOf(pair);
	if (key.touchesTrait && (pair[0].includes('?') || pair[1].includes('?'))) return null;
	const search = (index: number, chosen: readonly Choice[]): Filled | null => {
		const slot = slots[index];
		if (slot === undefined) return finished({ pair, key, slots, chosen, answer }, material, room, said);
		for (const choice of choicesOf(slot, { key, answer }, chosen, around)) {
			const found = search(index + 1, [...chosen, choice]);
			if (found !== null) return found;
		}
		return null;
	};
	return search(0, []);
}

const slotsKnown = new WeakMap<Pair, readonly string[]>();

/** Each slot once, e.g. `gain2`, in the order in which it is filled. */
function slotsOf(pair: Pair): readonly string[] {
	const slots = slotsKnown.get(pair) ?? [
		...new Set(Array.from(pair.join(' ').matchAll(/\{([a-z]+2?)/g), ([, name = '']) => name)),
	];
	slotsKnown.set(pair, slots);
	return slots;
}

function choicesOf(
	slot: string,
	{ key, answer }: { key: Fact; answer: Fact | undefined },
	chosen: readonly Choice[],
	{ material, said, shorts }: Around,
): readonly Choice[] {
	const { facts } = material;
	if (slot === 'short') return shorts();
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

const MOST_SHORTS = 8;
const LONGEST_SHORT = 40;
/** The fewest words for a part alone on a picture. A guarantee with its term may have two. */
const LEAST_WORDS = 3;

/** Texts for the picture: the least used facts first, then their parts. Reserved facts come last. */
function shortsFor(key: Fact, { facts, parts, leading, inline }: Material, said: Said): Choice[] {
	const all = said.fresh([...leading.flatMap((kind) => facts[kind]), ...parts]).filter((fact) => fact !== key);
	const spare = new Set(said.spare(all));
	const own = new Set(parts);
	const sorted = [...spare, ...all.filter((fact) => !spare.has(fact))].filter(
		(fact) => !own.has(fact) || fact.kind === 'gain' || fact.text.split(' ').length >= LEAST_WORDS,
	);
	const [price] = facts.price;
	const priced =
		price === undefined
			? []
			: facts.gain.map((fact) => ({ fact, form: `${capital(price.text)}, ${inline(fact.text)}` }));
	const troubles = facts.pain.filter((fact) => fact !== key && !fact.touchesTrait);
	return [...sorted.flatMap(wholeFormsIn), ...priced, ...troubles.map((fact) => ({ fact, form: `${fact.text}?` }))]
		.filter(({ form }) => form.includes(' ') && lengthOf(form) <= LONGEST_SHORT && !said.has(form))
		.slice(0, MOST_SHORTS);
}

function wholeFormsIn(fact: Fact): Choice[] {
	return fact.forms.map((form) => ({ fact, form }));
}

function formsIn(fact: Fact): Choice[] {
	return fact.forms.slice(0, MOST_FORMS).map((form) => ({ fact, form }));
}

interface Filling {
	pair: Pair;
	key: Fact;
	slots: readonly string[];
	chosen: readonly Choice[];
	answer: Fact | undefined;
}

function finished(filling: Filling, material: Material, room: Room, said: Said): Filled | null {
	const { pair, key, slots, chosen, answer } = filling;
	const written = pair.map((template) => writtenOut(template, slots, chosen, material));
	const [hook = null, text = null] = written;
	if (hook === null || text === null || lengthOf(hook) > room.hook || lengthOf(text) > room.text) return null;
	const own = chosen.filter(({ fact }) => fact !== answer).map(({ form }) => form);
	if (own.some((form, index) => own.slice(index + 1).some((other) => alike(form, other)))) return null;
	if (said.has(hook) || said.has(text) || text === '') return null;
	const facts = chosen.map(({ fact }) => fact);
	const full = lengthened({ hook, text, facts }, key, material, room, said);
	return lengthOf(full.text) < (room.least ?? 0) ? null : full;
}

/** Characters. A shorter text gets another fact. */
const ENOUGH = 80;
const MOST_ADDED = 2;

/** The kinds of facts that may follow a key of each kind, best first. */
const BEHIND: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
	pain: ['gain', 'item', 'price', 'promise'],
	gain: ['item', 'promise', 'price', 'proof', 'people'],
	promise: ['item', 'gain', 'price', 'proof', 'people'],
	proof: ['gain', 'promise', 'item', 'people', 'price'],
	people: ['proof', 'promise', 'item', 'gain', 'price'],
	offer: ['item', 'gain', 'price', 'promise'],
	item: ['gain', 'price', 'promise', 'people'],
	price: ['item', 'gain', 'promise'],
	who: ['promise', 'gain', 'item', 'price'],
};

/** Adds up to two facts that go with the key, as long as there is room. Reserved facts come last. */
function lengthened(filled: Filled, key: Fact, material: Material, room: Room, said: Said): Filled {
	let { text } = filled;
	const facts = [...filled.facts];
	for (let added = 0; added < MOST_ADDED && lengthOf(text) < ENOUGH; added++) {
		const beside = [filled.hook, ...splitSentences(text)];
		const all = (BEHIND[key.kind] ?? []).flatMap((kind) => said.fresh(material.facts[kind]));
		const spare = new Set(said.spare(all));
		const sorted = [...spare, ...all.filter((fact) => !spare.has(fact))];
		const open = sorted.filter((fact) => !fact.touchesTrait && !facts.includes(fact)).flatMap(formsIn);
		const next = [
			...open.map(({ fact, form }) => ({ fact, sentence: sentenceOf(fact, form) })),
			...together(key, material, said),
		]
			.filter(({ sentence }) => lengthOf(text) + 1 + lengthOf(sentence) <= room.text && !said.has(sentence))
			.find(({ fact, sentence }) => isNews(fact, sentence, beside));
		if (next === undefined) break;
		text = `${text} ${next.sentence}`;
		facts.push(next.fact);
	}
	return { hook: filled.hook, text, facts };
}

function sentenceOf(fact: Fact, form: string): string {
	return fact.kind === 'price' ? (/^free$/i.test(form) ? 'It is free.' : `It costs ${form}.`) : ended(capital(form));
}

/** Sentences of two facts each, for when every fact has been said alone. */
function together(key: Fact, { facts, parts, inline }: Material, said: Said): { fact: Fact; sentence: string }[] {
	if (BEHIND[key.kind] === undefined) return [];
	const things = said
		.fresh([...facts.gain, ...parts])
		.filter(({ text, touchesTrait }) => isThing(text) && !touchesTrait);
	const [price] = facts.price;
	const [product = '', business = ''] = [facts.product[0]?.text, facts.business[0]?.text];
	const pairs = things
		.slice(0, MOST_FACTS)
		.flatMap((fact, index) => [
			...(price === undefined ? [] : [{ fact, sentence: `${product}: ${price.text}, ${inline(fact.text)}.` }]),
			...things
				.slice(index + 1, MOST_FACTS)
				.flatMap((other) =>
					[fact, other].some(({ text }) => / and |,/.test(text)) || alike(fact.text, other.text)
						? []
						: [{ fact, sentence: `${fact.text}, ${inline(other.text)}.` }],
				),
		]);
	return [...pairs, ...facts.place.map((fact) => ({ fact, sentence: `${business}, ${fact.text}.` }))];
}

function isNews(fact: Fact, sentence: string, beside: readonly string[]): boolean {
	const told = beside.join(' ');
	const figures = sentence.match(/\d[\d,.]*\d|\d/g) ?? [];
	if (figures.some((figure) => told.includes(figure))) return false;
	if (fact.kind === 'price' && told.includes(fact.text)) return false;
	return beside.every((other) => !alike(sentence, other));
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
			if (mark !== ',' && shape === undefined) return at === 0 && fact?.kind === 'price' ? capital(form) : form;
			const lowered = material.inline(form);
			if (lowered === form && /^\p{Lu}\p{Ll}/u.test(form) && continues(template, at)) fits = false;
			return asOneTerm(lowered);
		},
	);
	return fits ? text : null;
}

/** Whether a slot continues a sentence. After a colon a capital may follow, and a hook is not a sentence. */
function continues(template: string, at: number): boolean {
	return template.endsWith('.') && at > 0 && !/[:.] $/.test(template.slice(0, at));
}
