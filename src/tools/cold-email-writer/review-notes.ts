import type { ColdEmailInput } from './contract.ts';
import { showOf } from './draft/contact.ts';

/** What the method cannot do without: until it is entered, the first email asks for it. */
export function reviewNotes(input: ColdEmailInput): string[] {
	if (input.emailType === 'Interview Method' && input.publicationName === '') {
		return [
			'An interview appears somewhere: add the publication in the step before, or fill the gap in the first email.',
		];
	}
	if (input.emailType === 'Podcast Method' && input.podcastName === '' && !showOf(input.senderContactInfo)) {
		return ['Add the name of your podcast in the step before, or fill the gap in the first email.'];
	}
	if (input.emailType === 'Masterclass Method' && (input.className === '' || input.classDate === '')) {
		return ['A class has a title and a day: add them in the step before, or fill the gap in the first email.'];
	}
	return [];
}
