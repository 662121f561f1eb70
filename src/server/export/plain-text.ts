import type { Document, PrintedBlock, PrintedFact, PrintedSection } from '#shared/document.ts';
import { printed } from '#shared/printed.ts';
import { statedFacts } from './legible.ts';

/** A document as plain text: headings underlined, nothing escaped, for reading and pasting anywhere. */
export function toPlainText(document: Document): string {
	const parts = [underlined(line(document.title), '=')];
	if (document.subtitle) parts.push(line(document.subtitle));
	parts.push(facts(document.facts));
	for (const section of printed(document).sections) parts.push(...sectionParts(section, '-'));
	return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function sectionParts(section: PrintedSection, rule: string): string[] {
	const heading = line(section.heading);
	return [
		rule === '' ? heading : underlined(heading, rule),
		...section.blocks.map(block),
		...(section.sections ?? []).flatMap((inner) => sectionParts(inner, '')),
	];
}

function block(value: PrintedBlock): string {
	switch (value.kind) {
		case 'paragraph':
			return lines(value.text).join('\n');
		case 'list':
			return value.items.map((item, index) => entry(`${value.ordered ? `${index + 1}.` : '-'} `, item)).join('\n');
		case 'quote':
			return `${lines(`“${value.text}”`).join('\n')}${value.place ? ` (${line(value.place)})` : ''}`;
		case 'table':
			return [value.head, ...value.rows].map((row) => row.map(line).join('\t')).join('\n');
		case 'facts':
			return facts(value.facts);
	}
}

function facts(values: readonly PrintedFact[]): string {
	return statedFacts(values)
		.map(({ label, value }) => entry(`${line(label)}: `, value))
		.join('\n');
}

/** Its further lines stand below the first. */
function entry(mark: string, text: string): string {
	return `${mark}${lines(text).map(line).join('\n  ')}`;
}

function underlined(text: string, rule: string): string {
	return `${text}\n${rule.repeat(Math.min([...text].length, 72))}`;
}

function lines(text: string): string[] {
	return text.split(/\r\n|[\n\r\u2028\u2029]/).map((piece) => piece.trimEnd());
}

function line(text: string): string {
	return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
