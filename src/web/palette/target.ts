import type { SearchHit } from '#shared/search.ts';
import type { Entry } from '#web/navigation.ts';

/** A destination in the palette. */
export interface Target {
	path: string;
	label: string;
	/** Beside the label: for a run its tool and time; for a tool its title where that says more. */
	note?: string;
	icon?: Entry['icon'];
	/** Of a hit: the line that holds the words, and where they stand in it and in the label. */
	found?: Pick<SearchHit, 'place' | 'marks' | 'titleMarks'>;
}

export interface TargetGroup {
	label: string;
	targets: readonly Target[];
}
