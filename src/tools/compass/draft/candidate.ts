import type { FittingNiche } from '#content/niche.ts';
import type { Scores } from '../contract.ts';
import type { People } from './people.ts';
import type { Price } from './prices.ts';
import type { Job } from './told.ts';

/** A niche that the answers may carry, with what they hold for it. */
export interface Candidate {
	title: string;
	/** In the plural. */
	trade: string;
	/** Null for a niche of the catalogue. */
	job: Job | null;
	/** The job was done in this trade. */
	isDoneHere: boolean;
	/** What the member asks for this job. */
	price: Price | null;
	/** What the member refuses or wants to do less, if it is about this; empty if nothing. */
	limit: string;
	/** The catalogue's entry: the niche itself or, for a job of the member's own, the nearest. */
	entry: FittingNiche | null;
	/** Known from the member's own work, through people, or not at all. */
	known: 'work' | 'people' | 'no';
	/** What the member wrote of the work; empty if nothing can be quoted. */
	work: string;
	people: People | null;
	/** One person to ask before others; empty if none is named. */
	person: string;
	proof: Proof;
	/** What the member likes about the trade; empty if nothing was said. */
	liking: string;
}

export interface Proof {
	/**
	 * `result`: what came of it, from the form's last step; `told`: another answer tells of the work; `named`: the job is
	 * only named.
	 */
	kind: 'result' | 'told' | 'named' | 'none';
	/** Empty where the member chose an entry, and tells nothing of its work. */
	quote: string;
	/** Whether the quote holds a number. */
	hasNumber: boolean;
}

export interface Niche extends Candidate {
	scores: Scores;
}
