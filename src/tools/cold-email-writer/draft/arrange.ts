import { PLACEHOLDER, wordsIn } from '#prose/email/read-email.ts';
import { WORDS } from '#prose/email/rules.ts';
import { fill } from '#prose/fill.ts';
import { joined } from '#prose/lists.ts';
import { GAP_OPENING, LEADS } from './sentences/shared.ts';
import { type Fact, type Kind, ORDER, type Stock } from './stock.ts';

/** A text of an email: `may` goes if it is too long, a `gap` comes only if it is too short. */
type Part = string | { text: string; need: 'may' | 'gap' };

/** Texts that stand beside each other; an empty text stands nowhere. */
export type Paragraph = readonly Part[];

type ByKind = Readonly<Partial<Record<Kind, string>>>;

export interface Email {
	/** The first that keeps the limits is taken; the last keeps them whatever was entered. */
	subjects: readonly string[];
	paragraphs?: readonly Paragraph[];
	/** The facts of the member that it is about, those that are there. */
	facts?: readonly (Fact | undefined)[];
	/** What else it may tell, the most fitting first. */
	room?: readonly Kind[];
	/** What it tells only where it would be too short otherwise. */
	needs?: readonly Kind[];
	/** Stands before the facts. */
	lead?: string;
	/** Stands before a fact of this kind, where that begins a paragraph. */
	leads?: ByKind;
	/** What is asked for after the facts if the email is too short with all of them; without any, after the lead. */
	gap?: string;
	/** The request. */
	ask?: string;
	/** The request after a fact of this kind, which it points at: both are one paragraph. */
	asks?: ByKind;
	/** The same as a statement, for an email that holds the question of somebody else. */
	told?: string;
}

export type Variant = Email & Readonly<Record<'approach' | 'reasoning', string>>;

/** What a method makes of its stock. */
export interface Plan {
	emails: readonly [initial: Email, Email, Email, Email];
	/** Days from one email to the next. */
	days: readonly [number, number, number];
	/** Other ways to begin that the material holds, each with something else to say than the first email. */
	variants?: readonly Variant[];
}

export const may = (text: string): Part => ({ text, need: 'may' });
export const gap = (text: string): Part => ({ text, need: 'gap' });

const textOf = (part: Part): string => (typeof part === 'string' ? part : part.text);
const needOf = (part: Part): string => (typeof part === 'string' ? 'must' : part.need);
const countOf = (parts: Iterable<Part>): number => wordsIn([...parts].map(textOf).join('\n')).length;

/** More than this is more than one thought. */
const ROOMY = 115;

/** Gives the emails what nothing has told yet: first where an email would be too short, then where there is room. */
export function furnish(emails: readonly Email[], { next, take }: Stock): void {
	for (const enough of [WORDS.least, ROOMY]) {
		for (const email of emails) {
			const { room = [], needs = [] } = email;
			for (const kind of enough === ROOMY ? room : [...room, ...needs]) {
				const parts = paragraphsOf(email).flat();
				const words = countOf(parts.filter((part) => needOf(part) !== 'gap'));
				const isRoom = words < enough && words + wordsIn(next(kind)?.text ?? '').length <= ROOMY;
				if (isRoom) email.facts = [...(email.facts ?? []), take(kind)];
			}
		}
	}
}

/** Everything between greeting and signature. */
function paragraphsOf(email: Email): Paragraph[] {
	const { paragraphs = [], facts = [], lead = '', ask = '', asks = {}, told = ask } = email;
	const sorted = facts
		.filter((fact) => fact !== undefined)
		.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
	const texts = textsOf(email, sorted);
	const last = sorted.at(-1)?.kind;
	const pointing = last && asks[last];
	const missing = [gap(joined(' ', last ? '' : lead, email.gap ?? ''))];
	return pointing === undefined
		? [...paragraphs, ...texts, missing, [last === 'doubt' ? told : ask]]
		: [...paragraphs, ...texts.slice(0, -1), missing, [...(texts.at(-1) ?? []), pointing]];
}

const PROOF: ReadonlySet<Kind | undefined> = new Set<Kind>(['offer', 'how', 'result']);

/** The facts in paragraphs, each with what stands before it. What somebody does and what came of it is one paragraph. */
function textsOf({ lead = '', leads = {} }: Email, sorted: readonly Fact[]): string[][] {
	const paragraphs: string[][] = [];
	for (const [index, { kind, text }] of sorted.entries()) {
		const own = kind === 'how' ? LEADS.how : (leads[kind] ?? '');
		const before = index === 0 && kind !== 'doubt' && lead !== '' ? lead : own;
		if (PROOF.has(kind) && PROOF.has(sorted[index - 1]?.kind)) paragraphs.at(-1)?.push(text);
		else paragraphs.push([before, text]);
	}
	return paragraphs;
}

const FEWEST_ASKED = 20;

/** The text of an email, within the limits of words as far as its parts allow; a gap says how much it has to hold. */
export function arranged(email: Email): string {
	const paragraphs = paragraphsOf(email);
	const parts = paragraphs.flat().filter((part) => textOf(part) !== '');
	const chosen = new Set(parts.filter((part) => needOf(part) !== 'gap'));
	const hasGap = [...chosen].some((part) => textOf(part).search(PLACEHOLDER) !== -1);
	const most = hasGap ? WORDS.most - FEWEST_ASKED : WORDS.most;
	for (const part of parts) if (needOf(part) === 'may' && countOf(chosen) > most) chosen.delete(part);
	const wanted = parts.find((part) => needOf(part) === 'gap');
	if (!hasGap && wanted !== undefined && countOf(chosen) < WORDS.least) chosen.add(wanted);
	const words = Math.max(FEWEST_ASKED, Math.ceil((WORDS.least - countOf(chosen)) / 10) * 10);
	return paragraphs
		.map((paragraph) => paragraph.filter((part) => chosen.has(part)).map(textOf))
		.filter((texts) => texts.length > 0)
		.map((texts) => texts.join(' '))
		.join('\n\n')
		.replace(GAP_OPENING, fill(GAP_OPENING, { words: String(words) }));
}
