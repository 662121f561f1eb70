import type { ColdEmailInput } from './contract.ts';
import { showOf } from './draft/show.ts';

/** What the method needs but the form does not ask for: it will be a gap to fill. */
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
