/**
 * What was said in a call, as facts: each with the turns that show it. Turns are numbered from 1 as a reader counts
 * them: by the lines of a labelled text, by change of speaker in captions.
 */

export type Side = 'seller' | 'buyer' | 'other';
/** What a sum is for. */
export const PERS = ['once', 'second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year', 'unit'] as const;
export type Per = (typeof PERS)[number];
export type OutcomeKind = 'agreed' | 'next-step' | 'open' | 'refused';
export type PromiseKind = 'send' | 'sign' | 'pay' | 'meet' | 'start' | 'ask' | 'other';
export type AlternativeKind = 'tried' | 'used' | 'considered';

/** What every fact has. */
export interface Fact {
	/** The turns that show it, the plainest first. */
	lines: number[];
	/** Verbatim words of the first of these turns. */
	quote: string;
	/** How likely it is true, from 0 to 1. */
	confidence: number;
	/** The rule, the weights or the model that found it, or the member. */
	by: string;
	/** What the rules read otherwise where a model read the call, in a sentence. */
	check?: string;
	/** The correction that made it what it is, by `correctionId`. */
	correction?: string;
}

/** What the seller asks for, as finally named. */
export interface Price extends Fact {
	amount: number;
	per: Per;
	/** ISO 4217, where it was said. */
	currency?: string;
	/** Whether the call ended with a yes to it. */
	accepted?: boolean;
	/** Whether they said no to it, and nobody named it again. */
	turnedDown?: boolean;
}

/** Money that the buyer says there is, or that would be fine or too much. */
export interface Budget extends Fact {
	amount: number | null;
	per: Per | null;
	currency?: string;
}

/** What the buyer measures the business or its trouble in. */
export interface Figure extends Fact {
	amount: number;
	/** The noun or the period that it counts, or the currency. */
	unit: string;
}

export interface Decider extends Fact {
	who: string;
	/** Whether the person is in the call. */
	present: boolean;
}

export interface Pain extends Fact {
	/** At most two of a call. */
	main: boolean;
}

export interface Objection extends Fact {
	/** Whether the seller took it up. */
	answered: boolean;
}

export interface Alternative extends Fact {
	name: string;
	kind: AlternativeKind;
}

export interface Commitment extends Fact {
	/** The label of the speaker who does it. */
	owner: string;
	/** The words for the day or hour, where one was named. */
	when: string | null;
	/** What is to be done, as far as the words say it. */
	kind?: PromiseKind;
	/** Verbatim, without who and when: "get the letter over to you". */
	action?: string;
	/** Where its own words only point to it. */
	thing?: NamedThing;
}

/** The sentences of a turn that name what somebody promises: "Could you send me the call logs?" */
export interface NamedThing {
	/** Its number. */
	turn: number;
	quote: string;
}

/** Scores from 0 to 10. */
export interface Bant {
	budget: number;
	authority: number;
	need: number;
	timeline: number;
}

export interface CallFacts {
	/** By the label of the speaker in the source. */
	sides: Record<string, Side>;
	/** Labels of speakers whose side is doubtful. */
	doubtfulSides: string[];
	prices: Price[];
	budget: Budget[];
	figures: Figure[];
	deciders: Decider[];
	timing: Fact[];
	pains: Pain[];
	goals: Fact[];
	objections: Objection[];
	alternatives: Alternative[];
	signals: Fact[];
	next: Commitment[];
	/** The turns that show it best first; none where the member says it. */
	outcome: {
		kind: OutcomeKind;
		lines: number[];
		/** Of what is agreed in part: where they leave another part. */
		left?: number[];
		confidence: number;
		by?: 'member';
		check?: string;
	};
	bant: Bant;
}
