/**
 * The inputs that a tool's contract allows and that cost the most to read. For everyone who claims that no member can
 * hold up the others: whatever reads an input has to be through with each of these in time.
 */

import { z } from 'zod';
import type { Contract } from '#tools/define.ts';
import { HOSTILE_TEXTS, type HostileText } from './hostile-texts.ts';

export interface HostileInput {
	/** E.g. "opening brackets in every field". */
	name: string;
	/** As a request would hold it: the contract's `input` takes it. */
	input: object;
}

/** What the contract says of one field, as JSON Schema. */
interface FieldSchema {
	type?: string;
	enum?: readonly string[];
	maxLength?: number;
	maxItems?: number;
	properties?: Readonly<Record<string, FieldSchema>>;
	items?: FieldSchema;
}

/** What goes into one field: `text` cut to a length, or an honest word or two. */
interface Filling {
	text(path: string, length: number): string;
	/** Which option of a list is chosen: its number modulo their count. */
	turn: number;
	share: number;
}

/** The longest address that is taken: 320 characters. */
const ADDRESS = `${'a'.repeat(308)}@example.com`;
const SHORT = 'Dental clinics';

/** What is read only where two people speak is reached behind this. */
const CALL = `Ann: Thanks for calling, how many calls do you miss each week?
Bob: About twelve, and each one is worth $300, so we lose a lot.
Ann: Our price is $2,400 a month. Shall we meet again on Tuesday at 3pm?
Bob: I need to ask my partner first. And another thing: `;

/**
 * Each text in every field, in the longest alone (beside a word in what else is required), and there as what somebody
 * says in a call. Options differ from text to text, lists are full.
 *
 * @param share the part of the largest size, above 0 and at most 1; half of it is half the characters
 */
export function* hostileInputs(
	contract: Pick<Contract, 'input' | 'required'>,
	{ share = 1, texts = HOSTILE_TEXTS }: { share?: number; texts?: readonly HostileText[] } = {},
): Generator<HostileInput> {
	const schema: FieldSchema = z.toJSONSchema(contract.input, { io: 'input' }) as FieldSchema;
	const longest = longestField(schema);
	for (const [turn, { name, text }] of texts.entries()) {
		const everywhere = { turn, share, text: (_: string, length: number) => text(length) };
		yield { name: `${name} in every field`, input: filled(schema, everywhere) };
		const alone = (only: (length: number) => string) => {
			const fill = (path: string, length: number) => {
				return path === longest.path ? only(length) : contract.required.includes(path) ? SHORT : '';
			};
			return withoutLists(contract, filled(schema, { turn, share, text: fill }));
		};
		yield { name: `${name} in ${longest.path} alone`, input: alone(text) };
		const within = (length: number) => `${CALL}${text(length)}`.slice(0, length);
		yield { name: `${name} within a call in ${longest.path}`, input: alone(within) };
	}
}

function filled(schema: FieldSchema, filling: Filling): object {
	return Object(value(schema, '', filling));
}

function value(schema: FieldSchema, path: string, filling: Filling): unknown {
	if (schema.properties !== undefined) {
		const inner = Object.entries(schema.properties);
		return Object.fromEntries(
			inner.map(([key, one]) => [key, value(one, path === '' ? key : `${path}.${key}`, filling)]),
		);
	}
	if (schema.items !== undefined) return entries(schema, schema.items, path, filling);
	if (schema.enum !== undefined) {
		const options = schema.enum.filter((option) => option !== '');
		return options[filling.turn % options.length];
	}
	const { maxLength } = schema;
	if (maxLength === undefined) throw new Error(`${path} has no limit`);
	if (maxLength === ADDRESS.length) return ADDRESS;
	return filling.text(path, Math.max(1, Math.floor(maxLength * filling.share)));
}

/** Every option once, or as many objects as are allowed. */
function entries({ maxItems = 1 }: FieldSchema, item: FieldSchema, path: string, filling: Filling): unknown[] {
	if (item.enum !== undefined) return [...item.enum];
	const count = Math.max(1, Math.floor(maxItems * filling.share));
	return Array.from({ length: count }, (_, turn) => value(item, path, { ...filling, turn, share: 1 }));
}

/** Lists that may be empty are. */
function withoutLists({ required }: Pick<Contract, 'required'>, input: object): object {
	const kept = Object.entries(input).map(([key, one]) => [
		key,
		Array.isArray(one) && !required.includes(key) ? [] : one,
	]);
	return Object.fromEntries(kept);
}

function longestField(schema: FieldSchema, path = ''): { path: string; length: number } {
	const inner = Object.entries(schema.properties ?? {});
	const found = inner.map(([key, one]) => longestField(one, path === '' ? key : `${path}.${key}`));
	return found.reduce((best, one) => (one.length > best.length ? one : best), { path, length: schema.maxLength ?? 0 });
}

/** How many characters an input holds, in all its texts. */
export function charactersIn(input: unknown): number {
	if (typeof input === 'string') return input.length;
	if (typeof input !== 'object' || input === null) return 0;
	return Object.values(input).reduce((sum: number, one) => sum + charactersIn(one), 0);
}
