import type { AdField } from '../placements.ts';

/** What the texts of an ad are called on the screen. */
export const FIELD_LABELS: Readonly<Record<AdField, string>> = {
	hook: 'Hook',
	primaryText: 'Primary text',
	headline: 'Headline',
	description: 'Description',
};
