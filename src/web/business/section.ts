/** What a section of the business profile's form is made of. */
import type { Slot } from '#business/fit/slots.ts';
import type { BusinessProfile } from '#business/profile.ts';

export interface ProfileField {
	/** The name within the profile or within the entry. */
	name: string;
	label: string;
	hint?: string;
	/** A line where not given. */
	kind?: 'area' | 'tick' | 'choice';
	rows?: number;
	options?: readonly { value: string; label: string }[];
	/** The place it is for: its example is the placeholder. */
	slot?: Slot;
	/** Where it is another one. */
	placeholder?: string;
	/** Over both columns. */
	wide?: boolean;
	/** Only for entries of these kinds. */
	kinds?: readonly string[];
	autoComplete?: string;
}

type ListName = {
	[Key in keyof BusinessProfile]: BusinessProfile[Key] extends unknown[] ? Key : never;
}[keyof BusinessProfile];

export interface ProfileList {
	list: ListName;
	title: string;
	hint: string;
	/** "result": "Add a result", "Result 1". */
	noun: string;
	article: 'a' | 'an';
	most: number;
	/** What a new one holds. */
	fresh: object;
	fields: readonly ProfileField[];
}

export interface ProfileSection {
	id: string;
	title: string;
	note: string;
	/** Open from the start. */
	open?: boolean;
	/** How its fields read together: a path of `readingOf`. */
	reads?: string;
	parts: readonly (ProfileField | ProfileList)[];
}

export const isList = (part: ProfileField | ProfileList): part is ProfileList => 'list' in part;

/** A field for one or more sentences, over both columns. */
export const sentence = (name: string, label: string, hint: string, slot: Slot): ProfileField => ({
	name,
	label,
	hint,
	slot,
	kind: 'area',
	rows: 2,
	wide: true,
});

/** Options that are shown as they are kept. */
export const chosen = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
