import type { Content } from 'pdfmake/interfaces.js';
import type { PrintedSection } from '#shared/document.ts';
import { linesOf } from '../columns.ts';
import { legibleLine } from '../legible.ts';
import { COLOR, SIZE } from '../look.ts';
import { blockParts } from './blocks.ts';
import type { Placed } from './tables.ts';
import type { Typesetter } from './text.ts';

/** Space above and below a heading, by its depth, in points. */
const SPACE = [
	{ above: 20, below: 6 },
	{ above: 10, below: 3 },
	{ above: 7, below: 2 },
] as const;

/** Letters of the largest heading on a line. */
const LETTERS_ON_A_LINE = 45;
/** Longer headings may continue on the next page: the layout loses what is kept together and does not fit. */
const LINES_OF_A_HEADING = 6;
/** Half a page, in points. */
const MOST_ROOM = 340;

/** The destination of a section of the first level, for links to it. */
export function anchorOf(index: number): string {
	return `section-${index + 1}`;
}

/** All sections, starting on a new page. */
export function bodyOf(sections: readonly PrintedSection[], typesetter: Typesetter): Content[] {
	return sections.flatMap((section, index) => {
		const parts = sectionParts(section, { id: anchorOf(index), depth: 0 }, typesetter).map(({ content }) => content);
		return index === 0 ? [{ stack: parts, pageBreak: 'before' }] : parts;
	});
}

interface Place {
	id: string;
	depth: number;
	/** The destination of the section around it. */
	parent?: string;
}

function sectionParts(section: PrintedSection, place: Place, typesetter: Typesetter): Placed[] {
	const parts: Placed[] = [
		heading(legibleLine(section.heading), place, typesetter),
		...section.blocks.flatMap((block) => blockParts(block, typesetter)),
		...(section.sections ?? []).flatMap((child, index) =>
			sectionParts(child, { id: `${place.id}-${index + 1}`, depth: place.depth + 1, parent: place.id }, typesetter),
		),
	];
	for (const [index, part] of [...parts.entries()].reverse()) {
		const next = parts[index + 1];
		if (next) parts[index] = keptWith(part, next);
	}
	return parts;
}

/**
 * A part that announces the next one reserves room below it, which is released at once: where there is no such room, it
 * moves to the next page.
 */
function keptWith(part: Placed, next: Placed): Placed {
	if (!part.announces) return part;
	const room = Math.min(next.room, MOST_ROOM);
	return {
		content: {
			stack: [{ stack: [part.content], margin: [0, 0, 0, room] }],
			unbreakable: true,
			margin: [0, 0, 0, -room],
		},
		room: part.room + room,
	};
}

function heading(text: string, { id, depth, parent }: Place, typesetter: Typesetter): Placed {
	const { above, below } = SPACE[Math.min(depth, SPACE.length - 1)] ?? SPACE[0];
	const fontSize = SIZE.headings[Math.min(depth, SIZE.headings.length - 1)] ?? SIZE.text;
	const lines = linesOf(text, LETTERS_ON_A_LINE);
	const content = typesetter.text(text, {
		id,
		outline: true,
		outlineText: text,
		...(parent !== undefined && { outlineParentId: parent }),
		outlineExpanded: depth === 0,
		fontSize,
		bold: true,
		lineHeight: 1.1,
		...(depth > 2 && { color: `#${COLOR.secondary}` }),
		margin: [0, above, 0, below],
	});
	return {
		content,
		room: above + lines * fontSize * 1.3 + below,
		announces: lines <= LINES_OF_A_HEADING,
	};
}
