import type { IndustryTask } from '#content/industry.ts';

/**
 * What kind of trouble a piece of daily work is. It decides what is said about the work, what is asked and what is
 * offered, in every trade; and it brings one neutral task for trades that the catalogue does not know.
 */
export interface Nature {
	/** Words that tell it, in a task or in what the member typed. */
	signs: RegExp;
	/** Why it is worth a look, as a sentence. */
	why: string;
	/** The small step that the first e-mail asks for. */
	step: string;
	/** A question each for who owns the business, who leads, and who does the work. */
	asks: Readonly<Record<Stance, string>>;
	/** Points without full stops: for an interview, for a talk on air, for a class. */
	report: string;
	talk: string;
	learn: string;
	/** Advice to the member. */
	approach: string;
	/** An objection between ‘ and ’, and what to answer. */
	objection: string;
	task: IndustryTask;
}

export type Stance = 'owner' | 'lead' | 'doer';
