import type { Block, Document, Section } from '#shared/document.ts';
import type { GrowthPlanInput, GrowthPlanOutput } from './contract.ts';
import { shortLine } from './draft/material/cases.ts';
import { withoutPlaces } from './places.ts';
import { insights, objections, summary } from './sections/findings.ts';
import { credibility, nextSteps, recommendations, roadmap, value } from './sections/proposal.ts';
import { title } from './title.ts';

function sectionsOf({ growthPlan }: GrowthPlanOutput, notes: boolean, doubts: boolean): Section[] {
	return [
		...summary(growthPlan.executiveSummary),
		...insights(growthPlan.discoveryInsights, notes),
		...recommendations(growthPlan.strategicRecommendations),
		...value(growthPlan.valueProposition),
		...nextSteps(growthPlan.nextSteps),
		...(doubts ? objections(growthPlan.objectionHandling) : []),
		...credibility(growthPlan.credibilityBuilders),
		...roadmap(growthPlan.implementationRoadmap),
	];
}

function framed(input: GrowthPlanInput, sections: readonly Section[]): Document {
	const job = shortLine(input.prospectsJobTitle, 120);
	const name = shortLine(input.prospectsName, 120);
	return {
		title: title(input),
		author: { name: shortLine(input.fullName, 120), company: shortLine(input.companyName, 120) },
		facts: [
			{ label: 'Client', value: shortLine(input.clientCompanyName, 120) },
			{ label: 'Industry', value: shortLine(input.clientIndustry, 120) },
			{ label: 'For', value: job === '' ? name : `${name}, ${job}` },
		],
		sections,
	};
}

/** The whole plan, with the notes for the member. */
export function document(output: GrowthPlanOutput, input: GrowthPlanInput): Document {
	return framed(input, sectionsOf(output, true, true));
}

function changed(block: Block, change: (text: string) => string): Block {
	switch (block.kind) {
		case 'list':
			return { ...block, items: block.items.map(change) };
		case 'facts':
			return { ...block, facts: block.facts.map(({ label, value: text }) => ({ label, value: change(text) })) };
		case 'table':
			return { ...block, rows: block.rows.map((row) => row.map(change)) };
		default:
			return { ...block, text: change(block.text) };
	}
}

function without(section: Section): Section {
	return {
		heading: withoutPlaces(section.heading),
		blocks: section.blocks.map((block) => changed(block, withoutPlaces)),
		...(section.sections === undefined ? {} : { sections: section.sections.map(without) }),
	};
}

/** What the client may see: no notes on the call, no objections, no places in a transcript, but for the chosen parts. */
export function clientDocument(output: GrowthPlanOutput, input: GrowthPlanInput, parts: readonly string[]): Document {
	const notes = parts.includes('call-notes');
	const sections = sectionsOf(output, notes, parts.includes('objections'));
	return framed(input, notes ? sections : sections.map(without));
}
