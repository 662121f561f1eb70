import type { AdField } from '../placements.ts';

/** The labels of an ad's texts on the screen. */
export const FIELD_LABELS: Readonly<Record<AdField, string>> = {
	hook: 'Hook',
	primaryText: 'Primary text',
	headline: 'Headline',
	description: 'Description',
};
