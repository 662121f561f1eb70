import { INDUSTRIES } from '#shared/options.ts';
import { chosen, type ProfileSection, sentence } from '../section.ts';

export const offer: ProfileSection = {
	id: 'offer',
	title: 'What you sell',
	note: 'The sentences that every email, ad and proposal begins with.',
	open: true,
	parts: [
		sentence('whatWeDo', 'What you do', 'One sentence that begins with “We” or “I”.', 'we'),
		{ name: 'audience', label: 'For whom', hint: 'Several people, as you would say it.', slot: 'people' },
		{
			name: 'audienceTrade',
			label: 'Their industry',
			kind: 'choice',
			options: [{ value: '', label: 'Choose one' }, ...chosen(INDUSTRIES)],
		},
		{ name: 'audienceSize', label: 'Their size', hint: 'For example “up to 50 employees”.' },
		sentence('howItWorks', 'How it works', 'One sentence about the work: who does what, and when.', 'how'),
	],
};
