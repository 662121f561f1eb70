import type { ProfileSection } from '../section.ts';

export const company: ProfileSection = {
	id: 'company',
	title: 'You and your company',
	note: 'Stands below your emails and on what you send to clients.',
	open: true,
	reads: 'footer',
	parts: [
		{ name: 'name', label: 'Your name', autoComplete: 'name' },
		{ name: 'role', label: 'Your role', autoComplete: 'organization-title' },
		{ name: 'company', label: 'Company', autoComplete: 'organization' },
		{ name: 'phone', label: 'Phone', autoComplete: 'tel' },
		{ name: 'email', label: 'Email', slot: 'email', autoComplete: 'email' },
		{ name: 'website', label: 'Website', slot: 'website', autoComplete: 'url' },
		{ name: 'country', label: 'Country', autoComplete: 'country-name' },
		{ name: 'currency', label: 'Currency', hint: 'Three letters, for prices and sums.', slot: 'currency' },
		{
			name: 'postalAddress',
			label: 'Postal address',
			hint: 'In one line. Many countries ask for it below an email to strangers.',
			wide: true,
		},
	],
};
