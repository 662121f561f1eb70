import { MUST_BE } from '#call-facts/told/main-cues.ts';
import type { Pattern } from '#language/pattern.ts';

/** The words that tell what readers use. */

/** What a step hands over, by its name: "send it" says little. */
export const HANDED_OVER: Pattern = {
	id: 'a thing that is sent, signed or brought',
	pattern:
		/\b(?:quotes?|quotations?|proposals?|offers?|contracts?|agreements?|orders?|invoices?|letters?|forms?|lists?|pages?|one-pager|sheets?|links?|numbers?|addresses|photos?|pictures?|recordings?|reports?|copy|copies|drafts?|plans?|invites?|invitations?|e-?mails?|samples?|demos?|data|exports?|figures|files?|documents?|papers?|deposit|drawings?|menu|screenshots?|spreadsheets?|summary|versions?|examples?|references?)\b/i,
	finds: [
		"I'll send the quote tonight.",
		'Send the quotation.',
		'Send the proposal.',
		'Send the offer.',
		'Send the contract.',
		'Send the agreement.',
		'Send the order.',
		'Send the invoice.',
		'Send the letter.',
		'Send the form.',
		'Send the list.',
		'Send the page.',
		'Send the one-pager.',
		'Send the sheet.',
		'Send the link.',
		'Send the number.',
		'Send the addresses.',
		'Send the photo.',
		'Send the picture.',
		'Send the recording.',
		'Send the report.',
		'Send the copy.',
		'Send the draft.',
		'Send the plan.',
		'Send the invite.',
		'Send the invitation.',
		'Send the e-mail.',
		'Send the email.',
		'Send the sample.',
		'Send the demo.',
		'Send the data.',
		'Send the export.',
		'Send the figures.',
		'Send the file.',
		'Send the document.',
		'Send the paper.',
		'Send the deposit.',
		'Send the drawing.',
		'Send the menu.',
		'Send the screenshot.',
		'Send the spreadsheet.',
		'Send the summary.',
		'Send the version.',
		'Send the example.',
		'Send the reference.',
		'Send the copies.',
	],
	leaves: ["I'll send it tonight.", "I'll do that on Monday."],
};

const BY = /\b(?:by|before|until) /i;

/** Whether something must be by a day: of dates that nothing must be by half were not used. */
export function isBound(words: string): boolean {
	return MUST_BE.pattern.test(words) || BY.test(words);
}

export const USED_CUES = [HANDED_OVER];
