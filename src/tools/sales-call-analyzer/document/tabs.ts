import { filled, section } from '#shared/document-parts.ts';
import type { Analysis } from '../analysis.ts';
import { conversationSections } from './conversation.ts';
import { measurementSection } from './measured.ts';
import { actionSection, adviceSection, followUpSection, progressSection, skillSection } from './next.ts';
import { qualificationSections } from './qualification.ts';
import { aboutSection, highlightSection, moodSection, painSection, signalSection } from './summary.ts';

/** The report on the screen, tab by tab. What has no content here the screen draws itself. */
export function tabs(analysis: Analysis) {
	return [
		{
			value: 'summary',
			label: 'Summary & Insights',
			sections: [
				highlightSection(analysis),
				...filled(painSection(analysis)),
				section('What was said'),
				...filled(signalSection(analysis), moodSection(analysis), aboutSection(analysis)),
			],
		},
		{ value: 'qualification', label: 'BANT Qualification', sections: qualificationSections(analysis) },
		{
			value: 'conversation',
			label: 'Conversation Analysis',
			sections: [section('Talk time'), ...conversationSections(analysis), measurementSection(analysis)],
		},
		{
			value: 'coaching',
			label: 'Coaching & Next Steps',
			sections: [
				actionSection(analysis),
				followUpSection(analysis),
				section('Follow-up email'),
				progressSection(analysis),
				...filled(skillSection(analysis), adviceSection(analysis)),
			],
		},
	];
}
