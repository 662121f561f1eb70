import type { Pattern } from '#language/pattern.ts';
import type { OPEN_BY_KIND } from './sentences/open-questions.ts';

export type Kind = keyof typeof OPEN_BY_KIND;

/** How a trouble that is on no list is told: it takes long, is done by hand, or does not happen as it should. */
export const KINDS = [
	{
		id: 'long',
		pattern: /\b(?:takes?|spends?|eats?)\b[^.;\n]{0,30}\b(?:hours?|days?|weeks?|months|forever|ages|too long)\b/i,
		finds: [
			'Matching tutor and pupil takes days',
			'Warranty claims take weeks to write',
			'He spends an hour',
			'they spend a day',
			'It eats a week',
			'Packing eats hours',
			'spare parts take months',
			'it takes forever',
			'This takes ages',
			'washing takes too long',
		],
		leaves: ['He takes the bus'],
	},
	{
		id: 'handwork',
		pattern: /\b\w+ed (?:by (?:hand|phone|e-?mail|whatsapp)|manually|on paper)\b/i,
		finds: [
			'Commission is calculated by hand',
			'Loads are booked by phone',
			'jobs are assigned by email',
			'Staff for events is booked by WhatsApp',
			'Labels are sorted manually',
			'hours are noted on paper',
		],
		leaves: ['by hand of God'],
	},
	{
		id: 'lapse',
		pattern: /\b(?:gets? lost|forg[eo]ts?|forgotten|cancels?|too late|missing|never|nobody)\b/i,
		finds: [
			'Tools get lost between sites',
			'Coaches forget to send programs',
			'He forgot the key',
			'keys are forgotten',
			'Guides cancel on the morning of the tour',
			'Groups come too late',
			'a hat is missing',
			'The bell never rings',
			'Nobody sweeps the yard',
		],
		leaves: ['Hats and gloves'],
	},
] as const satisfies readonly Pattern<Kind>[];

/** How a trouble is told, where it is told in one of these ways. */
export function kindOf(words: string): Kind | null {
	return KINDS.find(({ pattern }) => pattern.test(words))?.id ?? null;
}
