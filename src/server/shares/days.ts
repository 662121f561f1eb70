import { datesIn } from '#language/dates/dates.ts';
import type { DateMention } from '#language/dates/when.ts';
import { listOf, quoted } from '#prose/sentences.ts';
import { ApiError } from '#server/api-error.ts';
import type { PrintedBlock, PrintedDocument, PrintedSection } from '#shared/document.ts';

/**
 * A client opens a page days after it was made: what then names another day, or one that has passed, is refused.
 *
 * @throws ApiError UNDATED_DAYS with the words
 */
export function refuseUndated(document: PrintedDocument, today: Date): void {
	const facts: PrintedBlock = { kind: 'facts', facts: document.facts };
	const texts = [facts, ...document.sections.flatMap(blocksOf)].flatMap(textsOf);
	const words = [...new Set(texts.flatMap((text) => undated(text, today)))].map(quoted);
	if (words.length === 0) return;
	const remedy =
		words.length === 1
			? 'as a date with its year, or say that it may stay as it is'
			: 'as dates with their year, or say that they may stay as they are';
	throw new ApiError(
		'UNDATED_DAYS',
		`Your client may open this page on another day: write ${listOf(words)} ${remedy}.`,
	);
}

function blocksOf({ blocks, sections = [] }: PrintedSection): PrintedBlock[] {
	return [...blocks, ...sections.flatMap(blocksOf)];
}

/** Quotes are what was said on a day of their own. */
function textsOf(block: PrintedBlock): readonly string[] {
	switch (block.kind) {
		case 'paragraph':
			return [block.text];
		case 'list':
			return block.items;
		case 'table':
			return block.rows.flat();
		case 'facts':
			return block.facts.map(({ value }) => value);
		case 'quote':
			return [];
	}
}

function undated(text: string, today: Date): string[] {
	const found = datesIn(text);
	return found
		.filter((mention, index) => isRelative(mention, text, found[index + 1]) || hasPassed(mention, today))
		.map((mention) => mention.text);
}

/** "Tonight", "on Tuesday", "next week"; not "every Tuesday", "Tuesday 1 December", nor "today" for nowadays. */
function isRelative({ start, end, when }: DateMention, text: string, next?: DateMention): boolean {
	const { weekday, day, relative, offset = 0, partOfDay } = when;
	if (day !== undefined) return false;
	const isDated = next?.when.day !== undefined && /^[, ]*$/.test(text.slice(end, next.start));
	if (weekday !== undefined) return !isDated && !/\b(?:each|every) $/i.test(text.slice(0, start));
	if (relative === 'day') return offset > 0 || partOfDay !== undefined || isAllOf(text, start, end);
	return relative === 'week' && offset >= 0;
}

/** In a cell of its own, "Today" is a day. */
function isAllOf(text: string, start: number, end: number): boolean {
	return `${text.slice(0, start)}${text.slice(end)}`.trim() === '';
}

/** A day without a year that lies behind, and is not told as such. */
function hasPassed({ when: { year, month, day, bound } }: DateMention, today: Date): boolean {
	if (year !== undefined || month === undefined || day === undefined || bound === 'since') return false;
	const named = Date.UTC(today.getUTCFullYear(), month - 1, day);
	return named < Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
}
