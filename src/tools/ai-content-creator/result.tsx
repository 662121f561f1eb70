import { DocumentTabs } from '#call/document-tabs.tsx';
import { ResultHeader } from '#call/result-header.tsx';
import type { ResultProps } from '#tools/define.ts';
import type { ContentInput, ContentOutput } from './contract.ts';
import {
	CALENDAR,
	calendarSections,
	document,
	growthSections,
	overviewSections,
	templateSections,
} from './document.ts';
import { useMonth } from './result/month.tsx';
import { told } from './result/told.tsx';

/** The strategy: key facts, and four tabs with the plan, the pieces, templates for more, and what to measure. */
export function ContentResult({ input, output }: ResultProps<ContentInput, ContentOutput>) {
	const strategy = output.contentStrategy ?? {};
	const { title, facts } = document(output, input);
	const { month, shown, chosen } = useMonth(strategy.contentCalendar);
	return (
		<>
			<ResultHeader label="The strategy" title={title} facts={facts.filter(({ label }) => label !== 'Platforms')} />
			<DocumentTabs
				label="Parts of the strategy"
				text={told}
				pictures={{ [CALENDAR]: month }}
				tabs={[
					{ value: 'overview', label: 'Strategy Overview', sections: overviewSections(strategy) },
					{ value: 'calendar', label: 'Content Calendar', sections: calendarSections(shown, chosen) },
					{ value: 'templates', label: 'Content Templates', sections: templateSections(strategy) },
					{ value: 'strategy', label: 'Growth Strategy', sections: growthSections(strategy) },
				]}
			/>
		</>
	);
}
