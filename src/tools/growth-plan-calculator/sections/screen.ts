/** The sections of a plan on the screen, in the order of the specification. */

import type { Section } from '#shared/document.ts';
import type { Partially } from '#tools/define.ts';
import type { GrowthPlan } from '../contract.ts';
import { clientSections } from './client.ts';
import { parted } from './parts.ts';
import { callNotes, concerns } from './seller.ts';
import { IN_FILES, ON_SCREEN } from './words.ts';

export interface ScreenSection {
	section: Section;
	/** Whether nothing of it is in what the client gets. */
	isYours: boolean;
}

const ORDER = [
	'Executive Summary',
	'Discovery Insights',
	'Strategic Recommendations',
	'Value Proposition',
	'Next Steps',
	'Objection Handling',
	'Credibility Builders',
	'Implementation Roadmap',
];

/** @param open labels of what can still be filled in */
export function onScreen(plan: Partially<GrowthPlan>, open: ReadonlySet<string>): ScreenSection[] {
	const { forClient, forSeller } = parted(plan);
	const sent = clientSections(forClient, { missing: IN_FILES, quotes: false, open }).map(({ heading }) => heading);
	const found = withNotes(clientSections(forClient, { missing: ON_SCREEN, quotes: true, open }), callNotes(forSeller));
	return [...found, ...concerns(forSeller, ON_SCREEN)]
		.toSorted((a, b) => ORDER.indexOf(a.heading) - ORDER.indexOf(b.heading))
		.map((section) => ({ section, isYours: !sent.includes(section.heading) }));
}

/** How the call went stands at the end of the insights. */
function withNotes(sections: readonly Section[], notes: readonly Section[]): Section[] {
	if (notes.length === 0) return [...sections];
	const insights = sections.find(({ heading }) => heading === 'Discovery Insights');
	const whole = {
		heading: 'Discovery Insights',
		blocks: insights?.blocks ?? [],
		sections: [...(insights?.sections ?? []), ...notes],
	};
	return [...sections.filter((section) => section !== insights), whole];
}
