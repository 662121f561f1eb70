import type { Content } from 'pdfmake/interfaces.js';
import type { PrintedBlock } from '#shared/document.ts';
import { linesOf } from '../columns.ts';
import { announces, legible, legibleLine, paragraphsOf } from '../legible.ts';
import { COLOR } from '../look.ts';
import { factTable, gridTable, type Placed } from './tables.ts';
import type { Typesetter } from './text.ts';

/** Texts of at most this many lines stay on one page. */
const SHORT_TEXT = 4;
const LINE_HEIGHT = 14.8;
const LETTERS_ON_A_LINE = 85;

export function blockParts(block: PrintedBlock, typesetter: Typesetter): Placed[] {
	switch (block.kind) {
		case 'paragraph':
			return paragraphsOf(block.text).map((text) => ({
				content: typesetter.text(text, { unbreakable: isShort(text), marginBottom: 7 }),
				room: roomOf(text),
				announces: announces(text),
			}));
		case 'list':
			return list(block.items, block.ordered ?? false, typesetter);
		case 'quote':
			return quote(block.text, block.place, typesetter);
		case 'table':
			return block.rows.length === 0 ? [] : [gridTable(block.head, block.rows, typesetter)];
		case 'facts':
			return factTable(block.facts, typesetter);
	}
}

function isShort(text: string): boolean {
	return linesOf(text, LETTERS_ON_A_LINE) <= SHORT_TEXT;
}

/** All of a short text, otherwise its first lines. */
function roomOf(text: string): number {
	return Math.min(linesOf(text, LETTERS_ON_A_LINE), SHORT_TEXT) * LINE_HEIGHT;
}

/** In columns, so that copying a list or having it read aloud gives each mark before its text. */
function list(items: readonly string[], ordered: boolean, typesetter: Typesetter): Placed[] {
	const texts = items.map(legible).filter((item) => item !== '');
	return texts.map((text, index) => ({
		content: {
			columns: [
				{ text: ordered ? `${index + 1}.` : '•', width: MARK_WIDTH, color: `#${COLOR.faint}` },
				typesetter.text(text),
			],
			unbreakable: isShort(text),
			margin: [4, 0, 0, index === texts.length - 1 ? 9 : 4],
		},
		room: roomOf(text),
	}));
}

const MARK_WIDTH = 16;

function quote(text: string, place: string | undefined, typesetter: Typesetter): Placed[] {
	const said = legible(text);
	if (said === '') return [];
	const quoted = `${/^[“"]/.test(said) ? said : `“${said}”`}${place ? ` (${legibleLine(place)})` : ''}`;
	const line = typesetter.text(quoted, { color: `#${COLOR.secondary}` });
	const content: Content = {
		table: { widths: ['*'], body: [[line]], dontBreakRows: isShort(quoted) },
		layout: RULE_AT_THE_LEFT,
		margin: [6, 0, 0, 7],
	};
	return [{ content, room: roomOf(quoted) }];
}

const RULE_AT_THE_LEFT = {
	hLineWidth: () => 0,
	vLineWidth: (column: number) => (column === 0 ? 2 : 0),
	vLineColor: () => `#${COLOR.line}`,
	paddingLeft: () => 10,
	paddingRight: () => 0,
	paddingTop: () => 0,
	paddingBottom: () => 0,
};
