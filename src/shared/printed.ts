import type {
	Block,
	Document,
	Fact,
	PrintedBlock,
	PrintedDocument,
	PrintedFact,
	PrintedSection,
	Section,
} from './document.ts';

/** The same document as a file holds it: every text that the screen shows, in the blocks that every format can print. */
export function printed(document: Document): PrintedDocument {
	return { ...document, facts: document.facts.map(plainFact), sections: sectionsOf(document.sections) };
}

function sectionsOf(sections: readonly Section[]): PrintedSection[] {
	return sections
		.filter((section) => section.none === undefined || hasContent(section))
		.map(({ heading, badge, blocks, sections: inner }) => ({
			heading,
			blocks: joined([...(badge === undefined ? [] : [badgeFact(badge)]), ...blocks.flatMap(blocksOf)]),
			...(inner === undefined ? {} : { sections: sectionsOf(inner) }),
		}));
}

/** Whether anything stands in a section. */
export function hasContent({ blocks, sections = [] }: Pick<Section, 'blocks' | 'sections'>): boolean {
	return blocks.length > 0 || sections.length > 0;
}

function badgeFact({ label, text }: NonNullable<Section['badge']>): PrintedBlock {
	return { kind: 'facts', facts: [{ label, value: text }] };
}

function blocksOf(block: Block): PrintedBlock[] {
	switch (block.kind) {
		case 'list': {
			const { title, ...list } = block;
			return title === undefined ? [list] : [{ kind: 'paragraph', text: `${title}:` }, list];
		}
		case 'table':
			return [{ kind: 'table', head: block.head, rows: block.rows }];
		case 'facts':
			return [{ kind: 'facts', facts: block.facts.map(plainFact) }];
		case 'copy': {
			const { subject, text, shown } = block;
			const above: PrintedBlock[] = subject ? [{ kind: 'facts', facts: [{ label: 'Subject', value: subject }] }] : [];
			return [...above, ...(shown?.flatMap(blocksOf) ?? text.split(/\n\s*\n/).map(paragraphOrList))];
		}
		default:
			return [block];
	}
}

function plainFact({ label, value }: Fact): PrintedFact {
	return { label, value };
}

/** Lines that each begin with a hyphen are a list. */
function paragraphOrList(text: string): PrintedBlock {
	const lines = text.split('\n');
	if (!lines.every((line) => line.startsWith('- '))) return { kind: 'paragraph', text };
	return { kind: 'list', items: lines.map((line) => line.slice(2)) };
}

/** Facts that follow each other are one list. */
function joined(blocks: readonly PrintedBlock[]): PrintedBlock[] {
	const all: PrintedBlock[] = [];
	for (const block of blocks) {
		const last = all.at(-1);
		if (block.kind === 'facts' && last?.kind === 'facts') {
			all.splice(-1, 1, { kind: 'facts', facts: [...last.facts, ...block.facts] });
		} else all.push(block);
	}
	return all;
}
