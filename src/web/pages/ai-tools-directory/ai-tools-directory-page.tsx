import { useMemo } from 'react';
import { RATING_RULE } from '#content/ai-tool-rating.ts';
import { AI_TOOL_CATEGORIES, AI_TOOL_PRICING, aiTools } from '#content/ai-tools.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Directory, Suggestion } from '#web/directory/directory.tsx';
import { categoryCounts, directoryFields, filterEntries, useDirectoryState } from '#web/directory/directory-state.ts';
import { longDay } from '#web/directory/long-day.ts';
import { SubmitButton } from '#web/directory/submit-button.tsx';
import styles from './ai-tools-directory-page.module.css';
import { ToolCard } from './tool-card.tsx';

const PRICING = { name: 'pricing', values: AI_TOOL_PRICING };
const FIELDS = directoryFields(AI_TOOL_CATEGORIES, PRICING);
const COUNTS = categoryCounts(aiTools, AI_TOOL_CATEGORIES);

/** The day on which the oldest entry was last checked. */
const REVIEWED = aiTools.map(({ reviewed }) => reviewed).toSorted()[0] ?? '';

/** The directory of AI tools: everything is in the page, without a request to the server. */
export function AiToolsDirectoryPage() {
	const state = useDirectoryState(FIELDS, PRICING);
	const { listed } = state;
	const cards = useMemo(
		() =>
			filterEntries(aiTools, listed, {
				second: (tool) => tool.pricing,
				texts: (tool) => [tool.name, tool.description, ...tool.tags],
			}).map((tool) => <ToolCard key={tool.id} tool={tool} />),
		[listed],
	);
	return (
		<div className={styles.page}>
			<PageHeader title="AI tools for client work">
				{aiTools.length} products to build, design, write and organise with, each linked to its maker. Read through on{' '}
				{longDay(REVIEWED)}.
			</PageHeader>
			<p className={styles.rule}>{RATING_RULE}</p>
			<Directory
				state={state}
				noun={['tool', 'tools']}
				placeholder="Search AI tools..."
				counts={COUNTS}
				second={{ label: 'Pricing', all: 'All Pricing', values: AI_TOOL_PRICING }}
				found={cards.length}
			>
				{cards}
			</Directory>
			<Suggestion title="Missing a tool you love?" action={<SubmitButton kind="tool">Submit a Tool</SubmitButton>}>
				Tell us its name, its address and what it did for your work. We read every suggestion.
			</Suggestion>
		</div>
	);
}
