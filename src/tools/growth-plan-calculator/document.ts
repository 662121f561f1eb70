import { typedLine } from '#language/capitals.ts';
import type { Block, Document, Section } from '#shared/document.ts';
import type { GrowthPlanInput, GrowthPlanOutput } from './contract.ts';
import { clientSections } from './sections/client.ts';
import { parted } from './sections/parts.ts';
import { withoutPlaces } from './sections/places.ts';
import { IN_FILES, QUOTES } from './sections/words.ts';
import { title } from './title.ts';

/**
 * The plan as the client reads it, on a page or in a file: confirmed parts, what the form holds, and with `quotes` what
 * they said of their own business. It is made of `ClientPlan`, which has no place for the seller's notes.
 */
export function clientDocument(output: GrowthPlanOutput, input: GrowthPlanInput, parts: readonly string[]): Document {
	const { forClient } = parted(output.growthPlan);
	const sections = clientSections(forClient, {
		missing: IN_FILES,
		quotes: parts.includes(QUOTES),
		open: new Set(),
	})
		.map(without)
		.map((section) => ({ ...section, heading: FOR_A_CLIENT[section.heading] ?? section.heading }));
	const [name, company] = [short(input.fullName), short(input.companyName)];
	return {
		title: title(input),
		author: { name, company },
		facts: [
			{ label: 'For', value: together(short(input.prospectsName), short(input.prospectsJobTitle)) },
			{ label: 'From', value: together(name, company) },
			...(input.links === '' ? [] : [{ label: 'More about us', value: short(input.links, 500) }]),
		],
		sections,
	};
}

/** What a section is called where the client reads it. */
const FOR_A_CLIENT: Readonly<Record<string, string>> = {
	'Discovery Insights': 'What we found',
	'Strategic Recommendations': 'The plan',
	'Value Proposition': 'What it is worth',
	'Credibility Builders': 'Our work for others',
	'Implementation Roadmap': 'What can start now',
};

/** The plan as a file, which is the client's as well. */
export function document(output: GrowthPlanOutput, input: GrowthPlanInput): Document {
	return clientDocument(output, input, []);
}

function short(text: string, most = 120): string {
	const line = text.replace(/\s+/g, ' ').trim();
	return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most))} …`;
}

/** Who trades under the own name has one. */
function together(name: string, more: string): string {
	return more === '' || more === name ? name : `${name}, ${more}`;
}

const asRead = (text: string) => typedLine(withoutPlaces(text));

/** A section without lines of a transcript that its reader does not have. */
function without({ heading, blocks, sections }: Section): Section {
	return {
		heading: withoutPlaces(heading),
		blocks: blocks.map(blockWithout),
		...(sections === undefined ? {} : { sections: sections.map(without) }),
	};
}

function blockWithout(block: Block): Block {
	switch (block.kind) {
		case 'list':
			return { ...block, items: block.items.map(asRead) };
		case 'facts':
			return { ...block, facts: block.facts.map(({ label, value }) => ({ label, value: asRead(value) })) };
		case 'table':
			return { ...block, rows: block.rows.map((row) => row.map(asRead)) };
		case 'quote': {
			const { place = '', ...quote } = block;
			const who = withoutPlaces(`(${place})`).replace(/^\(|\)$/g, '');
			return { ...quote, ...(who === '' ? {} : { place: who }) };
		}
		default:
			return { ...block, text: asRead(block.text) };
	}
}
