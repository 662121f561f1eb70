import { type ProfileSection, sentence } from '../section.ts';

export const background: ProfileSection = {
	id: 'background',
	title: 'Background',
	note: 'For finding a niche, and for the tone of what is written.',
	parts: [
		{
			name: 'signature',
			label: 'Signature',
			hint: 'Empty for name, role and company.',
			kind: 'area',
			rows: 3,
			wide: true,
		},
		{ name: 'links', label: 'Links', hint: 'A line each.', slot: 'links', kind: 'area', rows: 2, wide: true },
		{ name: 'brandVoice', label: 'Brand voice', hint: 'For example “plain and friendly”.', wide: true },
		sentence(
			'values',
			'Your values, as a customer notices them',
			'For example “We call back the same day.”',
			'passage',
		),
		sentence('background', 'What you did before', 'Whole sentences, with years and numbers.', 'notes'),
		sentence('skills', 'What you can do', 'Whole sentences.', 'notes'),
		sentence('network', 'Whom you know', 'For example “About 25 restaurant owners know me by name.”', 'notes'),
	],
};
