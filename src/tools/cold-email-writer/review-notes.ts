import type { ColdEmailInput } from './contract.ts';
import { showOf } from './draft/show.ts';

/** What a method needs and the form has no field for: it will stand as a gap. */
export function reviewNotes(input: ColdEmailInput): string[] {
	if (input.emailType === 'Interview Method') {
		return ['An interview appears somewhere: the first e-mail will hold [add where it appears] for you to fill in.'];
	}
	if (input.emailType === 'Masterclass Method') {
		return ['A class has a date: the invitation will hold [add date and time] for you to fill in.'];
	}
	if (input.emailType === 'Podcast Method' && showOf(input.senderContactInfo) === null) {
		return ['Name your podcast in “Further contact details”; until then the invitation will hold [add its name].'];
	}
	return [];
}
