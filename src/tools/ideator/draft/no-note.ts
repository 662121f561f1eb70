import type { Pattern } from '#language/pattern.ts';

/** What people type where a field must not stay empty: it says nothing, and is never asked or listed. */
export const NO_NOTE = {
	id: 'no note',
	pattern:
		/^(?:(?:(?:i|we) )?(?:don['’]?t|do not) know(?: yet)?|(?:(?:i|we) have )?no idea(?: yet)?|not sure(?: yet)?|idk|n\/?a|none|nothing|no)[.!?…]*$/i,
	finds: [
		'dont know',
		"I don't know",
		'We do not know yet',
		'don’t know!',
		'no idea',
		'I have no idea',
		'we have no idea yet',
		'Not sure',
		'not sure yet',
		'idk',
		'n/a',
		'NA',
		'none',
		'Nothing.',
		'no',
	],
	leaves: [
		"I don't know if they care",
		'no idea what they pay',
		'Not sure who signs',
		'none of them answers the phone',
		'nothing is written down',
		'no time',
		'nap',
		'a none',
	],
} as const satisfies Pattern;

/** Whether a text says anything: "-", "???" and "n/a" do not. */
export function isNote(words: string): boolean {
	return /[\p{L}\p{N}]/u.test(words) && !NO_NOTE.pattern.test(words);
}
