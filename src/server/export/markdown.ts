import type { Document, PrintedBlock, PrintedFact, PrintedSection } from '#shared/document.ts';
import { printed } from '#shared/printed.ts';
import { paragraphsOf, statedFacts } from './legible.ts';

/** The deepest heading level of Markdown. */
const DEEPEST = 6;

/**
 * A document as CommonMark with tables. All texts are data: characters with a meaning in Markdown or HTML are escaped,
 * so that what a person said reads as it was said.
 */
export function toMarkdown(document: Document): string {
	const parts = [`# ${line(document.title)}`];
	if (document.subtitle) parts.push(line(document.subtitle));
	parts.push(facts(document.facts));
	for (const section of printed(document).sections) parts.push(...sectionParts(section, 2));
	return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function sectionParts(section: PrintedSection, level: number): string[] {
	return [
		`${'#'.repeat(Math.min(level, DEEPEST))} ${line(section.heading)}`,
		...section.blocks.map(block),
		...(section.sections ?? []).flatMap((inner) => sectionParts(inner, level + 1)),
	];
}

function block(value: PrintedBlock): string {
	switch (value.kind) {
		case 'paragraph':
			return paragraph(value.text);
		case 'list':
			return list(value.items, value.ordered ?? false);
		case 'quote':
			return quote(value.text, value.place);
		case 'table':
			return table(value.head, value.rows);
		case 'facts':
			return facts(value.facts);
	}
}

function paragraph(text: string, indent = ''): string {
	return text
		.split(/\r\n|[\n\r\u2028\u2029]/)
		.map(line)
		.filter((piece) => piece !== '')
		.join(`  \n${indent}`);
}

function list(items: readonly string[], ordered: boolean): string {
	return items.map((item, index) => entry(ordered ? `${index + 1}.` : '-', item)).join('\n');
}

/** Its further lines and paragraphs stand below the first. */
function entry(mark: string, text: string, label = ''): string {
	const indent = ' '.repeat(mark.length + 1);
	const parts = paragraphsOf(text).map((part) => paragraph(part, indent));
	return `${mark} ${label}${parts.join(`\n\n${indent}`)}`;
}

function quote(text: string, place: string | undefined): string {
	const lines = paragraph(text).split('\n');
	const source = place ? ['', `(${line(place)})`] : [];
	return [...lines, ...source].map((piece) => (piece === '' ? '>' : `> ${piece}`)).join('\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const cells = (row: readonly string[]) => `| ${head.map((_, index) => line(row[index] ?? '')).join(' | ')} |`;
	return [cells(head), `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(cells)].join('\n');
}

function facts(values: readonly PrintedFact[]): string {
	return statedFacts(values)
		.map(({ label, value }) => entry('-', value, `**${line(label)}:** `))
		.join('\n');
}

/** One line of text with everything escaped that Markdown or HTML would interpret; "[add price]" alone is no link. */
function line(text: string): string {
	return text
		.replace(/[\s\p{Cc}]+/gu, ' ')
		.trim()
		.replace(/[\\`*_<|~]|\](?=[([:])|&(?=#?\w+;)/g, '\\$&')
		.replace(/^(?:>|\[(?=[ xX]\]))/, '\\$&')
		.replace(/^(#{1,6}|[-+=]+|:?-+:?)(?=\s|$|-|=)/, '\\$1')
		.replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
